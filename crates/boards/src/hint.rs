//! Hints: what a bot would choose in somebody's place, and why.

use crate::reader::Reader;
use crate::review::{Keys, percent};
use portolan_games::{AnyChoice, AnyEvent, AnyView};

/// A choice that a bot has thought about.
pub struct Hint<'a> {
    /// The choice.
    pub choice: AnyChoice,
    /// How likely the seat wins with it, of a thousand.
    pub chance: u16,
    /// What the seat would see happen, in a world that it imagines: what the choice is for.
    pub events: &'a [AnyEvent],
}

/// What is said of a choice: what it is and what is expected of it, and what may come of it. `view` is that of the seat
/// that is to choose.
pub fn hint(hint: &Hint<'_>, view: &AnyView, reader: &Reader<'_>) -> (String, String) {
    let words = reader.words;
    let says = crate::describe(&hint.choice, view, reader);
    let choice =
        words.say(Keys::Choice, [("notation", hint.choice.to_string().into()), ("says", says.into())]);
    let expected = words.say(
        Keys::HintExpected,
        [("choice", choice.into()), ("percent", percent(hint.chance.into(), reader).into())],
    );
    let story = crate::story(hint.events, view, reader).join(" ");
    (expected, words.say(Keys::Then, [("story", story.into())]))
}

/// There is nothing to think about: only one thing can be chosen.
pub fn no_hint(reader: &Reader<'_>) -> String {
    reader.words.word(Keys::HintNone)
}
