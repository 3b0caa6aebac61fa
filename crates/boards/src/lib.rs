//! What a viewer sees of any game, as terminal text and as HTML.
//!
//! Each game has a board in its own crate (`osaka-board`, …), which implements the trait
//! [`Board`] of `portolan-board`. The functions of this file and of [`html`] and [`guide`] take the erased types of
//! `portolan-games` and dispatch to the game's board (`dispatch.rs`). The crate also has the features that are common to
//! all games: the guided first game, hints, reviews, and the rules and about-texts in every language ([`texts`]).
//!
//! Everything is a pure function of a view and a [`Reader`]: the language ([`Locale`]), the names around the table
//! ([`Players`]), the viewer's seat, with colours or without ([`Ink`]). This crate has no file or terminal access and no
//! rules, and shows only what is in a view. The sentences are messages of `portolan-i18n`.
#![forbid(unsafe_code)]

mod dispatch;
pub mod guide;
mod hint;
pub mod html;
pub mod review;
pub mod table;
pub mod texts;

pub use dispatch::{BoardOf, GameWithBoard};
pub use hint::{Hint, HintTexts, hint, no_hint};
pub use portolan_board::{Board, Ink, Players, Reader, names};
pub use portolan_i18n::Locale;

use portolan_board::layout::paragraph;
use portolan_games::core::Outcome;
use portolan_games::{AnyChoice, AnyEvent, AnyRefusal, AnyView, GameId, ListedGame, with_any, with_game};

/// The board, at most 80 columns wide.
pub fn board(view: &AnyView, reader: &Reader<'_>) -> String {
    with_any!(AnyView, view, G, view => BoardOf::<G>::text(view, reader))
}

/// The pending decision in a sentence or two, wrapped like the board.
pub fn decision(view: &AnyView, reader: &Reader<'_>) -> String {
    let text = with_any!(AnyView, view, G, view => BoardOf::<G>::decision(view, reader));
    paragraph(&text, " ")
}

/// What a choice would do for the seat that must choose; empty for a choice of another game than the view's.
pub fn describe(choice: &AnyChoice, view: &AnyView, reader: &Reader<'_>) -> String {
    with_any!(AnyView, view, G, view => {
        G::own_choice(*choice).map(|choice| BoardOf::<G>::describe_choice(choice, view, reader)).unwrap_or_default()
    })
}

/// Whether a list should always show this choice. Of a run of similar other choices, a list may show only the first and
/// the last.
pub fn is_quick(choice: &AnyChoice, view: &AnyView) -> bool {
    with_any!(AnyView, view, G, view => G::own_choice(*choice).is_none_or(|choice| BoardOf::<G>::is_quick(choice, view)))
}

/// An event as a sentence. `view` is any view of the same table.
pub fn sentence(event: &AnyEvent, view: &AnyView, reader: &Reader<'_>) -> String {
    with_any!(AnyView, view, G, view => {
        G::own_event(event).map(|event| BoardOf::<G>::sentence(event, view, reader)).unwrap_or_default()
    })
}

/// A run of events in as few sentences as possible. `view` is any view of the same table.
pub fn story(events: &[AnyEvent], view: &AnyView, reader: &Reader<'_>) -> Vec<String> {
    with_any!(AnyView, view, G, view => BoardOf::<G>::story(&own_events::<G>(events), view, reader))
}

/// Why a choice is refused, with the section of the rules.
pub fn refusal(refusal: &AnyRefusal, reader: &Reader<'_>) -> String {
    with_any!(AnyRefusal, refusal, G, illegal => BoardOf::<G>::refusal(illegal, reader))
}

/// The ranking with where each point came from.
pub fn ranking(game: GameId, outcome: &Outcome, reader: &Reader<'_>) -> String {
    with_game!(game, G => portolan_board::ranking::ranking(outcome, |part| BoardOf::<G>::score_part(part, reader), reader))
}

/// What a game is about, for a player who has never seen it.
pub fn introduction(game: GameId, reader: &Reader<'_>) -> String {
    let text = with_game!(game, G => reader.locale.text(BoardOf::<G>::INTRODUCTION));
    text.lines().map(|line| paragraph(line, " ")).collect::<Vec<_>>().join("\n")
}

/// The name of an option of a game, or of one of its values.
pub fn option(game: GameId, name: &str, value: Option<&str>, reader: &Reader<'_>) -> String {
    with_game!(game, G => match value {
        None => reader.locale.format(BoardOf::<G>::OPTION_NAME, [("option", name.into())]),
        Some(value) => reader.locale.format(BoardOf::<G>::OPTION_VALUE, [("value", value.into())]),
    })
}

/// The events of this game.
fn own_events<'a, G: ListedGame>(events: impl IntoIterator<Item = &'a AnyEvent>) -> Vec<G::Event> {
    events.into_iter().filter_map(G::own_event).cloned().collect()
}

/// The choices of this game.
fn own_choices<G: ListedGame>(choices: &[AnyChoice]) -> Vec<G::Choice> {
    choices.iter().filter_map(|&choice| G::own_choice(choice)).collect()
}
