//! Shows what a viewer sees, in words: the board as terminal text, events as sentences, choices by what they would
//! do, refusals by their reason.
//!
//! Everything here is a pure function of what it is given. A [`Reader`] says who reads: the language ([`Words`]), the
//! names around the table ([`Players`]), from which seat, with colours or not ([`Ink`]). The functions of this file
//! take whichever game; each game has a module of its own with the same file names ([`osaka`]), and [`table`] has
//! what is said at every table. All sentences for players stand in `messages/<language>/*.ftl`.
//!
//! There is no file or terminal here, and no rule: what is not in a view is not shown.
#![forbid(unsafe_code)]

mod layout;
mod osaka;
mod reader;
pub mod table;
mod words;

pub use reader::{Ink, Players, Reader};
pub use words::Words;

use portolan_games::core::Outcome;
use portolan_games::{AnyChoice, AnyEvent, AnyRefusal, AnyView, GameId};

/// The board, as wide as 80 columns.
pub fn board(view: &AnyView, reader: &Reader<'_>) -> String {
    match view {
        AnyView::Osaka(view) => osaka::board(view, reader),
    }
}

/// Which decision is awaited, in a sentence or two, wrapped like the board.
pub fn decision(view: &AnyView, reader: &Reader<'_>) -> String {
    let text = match view {
        AnyView::Osaka(view) => osaka::decision(view, reader),
    };
    layout::paragraph(&text, " ")
}

/// What a choice would do for the seat that is to choose.
pub fn describe(choice: &AnyChoice, view: &AnyView, reader: &Reader<'_>) -> String {
    match (choice, view) {
        (AnyChoice::Osaka(choice), AnyView::Osaka(view)) => osaka::describe(*choice, view, reader),
    }
}

/// What happened, as a sentence. `view` is any view of the same table.
pub fn sentence(event: &AnyEvent, view: &AnyView, reader: &Reader<'_>) -> String {
    match (event, view) {
        (AnyEvent::Osaka(event), AnyView::Osaka(view)) => osaka::sentence(event, view, reader),
    }
}

/// What happened in a run of events, in as few sentences as tell it. `view` is any view of the same table.
pub fn story(events: &[AnyEvent], view: &AnyView, reader: &Reader<'_>) -> Vec<String> {
    match view {
        AnyView::Osaka(view) => {
            let events: Vec<_> = events.iter().map(|AnyEvent::Osaka(event)| *event).collect();
            osaka::story(&events, view, reader)
        }
    }
}

/// Why a choice is not possible, with the section of the rules that says so.
pub fn refusal(refusal: &AnyRefusal, reader: &Reader<'_>) -> String {
    match refusal {
        AnyRefusal::Osaka(illegal) => osaka::refusal(illegal, reader),
    }
}

/// The ranking with where each point came from.
pub fn ranking(game: GameId, outcome: &Outcome, reader: &Reader<'_>) -> String {
    match game {
        GameId::Osaka => osaka::ranking(outcome, reader),
    }
}

/// What a game is about, for somebody who has never seen it.
pub fn introduction(game: GameId, reader: &Reader<'_>) -> String {
    let text = match game {
        GameId::Osaka => osaka::introduction(reader),
    };
    text.lines().map(|line| layout::paragraph(line, " ")).collect::<Vec<_>>().join("\n")
}
