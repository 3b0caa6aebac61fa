//! What those are called who have no name of their own: guests, empty seats, and bots, which are named after what they are in
//! the language of whoever reads.

use portolan_i18n::{Locale, SiteKey};

/// The name of somebody who has not said one.
pub fn guest(locale: &Locale) -> String {
    locale.text(SiteKey::Guest)
}

/// The name of somebody at the keyboard who has not said one; with a number where there are several.
pub fn player(locale: &Locale, number: Option<usize>) -> String {
    numbered(locale.text(SiteKey::Player), number)
}

/// How a seat is called on which nobody sits yet.
pub fn open_seat(locale: &Locale, number: usize) -> String {
    locale.format(SiteKey::Seat, [("number", number.into())])
}

/// The name of a bot of this kind; with a number where there are several.
pub fn bot(locale: &Locale, kind: &str, number: Option<usize>) -> String {
    numbered(locale.format(SiteKey::BotCalled, [("kind", kind.into())]), number)
}

fn numbered(name: String, number: Option<usize>) -> String {
    match number {
        Some(number) => format!("{name} {number}"),
        None => name,
    }
}
