//! Ostia in words. [`text`] draws the board; [`sentences`] tells what happened and [`story`] gathers what belongs
//! together; [`choices`] says which decision is awaited and what each choice would do, [`debts`] what loans mean for it at the end; [`refusals`] says why
//! something is not possible. Every other game has files of these names.

mod choices;
mod debts;
pub(crate) mod html;
mod lessons;
mod refusals;
mod sentences;
mod story;
#[cfg(test)]
mod tests;
mod text;

pub(crate) use choices::{decision, describe, is_quick};
pub(crate) use lessons::{FIRST_GAME, LESSONS};
pub(crate) use refusals::refusal;
pub(crate) use sentences::sentence;
pub(crate) use story::story;
pub(crate) use text::board;

use crate::reader::Reader;
use anstyle::{AnsiColor, Style};
use portolan_games::core::{Outcome, SeatSet};
use portolan_games::ostia::{Bundle, Card, Good};
use portolan_i18n::OstiaKey;

/// What the game is about, for somebody who has never seen it.
pub(crate) fn introduction(reader: &Reader<'_>) -> String {
    reader.locale.text(OstiaKey::Introduction)
}

/// The ranking with where each point came from.
pub(crate) fn ranking(outcome: &Outcome, reader: &Reader<'_>) -> String {
    crate::table::ranking(outcome, |name| part(name, reader), reader)
}

/// What a part of a score is called.
pub(crate) fn part(name: &str, reader: &Reader<'_>) -> String {
    reader.locale.text(match name {
        "senate" => OstiaKey::SenatePart,
        "goods" => OstiaKey::GoodsPart,
        "money" => OstiaKey::MoneyPart,
        "storehouses" => OstiaKey::StorehousesPart,
        _ => OstiaKey::StoreValuePart,
    })
}

const fn word_for(good: Good) -> OstiaKey {
    match good {
        Good::Ivory => OstiaKey::Ivory,
        Good::Spices => OstiaKey::Spices,
        Good::Cloth => OstiaKey::Cloth,
        Good::Wine => OstiaKey::Wine,
        Good::Wood => OstiaKey::Wood,
        Good::Wheat => OstiaKey::Wheat,
    }
}

/// The colour of a kind of goods: an addition to its name, never instead of it.
fn paint(good: Good, text: &str, reader: &Reader<'_>) -> String {
    let colour = match good {
        Good::Ivory => AnsiColor::BrightWhite,
        Good::Spices => AnsiColor::BrightRed,
        Good::Cloth => AnsiColor::BrightBlue,
        Good::Wine => AnsiColor::BrightMagenta,
        Good::Wood => AnsiColor::BrightGreen,
        Good::Wheat => AnsiColor::BrightYellow,
    };
    reader.ink.paint(Style::new().bold().fg_color(Some(colour.into())), text)
}

/// “wine”.
fn good(good: Good, reader: &Reader<'_>) -> String {
    paint(good, &reader.locale.text(word_for(good)), reader)
}

/// “ivory and 2 wine”.
fn bundle(of: &Bundle, reader: &Reader<'_>) -> String {
    let kinds = Good::ALL.into_iter().filter(|&kind| of.count(kind) > 0);
    let some = |kind| {
        let args = [("good", good(kind, reader).into()), ("count", of.count(kind).into())];
        reader.locale.format(OstiaKey::Some, args)
    };
    let all: Vec<String> = kinds.map(some).collect();
    if all.is_empty() { reader.locale.text(OstiaKey::Nothing) } else { crate::table::list(&all, reader) }
}

/// How many of each kind.
fn counted(cards: &[Card]) -> Bundle {
    cards.iter().map(|card| card.good).collect()
}

/// “14 denarii”.
fn denarii(count: u16, reader: &Reader<'_>) -> String {
    reader.locale.format(OstiaKey::Denarii, [("count", count.into())])
}

/// “2 points”.
fn points(count: u8, reader: &Reader<'_>) -> String {
    reader.locale.format(OstiaKey::Points, [("count", count.into())])
}

/// “Anna, Bruno and Clara”.
fn names(seats: SeatSet, reader: &Reader<'_>) -> String {
    let names: Vec<String> = seats.iter().map(|seat| reader.name(seat)).collect();
    crate::table::list(&names, reader)
}

/// What an option is called, or one of its values.
pub(crate) fn option(name: &str, value: Option<&str>, reader: &Reader<'_>) -> String {
    match value {
        None => reader.locale.format(OstiaKey::OptionName, [("option", name.into())]),
        Some(value) => reader.locale.format(OstiaKey::OptionValue, [("value", value.into())]),
    }
}
