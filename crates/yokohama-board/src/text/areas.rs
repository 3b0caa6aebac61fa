//! The areas one by one: the reader's power there, and the rewards of shops, trading house and token, or their owners.

use super::super::names::player_letter;
use super::super::rewards::in_signs;
use super::heading;
use portolan_board::Reader;
use portolan_board::layout::{cut, pad};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::components::MOST_POWER;
use portolan_yokohama::{AreaView, BuildingSpaceView, View};

const NAME: usize = 15;
const POWER: usize = 4;
const SHOP: usize = 5;
const HOUSE: usize = 7;
const TOKEN: usize = 6;

/// A line for each area with a building tile, in the order of their names.
pub(super) fn areas(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let mut areas: Vec<&AreaView> = view.areas.iter().filter(|area| area.tile.is_some()).collect();
    areas.sort_by_key(|area| area.area);
    let power = view.viewer.seat().map(|_| heading(Key::ColumnPower, POWER, reader));
    let mut lines = vec![format!(
        " {}{}{}{}{}",
        heading(Key::ColumnArea, NAME, reader),
        pad(&power.unwrap_or_default(), POWER),
        heading(Key::ColumnShops, 4 * SHOP, reader),
        heading(Key::ColumnHouse, HOUSE, reader),
        heading(Key::ColumnToken, TOKEN, reader),
    )];
    lines.extend(areas.into_iter().map(|area| line(area, view, reader)));
    lines
}

fn line(of: &AreaView, view: &View, reader: &Reader<'_>) -> String {
    let (shops, house) = match &of.tile {
        Some(tile) => {
            let shops: String = tile.shops.iter().map(|shop| site(shop, SHOP, view, reader)).collect();
            (shops, site(&tile.house, HOUSE, view, reader))
        }
        None => (String::new(), String::new()),
    };
    let token =
        of.token.as_ref().map_or_else(|| reader.ink.dim("·"), |token| in_signs(&token.reward, reader));
    format!(
        " {}{}{}{house}{}",
        pad(&name(of, reader), NAME),
        pad(&power(of, view, reader), POWER),
        pad(&shops, 4 * SHOP),
        pad(&cut_plain(token, TOKEN), TOKEN),
    )
}

fn name(of: &AreaView, reader: &Reader<'_>) -> String {
    let name = of.area.name();
    if of.station {
        format!("{}{}", pad(name, NAME - 2), reader.ink.bold(&reader.locale.text(Key::StationMark)))
    } else {
        name.to_string()
    }
}

/// The power of the reader there, with the president.
fn power(of: &AreaView, view: &View, reader: &Reader<'_>) -> String {
    let Some(seat) = view.viewer.seat() else { return String::new() };
    match of.power.get(seat.index()) {
        None | Some(0) => reader.ink.dim("·"),
        Some(power) => reader.ink.bold(&(power + 1).min(MOST_POWER).to_string()),
    }
}

/// The reward of a building space, or its owner.
fn site(of: &BuildingSpaceView, width: usize, view: &View, reader: &Reader<'_>) -> String {
    let text = match of.owner {
        Some(seat) => player_letter(seat, view, reader),
        None => cut_plain(in_signs(&of.reward, reader), width - 1),
    };
    pad(&text, width)
}

/// Rewards that are longer than any in the box are cut, without colour.
fn cut_plain(text: String, width: usize) -> String {
    if text.contains('\x1b') { text } else { cut(&text, width) }
}
