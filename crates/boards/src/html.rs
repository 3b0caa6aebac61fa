//! What a viewer sees of any game, as HTML and SVG; the parts that the boards share are in [`portolan_board::html`].

mod log;

pub use log::LogNote;
pub use portolan_board::html::{Reason, STYLE};

use crate::dispatch::{BoardOf, GameWithBoard};
use maud::{Markup, html};
use portolan_board::html::pieces;
use portolan_board::{Board, Ink, Reader};
use portolan_games::core::Outcome;
use portolan_games::{AnyChoice, AnyRefusal, AnyView, GameId, HistoryStep, with_any, with_game};

/// What the viewer may do now.
pub type SeatContext<'a, C = AnyChoice> = portolan_board::html::SeatContext<'a, C>;

/// The additional style of the board of a game.
pub const fn style(game: GameId) -> &'static str {
    with_game!(game, G => BoardOf::<G>::STYLE)
}

/// Why a choice is refused, for this reader.
pub fn reason(refusal: &AnyRefusal, reader: &Reader<'_>) -> Reason {
    Reason { sentence: crate::refusal(refusal, reader), section: refusal.section() }
}

/// Runs `show` with the context of one game.
fn with_own<G: GameWithBoard>(
    context: &SeatContext<'_>,
    show: impl FnOnce(&SeatContext<'_, G::Choice>) -> Markup,
) -> Markup {
    let choices = crate::own_choices::<G>(context.choices);
    let why_not = |choice: &G::Choice| (context.why_not)(&G::any_choice(*choice));
    show(&SeatContext { choices: &choices, why_not: &why_not })
}

/// The board with all pieces.
pub fn board(view: &AnyView, context: &SeatContext<'_>, reader: &Reader<'_>) -> Markup {
    let reader = &plain(reader);
    with_any!(AnyView, view, G, view => {
        with_own::<G>(context, |context| BoardOf::<G>::html_board(view, context, reader))
    })
}

/// The SVG symbols that a board of this game refers to. They never change: a page contains them once, beside the board,
/// and pushes omit them. They inherit their colours, so they must be inside an element with `data-game`.
pub fn symbols(game: GameId) -> Markup {
    html! {
        (pieces::defs())
        (with_game!(game, G => BoardOf::<G>::symbols()))
    }
}

/// The pending decision, with a button for every legal choice that says what it would do.
pub fn decision(view: &AnyView, context: &SeatContext<'_>, reader: &Reader<'_>) -> Markup {
    let reader = &plain(reader);
    with_any!(AnyView, view, G, view => {
        with_own::<G>(context, |context| BoardOf::<G>::html_decision(view, context, reader))
    })
}

/// Renders what all seats revealed at the same time, side by side: the latest bids of Dschunke, the allocation of Ostia.
/// Empty in other games and at other times.
pub fn reveal(steps: &[HistoryStep], view: &AnyView, reader: &Reader<'_>) -> Markup {
    let events = steps.iter().flat_map(|step| &step.events);
    with_any!(AnyView, view, G, view => {
        BoardOf::<G>::reveal(&crate::own_events::<G>(events), view, &plain(reader))
    })
}

/// The log, newest last, with one list item per sentence and per note.
pub fn log(steps: &[HistoryStep], notes: &[LogNote], view: &AnyView, reader: &Reader<'_>) -> Markup {
    log::log(steps, notes, view, &plain(reader))
}

/// The ranking as a table: ranks, points and where each point came from.
pub fn ranking(outcome: &Outcome, view: &AnyView, reader: &Reader<'_>) -> Markup {
    let reader = &plain(reader);
    let part_name = |part: &str| with_any!(AnyView, view, G, _ => BoardOf::<G>::score_part(part, reader));
    portolan_board::html::ranking(outcome, &part_name, reader)
}

/// A picture of the harbour, for the home page.
pub fn emblem(game: GameId, reader: &Reader<'_>) -> Markup {
    with_game!(game, G => BoardOf::<G>::emblem(&reader.locale.text(BoardOf::<G>::EMBLEM_LABEL)))
}

/// The same reader without escape codes: the style sheets have the colours.
fn plain<'a>(reader: &Reader<'a>) -> Reader<'a> {
    Reader { ink: Ink::Plain, ..*reader }
}
