//! The players: open cards, sealed bids, and the viewer's own hand. In the barter a click on the third card of a good
//! bids three of it.

use super::super::{bid_text, good_count, good_name, price_text};
use super::Page;
use super::card;
use super::choosing::choice_label;
use super::quay::price_tag;
use super::symbols::{icon, symbol};
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{Clickable, PlayerMat, mats as laid_out, pieces};
use portolan_core::Seat;
use portolan_dschunke::{Bid, ByGood, Choice, Good, Phase, PlayerView};
use portolan_i18n::DschunkeKey as Key;

/// All mats.
pub(super) fn mats(page: &Page<'_>) -> Markup {
    laid_out(page.view.players.len(), page.reader, |seat| match page.view.player(seat) {
        Some(player) => mat(seat, player, page),
        None => PlayerMat { acts: false, note: html! {}, facts: html! {}, rest: html! {} },
    })
}

fn mat(seat: Seat, player: &PlayerView, page: &Page<'_>) -> PlayerMat {
    PlayerMat {
        acts: page.view.phase.to_act().has(seat),
        note: html! {
            @if page.view.first == seat { (red_junk(page.reader)) }
            @if matches!(page.view.phase, Phase::Barter { .. }) { (sealed(seat, player, page.reader)) }
        },
        facts: facts(seat, player, page.reader),
        rest: if page.reader.viewer.is(seat) {
            html! {
                (my_hand(seat, player, page))
                (my_cards(player, page))
            }
        } else {
            html! {
                (their_hand(seat, player, page.reader))
                (their_cards(seat, player, page))
            }
        },
    }
}

/// The red junk, shown at the first player of the round.
fn red_junk(reader: &Reader<'_>) -> Markup {
    let label = reader.locale.text(Key::HtmlFirst);
    html! {
        span.red-junk id="red-junk" data-piece role="img" aria-label=(label) title=(label) {
            (icon("ship", "red-junk-shape"))
        }
    }
}

/// A sealed bid as a packet, with its contents on the page of its owner only; an empty place before the bid.
fn sealed(seat: Seat, player: &PlayerView, reader: &Reader<'_>) -> Markup {
    let locale = reader.locale;
    html! {
        @match (player.has_bid, player.bid) {
            (true, Some(bid)) => {
                @let label = locale.format(Key::HtmlMyBid, [("bid", bid_text(bid, reader).into())]);
                span.bid.mine id={ "bid-" (seat) } data-piece title=(label) {
                    (icon("packet", "packet"))
                    span.unseen { (label) }
                    span aria-hidden="true" {
                        @match bid { Bid::Cards(good, count) => { (count) (symbol(good)) }, Bid::Nothing => "0" }
                    }
                }
            },
            (true, None) => span.bid id={ "bid-" (seat) } data-piece {
                (icon("packet", "packet"))
                span { (locale.text(Key::HtmlHasBid)) }
            },
            (false, _) => span.bid.awaited { span { (locale.text(Key::HtmlAwaitsBid)) } },
        }
    }
}

/// Money, strips, supply, and the bonus for junks.
fn facts(seat: Seat, player: &PlayerView, reader: &Reader<'_>) -> Markup {
    let locale = reader.locale;
    let money = match player.yuan {
        Some(yuan) => locale.format(Key::Yuan, [("yuan", yuan.into())]),
        None => locale.text(Key::HtmlYuanHidden),
    };
    let yuan = player.yuan.map_or_else(|| "?".into(), |yuan| yuan.to_string());
    let strips = locale.format(Key::HtmlStrips, [("strips", player.strips.into())]);
    let supply = locale.format(Key::HtmlSupply, [("cards", player.supply.into())]);
    let bonus = locale.format(Key::HtmlBonus, [("yuan", player.junk_bonus.into())]);
    html! {
        ul.facts {
            (fact("yuan", icon("coin", "task-money"), &yuan, &money))
            (fact("strips", crate_of(seat), &player.strips.to_string(), &strips))
            (fact("supply", icon("cards-icon", "task-goods"), &format!("+{}", player.supply), &supply))
            (fact("bonus", pieces::picture("hull", "0 0 320 176"), &format!("+{}", player.junk_bonus), &bonus))
        }
    }
}

/// A crate of a player.
fn crate_of(seat: Seat) -> Markup {
    html! {
        svg.crate viewBox="0 0 40 40" aria-hidden="true" focusable="false" { use href={ "#crate-" (seat) } {} }
    }
}

fn fact(class: &str, picture: Markup, number: &str, label: &str) -> Markup {
    html! {
        li class=(class) title=(label) {
            (picture)
            b aria-hidden="true" { (number) }
            span.unseen { (label) }
        }
    }
}

