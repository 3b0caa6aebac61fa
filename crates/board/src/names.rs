//! Names for guests, open seats and bots, in the language of the reader; and names in sentences.

use portolan_i18n::{Locale, SiteKey};

/// The name of a person without a name.
pub fn guest(locale: &Locale) -> String {
    locale.text(SiteKey::Guest)
}

/// The name of a player at the keyboard without a name; numbered where there are several.
pub fn player(locale: &Locale, number: Option<usize>) -> String {
    numbered(locale.text(SiteKey::Player), number)
}

/// The name of an open seat.
pub fn open_seat(locale: &Locale, number: usize) -> String {
    locale.format(SiteKey::Seat, [("number", number.into())])
}

/// The name of a bot of this kind; numbered where there are several.
pub fn bot(locale: &Locale, kind: &str, number: Option<usize>) -> String {
    numbered(locale.format(SiteKey::BotCalled, [("kind", kind.into())]), number)
}

fn numbered(name: String, number: Option<usize>) -> String {
    match number {
        Some(number) => format!("{name} {number}"),
        None => name,
    }
}

/// The invisible characters around an isolated name.
pub(crate) const ISOLATE: char = '\u{2068}';
pub(crate) const END_ISOLATE: char = '\u{2069}';

/// Returns a name for the middle of a sentence. A name that is written from right to left is isolated, so that it does not
/// change the order of the words around it.
pub fn isolated(name: &str) -> String {
    if name.chars().any(is_right_to_left) {
        format!("{ISOLATE}{name}{END_ISOLATE}")
    } else {
        name.to_string()
    }
}

/// Whether a character is in a block of scripts that are written from right to left.
const fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Whether a character changes the writing direction of the text after it.
pub(crate) const fn changes_direction(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_written_from_right_to_left_are_isolated() {
        for name in ["Anna", "Żaneta", "Ελένη", "山田", "Anna 2", ""] {
            assert_eq!(isolated(name), name);
        }
        assert_eq!(isolated("שלום"), "\u{2068}שלום\u{2069}");
        assert_eq!(isolated("Anna علي"), "\u{2068}Anna علي\u{2069}");
    }

    #[test]
    fn the_names_at_a_table_are_isolated_even_if_they_are_cut() {
        let players = crate::Players::new(["Anna\u{202e}", "שלום עולם"]);
        let names: Vec<&str> = players.names().collect();
        assert_eq!(names, ["Anna", "\u{2068}שלום עולם\u{2069}"]);
        assert_eq!(crate::layout::cut(names[1], 5), "\u{2068}שלום…\u{2069}");
    }
}
