//! Names for guests, open seats and bots, in the language of the reader.

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
