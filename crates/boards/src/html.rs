//! What a viewer sees, as HTML and SVG.
//!
//! The page can be played without a script: every legal choice is a submit button of the form `choose`, once in the
//! [`decision`] and again on the [`board`] where its piece lies. Every piece has an id that stays the same wherever the
//! piece lies, so that a script can animate it; the id of a hidden piece says nothing about it. There is no script and no
//! inline style here, and maud escapes every text that comes from outside.
//!
//! The modules of this file are shared by all games. Each game renders its own board in its `html` module
//! (`osaka::html`), with a style sheet of its own beside `board.css`.

mod buttons;
mod clickable;
pub(crate) mod emblem;
mod hyphens;
mod log;
mod mat;
pub(crate) mod pieces;
mod ranking;

pub(crate) use buttons::{ChoiceButton, ChoiceGroup, choice_group, decision_panel};
pub(crate) use clickable::Clickable;
pub(crate) use hyphens::hyphenated;
pub(crate) use mat::{PlayerMat, mats};

use crate::board::{Board, events_of, own_choices};
use crate::reader::{Ink, Reader};
use maud::{Markup, html};
use portolan_games::core::Outcome;
use portolan_games::{AnyChoice, AnyRefusal, AnyView, GameId, HistoryStep, with_any, with_game};

/// The style of the table page, and of what all boards have in common.
pub const STYLE: &str = include_str!("../assets/board.css");

/// The additional style of the board of a game.
pub const fn style(game: GameId) -> &'static str {
    with_game!(game, G => <G as Board>::STYLE)
}

/// What the viewer may do now. The choices are of type `C`: those of one game inside a game's own modules.
pub struct SeatContext<'a, C = AnyChoice> {
    /// The legal choices of the viewer; empty if it has nothing to decide.
    pub choices: &'a [C],
    /// Why the rules refuse a choice; `None` if it is legal, or if the viewer has nothing to decide.
    pub why_not: &'a dyn Fn(&C) -> Option<Reason>,
}

/// Why something cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The reason as a sentence.
    pub sentence: String,
    /// The section of the rules.
    pub section: &'static str,
}

impl Reason {
    /// A refusal for this reader.
    pub fn of(refusal: &AnyRefusal, reader: &Reader<'_>) -> Reason {
        Reason { sentence: crate::refusal(refusal, reader), section: refusal.section() }
    }
}

/// Runs `show` with the context of one game.
fn with_own<G: Board>(
    context: &SeatContext<'_>,
    show: impl FnOnce(&SeatContext<'_, G::Choice>) -> Markup,
) -> Markup {
    let choices = own_choices::<G>(context.choices);
    let why_not = |choice: &G::Choice| (context.why_not)(&G::any_choice(*choice));
    show(&SeatContext { choices: &choices, why_not: &why_not })
}

/// The board with all pieces.
pub fn board(view: &AnyView, context: &SeatContext<'_>, reader: &Reader<'_>) -> Markup {
    let reader = &plain(reader);
    with_any!(AnyView, view, G, view => {
        with_own::<G>(context, |context| G::html_board(view, context, reader))
    })
}

/// The SVG symbols that a board of this game refers to. They never change: a page contains them once, beside the board,
/// and pushes omit them. They inherit their colours, so they must be inside an element with `data-game`.
pub fn symbols(game: GameId) -> Markup {
    html! {
        (pieces::defs())
        (with_game!(game, G => G::symbols()))
    }
}

/// The pending decision, with a button for every legal choice that says what it would do.
pub fn decision(view: &AnyView, context: &SeatContext<'_>, reader: &Reader<'_>) -> Markup {
    let reader = &plain(reader);
    with_any!(AnyView, view, G, view => {
        with_own::<G>(context, |context| G::html_decision(view, context, reader))
    })
}

/// What all seats revealed at once and players compare side by side: the latest bids of Dschunke, the allocation of
/// Ostia. Empty in other games and at other times.
pub fn reveal(chapters: &[HistoryStep], view: &AnyView, reader: &Reader<'_>) -> Markup {
    with_any!(AnyView, view, G, view => G::reveal(&events_of::<G>(chapters), view, &plain(reader)))
}

/// The log, newest last, with one list item per sentence.
pub fn log(chapters: &[HistoryStep], view: &AnyView, reader: &Reader<'_>) -> Markup {
    log::log(chapters, view, &plain(reader))
}

/// The ranking as a table: ranks, points and where each point came from.
pub fn ranking(outcome: &Outcome, view: &AnyView, reader: &Reader<'_>) -> Markup {
    let reader = &plain(reader);
    let part_name = |part: &str| with_any!(AnyView, view, G, _ => G::score_part(part, reader));
    ranking::ranking(outcome, &part_name, reader)
}

/// A picture of the harbour, for the home page.
pub fn emblem(game: GameId, reader: &Reader<'_>) -> Markup {
    with_game!(game, G => G::emblem(&reader.locale.text(G::EMBLEM_LABEL)))
}

/// The same reader without escape codes: the style sheets have the colours.
fn plain<'a>(reader: &Reader<'a>) -> Reader<'a> {
    Reader { ink: Ink::Plain, ..*reader }
}
