//! Phrases that the boards of all games use.

use crate::Reader;
use crate::layout::cut;
use portolan_core::Seat;
use portolan_i18n::TableKey;

/// A reason with the section of the rules that says so.
pub fn with_section(reason: &str, section: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(TableKey::Section, [("reason", reason.into()), ("section", section.into())])
}

/// How the board calls a seat: the reader is “you” where nobody else needs the name.
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
