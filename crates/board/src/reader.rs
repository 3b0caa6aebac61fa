//! The reader of a text: the language, the seat, the names around the table, with or without colour. It does not depend
//! on any game.

use crate::names::{changes_direction, isolated};
use anstyle::Style;
use portolan_core::{Seat, Viewer};
use portolan_i18n::Locale;

/// The names around the table, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players(Vec<String>);

impl Players {
    /// Returns the names in the order of the seats. They are untrusted, so control characters are removed, and names that are
    /// written from right to left are isolated.
    pub fn new(names: impl IntoIterator<Item = impl AsRef<str>>) -> Players {
        Players(names.into_iter().map(|name| isolated(&printable(name.as_ref()))).collect())
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// All names, by seat.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

/// Removes the control characters of an untrusted text, and those that change the writing direction.
pub fn printable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control() && !changes_direction(*letter)).collect()
}

/// Whether a text has escape codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// No escape codes.
    Plain,
    /// Colours and weights as ANSI escape codes. They add nothing to the meaning of the text.
    Ansi,
}

impl Ink {
    /// The text in this style.
    pub fn paint(self, style: Style, text: &str) -> String {
        match self {
            Ink::Plain => text.to_string(),
            Ink::Ansi => format!("{style}{text}{style:#}"),
        }
    }

    /// Headings.
    pub fn bold(self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    /// Secondary text.
    pub fn dim(self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }
}

/// The reader of a text.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// Their language.
    pub locale: &'a Locale,
    /// The names around the table.
    pub players: &'a Players,
    /// The seat of the reader, who is addressed as “you”.
    pub viewer: Viewer,
    /// Whether a text has escape codes.
    pub ink: Ink,
}

impl Reader<'_> {
    /// The argument `$person` of a message about a seat: `you` or `other`.
    pub fn person(&self, seat: Seat) -> &'static str {
        if self.viewer.is(seat) { "you" } else { "other" }
    }

    /// The name of a seat, emphasised.
    pub fn name(&self, seat: Seat) -> String {
        self.ink.bold(self.players.name(seat))
    }
}
