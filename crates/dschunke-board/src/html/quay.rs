//! The quay: the market tile of this round with what is sold, and the piers with the special cards. Only the player who
//! searches a pile sees its cards here.

use super::super::{card_name, good_name, pile_name, price_text};
use super::Page;
use super::card;
use super::choosing::choice_label;
use super::symbols::{icon, symbol};
use maud::{Markup, html};
use portolan_board::Reader;
use portolan_board::html::Clickable;
use portolan_board::sentence::yes_no;
use portolan_dschunke::{Choice, Good, Phase, Pile, Price, TileView, View};
use portolan_i18n::DschunkeKey as Key;

/// The prices of this round, and the tiles of earlier rounds.
pub(super) fn market(page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlMarket);
    let names = Good::ALL.map(|good| good_name(good, page.reader));
    html! {
        section.market aria-label=(title) {
            h2 { (title) }
            @match page.view.market {
                Some(tile) => ul.tile {
                    @for (good, name) in Good::ALL.into_iter().zip(&names) { (brings(good, name, tile, page.reader)) }
                },
                None => p.empty { (page.text(Key::HtmlNoTile)) },
            }
            @if !page.view.past_tiles.is_empty() { (earlier(page.view, &names, page.reader)) }
        }
    }
}

/// The price of one good; a square marker covers a sold good.
fn brings(good: Good, name: &str, tile: TileView, reader: &Reader<'_>) -> Markup {
    let price = tile.prices[good];
    let sold = tile.sold[good];
    let args = [("good", name.into()), ("price", price_text(price, reader).into())];
    let label = reader.locale.format(Key::ForSale, args);
    html! {
        li class={ "brings " (good.junk().name()) (if sold { " sold" } else { "" }) } title=(label) {
            (symbol(good))
            span.name aria-hidden="true" { (name) }
            (price_tag(price))
            span.unseen { (label) }
            @if sold {
                @let word = reader.locale.format(Key::HtmlSold, [("good", name.into())]);
                span.marker id={ "sold-" (good.name()) } data-piece role="img" aria-label=(word) title=(word) {}
            }
        }
    }
}

/// “4” with a coin, or S.
pub(super) fn price_tag(price: Price) -> Markup {
    html! {
        @match price {
            Price::Yuan(yuan) => span.price aria-hidden="true" { b { (yuan) } (icon("coin", "task-money")) },
            Price::Special => span.price.letter aria-hidden="true" { b { "S" } },
        }
    }
}

fn earlier(view: &View, names: &[String; 4], reader: &Reader<'_>) -> Markup {
    let title = reader.locale.format(Key::HtmlPastTiles, [("tiles", view.past_tiles.len().into())]);
    html! {
        details.past {
            summary { (title) }
            table {
                caption { (title) }
                thead {
                    tr {
                        th scope="col" { (reader.locale.text(Key::Rounds)) }
                        @for (good, name) in Good::ALL.into_iter().zip(names) {
                            th scope="col" title=(name) { (symbol(good)) span.unseen { (name) } }
                        }
                    }
                }
                tbody {
                    @for (round, tile) in (1..).zip(&view.past_tiles) {
                        tr {
                            th scope="row" { (round) }
                            @for good in Good::ALL {
                                td { @match tile[good] { Price::Yuan(yuan) => (yuan), Price::Special => "S" } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The piles of special cards, and the played cards.
pub(super) fn piers(page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlPiles);
    html! {
        section.piers aria-label=(title) {
            h2 { (title) }
            ul.piles {
                @for pile in Pile::ALL { li { (one_pile(pile, page)) } }
            }
            @if let Some(cards) = &page.view.searching {
                @let locale = page.text(Key::HtmlSearching);
                ul.spread aria-label=(locale) title=(locale) {
                    @for of in cards {
                        li { (card::small(of, Some(Choice::Keep(of.kind)), page)) }
                    }
                }
            }
            @if !page.view.played.is_empty() { (played(page)) }
        }
    }
}

fn one_pile(pile: Pile, page: &Page<'_>) -> Markup {
    let choice = Choice::Search(pile);
    let is_choice = matches!(page.view.phase, Phase::Search { .. });
    let cards = page.view.piles[pile as usize];
    let is_open = matches!(page.view.phase, Phase::Keep { pile: searched, .. } if searched == pile);
    let is_taken = is_open || page.view.piles_taken.contains(&pile);
    let args = [
        ("pile", pile_name(pile, page.reader).into()),
        ("cards", cards.into()),
        ("taken", yes_no(is_taken).into()),
    ];
    let clickable = Clickable {
        choice: is_choice.then_some(choice),
        class: match (cards, is_taken) {
            (0, _) => "pier empty",
            (_, true) => "pier taken",
            (_, false) => "pier",
        },
        label: &page.format(Key::HtmlPile, args),
        face: html! { (pile_back(pile)) b aria-hidden="true" { (cards) } },
    };
    html! { div id={ "pile-of-" (pile.name()) } { (clickable.show(page.context, |choice| choice_label(choice, page))) } }
}

fn pile_back(pile: Pile) -> Markup {
    html! {
        svg.back viewBox="0 0 40 56" aria-hidden="true" focusable="false" {
            use href="#back-special" {}
            svg x="8" y="16" width="24" height="24" viewBox="0 0 24 24" { use href={ "#pile-" (pile.name()) } {} }
        }
    }
}

/// Played special cards, which are out of the game.
fn played(page: &Page<'_>) -> Markup {
    let title = page.format(Key::HtmlPlayed, [("cards", page.view.played.len().into())]);
    html! {
        details.past {
            summary { (title) }
            ul.gone tabindex="0" aria-label=(title) {
                @for of in &page.view.played {
                    li { (card::picture(of.kind)) span { (card_name(of.kind, page.reader)) } }
                }
            }
        }
    }
}
