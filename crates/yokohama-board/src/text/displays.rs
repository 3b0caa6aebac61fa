//! The cards on display: technologies in the laboratories, orders in the ports. The spaces are columns, because cards
//! slide from right to left.

use super::super::names::country_code;
use super::super::rewards::{goods_in_signs, in_signs};
use portolan_board::Reader;
use portolan_board::layout::{cut, pad};
use portolan_board::sentence::yes_no;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{LaboratorySlot, PortSlot, View};

const LABEL: usize = 7;
const CARD: usize = 12;

/// The laboratories, then the ports.
pub(super) fn displays(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(laboratory) = view.laboratories.first() {
        let heads =
            (1..).zip(&laboratory.slots).map(|(number, slot)| slot_heading(number, slot.surcharge, reader));
        lines.push(row(&reader.ink.dim(&reader.locale.text(Key::Laboratories)), heads));
    }
    for laboratory in &view.laboratories {
        let slots = || laboratory.slots.iter();
        lines.push(row(
            &short_name(laboratory.area.name(), reader),
            slots().map(|slot| title(slot, view, reader)),
        ));
        lines.push(row("", slots().map(|slot| price(slot, view, reader))));
    }
    if let Some(port) = view.ports.first() {
        let heads = (1..).zip(&port.slots).map(|(number, slot)| level(number, slot.level, reader));
        lines.push(row(&reader.ink.dim(&reader.locale.text(Key::Ports)), heads));
    }
    for port in &view.ports {
        let slots = || port.slots.iter();
        lines.push(row(&short_name(port.area.name(), reader), slots().map(|slot| cost(slot, reader))));
        lines.push(row("", slots().map(|slot| brings(slot, reader))));
    }
    lines
}

fn row(label: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: String = cells.map(|cell| pad(&cell, CARD)).collect();
    format!(" {}{cells}", pad(label, LABEL))
}

fn short_name(area: &'static str, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::AreaShort, [("area", area.into())])
}

fn slot_heading(number: u8, surcharge: u8, reader: &Reader<'_>) -> String {
    let args = [("number", number.into()), ("surcharge", surcharge.into())];
    reader.ink.dim(&reader.locale.format(Key::LaboratorySpace, args))
}

fn level(number: u8, level: u8, reader: &Reader<'_>) -> String {
    reader
        .ink
        .dim(&reader.locale.format(Key::PortSpace, [("number", number.into()), ("level", level.into())]))
}

fn title(of: &LaboratorySlot, view: &View, reader: &Reader<'_>) -> String {
    let Some(technology) = of.technology else { return reader.ink.dim("·") };
    let title = technology.card.title;
    let text = cut(&reader.locale.format(Key::TitleShort, [("title", title.name().into())]), CARD - 1);
    if view.me().is_some_and(|me| me.has(title)) { reader.ink.dim(&text) } else { reader.ink.bold(&text) }
}

/// `5+1 US`: the value, the surcharge, the country; and whether the reader has the title.
fn price(of: &LaboratorySlot, view: &View, reader: &Reader<'_>) -> String {
    let Some(technology) = of.technology else { return String::new() };
    let has = view.me().is_some_and(|me| me.has(technology.card.title));
    let args = [
        ("value", technology.card.value.into()),
        ("surcharge", of.surcharge.into()),
        ("country", country_code(technology.card.country, reader).into()),
        ("has", yes_no(has).into()),
    ];
    reader.locale.format(Key::Price, args)
}

fn cost(of: &PortSlot, reader: &Reader<'_>) -> String {
    of.order.map_or_else(|| reader.ink.dim("·"), |order| goods_in_signs(order.card.cost, reader))
}

fn brings(of: &PortSlot, reader: &Reader<'_>) -> String {
    let brings = of.order.map(|order| {
        format!("{} {}", country_code(order.card.country, reader), in_signs(&order.card.reward, reader))
    });
    brings.unwrap_or_default()
}
