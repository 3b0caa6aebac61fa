//! Cards: orders and technologies. A card has the same id everywhere on the page. A technology includes its effect in
//! words, for screen readers and for an enlarged display.

use super::super::names::{country_code, effect, order_number, title_name};
use super::super::rewards::order_text;
use super::page::Page;
use super::signs;
use maud::{Markup, html};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Choice, OrderView, TechnologyCard, TechnologyView};

/// An order: its cost, country and reward.
pub(super) fn order(of: &OrderView, choice: Option<Choice>, class: &str, page: &Page<'_>) -> Markup {
    let letters = country_code(of.card.country, page.reader);
    let face = html! {
        span aria-hidden="true" {
            span.cost { (signs::goods(of.card.cost)) }
            span.brings { (signs::flag(of.card.country, &letters)) (signs::reward(&of.card.reward)) }
        }
    };
    html! {
        div class={ "card order " (class) } id={ "order-" (of.id.0) } data-piece {
            (page.clickable(choice, "face", &order_words(of, page), face))
        }
    }
}

/// “O12: 3 tea for 2 points and 2 yen (US)”.
pub(super) fn order_words(of: &OrderView, page: &Page<'_>) -> String {
    let text = order_text(&of.card, page.reader);
    page.format(
        Key::OrderOffered,
        [("order", order_number(of.id, page.reader).into()), ("text", text.into())],
    )
}

/// A technology: its title, value, surcharge, country and effect.
pub(super) fn technology(
    view: &TechnologyView,
    surcharge: u8,
    choice: Option<Choice>,
    page: &Page<'_>,
) -> Markup {
    let card = &view.card;
    let args = [
        ("title", title_name(card.title, page.reader).into()),
        ("value", card.value.into()),
        ("surcharge", surcharge.into()),
        ("country", country_code(card.country, page.reader).into()),
        ("effect", effect(card.title, page.view, page.reader).into()),
    ];
    let label = page.format(Key::HtmlTechnology, args);
    let face = technology_face(card, surcharge, page);
    html! {
        div.card.technology id={ "technology-" (view.id.0) } data-piece {
            @match choice {
                Some(choice) => (page.clickable(Some(choice), "face", &label, face)),
                // Its text contains everything, so it needs no label.
                None => span.face title=(label) { (face) },
            }
        }
    }
}

fn technology_face(card: &TechnologyCard, surcharge: u8, page: &Page<'_>) -> Markup {
    html! {
        span.title { (page.format(Key::TitleShort, [("title", card.title.name().into())])) }
        span.brings {
            b.worth { (card.value) }
            @if surcharge > 0 { span.dear { "+" (surcharge) } }
            span.flag {
                svg aria-hidden="true" { use href={ "#flag-" (card.country.name()) } {} }
                (country_code(card.country, page.reader))
            }
        }
        span.effect { (effect(card.title, page.view, page.reader)) }
    }
}
