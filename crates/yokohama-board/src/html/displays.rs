//! The cards on display: technologies in the laboratories, orders in the ports. They slide from right to left, where
//! they are cheaper. A display is small next to the map and can be enlarged, like an area.

use super::card;
use super::page::Page;
use super::symbols::picture;
use maud::{Markup, html};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Area, Choice, LaboratorySlot, Phase, PortSlot};

/// The laboratories, then the ports.
pub(super) fn displays(page: &Page<'_>) -> Markup {
    html! {
        div class={ "displays shows-" (page.view.laboratories.len() + page.view.ports.len()) } {
            @for of in &page.view.laboratories {
                (display(of.area, "unit", html! {
                    @for (number, slot) in (1u8..).zip(&of.slots) { li { (technology(number, slot, of.area, page)) } }
                }, page))
            }
            @for of in &page.view.ports {
                (display(of.area, "order", html! {
                    @for (number, slot) in (1u8..).zip(&of.slots) {
                        li class={ "level-" (slot.level) } { (order(number, slot, of.area, page)) }
                    }
                }, page))
            }
        }
    }
}

fn display(area: Area, sign: &str, slots: Markup, page: &Page<'_>) -> Markup {
    let title = page.format(Key::HtmlDisplay, [("area", area.name().into())]);
    let id = format!("display-{area}");
    let look = page.format(Key::HtmlLook, [("area", title.as_str().into())]);
    html! {
        section class={ "display of-" (sign) "s" } aria-label=(title) id=(id) popover {
            h2 {
                span aria-hidden="true" {
                    (picture("sign", sign)) (page.format(Key::AreaShort, [("area", area.name().into())]))
                }
                span.w { (title) }
            }
            ol { (slots) }
            button.look type="button" popovertarget=(id) aria-label=(look) {}
        }
    }
}

fn technology(number: u8, of: &LaboratorySlot, area: Area, page: &Page<'_>) -> Markup {
    let now = matches!(page.view.phase, Phase::Learn { area: at, .. } if at == area);
    let learned =
        matches!(page.view.phase, Phase::Unit { area: at, slot, .. } if at == area && slot == number);
    html! {
        @if let Some(technology) = &of.technology {
            (card::technology(technology, of.surcharge, now.then_some(Choice::Learn(number)), page))
        } @else {
            span.bare aria-hidden="true" { @if of.surcharge > 0 { "+" (of.surcharge) } }
        }
        @if learned { span.seal aria-hidden="true" {} }
    }
}

fn order(number: u8, of: &PortSlot, area: Area, page: &Page<'_>) -> Markup {
    let now = matches!(page.view.phase, Phase::Order { area: at, .. } if at == area);
    let taken =
        matches!(page.view.phase, Phase::SecondOrder { area: at, slot, .. } if at == area && slot == number);
    let level = page.format(Key::PortSpace, [("number", number.into()), ("level", of.level.into())]);
    html! {
        span.level title=(level) { (of.level) }
        @if let Some(order) = &of.order { (card::order(order, now.then_some(Choice::Order(number)), "", page)) }
        @if taken { span.seal aria-hidden="true" {} }
    }
}
