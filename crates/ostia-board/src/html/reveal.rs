//! The revealed allocations side by side, until the next card is offered for sale.

use super::super::sentences::sentence;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::pieces::{crest, picture};
use portolan_core::Seat;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Bundle, Event, Phase, View};

/// The latest allocations of these events.
pub(crate) fn reveal(events: &[Event], view: &View, reader: &Reader<'_>) -> Markup {
    let shown = latest(events);
    if shown.is_empty() {
        return html! {};
    }
    // The next round needs the space for its decision, and the end of the game for the ranking.
    let open = !matches!(view.phase, Phase::Keep | Phase::Over);
    html! {
        details.reveal id="reveal" open[open] {
            summary { (reader.locale.text(Key::HtmlReveal)) }
            ul { @for event in shown { (one(event, events, view, reader)) } }
        }
    }
}

/// The allocations that were revealed last; empty after a card was offered for sale.
fn latest(events: &[Event]) -> Vec<&Event> {
    let is_shown = |event: &&Event| matches!(event, Event::AllocationShown { .. });
    let over = events
        .iter()
        .rposition(|event| matches!(event, Event::CardOffered { .. }))
        .map_or(0, |place| place + 1);
    let since = &events[over..];
    let count = since.iter().filter(is_shown).count();
    // At the end of the game all players reveal a second time; the last allocation of each seat counts.
    let seats = since.iter().filter_map(seat_of).fold(Vec::new(), |mut seats: Vec<Seat>, seat| {
        if !seats.contains(&seat) {
            seats.push(seat);
        }
        seats
    });
    since.iter().filter(is_shown).skip(count - seats.len()).collect()
}

const fn seat_of(event: &Event) -> Option<Seat> {
    match event {
        Event::AllocationShown { seat, .. } => Some(*seat),
        _ => None,
    }
}

fn one(event: &Event, events: &[Event], view: &View, reader: &Reader<'_>) -> Markup {
    let Event::AllocationShown { seat, market, senate, stored } = event else { return html! {} };
    html! {
        li {
            span.unseen { (sentence(event, view, reader)) }
            span.row aria-hidden="true" {
                (crest(*seat))
                span.who { (reader.players.name(*seat)) }
                (put("column", market, income(*seat, events).map(|income| ("coin", income))))
                (put("temple", senate, points(*seat, events).map(|points| ("wreath", points))))
                @if *stored > 0 { span.put { (picture("storehouse", "0 0 48 40")) b { (stored) } } }
            }
        }
    }
}

/// The cards in a place, and their yield.
fn put(place: &str, cards: &Bundle, brought: Option<(&str, u16)>) -> Markup {
    html! {
        @if !cards.is_empty() {
            span.put {
                (picture(place, "0 0 48 40"))
                @for good in cards.cards() { (symbol(good)) }
                @if let Some((what, count)) = brought { b { (count) } (picture(what, "0 0 24 24")) }
            }
        }
    }
}

/// The latest income of a seat on the market.
fn income(of: Seat, events: &[Event]) -> Option<u16> {
    events.iter().rev().find_map(|event| match event {
        Event::GoodsSold { seat, income, .. } if *seat == of => Some(*income),
        _ => None,
    })
}

/// The latest points of a seat from the senate.
fn points(of: Seat, events: &[Event]) -> Option<u16> {
    events.iter().rev().find_map(|event| match event {
        Event::OfferingJudged { seat, points, .. } if *seat == of => Some(u16::from(*points)),
        _ => None,
    })
}
