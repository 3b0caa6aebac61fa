//! Changes of players, as sentences in the log of a table.

use portolan_i18n::{Locale, SiteKey};

/// What happened to the player of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant has a message that explains it")]
pub enum PlayerChange {
    Joined,
    GivenToBot,
    HandedToBot,
    Replaced,
    Returned,
    Resigned,
}

impl PlayerChange {
    /// Returns the change as a sentence: what happened to the player `name`, and `by` whom.
    pub fn sentence(self, name: &str, by: &str, locale: &Locale) -> String {
        let key = match self {
            PlayerChange::Joined => SiteKey::PlayerJoined,
            PlayerChange::GivenToBot => SiteKey::PlayerGivenToBot,
            PlayerChange::HandedToBot => SiteKey::PlayerHandedToBot,
            PlayerChange::Replaced => SiteKey::PlayerReplaced,
            PlayerChange::Returned => SiteKey::PlayerReturned,
            PlayerChange::Resigned => SiteKey::PlayerResigned,
        };
        locale.format(key, [("name", name.into()), ("by", by.into())])
    }
}
