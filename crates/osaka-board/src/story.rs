//! Summarises a run of events in few sentences: a payment with its purchase, all ships that sail together, all tokens of
//! a sale. No information is lost.

use super::sentences::{sentence, token, voyage};
use super::{bundle_text, card_notations};
use portolan_board::Reader;
use portolan_board::sentence::{player_sentence, text_arg};
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Event, Kind, View};

/// The sentences for a run of events.
pub(crate) fn story(events: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut rest = events;
    while let Some(first) = rest.first() {
        let length = rest.iter().take_while(|event| is_same_run(first, event)).count().max(1);
        let (run, later) = rest.split_at(length);
        sentences.push(summarise(run, view, reader));
        rest = later;
    }
    sentences
}

fn is_same_run(first: &Event, event: &Event) -> bool {
    use Event::*;
    match (first, event) {
        (
            PurchaseBegun { seat: one, .. } | CoinPaid { seat: one, .. },
            CoinPaid { seat, .. } | GoodsBought { seat, .. },
        ) => one == seat,
        (PurchaseBegun { .. }, PurchaseBegun { .. }) => true,
        (ShipSailed { .. }, ShipSailed { .. }) => true,
        (TokenWon { .. }, TokenWon { .. }) => true,
        (ShipReturned { .. }, ShipReturned { .. }) => true,
        _ => false,
    }
}

fn summarise(run: &[Event], view: &View, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    match run {
        [Event::ShipSailed { .. }, ..] => {
            locale.format(Key::ShipsSailed, [text_arg("voyages", voyages(run, view, reader))])
        }
        [Event::ShipReturned { .. }, ..] => {
            locale.format(Key::ShipsReturned, [text_arg("voyages", voyages(run, view, reader))])
        }
        [Event::TokenWon { .. }, ..] => {
            let won: Vec<String> = run.iter().map(|event| token(event, reader)).collect();
            locale.format(Key::TokensWon, [text_arg("tokens", won.join(", "))])
        }
        [.., Event::GoodsBought { seat, cards: bought, price, .. }] if run.len() > 1 => {
            let bought = text_arg("cards", bundle_text(bought, reader));
            let paid = text_arg("paid", card_notations(paid(run), reader));
            let args = [bought, ("price", (*price).into()), paid];
            player_sentence(Key::GoodsBoughtPaying, *seat, args, reader)
        }
        [.., Event::CoinPaid { seat, .. }] => player_sentence(
            Key::CoinsPaid,
            *seat,
            [text_arg("cards", card_notations(paid(run), reader))],
            reader,
        ),
        [event, ..] => sentence(event, view, reader),
        [] => String::new(),
    }
}

fn paid(run: &[Event]) -> impl Iterator<Item = Kind> + '_ {
    run.iter().filter_map(|event| match event {
        Event::CoinPaid { card, .. } => Some(*card),
        _ => None,
    })
}

fn voyages(run: &[Event], view: &View, reader: &Reader<'_>) -> String {
    let voyages = run.iter().filter_map(|event| match *event {
        Event::ShipSailed { good, to, .. } | Event::ShipReturned { good, to } => {
            Some(voyage(good, to, view, reader))
        }
        _ => None,
    });
    voyages.collect::<Vec<_>>().join(", ")
}
