//! The forum: a colonnade of prices, and the goods that the viewer knows will be on the market, by kind.

use super::super::text::legend;
use super::super::{choices::market_price, word_for};
use super::Page;
use super::card::{CardPiece, CardSize, in_words};
use super::places::{self, Places};
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::html::pieces;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Card, Choice, Good, View};

/// The cards of one kind on the market.
struct MarketLot<'a> {
    good: Good,
    neutral: Vec<&'a Card>,
    own: Vec<&'a Card>,
}

impl MarketLot<'_> {
    fn cards(&self) -> usize {
        self.neutral.len() + self.own.len()
    }
}

/// The market.
pub(super) fn forum(places: &Places, page: &Page<'_>) -> Markup {
    let title = page.text(Key::HtmlForum);
    let lots = lots(places, page.view);
    html! {
        section.forum aria-label=(title) {
            h2 { (pieces::picture("column", "0 0 48 40")) (title) }
            (prices(&lots, page))
            div.shelf {
                @if lots.is_empty() && places.next.is_none() {
                    p.empty { (legend(page.view, page.reader)) }
                }
                @if !lots.is_empty() {
                    ul.lots { @for lot in &lots { (one_lot(lot, page)) } }
                }
                (places::button(Choice::Market, Key::RowToMarket, places, page))
            }
        }
    }
}

fn lots<'a>(places: &'a Places, view: &'a View) -> Vec<MarketLot<'a>> {
    let of = |cards: &'a [Card], good| cards.iter().filter(|card| card.good == good).collect();
    let lot = |good| MarketLot { good, neutral: of(&view.neutral, good), own: of(&places.market, good) };
    Good::ALL.into_iter().map(lot).filter(|lot| lot.cards() > 0).collect()
}

/// The price of a card by the number of cards of its kind; each kind on the market is shown at its price.
fn prices(lots: &[MarketLot<'_>], page: &Page<'_>) -> Markup {
    let last = page.view.market_prices.len();
    let label = page.text(Key::HtmlPrices);
    html! {
        ol.prices aria-label=(label) title=(label) {
            @for (cards, price) in (1..).zip(&page.view.market_prices) {
                li {
                    small {
                        @if cards == last { (page.format(Key::OrMore, [("cards", cards.into())])) }
                        @else { (cards) }
                    }
                    span.at aria-hidden="true" {
                        @for lot in lots.iter().filter(|lot| lot.cards().min(last) == cards) { (symbol(lot.good)) }
                    }
                    b { (price) }
                }
            }
        }
    }
}

/// Neutral cards and the viewer's own, with the price if no more are added.
fn one_lot(lot: &MarketLot<'_>, page: &Page<'_>) -> Markup {
    let locale = page.reader.locale;
    let price = market_price(u8::try_from(lot.cards()).unwrap_or(u8::MAX), page.view);
    let args = [
        ("good", locale.text(word_for(lot.good)).into()),
        ("neutral", lot.neutral.len().into()),
        ("mine", lot.own.len().into()),
        ("price", price.into()),
    ];
    let name = in_words(lot.good, page);
    let neutral = format!("{name}, {}", locale.text(Key::HtmlNeutral));
    let piece = |card: &Card, label: &str, class| {
        let piece =
            CardPiece { card: *card, label: label.into(), choice: None, size: CardSize::Small, class };
        piece.show(page)
    };
    html! {
        li.lot title=(locale.format(Key::HtmlLot, args)) {
            ul {
                @for card in &lot.neutral { li { (piece(card, &neutral, "neutral")) } }
                @for card in &lot.own {
                    li.placed {
                        (piece(card, &name, ""))
                        @if let Some(seat) = page.reader.viewer.seat() { (pieces::crest(seat)) }
                    }
                }
            }
            span.each { (locale.format(Key::HtmlEach, [("price", price.into())])) }
        }
    }
}
