//! Cards: large ones on the ship, among the wares and for sale, small ones where they were allocated. A card has the
//! same id everywhere on the page; the id of a hidden card contains only its owner.

use super::super::word_for;
use super::Page;
use super::choosing::choice_label;
use maud::{Markup, html};
use portolan_board::html::{Clickable, pieces};
use portolan_core::Seat;
use portolan_i18n::OstiaKey as Key;
use portolan_ostia::{Card, Choice, Good, View};

/// A card that this viewer sees.
pub(super) struct CardPiece<'a> {
    /// The number of the card.
    pub(super) card: Card,
    /// Its kind.
    pub(super) label: String,
    /// The choice that a click makes, if any.
    pub(super) choice: Option<Choice>,
    /// Small or large.
    pub(super) size: CardSize,
    /// Additional CSS classes.
    pub(super) class: &'a str,
}

/// The size of a card on the page.
#[derive(Clone, Copy)]
pub(super) enum CardSize {
    Large,
    Small,
}

impl CardPiece<'_> {
    /// Renders the piece with its id; its face may be a button.
    pub(super) fn show(self, page: &Page<'_>) -> Markup {
        let good = self.card.good;
        let face = match self.size {
            CardSize::Large => large(good, page),
            CardSize::Small => small(good, page.view),
        };
        let clickable = Clickable { choice: self.choice, class: "face", label: &self.label, face };
        html! {
            div class={ "card " (self.class) } id={ "card-" (self.card.id.0) } data-piece { (clickable.show(page.context, |choice| choice_label(choice, page))) }
        }
    }
}

/// “wine, price 6, 9 in the game”.
pub(super) fn in_words(good: Good, page: &Page<'_>) -> String {
    let args = [
        ("good", page.text(word_for(good)).into()),
        ("price", page.view.prices[good].into()),
        ("copies", page.view.copies[good].into()),
    ];
    page.format(Key::HtmlCard, args)
}

/// Medallion, price, number of copies, and name.
fn large(good: Good, page: &Page<'_>) -> Markup {
    html! {
        svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" {
            use href={ "#tile-" (good.name()) } {}
            text.price x="14" y="37" { (page.view.prices[good]) }
            text.copies x="87" y="26" text-anchor="end" { "×" (page.view.copies[good]) }
            text.name x="50" y="129" text-anchor="middle" { (page.text(word_for(good))) }
        }
    }
}

/// Medallion and price.
fn small(good: Good, view: &View) -> Markup {
    html! {
        svg viewBox="0 0 40 56" aria-hidden="true" focusable="false" {
            use href={ "#chip-" (good.name()) } {}
            text.price x="7" y="20" { (view.prices[good]) }
        }
    }
}

/// Cards that this viewer cannot see: a ship, or wares.
pub(super) fn hidden(what: &str, seat: Seat, size: usize, label: &str) -> Markup {
    html! {
        ul.fan aria-label=(label) title=(label) {
            @for number in 1..=size {
                li aria-hidden="true" {
                    div.card.back id={ (what) "-" (seat) "-" (number) } data-piece { (pieces::back()) }
                }
            }
        }
    }
}
