//! Yokohama in words. [`text`] draws the board; [`sentences`] tells what happened and [`story`] gathers what belongs
//! together, by [`themes`] and with [`phrases`]; [`choices`] says which decision is awaited and what each choice would
//! do, with what [`foresight`] works out; [`refusals`] says why something is not possible; [`names`] and [`rewards`] have
//! the words that all of them need.

#[cfg(test)]
mod card_texts;
mod choices;
pub(crate) mod html;
mod lessons;
mod names;
mod phrases;
mod preview;
mod refusals;
mod rewards;
mod sentences;
mod story;
#[cfg(test)]
mod tests;
mod text;
mod themes;

pub(crate) use choices::{decision, describe};
pub(crate) use lessons::{FIRST_GAME, LESSONS};
pub(crate) use refusals::refusal;
pub(crate) use sentences::sentence;
pub(crate) use story::story;
pub(crate) use text::board;

use crate::reader::Reader;
use portolan_games::core::Outcome;
use portolan_i18n::YokohamaKey;

/// What the game is about, for somebody who has never seen it.
pub(crate) fn introduction(reader: &Reader<'_>) -> String {
    reader.locale.text(YokohamaKey::Introduction)
}

/// The ranking with where each point came from.
pub(crate) fn ranking(outcome: &Outcome, reader: &Reader<'_>) -> String {
    crate::table::ranking(outcome, |name| part(name, reader), reader)
}

/// The name of a part of a score.
pub(crate) fn part(name: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(YokohamaKey::Part, [("part", name.into())])
}

/// What an option is called, or one of its values.
pub(crate) fn option(name: &str, value: Option<&str>, reader: &Reader<'_>) -> String {
    match value {
        None => reader.locale.format(YokohamaKey::OptionName, [("option", name.into())]),
        Some(value) => reader.locale.format(YokohamaKey::OptionValue, [("value", value.into())]),
    }
}
