//! A run of events in few sentences: all bids for a pair, all prices of a market, what several players do at once. An
//! event is left out only if another sentence of the run reports it.

use super::seat_names;
use super::sentences::{event_seat, part, repeated, sentence};
use portolan_board::Reader;
use portolan_board::sentence::text_arg;
use portolan_core::SeatSet;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Event, View};

/// The sentences for a run of events.
pub(crate) fn story(events: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut rest = events;
    while let Some(first) = rest.first() {
        let length = rest.iter().take_while(|event| is_same_run(first, event)).count().max(1);
        let (run, later) = rest.split_at(length);
        sentences.extend(summarise(run, view, reader));
        rest = later;
    }
    sentences
}

fn is_same_run(first: &Event, event: &Event) -> bool {
    use Event::*;
    match (first, event) {
        (CardsDrawn { count: one, .. }, CardsDrawn { count, .. }) => one == count,
        (CardOffered { seat: one, .. }, CardOffered { seat, .. } | PairOffered { seat, .. }) => one == seat,
        (StorehouseSold { seat: one, .. }, StorehouseSold { seat, .. })
        | (LoanTaken { seat: one, .. }, LoanTaken { seat, .. })
        | (LoanRepaid { seat: one, .. }, LoanRepaid { seat, .. })
        | (StorehouseBuilt { seat: one, .. }, StorehouseBuilt { seat, .. })
        | (CardDiscarded { seat: one, .. }, CardDiscarded { seat, .. }) => one == seat,
        (BidMade { .. } | Passed { .. }, BidMade { .. } | Passed { .. })
        | (CardKept { .. }, CardKept { .. })
        | (Allocated { .. }, Allocated { .. })
        | (PriceFound { .. }, PriceFound { .. })
        | (GoodsSold { .. }, GoodsSold { .. })
        | (OfferingJudged { .. }, OfferingJudged { .. })
        | (MoneyJudged { .. }, MoneyJudged { .. }) => true,
        _ => false,
    }
}

fn summarise(run: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    match run {
        [Event::CardsDrawn { .. } | Event::CardKept { .. } | Event::Allocated { .. }, ..] => {
            own_and_others(run, view, reader)
        }
        [Event::BidMade { .. } | Event::Passed { .. }, _, ..] => {
            list_sentence(Key::BidsMade, "bids", run, reader)
        }
        [Event::PriceFound { .. }, ..] => list_sentence(Key::PricesFound, "prices", run, reader),
        [Event::GoodsSold { .. }, _, ..] => list_sentence(Key::Incomes, "incomes", run, reader),
        [Event::OfferingJudged { .. }, _, ..] => list_sentence(Key::Offerings, "offerings", run, reader),
        [Event::MoneyJudged { .. }, _, ..] => list_sentence(Key::Fortunes, "fortunes", run, reader),
        [
            Event::StorehouseSold { .. }
            | Event::LoanTaken { .. }
            | Event::LoanRepaid { .. }
            | Event::StorehouseBuilt { .. }
            | Event::CardDiscarded { .. },
            ..,
        ] => vec![repeated(run, reader)],
        [.., pair @ Event::PairOffered { .. }] => vec![sentence(pair, view, reader)],
        all => all.iter().map(|event| sentence(event, view, reader)).collect(),
    }
}

/// What several seats did, in one list.
fn list_sentence(key: Key, name: &'static str, run: &[Event], reader: &Reader<'_>) -> Vec<String> {
    let parts: Vec<String> = run.iter().map(|event| part(event, reader)).collect();
    vec![reader.locale.format(key, [text_arg(name, parts.join(", "))])]
}

/// An event of every player: the reader's own sentence, then one for all others.
fn own_and_others(run: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
    let is_own = |event: &&Event| event_seat(event).is_some_and(|seat| reader.viewer.is(seat));
    let mut sentences: Vec<String> =
        run.iter().filter(is_own).map(|event| sentence(event, view, reader)).collect();
    let others: SeatSet = run.iter().filter(|event| !is_own(event)).filter_map(event_seat).collect();
    if !others.is_empty() {
        sentences.push(others_sentence(&run[0], others, reader));
    }
    sentences
}

fn others_sentence(like: &Event, others: SeatSet, reader: &Reader<'_>) -> String {
    let locale = reader.locale;
    let (who, count) = (text_arg("who", seat_names(others, reader)), ("count", others.len().into()));
    match *like {
        Event::CardsDrawn { count: cards, .. } => {
            locale.format(Key::CardsDrawn, [who, count, ("cards", cards.into())])
        }
        Event::CardKept { .. } => locale.format(Key::CardKept, [who, count]),
        _ => locale.format(Key::Allocated, [who, count, ("person", "other".into())]),
    }
}
