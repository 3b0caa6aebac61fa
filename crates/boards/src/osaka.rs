//! Traders of Osaka in words. [`text`] draws the board; [`sentences`] tells what happened and [`story`] gathers what
//! belongs together; [`choices`] says which decision is awaited and what each choice would do, with what
//! [`foresight`] works out; [`refusals`] says why something is not possible. Every other game has files of these
//! names.

mod choices;
pub(crate) mod html;
mod lessons;
mod preview;
mod refusals;
mod sentences;
mod story;
#[cfg(test)]
mod tests;
mod text;

pub(crate) use choices::{decision, describe};
pub(crate) use lessons::{FIRST_GAME, LESSONS};
pub(crate) use refusals::refusal;
pub(crate) use sentences::sentence;
pub(crate) use story::story;
pub(crate) use text::board;

use crate::reader::{Reader, printable};
use anstyle::{AnsiColor, Style};
use portolan_games::core::Outcome;
use portolan_games::osaka::{Bundle, Good, Kind, Space, Value, View};
use portolan_i18n::OsakaKey;

/// What the game is about, for somebody who has never seen it.
pub(crate) fn introduction(reader: &Reader<'_>) -> String {
    reader.locale.text(OsakaKey::Introduction)
}

/// The ranking with where each point came from.
pub(crate) fn ranking(outcome: &Outcome, reader: &Reader<'_>) -> String {
    crate::table::ranking(outcome, |name| part(name, reader), reader)
}

/// What a part of a score is called.
pub(crate) fn part(name: &str, reader: &Reader<'_>) -> String {
    match Good::ALL.into_iter().find(|good| good.name() == name) {
        Some(of) => good(of, reader),
        None => reader.locale.text(OsakaKey::Tokens),
    }
}

const fn word_for(good: Good) -> OsakaKey {
    match good {
        Good::Red => OsakaKey::Red,
        Good::Blue => OsakaKey::Blue,
        Good::Yellow => OsakaKey::Yellow,
        Good::Green => OsakaKey::Green,
    }
}

/// The colour of a good: an addition to its letter, never instead of it.
fn paint(good: Good, text: &str, reader: &Reader<'_>) -> String {
    let colour = match good {
        Good::Red => AnsiColor::BrightRed,
        Good::Blue => AnsiColor::BrightBlue,
        Good::Yellow => AnsiColor::BrightYellow,
        Good::Green => AnsiColor::BrightGreen,
    };
    reader.ink.paint(Style::new().bold().fg_color(Some(colour.into())), text)
}

/// “red”.
fn good(good: Good, reader: &Reader<'_>) -> String {
    paint(good, &reader.locale.text(word_for(good)), reader)
}

/// “red and blue”.
fn goods(of: &[Good], reader: &Reader<'_>) -> String {
    let names: Vec<String> = of.iter().map(|&of| good(of, reader)).collect();
    crate::table::list(&names, reader)
}

/// “red 5”.
fn card(kind: Kind, reader: &Reader<'_>) -> String {
    let name = reader.locale.text(word_for(kind.good));
    let args = [("good", name.into()), ("coins", kind.value.coins().into())];
    paint(kind.good, &reader.locale.format(OsakaKey::Card, args), reader)
}

/// “r2 r5 b3”.
fn cards(kinds: impl IntoIterator<Item = Kind>, reader: &Reader<'_>) -> String {
    let short = |kind: Kind| paint(kind.good, &kind.to_string(), reader);
    kinds.into_iter().map(short).collect::<Vec<_>>().join(" ")
}

fn bundle(bundle: &Bundle, reader: &Reader<'_>) -> String {
    if bundle.is_empty() { reader.locale.text(OsakaKey::NoCards) } else { cards(bundle.kinds(), reader) }
}

/// The name of a space of the route; spaces of one name are counted: “Enshunada 2”.
fn space(place: u8, view: &View) -> String {
    let place = usize::from(place);
    let Some(space) = view.route.get(place) else { return String::new() };
    let alike = |of: &[Space]| of.iter().filter(|other| other.name == space.name).count();
    let name = printable(&space.name);
    match alike(&view.route) {
        1 => name,
        _ => format!("{name} {}", alike(&view.route[..=place])),
    }
}

/// How many goods a card of this value insures.
fn icons(value: Value, view: &View) -> usize {
    view.icons[value as usize].into()
}

/// What an option is called, or one of its values.
pub(crate) fn option(name: &str, value: Option<&str>, reader: &Reader<'_>) -> String {
    match value {
        None => reader.locale.format(OsakaKey::OptionName, [("option", name.into())]),
        Some(value) => reader.locale.format(OsakaKey::OptionValue, [("value", value.into())]),
    }
}
