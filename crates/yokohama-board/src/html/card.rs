//! Cards: orders and technologies. A card has the same id wherever it lies. What a technology does is there in words,
//! for who listens and for who looks at a display closely.

use super::super::names::{country, effect, order_number, title};
use super::super::rewards::order_text;
use super::page::Page;
use super::signs;
use maud::{Markup, html};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Choice, OrderView, TechnologyView};

/// An order: what it asks for, its country, what it brings.
pub(super) fn order(of: &OrderView, choice: Option<Choice>, class: &str, page: &Page<'_>) -> Markup {
    let letters = country(of.card.country, page.reader);
    let face = html! {
        span aria-hidden="true" {
            span.cost { (signs::goods(of.card.cost)) }
            span.brings { (signs::flag(of.card.country, &letters)) (signs::reward(&of.card.reward)) }
        }
    };
    html! {
        div class={ "card order " (class) } id={ "order-" (of.id.0) } data-piece {
            (page.thing(choice, "face", &order_words(of, page), face))
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

/// A technology: its title, what it is worth and costs more in its space, its country, what it does.
pub(super) fn technology(
    of: &TechnologyView,
    surcharge: u8,
    choice: Option<Choice>,
    page: &Page<'_>,
) -> Markup {
    let card = &of.card;
    let name = ("title", card.title.name().into());
    let letters = country(card.country, page.reader);
    let effect = effect(card.title, page.view, page.reader);
    let args = [
        ("title", title(card.title, page.reader).into()),
        ("value", card.value.into()),
        ("surcharge", surcharge.into()),
        ("country", letters.as_str().into()),
        ("effect", effect.as_str().into()),
    ];
    let face = html! {
        span.title { (page.format(Key::TitleShort, [name])) }
        span.brings {
            b.worth { (card.value) }
            @if surcharge > 0 { span.dear { "+" (surcharge) } }
            span.flag {
                svg aria-hidden="true" { use href={ "#flag-" (card.country.name()) } {} } (letters)
            }
        }
        span.effect { (effect) }
    };
    let label = page.format(Key::HtmlTechnology, args);
    html! {
        div.card.technology id={ "technology-" (of.id.0) } data-piece {
            @match choice {
                Some(choice) => (page.thing(Some(choice), "face", &label, face)),
                // Its text says all of it, and needs no label.
                None => span.face title=(label) { (face) },
            }
        }
    }
}
