//! The players: crest, name, points, money, storehouses and loans, and the ship and the wares, face up for viewers who
//! may see them.

use super::super::{denarii_text, points_text};
use super::Page;
use super::card::{CardPiece, CardSize, hidden, in_words};
use super::places::{self, Places};
use super::storehouses::estate;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{PlayerMat, pieces};
use portolan_core::Seat;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Card, Choice, Good, Phase, PlayerView, View};

/// The two hands of a player.
#[derive(Clone, Copy)]
enum OwnHand {
    Ship,
    Wares,
}

/// All players.
pub(super) fn mats(places: &Places, page: &Page<'_>) -> Markup {
    portolan_board::html::mats(page.view.players.len(), page.reader, |seat| {
        let player = &page.view.players[seat.index()];
        PlayerMat {
            acts: page.view.to_act.has(seat),
            note: html! {
                @if page.view.first == seat {
                    abbr.first title=(page.text(Key::HtmlFirst)) { (page.text(Key::First)) }
                }
            },
            facts: html! { (facts(player, page.reader)) (estate(seat, player, page)) },
            rest: if page.reader.viewer.is(seat) {
                own_cards(player, places, page)
            } else {
                other_cards(seat, player, page)
            },
        }
    })
}

/// Points and money.
fn facts(player: &PlayerView, reader: &Reader<'_>) -> Markup {
    let locale = reader.locale;
    let sum = player.points.senate + player.points.goods + player.points.money;
    let args = [
        ("points", points_text(sum, reader).into()),
        ("senate", player.points.senate.into()),
        ("goods", player.points.goods.into()),
        ("money", player.points.money.into()),
    ];
    let scored = locale.format(Key::HtmlPoints, args);
    let cash = denarii_text(player.cash, reader);
    let purse = locale.format(Key::HtmlPurse, [("cash", cash.into()), ("most", player.max_bid.into())]);
    html! {
        div.facts {
            span.points title=(scored) { (fact("wreath", sum.into(), &scored)) }
            span.cash title=(purse) { (fact("coin", player.cash, &purse)) }
            @if player.eliminated { span.out { (locale.text(Key::Eliminated)) } }
        }
    }
}

fn fact(picture: &str, count: u16, label: &str) -> Markup {
    html! {
        (pieces::picture(picture, "0 0 24 24"))
        b aria-hidden="true" { (count) }
        span.unseen { (label) }
    }
}

/// The viewer's own cards: in store, on the ship, and the wares.
fn own_cards(player: &PlayerView, places: &Places, page: &Page<'_>) -> Markup {
    let ship = player.ship.as_deref().unwrap_or_default();
    html! {
        @if places.open { (store(player, places, page)) }
        @if !ship.is_empty() { (hand(OwnHand::Ship, ship, places, page)) }
        (hand(OwnHand::Wares, &places.left, places, page))
    }
}

/// The wares that the viewer keeps for later.
fn store(player: &PlayerView, places: &Places, page: &Page<'_>) -> Markup {
    let title = page.text(Key::RowToStore);
    let args = [("count", places.stored.len().into()), ("most", player.storehouses.into())];
    let over = places.stored.len() > player.storehouses.into();
    html! {
        section.store aria-label=(title) {
            h3 { (title) " " small.over[over] { (page.format(Key::Of, args)) } }
            (places::put(&places.stored, page))
            (places::button(Choice::Store, Key::RowToStore, places, page))
        }
    }
}

/// The viewer's own ship, or the remaining wares.
fn hand(hand: OwnHand, cards: &[Card], places: &Places, page: &Page<'_>) -> Markup {
    let (title, class) = match hand {
        OwnHand::Ship => (Key::RowShip, "ship-cards"),
        OwnHand::Wares => (Key::RowWares, "wares"),
    };
    let title = page.text(title);
    html! {
        section class={ "hand " (class) } aria-label=(title) {
            h3 { (title) " " small { (cards.len()) } }
            @if cards.is_empty() { p.empty { (page.text(Key::Nothing)) } }
            ul.cards {
                @for (number, card) in cards.iter().enumerate() {
                    @let next = number == 0 && places.next.is_some();
                    li { (in_hand(card, hand, next, page)) }
                }
            }
        }
    }
}

/// A card on the viewer's ship or among its wares. During allocation the next card is highlighted, and the others
/// explain that it comes first.
fn in_hand(card: &Card, hand: OwnHand, next: bool, page: &Page<'_>) -> Markup {
    let choice = match (hand, page.view.phase) {
        (OwnHand::Ship, Phase::Keep) => Some(Choice::Keep(card.good)),
        (OwnHand::Ship, _) => Some(Choice::Offer(card.good)),
        (OwnHand::Wares, Phase::Allocate | Phase::LastAllocate) => waits(card.good, page.view),
        (OwnHand::Wares, Phase::Discard { .. }) => Some(Choice::Discard(card.good)),
        (OwnHand::Wares, _) => None,
    };
    let mut label = in_words(card.good, page);
    if next {
        label = format!("{label}, {}", page.text(Key::HtmlNext));
    }
    let class = if next { "next" } else { "" };
    CardPiece { card: *card, label, choice, size: CardSize::Large, class }.show(page)
}

/// The choice to allocate a card that is not of the next kind, which is refused.
fn waits(good: Good, view: &View) -> Option<Choice> {
    let next = view.me().and_then(|me| me.allocation).and_then(|allocation| allocation.next);
    next.filter(|&next| next != good).map(|_| Choice::Store(good))
}

/// The cards of another player: their number, and at the end the wares themselves.
fn other_cards(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    html! {
        div.holds {
            @if player.ship_size > 0 {
                div {
                    @let label = page.format(Key::HtmlShipSize, [("cards", player.ship_size.into())]);
                    span.count { (page.text(Key::ColumnShip)) " " b { (player.ship_size) } }
                    (hidden("ship", seat, player.ship_size, &label))
                }
            }
            div { (their_wares(seat, player, page)) }
        }
    }
}

fn their_wares(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let label = page.format(Key::HtmlWaresSize, [("cards", player.wares_size.into())]);
    let open = |card: &Card| {
        let label = in_words(card.good, page);
        CardPiece { card: *card, label, choice: None, size: CardSize::Small, class: "" }.show(page)
    };
    html! {
        span.count { (page.text(Key::ColumnWares)) " " b { (player.wares_size) } }
        @match &player.wares {
            Some(wares) => ul.fan.open aria-label=(label) { @for card in wares { li { (open(card)) } } },
            None => (hidden("wares", seat, player.wares_size, &label)),
        }
    }
}
