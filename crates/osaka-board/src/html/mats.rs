//! The players: crest, name, tokens, marker, points, goods, and the hand, face up if the viewer may see it.

use super::super::{card_name, good_name};
use super::Page;
use super::card::{CardPiece, CardSize, in_words};
use super::market::marker_of;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::{PlayerMat, pieces};
use portolan_core::Seat;
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Card, Choice, Good, Kind, Phase, PlayerView, points_for};

/// All players.
pub(super) fn mats(page: &Page<'_>) -> Markup {
    portolan_board::html::mats(page.view.players.len(), page.reader, |seat| {
        mat(seat, &page.view.players[seat.index()], page)
    })
}

fn mat(seat: Seat, player: &PlayerView, page: &Page<'_>) -> PlayerMat {
    let goods = goods(seat, player, page);
    PlayerMat {
        acts: page.view.phase.seat() == Some(seat),
        note: html! {
            @if page.view.first == seat {
                abbr.first title=(page.text(Key::HtmlFirst)) { (page.text(Key::First)) }
            }
        },
        facts: facts(seat, player, page),
        rest: if page.reader.viewer.is(seat) {
            html! { (goods) (my_hand(player, page)) }
        } else {
            html! { (their_hand(seat, player, page)) (goods) }
        },
    }
}

fn my_hand(player: &PlayerView, page: &Page<'_>) -> Markup {
    let hand = player.hand.as_deref().unwrap_or_default();
    let title = page.text(Key::YourHand);
    let coins: u16 = hand.iter().map(|card| card.kind.value.coins()).sum();
    html! {
        section.hand aria-label=(title) {
            h3 {
                (title)
                @if !hand.is_empty() {
                    " " span.worth { (pieces::picture("coin", "0 0 24 24")) (page.format(Key::HtmlCoins, [("coins", coins.into())])) }
                }
            }
            @if hand.is_empty() { p.empty { (page.text(Key::NoCards)) } }
            ul.cards { @for card in hand { li { (in_hand(card, page)) } } }
        }
    }
}

/// A card in the viewer's own hand: a click pays it or discards it for insurance.
fn in_hand(card: &Card, page: &Page<'_>) -> Markup {
    let choice = match page.view.phase {
        Phase::Insurance { .. } | Phase::Cover { .. } => Some(Choice::Insure(card.kind)),
        Phase::Over => None,
        _ => Some(Choice::Pay(card.kind)),
    };
    let label = in_words(card.kind, page);
    CardPiece { card: *card, label, choice, size: CardSize::Large, class: "" }.show(page)
}

fn their_hand(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let label = page.format(Key::HtmlHandSize, [("cards", player.hand_size.into())]);
    let open = |card: &Card| {
        let label = in_words(card.kind, page);
        CardPiece { card: *card, label, choice: None, size: CardSize::Small, class: "" }.show(page)
    };
    html! {
        div.their-hand {
            span.count { (player.hand_size) }
            @match &player.hand {
                Some(hand) => ul.fan.open aria-label=(label) { @for card in hand { li { (open(card)) } } },
                None => (pieces::hidden_hand(seat, player.hand_size, &label)),
            }
        }
    }
}

/// Points, price, marker, tokens.
fn facts(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let args = [
        ("person", page.reader.person(seat).into()),
        ("who", page.reader.name(seat).into()),
        ("price", player.price.into()),
    ];
    html! {
        div.facts {
            (points(player, page.reader))
            span.cost title=(page.format(Key::HtmlCosts, args.clone())) {
                (pieces::picture("coin", "0 0 24 24")) (player.price)
                span.unseen { (page.format(Key::HtmlCosts, args)) }
            }
            span.berth { @if player.marker_free { (marker_of(seat, page.reader)) } }
        }
        (tokens(seat, player, page))
    }
}

fn points(player: &PlayerView, reader: &Reader<'_>) -> Markup {
    let label = match player.point_count() {
        Some(points) => reader.locale.format(Key::HtmlPoints, [("points", points.into())]),
        None => reader.locale.text(Key::HtmlPointsHidden),
    };
    let shown = player.point_count().map_or_else(|| "?".into(), |points| points.to_string());
    let word = [("points", player.point_count().unwrap_or(0).into())];
    html! {
        span.points title=(label) {
            b aria-hidden="true" { (shown) }
            span.unseen { (label) }
            small aria-hidden="true" { (reader.locale.format(Key::HtmlPointsWord, word)) }
        }
    }
}

/// A track with as many places as there are tokens that end the game.
fn tokens(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let count = player.token_count();
    let args = [("count", count.into()), ("most", page.view.tokens_to_end.into())];
    let label = page.format(Key::HtmlTokens, args);
    let tokens = Good::ALL.into_iter().flat_map(|good| (1..=player.tokens[good]).map(move |n| (good, n)));
    html! {
        ol.tokens aria-label=(label) title=(label) {
            @for (good, number) in tokens {
                @let name = page.format(Key::HtmlToken, [("good", good_name(good, page.reader).into())]);
                li {
                    span class={ "token " (good.name()) } id={ "token-" (seat) "-" (good.name()) "-" (number) }
                        data-piece role="img" aria-label=(name) { (symbol(good)) }
                }
            }
            @for _ in count..page.view.tokens_to_end { li.free aria-hidden="true" {} }
        }
    }
}

/// The goods by colour, insured ones turned sideways, with the points that each set would score now.
fn goods(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let sets = Good::ALL.into_iter().filter(|&good| player.goods.iter().any(|card| card.kind.good == good));
    html! {
        div.goods {
            @if player.goods.is_empty() { p.empty { (page.text(Key::HtmlNoGoods)) } }
            ul.sets aria-label=(page.text(Key::HtmlGoods)) {
                @for good in sets { (set(good, seat, player, page)) }
            }
        }
    }
}

fn set(good: Good, seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let cards: Vec<&Card> = player.goods.iter().filter(|card| card.kind.good == good).collect();
    let highest = cards.iter().map(|card| card.kind.value).max();
    let points = highest.map_or(0, |highest| points_for(highest, player.tokens[good], cards.len()));
    let args = [("good", good_name(good, page.reader).into()), ("points", points.into())];
    let in_danger = page.view.on_waves().any(|sinking| sinking == good);
    html! {
        li class={ "set " (good.name()) (if in_danger { " danger" } else { "" }) } {
            ul {
                @for card in cards {
                    li.sideways[player.insured.contains(&card.id)] {
                        (one_good(card, seat, player, page))
                    }
                }
            }
            span.sells title=(page.format(Key::HtmlSells, args.clone())) {
                span aria-hidden="true" { (page.format(Key::HtmlSellsShort, [("points", points.into())])) }
                span.unseen { (page.format(Key::HtmlSells, args)) }
            }
        }
    }
}

fn one_good(card: &Card, seat: Seat, player: &PlayerView, page: &Page<'_>) -> Markup {
    let insured = player.insured.contains(&card.id);
    let label =
        if insured { insured_words(card.kind, page.reader) } else { card_name(card.kind, page.reader) };
    let about_insurance = matches!(page.view.phase, Phase::Insurance { .. } | Phase::Cover { .. });
    let choice =
        (page.reader.viewer.is(seat) && about_insurance && !insured).then_some(Choice::Cover(card.kind));
    let class = if insured { "insured" } else { "" };
    html! {
        (CardPiece { card: *card, label, choice, size: CardSize::Small, class }.show(page))
        @if insured { (pieces::picture("umbrella", "0 0 24 24")) }
    }
}

fn insured_words(kind: Kind, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::HtmlInsured, [("card", card_name(kind, reader).into())])
}
