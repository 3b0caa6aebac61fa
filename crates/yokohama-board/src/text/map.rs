//! The map: rows of areas like bricks, each shifted by half a board, so that neighbours touch. Below the name of an
//! area stand its presidents (`B`) and assistants (`b3`).

use super::super::names::{in_colour_at, in_colour_of, plain_letter};
use portolan_board::Reader;
use portolan_board::layout::{WIDTH, pad};
use portolan_core::Seat;
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{Area, AreaKind, AreaView, Good, View};
use textwrap::core::display_width;

/// Two lines for each row of areas.
pub(super) fn map(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let widest = view.rows.iter().copied().max().unwrap_or(1).max(1);
    let cell = (WIDTH - 2) / usize::from(widest);
    let rows = (0..).zip(&view.rows).flat_map(|(row, &length)| {
        let indent = " ".repeat(1 + usize::from(widest - length) * cell / 2);
        let areas = || view.areas.iter().filter(move |area| area.row == row);
        let names = areas().map(|area| name(area, view, reader)).collect();
        let pieces = areas().map(|area| pieces(area, cell - 1, view, reader)).collect();
        [bricks(&indent, names, cell, reader), bricks(&indent, pieces, cell, reader)]
    });
    rows.collect()
}

fn bricks(indent: &str, texts: Vec<String>, cell: usize, reader: &Reader<'_>) -> String {
    let bar = reader.ink.dim("│");
    let cells: String = texts.iter().map(|text| format!("{bar}{}", pad(text, cell - 1))).collect();
    format!("{indent}{cells}{bar}")
}

/// The name as it is typed, in the colour of the good that the area produces.
fn name(of: &AreaView, view: &View, reader: &Reader<'_>) -> String {
    let text = of.area.name();
    let has_own_pieces =
        view.viewer.seat().and_then(|seat| of.assistants.get(seat.index())).is_some_and(|&count| count > 0);
    match product(of.kind) {
        Some(good) => in_colour_of(good, text, reader),
        None if has_own_pieces => reader.ink.bold(text),
        None => text.to_string(),
    }
}

const fn product(kind: AreaKind) -> Option<Good> {
    match kind {
        AreaKind::CopperMine => Some(Good::Copper),
        AreaKind::Fishing => Some(Good::Fish),
        AreaKind::SilkMill => Some(Good::Silk),
        AreaKind::Tea => Some(Good::Tea),
        _ => None,
    }
}

/// `Bb3 p1`: a president with three assistants of blue, an assistant of pink.
fn pieces(of: &AreaView, width: usize, view: &View, reader: &Reader<'_>) -> String {
    if of.area == Area::Canal {
        return reader.ink.dim(&reader.locale.text(Key::ToCross));
    }
    let seats = (0..of.assistants.len()).filter_map(Seat::new);
    let groups: Vec<String> =
        seats.map(|seat| group(seat, of, view, reader)).filter(|text| !text.is_empty()).collect();
    let spaced = groups.join(" ");
    if display_width(&spaced) <= width { spaced } else { groups.concat() }
}

fn group(seat: Seat, of: &AreaView, view: &View, reader: &Reader<'_>) -> String {
    let letter = plain_letter(seat, view, reader);
    let president = if of.presidents.has(seat) { letter.to_uppercase() } else { String::new() };
    let assistants = match of.assistants.get(seat.index()) {
        None | Some(0) => String::new(),
        Some(count) => format!("{letter}{count}"),
    };
    let text = president + &assistants;
    if text.is_empty() { text } else { in_colour_at(seat, &text, reader) }
}
