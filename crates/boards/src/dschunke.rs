//! Dschunke in words. [`text`] draws the board; [`sentences`] tells what happened and [`story`] gathers what belongs
//! together; [`choices`] says which decision is awaited and what each choice would do, with what [`foresight`] works
//! out; [`refusals`] says why something is not possible.

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

use crate::reader::Reader;
use anstyle::{Ansi256Color, Style};
use portolan_games::core::{Outcome, Seat, SeatSet};
use portolan_games::dschunke::{Bid, ByGood, CardKind, Colour, Good, Junk, Pile, Price, View, Worker};
use portolan_i18n::DschunkeKey;

/// What the game is about, for somebody who has never seen it.
pub(crate) fn introduction(reader: &Reader<'_>) -> String {
    reader.locale.text(DschunkeKey::Introduction)
}

/// The ranking with where each yuan came from.
pub(crate) fn ranking(outcome: &Outcome, reader: &Reader<'_>) -> String {
    crate::table::ranking(outcome, |name| part(name, reader), reader)
}

/// About so much money: here that is what one wins by.
pub(crate) fn about(yuan: i32, reader: &Reader<'_>) -> String {
    reader.locale.format(DschunkeKey::About, [("yuan", yuan.into())])
}

/// What a part of a score is called.
pub(crate) fn part(name: &str, reader: &Reader<'_>) -> String {
    reader.locale.format(DschunkeKey::Part, [("part", name.into())])
}

fn paint(colour: u8, text: &str, reader: &Reader<'_>) -> String {
    reader.ink.paint(Style::new().bold().fg_color(Some(Ansi256Color(colour).into())), text)
}

/// A text in the colour of a junk: an addition to its name, never instead of it.
fn in_colour_of(junk: Junk, text: &str, reader: &Reader<'_>) -> String {
    let colour = match junk {
        Junk::Grey => 246,
        Junk::Orange => 208,
        Junk::Purple => 141,
        Junk::Brown => 173,
        Junk::White => 255,
    };
    paint(colour, text, reader)
}

/// A text in the colour of a player's strips.
fn in_colour_of_strips(colour: Colour, text: &str, reader: &Reader<'_>) -> String {
    let painted = match colour {
        Colour::Red => 203,
        Colour::Blue => 75,
        Colour::Green => 114,
        Colour::Yellow => 227,
    };
    paint(painted, text, reader)
}

/// “white”.
fn junk(of: Junk, reader: &Reader<'_>) -> String {
    in_colour_of(of, &reader.locale.format(DschunkeKey::Junk, [("junk", of.name().into())]), reader)
}

/// “rice”.
fn good(of: Good, reader: &Reader<'_>) -> String {
    in_colour_of(of.junk(), &reader.locale.format(DschunkeKey::Good, [("good", of.name().into())]), reader)
}

/// “3 rice”.
fn some(count: u8, of: Good, reader: &Reader<'_>) -> String {
    reader.locale.format(DschunkeKey::Some, [("count", count.into()), ("good", good(of, reader).into())])
}

/// “3 rice and 1 fish”; “no cards”.
fn goods(of: &ByGood<u8>, reader: &Reader<'_>) -> String {
    let there = Good::ALL.into_iter().filter(|&good| of[good] > 0);
    let named: Vec<String> = there.map(|good| some(of[good], good, reader)).collect();
    if named.is_empty() {
        reader.locale.text(DschunkeKey::NoCards)
    } else {
        crate::table::list(&named, reader)
    }
}

/// “4 yuan”; “a special card”.
fn price(of: Price, reader: &Reader<'_>) -> String {
    match of {
        Price::Yuan(yuan) => reader.locale.format(DschunkeKey::Yuan, [("yuan", yuan.into())]),
        Price::Special => reader.locale.text(DschunkeKey::ASpecialCard),
    }
}

/// “the load merchant”.
fn worker(of: Worker, reader: &Reader<'_>) -> String {
    reader.locale.format(DschunkeKey::Worker, [("worker", of.name().into())])
}

/// “star”.
fn pile(of: Pile, reader: &Reader<'_>) -> String {
    reader.locale.format(DschunkeKey::Pile, [("pile", of.name().into())])
}

/// The kind without its junks, as the messages name it, and the words for its junks.
fn card_args(kind: CardKind, reader: &Reader<'_>) -> [portolan_i18n::Arg<'static>; 3] {
    let (name, one, two) = match kind {
        CardKind::Extra => ("extra", None, None),
        CardKind::Ties => ("ties", None, None),
        CardKind::Swap => ("swap", None, None),
        CardKind::Place => ("place", None, None),
        CardKind::Goods => ("goods", None, None),
        CardKind::Move => ("move", None, None),
        CardKind::Money(one) => ("money", Some(one), None),
        CardKind::Eight(one) => ("eight", Some(one), None),
        CardKind::Twelve(one, two) => ("twelve", Some(one), Some(two)),
    };
    let word = |of: Option<Junk>| of.map(|of| junk(of, reader)).unwrap_or_default();
    [("kind", name.into()), ("one", word(one).into()), ("two", word(two).into())]
}

/// “money (brown)”.
fn card(kind: CardKind, reader: &Reader<'_>) -> String {
    reader.locale.format(DschunkeKey::Card, card_args(kind, reader))
}

/// What a card does.
fn card_text(kind: CardKind, view: &View, reader: &Reader<'_>) -> String {
    let [name, one, two] = card_args(kind, reader);
    let numbers = &view.numbers;
    let args = [
        name,
        one,
        two,
        ("eight", numbers.eight.into()),
        ("twelve", numbers.twelve.into()),
        ("first", numbers.first_crates.into()),
        ("second", numbers.second_crates.into()),
    ];
    reader.locale.format(DschunkeKey::CardText, args)
}

/// “swap, money (brown)”; “no cards”.
fn cards(kinds: impl IntoIterator<Item = CardKind>, reader: &Reader<'_>) -> String {
    let named: Vec<String> = kinds.into_iter().map(|kind| card(kind, reader)).collect();
    if named.is_empty() { reader.locale.text(DschunkeKey::NoCards) } else { named.join(", ") }
}

/// “3 rice”; “nothing”.
fn bid(of: Bid, reader: &Reader<'_>) -> String {
    match of {
        Bid::Nothing => reader.locale.text(DschunkeKey::BidNothing),
        Bid::Cards(good, count) => some(count, good, reader),
    }
}

/// “Anna”; “you”, where it is not the first word.
fn name_or_you(seat: Seat, reader: &Reader<'_>) -> String {
    let args = [("person", reader.person(seat).into()), ("who", reader.name(seat).into())];
    reader.locale.format(DschunkeKey::Who, args)
}

/// “Anna, Bruno and you”.
fn everybody_of(seats: SeatSet, reader: &Reader<'_>) -> String {
    let named: Vec<String> = seats.iter().map(|seat| name_or_you(seat, reader)).collect();
    crate::table::list(&named, reader)
}

/// What an option is called, or one of its values.
pub(crate) fn option(name: &str, value: Option<&str>, reader: &Reader<'_>) -> String {
    match value {
        None => reader.locale.format(DschunkeKey::OptionName, [("option", name.into())]),
        Some(value) => reader.locale.format(DschunkeKey::OptionValue, [("value", value.into())]),
    }
}
