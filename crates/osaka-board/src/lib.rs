//! The board of Traders of Osaka. `text` and `html` render it; `choices` has the pending decision and what each choice
//! would do; `sentences` has a sentence for each event, and `story` combines events that belong together; `refusals`
//! explains why a choice is refused; `lessons` guides a first game. The board of every game has files with these names.

mod choices;
mod html;
mod lessons;
mod refusals;
mod sentences;
mod story;
mod text;

use anstyle::{AnsiColor, Style};
use portolan_board::Board;
use portolan_board::Lesson;
use portolan_board::html::SeatContext;
use portolan_board::{Reader, printable};

use maud::{Markup, PreEscaped};
use portolan_i18n::{HtmlKey, OsakaKey as Key};
use portolan_osaka::{Bundle, Choice, Event, Good, Illegal, Kind, Osaka, Space, Value, View};

/// The board of Osaka.
pub struct OsakaBoard;

impl Board for OsakaBoard {
    type Game = Osaka;
    type Key = Key;

    const INTRODUCTION: Key = Key::Introduction;
    const OPTION_NAME: Key = Key::OptionName;
    const OPTION_VALUE: Key = Key::OptionValue;
    const EMBLEM_LABEL: HtmlKey = HtmlKey::EmblemOsaka;
    const STYLE: &'static str = include_str!("../assets/osaka.css");
    const LESSONS: &'static [Lesson<Osaka>] = lessons::LESSONS;

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
        match Good::ALL.into_iter().find(|good| good.name() == name) {
            Some(of) => good_name(of, reader),
            None => reader.locale.text(Key::Tokens),
        }
    }

    fn html_board(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
        html::board(view, context, reader)
    }

    fn html_decision(view: &View, context: &SeatContext<'_, Choice>, reader: &Reader<'_>) -> Markup {
        html::decision(view, context, reader)
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
        Good::Red => Key::Red,
        Good::Blue => Key::Blue,
        Good::Yellow => Key::Yellow,
        Good::Green => Key::Green,
    }
}

/// Colours a text that names a good. Colour is never the only distinction.
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
fn good_name(good: Good, reader: &Reader<'_>) -> String {
    paint(good, &reader.locale.text(word_for(good)), reader)
}

/// “red and blue”.
fn good_names(of: &[Good], reader: &Reader<'_>) -> String {
    let names: Vec<String> = of.iter().map(|&of| good_name(of, reader)).collect();
    portolan_board::table::list(&names, reader)
}

/// “red 5”.
fn card_name(kind: Kind, reader: &Reader<'_>) -> String {
    let name = reader.locale.text(word_for(kind.good));
    let args = [("good", name.into()), ("coins", kind.value.coins().into())];
    paint(kind.good, &reader.locale.format(Key::Card, args), reader)
}

/// “r2 r5 b3”.
fn card_notations(kinds: impl IntoIterator<Item = Kind>, reader: &Reader<'_>) -> String {
    let short = |kind: Kind| paint(kind.good, &kind.to_string(), reader);
    kinds.into_iter().map(short).collect::<Vec<_>>().join(" ")
}

fn bundle_text(bundle: &Bundle, reader: &Reader<'_>) -> String {
    if bundle.is_empty() { reader.locale.text(Key::NoCards) } else { card_notations(bundle.kinds(), reader) }
}

/// The name of a space of the route; spaces with the same name are numbered: “Enshunada 2”.
fn space_name(place: u8, view: &View) -> String {
    let place = usize::from(place);
    let Some(space) = view.route.get(place) else { return String::new() };
    let count_of_name = |of: &[Space]| of.iter().filter(|other| other.name == space.name).count();
    let name = printable(&space.name);
    match count_of_name(&view.route) {
        1 => name,
        _ => format!("{name} {}", count_of_name(&view.route[..=place])),
    }
}

/// Returns the number of goods that a card of this value insures.
fn insurance_icons(value: Value, view: &View) -> usize {
    view.icons[value as usize].into()
}
