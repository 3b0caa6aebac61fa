//! Shows what a viewer sees, in words: the board as terminal text, events as sentences, choices by what they would
//! do, refusals by their reason.
//!
//! Everything here is a pure function of what it is given. A [`Reader`] says who reads: the language ([`Locale`]), the
//! names around the table ([`Players`]), from which seat, with colours or not ([`Ink`]). The functions of this file
//! take whichever game; each game has a module of its own with the same file names (`osaka`), and [`table`] has
//! what is said at every table. All sentences for players stand in `messages/<language>/*.ftl`.
//!
//! [`html`] shows the same as a page: HTML and SVG, with every legal choice as a button.
//!
//! There is no file or terminal here, and no rule: what is not in a view is not shown.
#![forbid(unsafe_code)]

#[cfg(test)]
mod checks;
mod dschunke;
pub mod guide;
mod hint;
pub mod html;
mod layout;
pub mod names;
mod osaka;
mod ostia;
pub mod program;
mod reader;
pub mod report;
pub mod review;
pub mod table;
pub mod texts;

mod yokohama;

pub use hint::{Hint, ToldHint, hint, no_hint};
pub use portolan_i18n::Locale;
pub use reader::{Ink, Players, Reader};

use portolan_games::core::Outcome;
use portolan_games::{AnyChoice, AnyEvent, AnyRefusal, AnyView, GameId};
use portolan_i18n::HintKey;

/// The board, as wide as 80 columns.
pub fn board(view: &AnyView, reader: &Reader<'_>) -> String {
    match view {
        AnyView::Osaka(view) => osaka::board(view, reader),
        AnyView::Ostia(view) => ostia::board(view, reader),
        AnyView::Dschunke(view) => dschunke::board(view, reader),
        AnyView::Yokohama(view) => yokohama::board(view, reader),
    }
}

/// Which decision is awaited, in a sentence or two, wrapped like the board.
pub fn decision(view: &AnyView, reader: &Reader<'_>) -> String {
    let text = match view {
        AnyView::Osaka(view) => osaka::decision(view, reader),
        AnyView::Ostia(view) => ostia::decision(view, reader),
        AnyView::Dschunke(view) => dschunke::decision(view, reader),
        AnyView::Yokohama(view) => yokohama::decision(view, reader),
    };
    layout::paragraph(&text, " ")
}

/// What a choice would do for the seat that is to choose. A choice of another game than the view's does nothing.
pub fn describe(choice: &AnyChoice, view: &AnyView, reader: &Reader<'_>) -> String {
    match (choice, view) {
        (AnyChoice::Osaka(choice), AnyView::Osaka(view)) => osaka::describe(*choice, view, reader),
        (AnyChoice::Ostia(choice), AnyView::Ostia(view)) => ostia::describe(*choice, view, reader),
        (AnyChoice::Dschunke(choice), AnyView::Dschunke(view)) => dschunke::describe(*choice, view, reader),
        (AnyChoice::Yokohama(choice), AnyView::Yokohama(view)) => yokohama::describe(*choice, view, reader),
        _ => String::new(),
    }
}

/// Is a choice one of those that a list should always show? The others are legal too, but many and alike: a list may show
/// the first and the last of a run of them.
pub fn is_quick(choice: &AnyChoice, view: &AnyView) -> bool {
    match (choice, view) {
        (AnyChoice::Ostia(choice), AnyView::Ostia(view)) => ostia::is_quick(*choice, view),
        _ => true,
    }
}

/// What happened, as a sentence. `view` is any view of the same table.
pub fn sentence(event: &AnyEvent, view: &AnyView, reader: &Reader<'_>) -> String {
    match (event, view) {
        (AnyEvent::Osaka(event), AnyView::Osaka(view)) => osaka::sentence(event, view, reader),
        (AnyEvent::Ostia(event), AnyView::Ostia(view)) => ostia::sentence(event, view, reader),
        (AnyEvent::Dschunke(event), AnyView::Dschunke(view)) => dschunke::sentence(event, view, reader),
        (AnyEvent::Yokohama(event), AnyView::Yokohama(view)) => yokohama::sentence(event, view, reader),
        _ => String::new(),
    }
}

/// What happened in a run of events, in as few sentences as tell it. `view` is any view of the same table.
pub fn story(events: &[AnyEvent], view: &AnyView, reader: &Reader<'_>) -> Vec<String> {
    macro_rules! events_of {
        ($Game:ident) => {
            &events
                .iter()
                .filter_map(|event| match event {
                    AnyEvent::$Game(event) => Some(*event),
                    _ => None,
                })
                .collect::<Vec<_>>()
        };
    }
    match view {
        AnyView::Osaka(view) => osaka::story(events_of!(Osaka), view, reader),
        AnyView::Ostia(view) => ostia::story(events_of!(Ostia), view, reader),
        AnyView::Dschunke(view) => dschunke::story(events_of!(Dschunke), view, reader),
        AnyView::Yokohama(view) => yokohama::story(events_of!(Yokohama), view, reader),
    }
}

/// Why a choice is not possible, with the section of the rules that says so.
pub fn refusal(refusal: &AnyRefusal, reader: &Reader<'_>) -> String {
    match refusal {
        AnyRefusal::Osaka(illegal) => osaka::refusal(illegal, reader),
        AnyRefusal::Ostia(illegal) => ostia::refusal(illegal, reader),
        AnyRefusal::Dschunke(illegal) => dschunke::refusal(illegal, reader),
        AnyRefusal::Yokohama(illegal) => yokohama::refusal(illegal, reader),
    }
}

/// The ranking with where each point came from.
pub fn ranking(game: GameId, outcome: &Outcome, reader: &Reader<'_>) -> String {
    match game {
        GameId::Osaka => osaka::ranking(outcome, reader),
        GameId::Ostia => ostia::ranking(outcome, reader),
        GameId::Dschunke => dschunke::ranking(outcome, reader),
        GameId::Yokohama => yokohama::ranking(outcome, reader),
    }
}

/// About so many points, or what else the game is won by.
fn about(points: i32, view: &AnyView, reader: &Reader<'_>) -> String {
    match view {
        AnyView::Osaka(_) | AnyView::Ostia(_) | AnyView::Yokohama(_) => {
            reader.locale.format(HintKey::Points, [("points", points.into())])
        }
        AnyView::Dschunke(_) => dschunke::about(points, reader),
    }
}

/// What a game is about, for somebody who has never seen it.
pub fn introduction(game: GameId, reader: &Reader<'_>) -> String {
    let text = match game {
        GameId::Osaka => osaka::introduction(reader),
        GameId::Ostia => ostia::introduction(reader),
        GameId::Dschunke => dschunke::introduction(reader),
        GameId::Yokohama => yokohama::introduction(reader),
    };
    text.lines().map(|line| layout::paragraph(line, " ")).collect::<Vec<_>>().join("\n")
}

/// What an option of a game is called, or one of its values.
pub fn option(game: GameId, name: &str, value: Option<&str>, reader: &Reader<'_>) -> String {
    match game {
        GameId::Osaka => osaka::option(name, value, reader),
        GameId::Ostia => ostia::option(name, value, reader),
        GameId::Dschunke => dschunke::option(name, value, reader),
        GameId::Yokohama => yokohama::option(name, value, reader),
    }
}
