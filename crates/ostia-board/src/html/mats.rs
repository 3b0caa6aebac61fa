//! The players: crest, name, points, money, storehouses and loans, the ship and the wares: open for who may see them.

use super::super::{denarii, points};
use super::card::{Face, Piece, hidden, in_words};
use super::places::{self, Places};
use super::storehouses::estate;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{PlayerMat, SeatContext, pieces};
use portolan_core::Seat;
use portolan_i18n::OstiaKey;
use portolan_ostia::{Card, Choice, Good, Phase, PlayerView, View};

/// The two hands that everybody has.
#[derive(Clone, Copy)]
enum Hand {
    Ship,
    Wares,
}

/// All players.
pub(super) fn mats(
    places: &Places,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    portolan_board::html::mats(view.players.len(), reader, |seat| {
        let player = &view.players[seat.index()];
        PlayerMat {
            acts: view.to_act.has(seat),
            note: html! {
                @if view.first == seat {
                    abbr.first title=(reader.locale.text(OstiaKey::HtmlFirst)) { (reader.locale.text(OstiaKey::First)) }
                }
            },
            facts: html! { (facts(player, reader)) (estate(seat, player, view, context, reader)) },
            rest: if reader.viewer.is(seat) {
                mine(player, places, view, context, reader)
            } else {
                theirs(seat, player, view, context, reader)
            },
        }
    })
}

/// Points and money.
fn facts(player: &PlayerView, reader: &Reader<'_>) -> Markup {
    let locale = reader.locale;
    let sum = player.points.senate + player.points.goods + player.points.money;
    let args = [
        ("points", points(sum, reader).into()),
        ("senate", player.points.senate.into()),
        ("goods", player.points.goods.into()),
        ("money", player.points.money.into()),
    ];
    let scored = locale.format(OstiaKey::HtmlPoints, args);
    let cash = denarii(player.cash, reader);
    let purse = locale.format(OstiaKey::HtmlPurse, [("cash", cash.into()), ("most", player.max_bid.into())]);
    html! {
        div.facts {
            span.points title=(scored) {
                (pieces::picture("wreath", "0 0 24 24"))
                b aria-hidden="true" { (sum) }
                span.unseen { (scored) }
            }
            span.cash title=(purse) {
                (pieces::picture("coin", "0 0 24 24"))
                b aria-hidden="true" { (player.cash) }
                span.unseen { (purse) }
            }
            @if player.eliminated { span.out { (locale.text(OstiaKey::Eliminated)) } }
        }
    }
}

/// The viewer's own: what is in store, the ship, the wares.
fn mine(
    player: &PlayerView,
    places: &Places,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let ship = player.ship.as_deref().unwrap_or_default();
    html! {
        @if places.open { (store(player, places, view, context, reader)) }
        @if !ship.is_empty() { (hand(Hand::Ship, ship, places, view, context, reader)) }
        (hand(Hand::Wares, &places.left, places, view, context, reader))
    }
}

/// Where the wares go that are kept for later.
fn store(
    player: &PlayerView,
    places: &Places,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let title = reader.locale.text(OstiaKey::RowToStore);
    let args = [("count", places.stored.len().into()), ("most", player.storehouses.into())];
    let over = places.stored.len() > player.storehouses.into();
    html! {
        section.store aria-label=(title) {
            h3 { (title) " " small.over[over] { (reader.locale.format(OstiaKey::Of, args)) } }
            (places::put(&places.stored, view, context, reader))
            (places::button(Choice::Store, OstiaKey::RowToStore, places, view, context, reader))
        }
    }
}

/// The viewer's own ship, or what is left of its wares.
fn hand(
    hand: Hand,
    cards: &[Card],
    places: &Places,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let (title, class) = match hand {
        Hand::Ship => (OstiaKey::RowShip, "ship-cards"),
        Hand::Wares => (OstiaKey::RowWares, "wares"),
    };
    let title = reader.locale.text(title);
    html! {
        section class={ "hand " (class) } aria-label=(title) {
            h3 { (title) " " small { (cards.len()) } }
            @if cards.is_empty() { p.empty { (reader.locale.text(OstiaKey::Nothing)) } }
            ul.cards {
                @for (number, card) in cards.iter().enumerate() {
                    @let next = number == 0 && places.next.is_some();
                    li { (in_hand(card, hand, next, view, context, reader)) }
                }
            }
        }
    }
}

/// A card on the viewer's ship, or among its wares. While wares are put in their places, the next one stands out, and
/// the others say that it comes first.
fn in_hand(
    card: &Card,
    hand: Hand,
    next: bool,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let choice = match (hand, view.phase) {
        (Hand::Ship, Phase::Keep) => Some(Choice::Keep(card.good)),
        (Hand::Ship, _) => Some(Choice::Offer(card.good)),
        (Hand::Wares, Phase::Allocate | Phase::LastAllocate) => waits(card.good, view),
        (Hand::Wares, Phase::Discard { .. }) => Some(Choice::Discard(card.good)),
        (Hand::Wares, _) => None,
    };
    let mut label = in_words(card.good, view, reader);
    if next {
        label = format!("{label}, {}", reader.locale.text(OstiaKey::HtmlNext));
    }
    let class = if next { "next" } else { "" };
    Piece { card: *card, label, choice, face: Face::Large, class }.show(view, context, reader)
}

/// A card of another kind than the next one cannot be put anywhere yet.
fn waits(good: Good, view: &View) -> Option<Choice> {
    let next = view.me().and_then(|me| me.allocation).and_then(|allocation| allocation.next);
    next.filter(|&next| next != good).map(|_| Choice::Store(good))
}

/// What others have: how many cards, and at the end which.
fn theirs(
    seat: Seat,
    player: &PlayerView,
    view: &View,
    context: &SeatContext<'_, Choice>,
    reader: &Reader<'_>,
) -> Markup {
    let locale = reader.locale;
    let label = |key, count: usize| locale.format(key, [("cards", count.into())]);
    let open = |card: &Card| {
        let label = in_words(card.good, view, reader);
        Piece { card: *card, label, choice: None, face: Face::Small, class: "" }.show(view, context, reader)
    };
    html! {
        div.holds {
            @if player.ship_size > 0 {
                div {
                    span.count { (locale.text(OstiaKey::ColumnShip)) " " b { (player.ship_size) } }
                    (hidden("ship", seat, player.ship_size, &label(OstiaKey::HtmlShipSize, player.ship_size)))
                }
            }
            div {
                span.count { (locale.text(OstiaKey::ColumnWares)) " " b { (player.wares_size) } }
                @match &player.wares {
                    Some(wares) => ul.fan.open aria-label=(label(OstiaKey::HtmlWaresSize, wares.len())) {
                        @for card in wares { li { (open(card)) } }
                    },
                    None => (hidden("wares", seat, player.wares_size, &label(OstiaKey::HtmlWaresSize, player.wares_size))),
                }
            }
        }
    }
}
