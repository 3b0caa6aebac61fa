//! What somebody reads when a request is refused.

use super::{Keys, Visitor, page};
use maud::{Markup, html};

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages tell")]
pub enum Mishap {
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

impl Mishap {
    /// As a sentence.
    pub fn sentence(&self, words: &crate::words::Words) -> String {
        match self {
            Mishap::NotFound => words.word(Keys::ErrorNotFound),
            Mishap::NotYours => words.word(Keys::ErrorNotYours),
            Mishap::OtherSite => words.word(Keys::ErrorOtherSite),
            Mishap::Malformed(reason) => {
                words.say(Keys::ErrorMalformed, [("reason", reason.as_str().into())])
            }
            Mishap::SeatTaken => words.word(Keys::ErrorSeatTaken),
            Mishap::TooManyTables(count) => words.say(Keys::ErrorTooManyTables, [("count", (*count).into())]),
            Mishap::BrokenTable(reason) => words.say(Keys::ErrorBroken, [("reason", reason.as_str().into())]),
            Mishap::TooMuch => words.word(Keys::ErrorTooMuch),
            Mishap::NoHints => words.word(Keys::ErrorNoHints),
            Mishap::Unavailable => words.word(Keys::ErrorUnavailable),
            Mishap::Told(sentence) => sentence.clone(),
        }
    }
}

/// The page of an error.
pub fn error(mishap: &Mishap, visitor: &Visitor<'_>) -> Markup {
    let words = visitor.words;
    let main = html! {
        main #main .narrow {
            h1 { (words.word(Keys::Error)) }
            p { (mishap.sentence(words)) }
            p { a href="/" { (words.word(Keys::Home)) } }
        }
    };
    page(visitor, &words.word(Keys::Error), &main)
}
