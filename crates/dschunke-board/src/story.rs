//! A run of events in few sentences: a worker or a card with its effect, all goods taken at once, all bids, what each
//! player had at the end. An event is left out only if another sentence of the run reports it.

use super::sentences::{announced, bids, effect, returned, sentence, taken};
use super::{card_name, card_names, good_counts, names_or_you, worker_name};
use portolan_board::Reader;
use portolan_board::sentence::{player_sentence, text_arg};
use portolan_core::{Seat, SeatSet};
use portolan_dschunke::{ByGood, CardBundle, Event, View};
use portolan_i18n::DschunkeKey as Key;

/// The sentences for a run of events.
pub(crate) fn story(events: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut rest = events;
    while let Some(first) = rest.first() {
        let pairs = rest.iter().zip(&rest[1..]);
        let length = 1 + pairs.take_while(|(one, next)| is_same_run(first, one, next)).count();
        let (run, later) = rest.split_at(length);
        sentences.extend(summarise(run, view, reader));
        rest = later;
    }
    sentences
}

/// Whether `next` belongs to the run that began with `first` and has `one` as its latest event.
fn is_same_run(first: &Event, one: &Event, next: &Event) -> bool {
    use Event::*;
    match (one, next) {
        (WorkerUsed { seat, .. } | CardPlayed { seat, .. }, _) => effect_of(next) == Some(*seat),
        (GoodsTaken { seat, .. }, GoodsTaken { seat: same, .. }) => seat == same,
        (GoodsReturned { seat, .. }, GoodsReturned { seat: same, .. }) => seat == same,
        (MoneyAnnounced { .. }, MoneyAnnounced { .. }) => true,
        (BidSealed { .. }, BidSealed { .. } | BidShown { .. }) => true,
        (BidShown { .. }, BidShown { .. }) => true,
        (MoneyShown { .. }, CardsShown { .. }) | (CardsShown { .. }, HandShown { .. }) => {
            matches!(first, MoneyShown { .. })
        }
        _ => false,
    }
}

/// The seat whose action or card had this effect; `None` for other events.
const fn effect_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::StripsLoaded { seat, .. }
        | Event::MoneyEarned { seat, .. }
        | Event::GoodsTaken { seat, .. }
        | Event::StripMoved { seat, .. } => Some(seat),
        _ => None,
    }
}

fn summarise(run: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    match *run {
        [Event::WorkerUsed { worker, .. }, ref effects @ ..] if !effects.is_empty() => {
            let worker =
                reader.locale.format(Key::ByWorker, [("worker", worker_name(worker, reader).into())]);
            vec![effects_sentence(effects, worker, view, reader)]
        }
        [Event::CardPlayed { card, .. }, ref effects @ ..] if !effects.is_empty() => {
            let card = reader.locale.format(Key::ByCard, [("card", card_name(card, reader).into())]);
            vec![effects_sentence(effects, card, view, reader)]
        }
        [Event::GoodsTaken { seat, .. }, ..] => vec![taken(seat, &gathered(run), None, reader)],
        [Event::GoodsReturned { seat, .. }, ..] => vec![returned(seat, &gathered(run), reader)],
        [Event::MoneyAnnounced { .. }, ..] => vec![announced(run, reader)],
        [Event::BidSealed { .. }, .., Event::BidSealed { .. }] => sealed_bids(run, view, reader),
        [.., Event::BidShown { .. }] => vec![bids(run, reader)],
        [
            Event::MoneyShown { seat, yuan },
            Event::CardsShown { cards, yuan: bonus, .. },
            Event::HandShown { cards: hand, .. },
        ] => vec![all_shown(seat, yuan, cards, bonus, &hand, reader)],
        _ => run.iter().map(|event| sentence(event, view, reader)).collect(),
    }
}

/// What a player had at the end: money, special cards with their bonus, goods.
fn all_shown(
    seat: Seat,
    yuan: u16,
    held: CardBundle,
    bonus: u16,
    hand: &ByGood<u8>,
    reader: &Reader<'_>,
) -> String {
    let args = [
        ("yuan", yuan.into()),
        text_arg("cards", card_names(held.kinds(), reader)),
        ("bonus", bonus.into()),
        text_arg("goods", good_counts(hand, reader)),
    ];
    player_sentence(Key::AllShown, seat, args, reader)
}

/// The reader's own bid, and the other players who sealed one.
fn sealed_bids(run: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let known = |event: &&Event| matches!(event, Event::BidSealed { bid: Some(_), .. });
    let mut sentences: Vec<String> =
        run.iter().filter(known).map(|event| sentence(event, view, reader)).collect();
    let others: SeatSet = run
        .iter()
        .filter_map(|event| match *event {
            Event::BidSealed { seat, bid: None } => Some(seat),
            _ => None,
        })
        .collect();
    if !others.is_empty() {
        let who = names_or_you(others, reader);
        sentences.push(
            reader.locale.format(Key::BidsSealed, [("who", who.into()), ("count", others.len().into())]),
        );
    }
    sentences
}

/// The effect of a worker or a card.
fn effects_sentence(effects: &[Event], by: String, view: &View, reader: &Reader<'_>) -> String {
    match *effects {
        [Event::GoodsTaken { seat, .. }, ..] => taken(seat, &gathered(effects), Some(by), reader),
        [ref only] => effect(only, Some(by), reader),
        _ => effects.iter().map(|event| sentence(event, view, reader)).collect(),
    }
}

/// All goods that were taken or returned in this run.
fn gathered(run: &[Event]) -> ByGood<u8> {
    let mut all = ByGood::default();
    for event in run {
        match *event {
            Event::GoodsTaken { good, count, .. } => all[good] += count,
            Event::GoodsReturned { good, .. } => all[good] += 1,
            _ => {}
        }
    }
    all
}
