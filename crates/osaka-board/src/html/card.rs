//! Cards: large ones in the market and in the hand, small ones among the goods. A card has the same id in every place,
//! and can be recognised without its colour.

use super::super::{card_name, insurance_icons};
use super::Page;
use super::choosing::choice_label;
use super::symbols::symbol;
use maud::{Markup, html};
use portolan_board::html::Clickable;
use portolan_i18n::OsakaKey as Key;
use portolan_osaka::{Card, Choice, Kind, View};

/// A card on the table, or in a hand.
pub(super) struct CardPiece<'a> {
    /// The card.
    pub(super) card: Card,
    /// The accessible name.
    pub(super) label: String,
    /// The choice that a click makes, if any.
    pub(super) choice: Option<Choice>,
    /// The size.
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
        let kind = self.card.kind;
        let face = match self.size {
            CardSize::Large => large(kind, page.view),
            CardSize::Small => small(kind),
        };
        let clickable = Clickable { choice: self.choice, class: "face", label: &self.label, face };
        html! {
            div class={ "card " (kind.good.name()) " " (self.class) } id={ "card-" (self.card.id.0) } data-piece {
                (clickable.show(page.context, |choice| choice_label(choice, page)))
            }
        }
    }
}

/// “red 2, insures two goods”.
pub(super) fn in_words(kind: Kind, page: &Page<'_>) -> String {
    let args = [
        ("card", card_name(kind, page.reader).into()),
        ("icons", insurance_icons(kind.value, page.view).into()),
    ];
    page.format(Key::HtmlCard, args)
}

/// A small card for a list of choices: symbol, letter and value.
pub(super) fn glyph(kind: Kind) -> Markup {
    html! {
        span class={ "chip " (kind.good.name()) } { (symbol(kind.good)) b { (kind.value.coins()) } }
    }
}

fn large(kind: Kind, view: &View) -> Markup {
    html! {
        svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" {
            use href={ "#large-" (kind) } {}
            @for number in 0..insurance_icons(kind.value, view) {
                svg x=(10 + number * 26) y="105" width="26" height="26" { use href="#umbrella" {} }
            }
        }
    }
}

fn small(kind: Kind) -> Markup {
    html! {
        svg viewBox="0 0 40 56" aria-hidden="true" focusable="false" { use href={ "#small-" (kind) } {} }
    }
}

/// All cards in both sizes, without the icons of insurance, whose number depends on the components.
pub(super) fn symbols() -> Markup {
    html! {
        @for kind in Kind::all() {
            @let class = format!("card {}", kind.good.name());
            symbol class=(class) id={ "large-" (kind) } viewBox="0 0 100 140" { (large_shape(kind)) }
            symbol class={ (class) " small" } id={ "small-" (kind) } viewBox="0 0 40 56" { (small_shape(kind)) }
        }
    }
}

fn large_shape(kind: Kind) -> Markup {
    let good = kind.good.name();
    html! {
        rect.sheet x="1" y="1" width="98" height="138" rx="8" {}
        rect x="6" y="6" width="88" height="92" rx="4" fill={ "url(#fade-" (good) ")" } {}
        rect.frame x="6" y="6" width="88" height="128" rx="4" {}
        svg x="24" y="40" width="62" height="62" viewBox="0 0 48 48" { use href={ "#good-" (good) } {} }
        circle.medal cx="27" cy="29" r="18" {}
        circle.ring cx="27" cy="29" r="14.6" {}
        text.value x="27" y="39.5" text-anchor="middle" { (kind.value.coins()) }
        g transform="translate(66 106)" {
            rect.stamp width="24" height="24" rx="3" {}
            text.letter x="12" y="18" text-anchor="middle" { (kind.good.letter().to_ascii_uppercase()) }
        }
    }
}

fn small_shape(kind: Kind) -> Markup {
    let good = kind.good.name();
    html! {
        rect.sheet x="0.8" y="0.8" width="38.4" height="54.4" rx="4" {}
        rect x="3" y="3" width="34" height="50" rx="2" fill={ "url(#fade-" (good) ")" } {}
        text.value x="4.5" y="22" { (kind.value.coins()) }
        text.letter x="35" y="15" text-anchor="end" { (kind.good.letter().to_ascii_uppercase()) }
        svg x="9" y="24" width="28" height="28" viewBox="0 0 48 48" { use href={ "#good-" (good) } {} }
    }
}
