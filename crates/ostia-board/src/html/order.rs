//! All players in the order in which they are asked, and what each has done: kept a card, bid, passed, settled. Here the
//! seller decides.

use super::super::{choices, points};
use super::Page;
use super::choosing::choice_label;
use maud::{Markup, html};
use portolan_board::html::{Clickable, pieces};
use portolan_core::{Seat, SeatCount};
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Choice, OfferView, Phase, View};

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
                @let doing = doing(seat, place, turn.unwrap_or(0), page.view);
                li class={ (doing) @if page.view.to_act.has(seat) { " acts" } } {
                    (pieces::crest(seat))
                    span.name { (page.reader.players.name(seat)) }
                    (told(seat, doing, page))
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
fn told(seat: Seat, doing: &'static str, page: &Page<'_>) -> Markup {
    let decides = matches!(page.view.phase, Phase::Decide { seat } if page.reader.viewer.is(seat));
    let choice = match doing {
        "decides" => Choice::Buy,
        _ => Choice::Sell(seat),
    };
    if !decides || doing == "passed" {
        return html! { span.told { (label(seat, doing, page)) } };
    }
    let label = label(seat, if choice == Choice::Buy { "takes" } else { doing }, page);
    let thing = Clickable {
        choice: Some(choice),
        class: "told",
        label: &label,
        face: html! { (pieces::picture("coin", "0 0 24 24")) (label) },
    };
    thing.show(page.context, |choice| choice_label(choice, page))
}

fn label(seat: Seat, doing: &'static str, page: &Page<'_>) -> String {
    if doing == "points" {
        return page.view.player(seat).map_or_else(String::new, |player| {
            points(player.points.senate + player.points.goods + player.points.money, page.reader)
        });
    }
    let amount = match doing {
        "takes" => choices::highest(page.view) + 1,
        _ => page.view.offer.as_ref().and_then(|offer| choices::bid_of(seat, offer)).unwrap_or(0),
    };
    page.format(Key::HtmlDoing, [("doing", doing.into()), ("amount", amount.into())])
}
