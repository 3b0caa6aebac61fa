//! The names of everything on the table: areas, goods, pieces, cards, countries, players. Colour is an addition to a
//! name, never instead of it.

use anstyle::{Ansi256Color, Style};
use portolan_board::Reader;
use portolan_board::table::list;
use portolan_core::{CardId, Seat, SeatSet};
use portolan_i18n::YokohamaKey as Key;
use portolan_yokohama::{
    Area, ByGood, Country, DirectTravel, Good, Letter, ManagementBoard, Payment, Piece, Title, View, Ware,
};

fn paint(colour: u8, text: &str, reader: &Reader<'_>) -> String {
    reader.ink.paint(Style::new().bold().fg_color(Some(Ansi256Color(colour).into())), text)
}

/// A text in the colour of a player's pieces: blue, pink, purple, yellow.
pub(super) fn in_colour_at(seat: Seat, text: &str, reader: &Reader<'_>) -> String {
    let colours = [75, 212, 141, 227];
    colours.get(seat.index()).map_or_else(|| text.to_string(), |&colour| paint(colour, text, reader))
}

/// A text in the colour of a good.
pub(super) fn in_colour_of(good: Good, text: &str, reader: &Reader<'_>) -> String {
    let colour = match good {
        Good::Copper => 208,
        Good::Silk => 218,
        Good::Tea => 114,
        Good::Fish => 117,
    };
    paint(colour, text, reader)
}

/// The letter of a player's colour.
pub(super) fn player_letter(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    in_colour_at(seat, &plain_letter(seat, view, reader), reader)
}

/// The letter without colour.
pub(super) fn plain_letter(seat: Seat, view: &View, reader: &Reader<'_>) -> String {
    let colour = view.player(seat).map_or("?", |player| player.colour.name());
    reader.locale.format(Key::Letter, [("colour", colour.into())])
}

/// “the bank”; “copper mine 2”.
pub(super) fn area_name(of: Area, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Area, [("area", of.name().into())])
}

/// “the bank, port A and tea field 1”.
pub(super) fn area_names(of: impl IntoIterator<Item = Area>, reader: &Reader<'_>) -> String {
    let named: Vec<String> = of.into_iter().map(|of| area_name(of, reader)).collect();
    list(&named, reader)
}

/// “the church”.
pub(super) fn board_name(of: ManagementBoard, reader: &Reader<'_>) -> String {
    area_name(of.area(), reader)
}

/// “silk”.
pub(super) fn good_name(of: Good, reader: &Reader<'_>) -> String {
    in_colour_of(of, &reader.locale.format(Key::Good, [("good", of.name().into())]), reader)
}

/// “3 silk”.
pub(super) fn good_count(count: u16, of: Good, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Some, [("count", count.into()), ("good", good_name(of, reader).into())])
}

/// “3 silk and 1 tea”; empty for none.
pub(super) fn good_counts(of: ByGood<u8>, reader: &Reader<'_>) -> String {
    let named: Vec<String> =
        of.nonzero().map(|(good, count)| good_count(count.into(), good, reader)).collect();
    list(&named, reader)
}

/// “2 yen”.
pub(super) fn yen_text(count: u16, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Yen, [("yen", count.into())])
}

/// “2 imports”.
pub(super) fn imports_text(count: u16, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Imports, [("count", count.into())])
}

/// “2 points”.
pub(super) fn points_text(count: u16, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Points, [("points", count.into())])
}

/// “1 silk”; “1 import”; “2 yen”.
pub(super) fn payment_text(of: Payment, count: u16, reader: &Reader<'_>) -> String {
    match of {
        Payment::Good(good) => good_count(count, good, reader),
        Payment::Import => imports_text(count, reader),
        Payment::Yen => yen_text(count, reader),
    }
}

/// “1 silk”; “1 import”.
pub(super) fn ware_text(of: Ware, count: u16, reader: &Reader<'_>) -> String {
    match of {
        Ware::Good(good) => good_count(count, good, reader),
        Ware::Import => imports_text(count, reader),
    }
}

/// “an assistant”; “2 shops”.
pub(super) fn piece_count(of: Piece, count: u16, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Pieces, [("piece", of.name().into()), ("count", count.into())])
}

/// “an assistant”; “2 assistants”.
pub(super) fn assistant_count(count: u8, reader: &Reader<'_>) -> String {
    piece_count(Piece::Assistant, count.into(), reader)
}

/// “UK”.
pub(super) fn country_code(of: Country, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Country, [("country", of.name().into())])
}

/// “British”.
pub(super) fn country_adjective(of: Country, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::FromCountry, [("country", of.name().into())])
}

/// “Mining Technology”.
pub(super) fn title_name(of: Title, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::TitleOf, [("title", of.name().into())])
}

/// What a technology does; where Tram and ride may end depends on the option `direct` (R12).
pub(super) fn effect(of: Title, view: &View, reader: &Reader<'_>) -> String {
    let direct = match view.options.direct {
        DirectTravel::Assistant => "assistant",
        DirectTravel::Anywhere => "anywhere",
    };
    reader.locale.format(Key::Effect, [("title", of.name().into()), ("direct", direct.into())])
}

/// “A”.
pub(super) fn achievement_name(of: Letter, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Achievement, [("letter", of.name().into())])
}

/// “O12”.
pub(super) fn order_number(of: CardId, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::OrderNumber, [("number", format!("{:02}", of.0 + 1).into())])
}

/// “Anna”; “you” for the reader, inside a sentence.
pub(super) fn name_or_you(seat: Seat, reader: &Reader<'_>) -> String {
    let args = [("person", reader.person(seat).into()), ("who", reader.name(seat).into())];
    reader.locale.format(Key::Who, args)
}

/// “Anna, Bruno and you”.
pub(super) fn names_or_you(seats: SeatSet, reader: &Reader<'_>) -> String {
    let named: Vec<String> = seats.iter().map(|seat| name_or_you(seat, reader)).collect();
    list(&named, reader)
}
