//! The board of Yokohama. `text` and `html` render it; `choices` has the pending decision and what each choice would
//! do; `sentences` has a sentence for each event, and `story` combines events that belong together, by `themes` and
//! with `phrases`; `refusals` explains why a choice is refused; `lessons` guides a first game. `names` and `rewards`
//! contain the words that all of them need. The board of every game has files with these names.

#[cfg(test)]
mod card_texts;
mod choices;
mod html;
mod lessons;
mod names;
mod phrases;
mod refusals;
mod rewards;
mod sentences;
mod story;
mod text;
mod themes;

use maud::{Markup, PreEscaped};
pub use sentences::seat_of;

use portolan_board::Board;
use portolan_board::Lesson;
use portolan_board::Reader;
use portolan_board::html::SeatContext;
use portolan_i18n::{HtmlKey, YokohamaKey as Key};
use portolan_yokohama::{Choice, Event, Illegal, View, Yokohama};

/// The board of Yokohama.
pub struct YokohamaBoard;

impl Board for YokohamaBoard {
    type Game = Yokohama;
    type Key = Key;

    const INTRODUCTION: Key = Key::Introduction;
    const OPTION_NAME: Key = Key::OptionName;
    const OPTION_VALUE: Key = Key::OptionValue;
    const EMBLEM_LABEL: HtmlKey = HtmlKey::EmblemYokohama;
    const STYLE: &'static str = include_str!("../assets/yokohama.css");
    const LESSONS: &'static [Lesson<Yokohama>] = lessons::LESSONS;

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
