//! Phrases that the boards of all games use.

use crate::Reader;
use crate::layout::cut;
use portolan_core::Seat;
use portolan_i18n::TableKey;

/// A reason with the section of the rules that requires it.
pub fn with_section(reason: &str, section: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::Section, [("reason", reason.into()), ("section", section.into())])
}

/// The name of a seat on the board, cut to `width`; “you” for the reader.
pub fn label(seat: Seat, width: usize, reader: &Reader<'_>) -> String {
    if reader.viewer.is(seat) {
        reader.locale.text(TableKey::You)
    } else {
        cut(reader.players.name(seat), width)
    }
}

/// “a, b and c”.
pub fn list(items: &[String], reader: &Reader<'_>) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => reader
            .locale
            .format(TableKey::And, [("first", first.join(", ").into()), ("last", last.clone().into())]),
    }
}
