//! The page of an error.

use super::{NameError, Visitor, page};
use maud::{Markup, html};
use portolan_i18n::{PeopleKey, SiteKey};

/// Why a table was ended before the end of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant has a message that explains it")]
pub enum ClosedTable {
    ByHost,
    Abandoned,
    Expired,
}

impl ClosedTable {
    /// Returns the reason as a sentence.
    pub fn sentence(self, locale: &portolan_i18n::Locale) -> String {
        locale.text(match self {
            ClosedTable::ByHost => SiteKey::ClosedByHost,
            ClosedTable::Abandoned => SiteKey::ClosedAbandoned,
            ClosedTable::Expired => SiteKey::ClosedExpired,
        })
    }
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant has a message that explains it")]
pub enum ErrorPage {
    NotFound,
    Forbidden,
    CrossOrigin,
    WrongHost(String),
    Malformed(String),
    Stale,
    Name(NameError),
    UnknownCode,
    TooManyDevices(u32),
    DeadLink,
    NotAbsent,
    Closed(ClosedTable),
    TooManyTables(u32),
    TooManyStreams,
    CorruptTable(String),
    RateLimited,
    TooManyReviews,
    HintsDisabled,
    Unavailable,
}

impl ErrorPage {
    /// Returns the error as a sentence.
    pub fn sentence(&self, locale: &portolan_i18n::Locale) -> String {
        match self {
            ErrorPage::NotFound => locale.text(SiteKey::ErrorNotFound),
            ErrorPage::Forbidden => locale.text(SiteKey::ErrorNotYours),
            ErrorPage::CrossOrigin => locale.text(SiteKey::ErrorOtherSite),
            ErrorPage::WrongHost(host) => {
                locale.format(SiteKey::ErrorWrongHost, [("host", host.as_str().into())])
            }
            ErrorPage::Malformed(reason) => {
                locale.format(SiteKey::ErrorMalformed, [("reason", reason.as_str().into())])
            }
            ErrorPage::Stale => locale.text(SiteKey::MovedOn),
            ErrorPage::Name(error) => error.sentence(locale),
            ErrorPage::UnknownCode => locale.text(PeopleKey::ErrorUnknownCode),
            ErrorPage::TooManyDevices(count) => {
                locale.format(PeopleKey::ErrorTooManyDevices, [("count", (*count).into())])
            }
            ErrorPage::DeadLink => locale.text(SiteKey::ErrorDeadLink),
            ErrorPage::NotAbsent => locale.text(SiteKey::ErrorNotAbsent),
            ErrorPage::Closed(closed) => closed.sentence(locale),
            ErrorPage::TooManyTables(count) => {
                locale.format(SiteKey::ErrorTooManyTables, [("count", (*count).into())])
            }
            ErrorPage::TooManyStreams => locale.text(SiteKey::ErrorTooManyStreams),
            ErrorPage::CorruptTable(reason) => {
                locale.format(SiteKey::ErrorBroken, [("reason", reason.as_str().into())])
            }
            ErrorPage::RateLimited => locale.text(SiteKey::ErrorTooMuch),
            ErrorPage::TooManyReviews => locale.text(SiteKey::ErrorTooManyReviews),
            ErrorPage::HintsDisabled => locale.text(SiteKey::ErrorNoHints),
            ErrorPage::Unavailable => locale.text(SiteKey::ErrorUnavailable),
        }
    }
}

/// Renders the page of an error. The scripts find the sentence by its id and show it at the table.
pub fn error(error: &ErrorPage, visitor: &Visitor<'_>) -> Markup {
    let locale = visitor.locale;
    let main = html! {
        main #main .narrow {
            h1 { (locale.text(SiteKey::Error)) }
            p #error { (error.sentence(locale)) }
            p { a href="/" { (locale.text(SiteKey::Home)) } }
        }
    };
    page(visitor, &locale.text(SiteKey::Error), &main)
}