fn my_hand(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let hand = player.hand.unwrap_or_default();
    let title = page.text(Key::HtmlYourGoods);
    html! {
        section.hand aria-label=(title) {
            h3.unseen { (title) }
            ul.sorts {
                @for good in Good::ALL { (sort(good, hand[good], seat, player.bid, page)) }
            }
        }
    }
}

/// The viewer's cards of one good, with its price.
fn sort(good: Good, count: u8, seat: Seat, sealed: Option<Bid>, page: &Page<'_>) -> Markup {
    let name = good_name(good, page.reader);
    let sold = page.view.market.is_some_and(|tile| tile.sold[good]);
    html! {
        li class={ "sort " (good.junk().name()) (if sold { " sold" } else { "" }) } {
            p {
                b { (count) } " " span.name { (name) }
                @if let Some(tile) = page.view.market {
                    (price_tag(tile.prices[good]))
                    span.unseen { " " (price_text(tile.prices[good], page.reader)) }
                }
            }
            @if count > 0 { (goods_cards(good, count, &name, seat, sealed, page)) }
        }
    }
}

fn goods_cards(
    good: Good,
    count: u8,
    name: &str,
    seat: Seat,
    sealed: Option<Bid>,
    page: &Page<'_>,
) -> Markup {
    let offered = match sealed {
        Some(Bid::Cards(kind, cards)) if kind == good => cards,
        _ => 0,
    };
    html! {
        ul.cards {
            @for number in 1..=count {
                li.offered[number <= offered] { (goods_card(good, number, name, seat, page)) }
            }
        }
    }
}

fn goods_card(good: Good, number: u8, name: &str, seat: Seat, page: &Page<'_>) -> Markup {
    let choice = match page.view.phase {
        Phase::Barter { waiting } if waiting.has(seat) => Some(Choice::Bid(Bid::Cards(good, number))),
        Phase::Swap { seat: swaps, .. } if swaps == seat => Some(Choice::Return(good)),
        _ => None,
    };
    let face = html! {
        svg viewBox="0 0 40 56" aria-hidden="true" focusable="false" { use href={ "#goods-" (good.name()) } {} }
    };
    let face = match choice {
        Some(_) => Clickable { choice, class: "face", label: name, face }
            .show(page.context, |choice| choice_label(choice, page)),
        None => face,
    };
    html! {
        div.card id={ "goods-" (seat) "-" (good.name()) "-" (number) } data-piece { (face) }
    }
}

/// The viewer's special cards: open ones, and those that only the viewer sees.
fn my_cards(player: &PlayerView, page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlYourCards);
    let in_turn = matches!(page.view.phase, Phase::Turn { .. });
    let held = player.cards.as_deref().unwrap_or_default();
    html! {
        section.special-hand.hand aria-label=(title) {
            h3.unseen { (title) }
            @if held.is_empty() && player.open_cards.is_empty() {
                p.empty { (page.text(Key::HtmlNoSpecials)) }
            } @else {
                ul.cards {
                    @for of in &player.open_cards { li.lies-open { (card::large(of, None, page)) } }
                    @for of in held {
                        @let choice = in_turn.then_some(Choice::Card(of.kind));
                        li { (card::large(of, choice, page)) }
                    }
                }
            }
        }
    }
}

/// The goods of another player: backs, or at the end the cards.
fn their_hand(seat: Seat, player: &PlayerView, reader: &Reader<'_>) -> Markup {
    let label = reader.locale.format(Key::HtmlHandSize, [("cards", player.hand_size.into())]);
    html! {
        div.their-hand {
            @match &player.hand {
                Some(hand) => (shown(hand, &label, reader)),
                None => {
                    span.count aria-hidden="true" { (player.hand_size) }
                    (pieces::hidden_hand(seat, player.hand_size, &label))
                },
            }
        }
    }
}

/// An open hand.
fn shown(hand: &ByGood<u8>, label: &str, reader: &Reader<'_>) -> Markup {
    html! {
        ul.open-hand aria-label=(label) {
            @for good in Good::ALL.into_iter().filter(|&good| hand[good] > 0) {
                li title=(good_count(hand[good], good, reader)) {
                    b aria-hidden="true" { (hand[good]) }
                    (symbol(good))
                    span.unseen { (good_count(hand[good], good, reader)) }
                }
            }
        }
    }
}

fn their_cards(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let label = page.format(Key::HtmlHiddenSpecials, [("cards", player.card_count.into())]);
    html! {
        div.their-cards {
            @if !player.open_cards.is_empty() || player.cards.is_some() {
                ul.cards aria-label=(page.text(Key::HtmlPiles)) {
                    @for of in &player.open_cards { li { (card::small(of, None, page)) } }
                    @for of in player.cards.iter().flatten() { li { (card::small(of, None, page)) } }
                }
            }
            @if player.cards.is_none() && player.card_count > 0 { (card::hidden(seat, player.card_count, &label)) }
        }
    }
}
