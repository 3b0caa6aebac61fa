//! The board of Dschunke. `text` and `html` render it; `choices` has the pending decision and what each choice would
//! do; `sentences` has a sentence for each event, and `story` combines events that belong together; `refusals` explains
//! why a choice is refused; `lessons` guides a first game. The board of every game has files with these names.

mod choices;
mod html;
mod lessons;
mod refusals;
mod sentences;
mod story;
mod text;

use anstyle::{Ansi256Color, Style};
use maud::{Markup, PreEscaped};
use portolan_board::Board;
use portolan_board::Lesson;
use portolan_board::Reader;
use portolan_board::html::SeatContext;
use portolan_core::{Seat, SeatSet};
use portolan_dschunke::{
    Bid, ByGood, CardKind, Choice, Colour, Dschunke, Event, Good, Illegal, Junk, Pile, Price, View, Worker,
};
use portolan_i18n::{DschunkeKey as Key, HtmlKey};

/// The board of Dschunke.
pub struct DschunkeBoard;

impl Board for DschunkeBoard {
    type Game = Dschunke;
    type Key = Key;

    const INTRODUCTION: Key = Key::Introduction;
    const OPTION_NAME: Key = Key::OptionName;
    const OPTION_VALUE: Key = Key::OptionValue;
    const EMBLEM_LABEL: HtmlKey = HtmlKey::EmblemDschunke;
    const STYLE: &'static str = include_str!("../assets/dschunke.css");
    const LESSONS: &'static [Lesson<Dschunke>] = lessons::LESSONS;

    fn text(view: &View, reader: &Reader<'_>) -> String {
        text::board(view, reader)
    }

    fn decision(view: &View, reader: &Reader<'_>) -> String {
        choices::decision(view, reader)
    }

    fn describe_choice(choice: Choice, view: &View, reader: &Reader<'_>) -> String {
        choices::describe(choice, view, reader)
    }

    fn sentence(event: &Event, view: &View, reader: &Reader<'_>) -> String {
        sentences::sentence(event, view, reader)
    }

    fn story(events: &[Event], view: &View, reader: &Reader<'_>) -> Vec<String> {
        story::story(events, view, reader)
    }

    fn refusal(illegal: &Illegal, reader: &Reader<'_>) -> String {
        refusals::refusal(illegal, reader)
    }

    fn score_part(name: &str, reader: &Reader<'_>) -> String {
        reader.locale.format(Key::Part, [("part", name.into())])
    }

    fn about_points(yuan: i32, reader: &Reader<'_>) -> String {
        reader.locale.format(Key::About, [("yuan", yuan.into())])
    }

    fn html_board(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
        html::board(view, context, reader)
    }

    fn html_decision(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
        html::decision(view, context, reader)
    }

    fn reveal(events: &[Event], view: &View, reader: &Reader<'_>) -> Markup {
        html::reveal(events, view, reader)
    }

    fn symbols() -> PreEscaped<&'static str> {
        html::symbols()
    }

    fn emblem(label: &str) -> Markup {
        html::emblem(label)
    }
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
fn junk_name(of: Junk, reader: &Reader<'_>) -> String {
    in_colour_of(of, &reader.locale.format(Key::Junk, [("junk", of.name().into())]), reader)
}

/// “rice”.
fn good_name(of: Good, reader: &Reader<'_>) -> String {
    in_colour_of(of.junk(), &reader.locale.format(Key::Good, [("good", of.name().into())]), reader)
}

/// “3 rice”.
fn good_count(count: u8, of: Good, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Some, [("count", count.into()), ("good", good_name(of, reader).into())])
}

/// “3 rice and 1 fish”; “no cards”.
fn good_counts(of: &ByGood<u8>, reader: &Reader<'_>) -> String {
    let there = Good::ALL.into_iter().filter(|&good| of[good] > 0);
    let named: Vec<String> = there.map(|good| good_count(of[good], good, reader)).collect();
    if named.is_empty() {
        reader.locale.text(Key::NoCards)
    } else {
        portolan_board::table::list(&named, reader)
    }
}

/// “4 yuan”; “a special card”.
fn price_text(of: Price, reader: &Reader<'_>) -> String {
    match of {
        Price::Yuan(yuan) => reader.locale.format(Key::Yuan, [("yuan", yuan.into())]),
        Price::Special => reader.locale.text(Key::ASpecialCard),
    }
}

/// “the load merchant”.
fn worker_name(of: Worker, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Worker, [("worker", of.name().into())])
}

/// “star”.
fn pile_name(of: Pile, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Pile, [("pile", of.name().into())])
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
    let word = |of: Option<Junk>| of.map(|of| junk_name(of, reader)).unwrap_or_default();
    [("kind", name.into()), ("one", word(one).into()), ("two", word(two).into())]
}

/// “money (brown)”.
fn card_name(kind: CardKind, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Card, card_args(kind, reader))
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
    reader.locale.format(Key::CardText, args)
}

/// “swap, money (brown)”; “no cards”.
fn card_names(kinds: impl IntoIterator<Item = CardKind>, reader: &Reader<'_>) -> String {
    let named: Vec<String> = kinds.into_iter().map(|kind| card_name(kind, reader)).collect();
    if named.is_empty() { reader.locale.text(Key::NoCards) } else { named.join(", ") }
}

/// “3 rice”; “nothing”.
fn bid_text(of: Bid, reader: &Reader<'_>) -> String {
    match of {
        Bid::Nothing => reader.locale.text(Key::BidNothing),
        Bid::Cards(good, count) => good_count(count, good, reader),
    }
}

/// “Anna”; “you” for the reader, inside a sentence.
fn name_or_you(seat: Seat, reader: &Reader<'_>) -> String {
    let args = [("person", reader.person(seat).into()), ("who", reader.name(seat).into())];
    reader.locale.format(Key::Who, args)
}

/// “Anna, Bruno and you”.
fn names_or_you(seats: SeatSet, reader: &Reader<'_>) -> String {
    let named: Vec<String> = seats.iter().map(|seat| name_or_you(seat, reader)).collect();
    portolan_board::table::list(&named, reader)
}
