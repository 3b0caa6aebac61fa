//! Special cards: a picture of their effect, the signs of their junks, and their name where there is space. An open
//! card has the same id everywhere on the page; the id of a hidden card contains only its owner.

use super::super::{card_name, card_text};
use super::Page;
use super::choosing::choice_label;
use super::symbols::{icon, kind_name, sign};
use maud::{Markup, html};
use portolan_board::html::Clickable;
use portolan_core::Seat;
use portolan_dschunke::{CardKind, Choice, Junk, SpecialCard, Timing};
use portolan_i18n::DschunkeKey as Key;

/// “money brown: once: money for your visible crates on brown”.
pub(super) fn in_words(kind: CardKind, page: &Page<'_>) -> String {
    let args = [
        ("card", card_name(kind, page.reader).into()),
        ("text", card_text(kind, page.view, page.reader).into()),
    ];
    page.format(Key::YourCard, args)
}

/// The junks that a card names.
const fn junks(kind: CardKind) -> [Option<Junk>; 2] {
    match kind {
        CardKind::Money(junk) | CardKind::Eight(junk) => [Some(junk), None],
        CardKind::Twelve(one, two) => [Some(one), Some(two)],
        _ => [None, None],
    }
}

/// The CSS class for when it takes effect.
const fn timing(kind: CardKind) -> &'static str {
    match kind.timing() {
        Timing::Always => "always",
        Timing::ExtraAction => "once",
        Timing::AtTheEnd => "last",
    }
}

/// The effect of a card and its junks, without words.
pub(super) fn picture(kind: CardKind) -> Markup {
    html! {
        span class={ "special " (timing(kind)) } {
            (icon("kind", kind_name(kind)))
            @for junk in junks(kind).into_iter().flatten() { span class={ "flag " (junk.name()) } { (sign(junk)) } }
        }
    }
}

/// An open card, or one in the viewer's hand, without its name.
pub(super) fn small(card: &SpecialCard, choice: Option<Choice>, page: &Page<'_>) -> Markup {
    shown(card, choice, false, page)
}

/// A card of the viewer, with its name.
pub(super) fn large(card: &SpecialCard, choice: Option<Choice>, page: &Page<'_>) -> Markup {
    shown(card, choice, true, page)
}

fn shown(card: &SpecialCard, choice: Option<Choice>, with_name: bool, page: &Page<'_>) -> Markup {
    let label = in_words(card.kind, page);
    let clickable = Clickable {
        choice,
        class: "face",
        label: &label,
        face: html! {
            (picture(card.kind))
            @if with_name { span.name aria-hidden="true" { (card_name(card.kind, page.reader)) } }
        },
    };
    html! {
        div.card id={ "special-" (card.id.0) } data-piece { (clickable.show(page.context, |choice| choice_label(choice, page))) }
    }
}

/// Special cards that this viewer cannot see.
pub(super) fn hidden(seat: Seat, count: usize, label: &str) -> Markup {
    html! {
        ul.fan.specials aria-label=(label) title=(label) {
            @for number in 1..=count {
                li aria-hidden="true" {
                    div.card.back id={ "special-" (seat) "-back-" (number) } data-piece {
                        svg viewBox="0 0 40 56" aria-hidden="true" focusable="false" { use href="#back-special" {} }
                    }
                }
            }
        }
    }
}
