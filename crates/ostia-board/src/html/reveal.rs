//! What everybody had put where, side by side, once it was shown: until the next card is offered for sale.

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
    // In the next round there is something else to decide, which needs the room; and at the end there is the ranking.
    let open = !matches!(view.phase, Phase::Keep | Phase::Over);
    html! {
        details.reveal id="reveal" open[open] {
            summary { (reader.locale.text(Key::HtmlReveal)) }
            ul { @for event in shown { (one(event, events, view, reader)) } }
        }
    }
}

/// All that was shown together last; nothing once a card was offered for sale since.
fn latest(events: &[Event]) -> Vec<&Event> {
    let is_shown = |event: &&Event| matches!(event, Event::AllocationShown { .. });
    let over = events
        .iter()
        .rposition(|event| matches!(event, Event::CardOffered { .. }))
        .map_or(0, |place| place + 1);
    let since = &events[over..];
    let count = since.iter().filter(is_shown).count();
    // At the very end everybody shows a second time what is on the market: the last of each seat counts.
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

/// The cards in a place, and what they brought there.
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

/// What a seat got on the market since.
fn income(of: Seat, events: &[Event]) -> Option<u16> {
    events.iter().rev().find_map(|event| match event {
        Event::GoodsSold { seat, income, .. } if *seat == of => Some(*income),
        _ => None,
    })
}

/// What the senate gave a seat since.
fn points(of: Seat, events: &[Event]) -> Option<u16> {
    events.iter().rev().find_map(|event| match event {
        Event::OfferingJudged { seat, points, .. } if *seat == of => Some(u16::from(*points)),
        _ => None,
    })
}
