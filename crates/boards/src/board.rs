//! The trait [`Board`]: what a game shows of itself, and the dispatch from an erased type to it.

use crate::guide::Lesson;
use crate::html::SeatContext;
use crate::reader::Reader;
use maud::{Markup, PreEscaped, html};
use portolan_games::{AnyChoice, AnyEvent, HistoryStep, ListedGame};
use portolan_i18n::{HintKey, HtmlKey, MessageKey};

/// How a game is shown: the counterpart of [`Game`](portolan_games::core::Game), which knows the rules and no sentence. A game that implements both
/// can be played in a terminal and in a browser.
///
/// # Contract
///
/// - Every function is pure. It shows what is in the view and nothing else, so two worlds that look alike to a viewer
///   give the same text and the same HTML.
/// - No sentence is empty, for any view, choice, event or refusal that the rules can produce, in any language.
/// - Terminal text is at most 80 columns wide and needs no colour: [`Ink::Plain`](crate::Ink::Plain) shows the same
///   letters.
/// - HTML has no script and no inline style. Every legal choice is a submit button in [`html_decision`], and every piece
///   has an id that stays the same wherever it lies. The id of a hidden piece says nothing about it.
/// - No function repeats a rule: what a choice would do is asked of the view, where the rules crate answers it.
///
/// [`html_decision`]: Board::html_decision
pub(crate) trait Board: ListedGame {
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
    const LESSONS: &'static [Lesson<Self>];

    /// The board as terminal text.
    fn text(view: &Self::View, reader: &Reader<'_>) -> String;

    /// The pending decision, as a sentence or two.
    fn decision(view: &Self::View, reader: &Reader<'_>) -> String;

    /// What a choice would do for the seat that must choose.
    fn describe_choice(choice: Self::Choice, view: &Self::View, reader: &Reader<'_>) -> String;

    /// Whether a list should always show this choice. Of the others, which are many and alike, it may show the first and
    /// the last of a run.
    fn is_quick(_choice: Self::Choice, _view: &Self::View) -> bool {
        true
    }

    /// An event, as a sentence.
    fn sentence(event: &Self::Event, view: &Self::View, reader: &Reader<'_>) -> String;

    /// A run of events in as few sentences as possible.
    fn story(events: &[Self::Event], view: &Self::View, reader: &Reader<'_>) -> Vec<String>;

    /// Why the rules refuse a choice, with the section of the rules.
    fn refusal(illegal: &Self::Illegal, reader: &Reader<'_>) -> String;

    /// The name of a part of a score.
    fn score_part(name: &str, reader: &Reader<'_>) -> String;

    /// An estimate of the points at the end, or of what else the game is won by.
    fn about_points(points: i32, reader: &Reader<'_>) -> String {
        reader.locale.format(HintKey::Points, [("points", points.into())])
    }

    /// The board as HTML.
    fn html_board(view: &Self::View, context: &SeatContext<'_, Self::Choice>, reader: &Reader<'_>) -> Markup;

    /// The pending decision as HTML, with a button for every legal choice.
    fn html_decision(
        view: &Self::View,
        context: &SeatContext<'_, Self::Choice>,
        reader: &Reader<'_>,
    ) -> Markup;

    /// What all seats revealed at once and players compare side by side, from the events of the whole game.
    fn reveal(_events: &[Self::Event], _view: &Self::View, _reader: &Reader<'_>) -> Markup {
        html! {}
    }

    /// The SVG symbols that the board refers to.
    fn symbols() -> PreEscaped<&'static str>;

    /// A picture of the harbour with this description.
    fn emblem(label: &str) -> Markup;
}

/// The events of this game.
pub(crate) fn own_events<'a, G: Board>(events: impl IntoIterator<Item = &'a AnyEvent>) -> Vec<G::Event> {
    events.into_iter().filter_map(G::own_event).cloned().collect()
}

/// The choices of this game.
pub(crate) fn own_choices<G: Board>(choices: &[AnyChoice]) -> Vec<G::Choice> {
    choices.iter().filter_map(|&choice| G::own_choice(choice)).collect()
}

/// The events of these chapters that are of this game.
pub(crate) fn events_of<G: Board>(chapters: &[HistoryStep]) -> Vec<G::Event> {
    own_events::<G>(chapters.iter().flat_map(|chapter| &chapter.events))
}
