//! The trait [`Board`]: how a game is shown.

use crate::html::SeatContext;
use crate::{Lesson, Reader};
use maud::{Markup, PreEscaped, html};
use portolan_core::Game;
use portolan_i18n::{HintKey, HtmlKey, MessageKey};

/// The views of a board's game.
pub type ViewOf<B> = <<B as Board>::Game as Game>::View;

/// The choices of a board's game.
pub type ChoiceOf<B> = <<B as Board>::Game as Game>::Choice;

/// The events of a board's game.
pub type EventOf<B> = <<B as Board>::Game as Game>::Event;

/// The refusals of a board's game.
pub type IllegalOf<B> = <<B as Board>::Game as Game>::Illegal;

/// How a game is shown: the counterpart of [`Game`], which has the rules and no texts. A game with both can be played in a
/// terminal and in a browser.
///
/// It is implemented for a unit struct in the board's own crate (`OsakaBoard`), because neither the trait nor the game
/// is defined in that crate (orphan rule).
///
/// # Contract
///
/// - Every function is pure and shows only what is in the view, so two worlds that look the same to a viewer
///   give the same text and the same HTML.
/// - No sentence is empty, for any view, choice, event or refusal that the rules can produce, in any language.
/// - Terminal text is at most 80 columns wide and needs no colour: [`Ink::Plain`](crate::Ink::Plain) shows the same
///   letters.
/// - HTML has no script and no inline style. Every legal choice is a submit button in [`html_decision`], and every piece
///   has an id that stays the same wherever it lies. The id of a hidden piece says nothing about it.
/// - No function repeats a rule: what a choice would do is read from the view, where the rules crate has computed it.
///
/// [`html_decision`]: Board::html_decision
pub trait Board {
    /// The game that is shown.
    type Game: Game;
    /// The keys of the game's own messages.
    type Key: MessageKey;

    /// What the game is about, for a player who has never seen it.
    const INTRODUCTION: Self::Key;
    /// The name of the option `$option`.
    const OPTION_NAME: Self::Key;
    /// The name of the option value `$value`.
    const OPTION_VALUE: Self::Key;
    /// The description of the emblem.
    const EMBLEM_LABEL: HtmlKey;
    /// The style sheet of the board.
    const STYLE: &'static str;
    /// The options of the guided first game, where they are not the defaults.
    const FIRST_GAME_OPTIONS: &'static [(&'static str, &'static str)] = &[];
    /// The lessons of the guided first game. The first one that applies is shown.
    const LESSONS: &'static [Lesson<Self::Game>];

    /// The board as terminal text.
    fn text(view: &ViewOf<Self>, reader: &Reader<'_>) -> String;

    /// The pending decision, as a sentence or two.
    fn decision(view: &ViewOf<Self>, reader: &Reader<'_>) -> String;

    /// What a choice would do for the seat that must choose.
    fn describe_choice(choice: ChoiceOf<Self>, view: &ViewOf<Self>, reader: &Reader<'_>) -> String;

    /// Whether a list should always show this choice. Of a run of similar other choices, a list may show only the first
    /// and the last.
    fn is_quick(_choice: ChoiceOf<Self>, _view: &ViewOf<Self>) -> bool {
        true
    }

    /// An event, as a sentence.
    fn sentence(event: &EventOf<Self>, view: &ViewOf<Self>, reader: &Reader<'_>) -> String;

    /// A run of events in as few sentences as possible.
    fn story(events: &[EventOf<Self>], view: &ViewOf<Self>, reader: &Reader<'_>) -> Vec<String>;

    /// Why the rules refuse a choice, with the section of the rules.
    fn refusal(illegal: &IllegalOf<Self>, reader: &Reader<'_>) -> String;

    /// The name of a part of a score.
    fn score_part(name: &str, reader: &Reader<'_>) -> String;

    /// An estimate of the final points, or of another unit that decides the game.
    fn about_points(points: i32, reader: &Reader<'_>) -> String {
        reader.locale.format(HintKey::Points, [("points", points.into())])
    }

    /// The board as HTML.
    fn html_board(
        view: &ViewOf<Self>,
        context: &SeatContext<'_, ChoiceOf<Self>>,
        reader: &Reader<'_>,
    ) -> Markup;

    /// The pending decision as HTML, with a button for every legal choice.
    fn html_decision(
        view: &ViewOf<Self>,
        context: &SeatContext<'_, ChoiceOf<Self>>,
        reader: &Reader<'_>,
    ) -> Markup;

    /// What all seats revealed at the same time, side by side, from the events of the whole game; empty if there is none.
    fn reveal(_events: &[EventOf<Self>], _view: &ViewOf<Self>, _reader: &Reader<'_>) -> Markup {
        html! {}
    }

    /// The SVG symbols that the board refers to.
    fn symbols() -> PreEscaped<&'static str>;

    /// A picture of the harbour with this description.
    fn emblem(label: &str) -> Markup;
}
