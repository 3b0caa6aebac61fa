//! All players in turn order with their latest activity: kept a card, bid, passed, settled. The seller decides here.

use super::super::{choices, points_text};
use super::Page;
use super::choosing::choice_label;
use maud::{Markup, html};
use portolan_board::html::{Clickable, pieces};
use portolan_core::{Seat, SeatCount};
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Choice, OfferView, Phase, View};
use std::cmp::Ordering;

/// All players, as a list.
pub(super) fn order(page: &Page<'_>) -> Markup {
    let begins = match (page.view.phase, &page.view.offer) {
        (Phase::Offer { seat } | Phase::Decide { seat }, _) => seat,
        (_, Some(offer)) => offer.seller,
        _ => page.view.first,
    };
    let seats: Vec<Seat> = SeatCount::new(page.view.players.len())
        .into_iter()
        .flat_map(|seats| seats.clockwise_from(begins))
        .collect();
    let turn = page.view.phase.seat().and_then(|now| seats.iter().position(|&seat| seat == now));
    html! {
        ol.order aria-label=(page.text(Key::HtmlOrder)) {
            @for (place, &seat) in seats.iter().enumerate() {
                @let activity = activity(seat, place, turn.unwrap_or(0), page.view);
                li class={ (activity) @if page.view.to_act.has(seat) { " acts" } } {
                    (pieces::crest(seat))
                    span.name { (page.reader.players.name(seat)) }
                    (activity_text(seat, activity, page))
                }
            }
        }
    }
}

/// The name, in messages, of the activity of the player at this place of the order while the player at place `turn`
/// decides.
fn activity(seat: Seat, place: usize, turn: usize, view: &View) -> &'static str {
    let time = match place.cmp(&turn) {
        Ordering::Less => "done",
        Ordering::Equal => "now",
        Ordering::Greater => "later",
    };
    match (view.phase, &view.offer) {
        (Phase::Keep | Phase::Allocate | Phase::LastAllocate, _) if view.to_act.has(seat) => "chooses",
        (Phase::Keep | Phase::Allocate | Phase::LastAllocate, _) => "ready",
        (Phase::Offer { .. }, _) if place == 0 => "offers",
        (Phase::Offer { .. }, _) => "later",
        (Phase::Bid { .. }, Some(offer)) => bidding(seat, place, time, offer, view),
        (Phase::Decide { .. }, Some(offer)) if place > 0 => bidding(seat, place, "done", offer, view),
        (Phase::Decide { .. }, _) => "decides",
        (Phase::Over, _) => "points",
        _ if time == "now" => "settles",
        _ => time,
    }
}

fn bidding(seat: Seat, place: usize, time: &'static str, offer: &OfferView, view: &View) -> &'static str {
    match (choices::bid_of(seat, offer), time) {
        _ if place == 0 => "sells",
        (Some(bid), _) if bid == choices::highest(view) => "highest",
        (Some(_), _) => "bid",
        (None, "now") => "bids",
        (None, "done") => "passed",
        (None, _) => "later",
    }
}

/// The activity as text; for the seller who decides, as a button.
fn activity_text(seat: Seat, activity: &'static str, page: &Page<'_>) -> Markup {
    let decides = matches!(page.view.phase, Phase::Decide { seat } if page.reader.viewer.is(seat));
    let choice = match activity {
        "decides" => Choice::Buy,
        _ => Choice::Sell(seat),
    };
    if !decides || activity == "passed" {
        return html! { span.told { (label(seat, activity, page)) } };
    }
    let label = label(seat, if choice == Choice::Buy { "takes" } else { activity }, page);
    let clickable = Clickable {
        choice: Some(choice),
        class: "told",
        label: &label,
        face: html! { (pieces::picture("coin", "0 0 24 24")) (label) },
    };
    clickable.show(page.context, |choice| choice_label(choice, page))
}

fn label(seat: Seat, activity: &'static str, page: &Page<'_>) -> String {
    if activity == "points" {
        return page.view.player(seat).map_or_else(String::new, |player| {
            points_text(player.points.senate + player.points.goods + player.points.money, page.reader)
        });
    }
    let amount = match activity {
        "takes" => choices::highest(page.view) + 1,
        _ => page.view.offer.as_ref().and_then(|offer| choices::bid_of(seat, offer)).unwrap_or(0),
    };
    page.format(Key::HtmlDoing, [("doing", activity.into()), ("amount", amount.into())])
}
