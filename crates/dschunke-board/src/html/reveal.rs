//! The bids that were revealed last, side by side with their results, until the next turn begins.

use super::super::{bid_text, sentences::sentence};
use super::symbols::{mark, symbol};
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_core::{Seat, SeatSet};
use portolan_dschunke::{Bid, Event, Phase, View};
use portolan_i18n::DschunkeKey as Key;

/// The latest bids of these events.
pub(crate) fn reveal(events: &[Event], view: &View, reader: &Reader<'_>) -> Markup {
    let Some(shown) = latest(events) else { return html! {} };
    let bids = || shown.iter().filter_map(bid_of);
    let sold: Vec<&Event> = shown.iter().filter(|event| matches!(event, Event::GoodsSold { .. })).collect();
    let winners = sold.iter().fold(SeatSet::EMPTY, |all, event| match event {
        Event::GoodsSold { winners, .. } => winners.iter().fold(all, SeatSet::with),
        _ => all,
    });
    // Folded while a turn or the ranking needs the space.
    let folded = match view.phase {
        Phase::Turn { seat, .. } => reader.viewer.is(seat),
        phase => matches!(phase, Phase::Over),
    };
    html! {
        details.reveal id="reveal" open[!folded] {
            summary { (reader.locale.text(Key::HtmlReveal)) }
            ul { @for (seat, bid) in bids() { li.won[winners.has(seat)] { (one(seat, bid, reader)) } } }
            @for event in sold { p { (sentence(event, view, reader)) } }
        }
    }
}

/// The events from the first revealed bid to the last result; empty after a turn began.
fn latest(events: &[Event]) -> Option<&[Event]> {
    let last = events.iter().rposition(|event| bid_of(event).is_some())?;
    let since = &events[last..];
    if since.iter().any(|event| matches!(event, Event::WorkerUsed { .. } | Event::ActionMissed { .. })) {
        return None;
    }
    let first =
        events[..last].iter().rposition(|event| bid_of(event).is_none()).map_or(0, |before| before + 1);
    let sold = since.iter().rposition(|event| matches!(event, Event::GoodsSold { .. })).unwrap_or(0);
    Some(&events[first..=last + sold])
}

const fn bid_of(event: &Event) -> Option<(Seat, Bid)> {
    match event {
        Event::BidShown { seat, bid } => Some((*seat, *bid)),
        _ => None,
    }
}

fn one(seat: Seat, bid: Bid, reader: &Reader<'_>) -> Markup {
    html! {
        (mark(seat))
        span.who { (reader.players.name(seat)) }
        @match bid {
            Bid::Cards(good, count) => {
                b aria-hidden="true" { (count) }
                (symbol(good))
                span.unseen { (bid_text(bid, reader)) }
            }
            Bid::Nothing => b { (bid_text(bid, reader)) },
        }
    }
}
