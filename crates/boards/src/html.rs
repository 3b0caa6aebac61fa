//! What a viewer sees, as HTML and SVG: pure functions, like everything here.
//!
//! A page without script plays: every legal choice is a submit button of the form `choose`, in the list of the
//! [`decision`] and, where the thing lies on the board, on the [`board`] itself. Every piece has an id of its own that
//! it keeps wherever it lies, so that a script can move it; what is hidden has an id that tells nothing. There is no
//! script and no style attribute here, and all text that comes from outside is escaped by maud.
//!
//! The parts that all games share are in the modules of this file; what a game looks like is in its own `html` module
//! (`osaka::html`), and its style in a file of its own beside `board.css`.

mod breaks;
mod click;
mod decision;
pub(crate) mod emblem;
mod log;
mod mat;
pub(crate) mod pieces;
mod ranking;

pub(crate) use breaks::breaking;
pub(crate) use click::Thing;
pub(crate) use decision::{Group, Offer, decision as list, one_group};
pub(crate) use mat::{Mat, mats};

use crate::reader::{Ink, Reader};
use crate::{dschunke, osaka, ostia, yokohama};
use maud::{Markup, html};
use portolan_games::core::Outcome;
use portolan_games::{AnyChoice, AnyEvent, AnyRefusal, AnyView, GameId, HistoryStep};
use portolan_i18n::HtmlKey;

/// The style of the table page, and of what every board has.
pub const STYLE: &str = include_str!("../assets/board.css");

/// The style of the board of a game, in addition.
pub const fn style(game: GameId) -> &'static str {
    match game {
        GameId::Osaka => include_str!("../assets/osaka.css"),
        GameId::Ostia => include_str!("../assets/ostia.css"),
        GameId::Dschunke => include_str!("../assets/dschunke.css"),
        GameId::Yokohama => include_str!("../assets/yokohama.css"),
    }
}

/// What the viewer may do now.
pub struct SeatContext<'a> {
    /// Legal for the viewer; empty if it is not to choose.
    pub choices: &'a [AnyChoice],
    /// Why a choice is refused; none if it is allowed, or if nobody is asking.
    pub why_not: &'a dyn Fn(&AnyChoice) -> Option<Reason>,
}

/// Why something cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// As a sentence.
    pub locale: String,
    /// The section of the rules that says so.
    pub section: &'static str,
}

impl Reason {
    /// A refusal for this reader.
    pub fn of(refusal: &AnyRefusal, reader: &Reader<'_>) -> Reason {
        Reason { locale: crate::refusal(refusal, reader), section: refusal.section() }
    }
}

/// The whole board, all pieces.
pub fn board(view: &AnyView, context: &SeatContext<'_>, reader: &Reader<'_>) -> Markup {
    let reader = &plain(reader);
    match view {
        AnyView::Osaka(view) => osaka::html::board(view, context, reader),
        AnyView::Ostia(view) => ostia::html::board(view, context, reader),
        AnyView::Dschunke(view) => dschunke::html::board(view, context, reader),
        AnyView::Yokohama(view) => yokohama::html::board(view, context, reader),
    }
}

/// The pictures that a board of this game refers to. They never change: a page holds them once, beside the board, and
/// pushes go without. They take their colours from where they stand, so that must be inside of an element with
/// `data-game`.
pub fn symbols(game: GameId) -> Markup {
    html! {
        (pieces::defs())
        @match game {
            GameId::Osaka => (osaka::html::symbols()),
            GameId::Ostia => (ostia::html::symbols()),
            GameId::Dschunke => (dschunke::html::symbols()),
            GameId::Yokohama => (yokohama::html::symbols()),
        }
    }
}

/// What is awaited, and every legal choice as a button with what it would do.
pub fn decision(view: &AnyView, context: &SeatContext<'_>, reader: &Reader<'_>) -> Markup {
    let reader = &plain(reader);
    match view {
        AnyView::Osaka(view) => osaka::html::decision(view, context, reader),
        AnyView::Ostia(view) => ostia::html::decision(view, context, reader),
        AnyView::Dschunke(view) => dschunke::html::decision(view, context, reader),
        AnyView::Yokohama(view) => yokohama::html::decision(view, context, reader),
    }
}

/// What was revealed to all at once and should be looked at side by side: the latest bids of Dschunke, what everybody put
/// where at Ostia.
pub fn reveal(chapters: &[HistoryStep], view: &AnyView, reader: &Reader<'_>) -> Markup {
    macro_rules! events_of {
        ($Game:ident) => {{
            let events = chapters.iter().flat_map(|chapter| &chapter.events);
            let own = events.filter_map(|event| match event {
                AnyEvent::$Game(event) => Some(*event),
                _ => None,
            });
            own.collect::<Vec<_>>()
        }};
    }
    match view {
        AnyView::Dschunke(view) => dschunke::html::reveal(&events_of!(Dschunke), view, &plain(reader)),
        AnyView::Ostia(view) => ostia::html::reveal(&events_of!(Ostia), view, &plain(reader)),
        AnyView::Osaka(_) | AnyView::Yokohama(_) => html! {},
    }
}

/// What happened, newest last, one list item per sentence.
pub fn log(chapters: &[HistoryStep], view: &AnyView, reader: &Reader<'_>) -> Markup {
    log::log(chapters, view, &plain(reader))
}

/// Places, points and where each point came from, as a table.
pub fn ranking(outcome: &Outcome, view: &AnyView, reader: &Reader<'_>) -> Markup {
    let reader = &plain(reader);
    let name = |part: &str| match view {
        AnyView::Osaka(_) => osaka::part(part, reader),
        AnyView::Ostia(_) => ostia::part(part, reader),
        AnyView::Dschunke(_) => dschunke::part(part, reader),
        AnyView::Yokohama(_) => yokohama::part(part, reader),
    };
    ranking::ranking(outcome, &name, reader)
}

/// A picture of the harbour, for the home page.
pub fn emblem(game: GameId, reader: &Reader<'_>) -> Markup {
    match game {
        GameId::Osaka => emblem::osaka::draw(&reader.locale.text(HtmlKey::EmblemOsaka)),
        GameId::Ostia => emblem::ostia::draw(&reader.locale.text(HtmlKey::EmblemOstia)),
        GameId::Dschunke => emblem::dschunke::draw(&reader.locale.text(HtmlKey::EmblemDschunke)),
        GameId::Yokohama => emblem::yokohama::draw(&reader.locale.text(HtmlKey::EmblemYokohama)),
    }
}

/// The same reader; colours are a matter of the style, not of escape codes.
fn plain<'a>(reader: &Reader<'a>) -> Reader<'a> {
    Reader { ink: Ink::Plain, ..*reader }
}
