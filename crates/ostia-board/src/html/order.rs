//! All players in the order in which they are asked, and what each has done: kept a card, bid, passed, settled. Here the
//! seller decides.

use super::super::{choices, points};
use super::choosing::choice_label;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{Clickable, SeatContext, pieces};
use portolan_core::{Seat, SeatCount};
use portolan_i18n::OstiaKey;
use portolan_ostia::{Choice, OfferView, Phase, View};

/// All players, as a list.
pub(super) fn order(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
    let begins = match (view.phase, &view.offer) {
        (Phase::Offer { seat } | Phase::Decide { seat }, _) => seat,
        (_, Some(offer)) => offer.seller,
        _ => view.first,
    };
    let seats: Vec<Seat> = SeatCount::new(view.players.len())
        .into_iter()
        .flat_map(|seats| seats.clockwise_from(begins))
        .collect();
    let turn = view.phase.seat().and_then(|now| seats.iter().position(|&seat| seat == now));
    html! {
        ol.order aria-label=(reader.locale.text(OstiaKey::HtmlOrder)) {
            @for (place, &seat) in seats.iter().enumerate() {
                @let doing = doing(seat, place, turn.unwrap_or(0), view);
                li class={ (doing) @if view.to_act.has(seat) { " acts" } } {
                    (pieces::crest(seat))
                    span.name { (reader.players.name(seat)) }
                    (told(seat, doing, view, context, reader))
                }
            }
        }
    }
}

/// What somebody at this place of the order is doing while `turn` is asked, as the messages call it.
fn doing(seat: Seat, place: usize, turn: usize, view: &View) -> &'static str {
    let asked = match place.cmp(&turn) {
        std::cmp::Ordering::Less => "done",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "later",
    };
    match (view.phase, &view.offer) {
        (Phase::Keep | Phase::Allocate | Phase::LastAllocate, _) => {
            if view.to_act.has(seat) {
                "chooses"
            } else {
                "ready"
            }
        }
        (Phase::Offer { .. }, _) => {
            if place == 0 {
                "offers"
            } else {
                "later"
            }
        }
        (Phase::Bid { .. }, Some(offer)) => bidding(seat, place, asked, offer, view),
        (Phase::Decide { .. }, Some(offer)) if place > 0 => bidding(seat, place, "done", offer, view),
        (Phase::Decide { .. }, _) => "decides",
        (Phase::Over, _) => "points",
        _ => match asked {
            "now" => "settles",
            asked => asked,
        },
    }
}

fn bidding(seat: Seat, place: usize, asked: &'static str, offer: &OfferView, view: &View) -> &'static str {
    match (choices::bid_of(seat, offer), asked) {
        _ if place == 0 => "sells",
        (Some(bid), _) if bid == choices::highest(view) => "highest",
        (Some(_), _) => "bid",
        (None, "now") => "bids",
        (None, "done") => "passed",
        (None, _) => "later",
    }
}

/// In words; for the seller who decides, as a button.
fn told(
    seat: Seat,
    doing: &'static str,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let decides = matches!(view.phase, Phase::Decide { seat } if reader.viewer.is(seat));
    let choice = match doing {
        "decides" => Choice::Buy,
        _ => Choice::Sell(seat),
    };
    if !decides || doing == "passed" {
        return html! { span.told { (label(seat, doing, view, reader)) } };
    }
    let label = label(seat, if choice == Choice::Buy { "takes" } else { doing }, view, reader);
    let thing = Clickable {
        choice: Some(choice),
        class: "told",
        label: &label,
        face: html! { (pieces::picture("coin", "0 0 24 24")) (label) },
    };
    thing.show(context, |choice| choice_label(choice, view, reader))
}

fn label(seat: Seat, doing: &'static str, view: &View, reader: &Reader<'_>) -> String {
    if doing == "points" {
        return view.player(seat).map_or_else(String::new, |player| {
            points(player.points.senate + player.points.goods + player.points.money, reader)
        });
    }
    let amount = match doing {
        "takes" => choices::highest(view) + 1,
        _ => view.offer.as_ref().and_then(|offer| choices::bid_of(seat, offer)).unwrap_or(0),
    };
    reader.locale.format(OstiaKey::HtmlDoing, [("doing", doing.into()), ("amount", amount.into())])
}
