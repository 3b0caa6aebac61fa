//! The board of Ostia. `text` and `html` render it; `choices` has the pending decision and what each choice would do,
//! with `debts` for the effect of loans at the end; `sentences` has a sentence for each event, and `story` combines
//! events that belong together; `refusals` explains why a choice is refused; `lessons` guides a first game. The board of
//! every game has files with these names.

mod choices;
mod debts;
mod html;
mod lessons;
mod refusals;
mod sentences;
mod story;
mod text;

use anstyle::{AnsiColor, Style};
use maud::{Markup, PreEscaped};
use portolan_board::Board;
use portolan_board::Lesson;
use portolan_board::Reader;
use portolan_board::html::SeatContext;
use portolan_core::SeatSet;
use portolan_i18n::{HtmlKey, OstiaKey as Key};
use portolan_ostia::{Bundle, Card, Choice, Event, Good, Illegal, Ostia, View};

/// The board of Ostia.
pub struct OstiaBoard;

impl Board for OstiaBoard {
    type Game = Ostia;
    type Key = Key;

    const INTRODUCTION: Key = Key::Introduction;
    const OPTION_NAME: Key = Key::OptionName;
    const OPTION_VALUE: Key = Key::OptionValue;
    const EMBLEM_LABEL: HtmlKey = HtmlKey::EmblemOstia;
    const STYLE: &'static str = include_str!("../assets/ostia.css");
    // The rulebook recommends a first game without ivory.
    const FIRST_GAME_OPTIONS: &'static [(&'static str, &'static str)] = &[("ivory", "no")];
    const LESSONS: &'static [Lesson<Ostia>] = lessons::LESSONS;

    fn text(view: &View, reader: &Reader<'_>) -> String {
        text::board(view, reader)
    }

    fn decision(view: &View, reader: &Reader<'_>) -> String {
        choices::decision(view, reader)
    }

    fn describe_choice(choice: Choice, view: &View, reader: &Reader<'_>) -> String {
        choices::describe(choice, view, reader)
    }

    fn is_quick(choice: Choice, view: &View) -> bool {
        choices::is_quick(choice, view)
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
        reader.locale.text(match name {
            "senate" => Key::SenatePart,
            "goods" => Key::GoodsPart,
            "money" => Key::MoneyPart,
            "storehouses" => Key::StorehousesPart,
            _ => Key::StoreValuePart,
        })
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

const fn word_for(good: Good) -> Key {
    match good {
        Good::Ivory => Key::Ivory,
        Good::Spices => Key::Spices,
        Good::Cloth => Key::Cloth,
        Good::Wine => Key::Wine,
        Good::Wood => Key::Wood,
        Good::Wheat => Key::Wheat,
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
fn good_name(good: Good, reader: &Reader<'_>) -> String {
    paint(good, &reader.locale.text(word_for(good)), reader)
}

/// “ivory and 2 wine”.
fn bundle_text(of: &Bundle, reader: &Reader<'_>) -> String {
    let kinds = Good::ALL.into_iter().filter(|&kind| of.count(kind) > 0);
    let some = |kind| {
        let args = [("good", good_name(kind, reader).into()), ("count", of.count(kind).into())];
        reader.locale.format(Key::Some, args)
    };
    let all: Vec<String> = kinds.map(some).collect();
    if all.is_empty() { reader.locale.text(Key::Nothing) } else { portolan_board::table::list(&all, reader) }
}

/// The number of each kind.
fn count_by_kind(cards: &[Card]) -> Bundle {
    cards.iter().map(|card| card.good).collect()
}

/// “14 denarii”.
fn denarii_text(count: u16, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Denarii, [("count", count.into())])
}

/// “2 points”.
fn points_text(count: u8, reader: &Reader<'_>) -> String {
    reader.locale.format(Key::Points, [("count", count.into())])
}

/// “Anna, Bruno and Clara”.
fn seat_names(seats: SeatSet, reader: &Reader<'_>) -> String {
    let names: Vec<String> = seats.iter().map(|seat| reader.name(seat)).collect();
    portolan_board::table::list(&names, reader)
}
