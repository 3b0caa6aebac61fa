//! What somebody reads when a request is refused.

use super::{Visitor, page};
use maud::{Markup, html};
use portolan_i18n::SiteKey;

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages tell")]
pub enum ErrorPage {
    NotFound,
    NotYours,
    OtherSite,
    Malformed(String),
    SeatTaken,
    TooManyTables(u32),
    BrokenTable(String),
    TooMuch,
    NoHints,
    Unavailable,
    /// A sentence that is made already: a refusal by the rules.
    Told(String),
}

impl ErrorPage {
    /// As a sentence.
    pub fn sentence(&self, locale: &portolan_i18n::Locale) -> String {
        match self {
            ErrorPage::NotFound => locale.text(SiteKey::ErrorNotFound),
            ErrorPage::NotYours => locale.text(SiteKey::ErrorNotYours),
            ErrorPage::OtherSite => locale.text(SiteKey::ErrorOtherSite),
            ErrorPage::Malformed(reason) => {
                locale.format(SiteKey::ErrorMalformed, [("reason", reason.as_str().into())])
            }
            ErrorPage::SeatTaken => locale.text(SiteKey::ErrorSeatTaken),
            ErrorPage::TooManyTables(count) => {
                locale.format(SiteKey::ErrorTooManyTables, [("count", (*count).into())])
            }
            ErrorPage::BrokenTable(reason) => {
                locale.format(SiteKey::ErrorBroken, [("reason", reason.as_str().into())])
            }
            ErrorPage::TooMuch => locale.text(SiteKey::ErrorTooMuch),
            ErrorPage::NoHints => locale.text(SiteKey::ErrorNoHints),
            ErrorPage::Unavailable => locale.text(SiteKey::ErrorUnavailable),
            ErrorPage::Told(sentence) => sentence.clone(),
        }
    }
}

/// The page of an error.
pub fn error(mishap: &ErrorPage, visitor: &Visitor<'_>) -> Markup {
    let locale = visitor.locale;
    let main = html! {
        main #main .narrow {
            h1 { (locale.text(SiteKey::Error)) }
            p { (mishap.sentence(locale)) }
            p { a href="/" { (locale.text(SiteKey::Home)) } }
        }
    };
    page(visitor, &locale.text(SiteKey::Error), &main)
}
