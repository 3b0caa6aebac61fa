//! Hints: the choices that a bot considers best, with their expected results.

use crate::dispatch::BoardOf;
use crate::review::{described_choice, percent};
use portolan_board::{Board, Reader};
use portolan_games::{AnyChoice, AnyEvent, AnyView, with_any};
use portolan_i18n::HintKey;

/// A choice that a bot has evaluated.
pub struct Hint<'a> {
    /// The choice.
    pub choice: AnyChoice,
    /// The probability of winning with it, in thousandths.
    pub chance: u16,
    /// The expected points of the seat at the end.
    pub points: i32,
    /// Whether the seat will probably be eliminated, regardless of its points.
    pub eliminated: bool,
    /// The events that the seat would see in an imagined world: the plan behind the choice.
    pub events: &'a [AnyEvent],
}

/// The texts of a hint.
pub struct HintTexts {
    /// What the choice would do.
    pub description: String,
    /// The chance of winning and the expected points.
    pub expected: String,
    /// The possible continuation, introduced as such.
    pub then: String,
    /// The possible continuation, without an introduction.
    pub story: String,
}

impl Hint<'_> {
    /// The texts of this hint. `view` is that of the seat that must choose.
    pub fn texts(&self, view: &AnyView, reader: &Reader<'_>) -> HintTexts {
        let story = crate::story(self.events, view, reader).join(" ");
        let points = match self.eliminated {
            true => reader.locale.text(HintKey::Eliminated),
            false => about_points(self.points, view, reader),
        };
        HintTexts {
            description: crate::describe(&self.choice, view, reader),
            expected: reader.locale.format(
                HintKey::Chance,
                [("percent", percent(self.chance.into(), reader).into()), ("expected", points.into())],
            ),
            then: reader.locale.format(HintKey::Then, [("story", story.as_str().into())]),
            story,
        }
    }
}

fn about_points(points: i32, view: &AnyView, reader: &Reader<'_>) -> String {
    with_any!(AnyView, view, G, _ => BoardOf::<G>::about_points(points, reader))
}

/// A hint for a terminal: the choice with its expected result, and the possible continuation. `view` is that of the
/// seat that must choose.
pub fn hint(hint: &Hint<'_>, view: &AnyView, reader: &Reader<'_>) -> (String, String) {
    let locale = reader.locale;
    let HintTexts { expected, then, .. } = hint.texts(view, reader);
    let choice = described_choice(&hint.choice, view, reader);
    let expected =
        locale.format(HintKey::Expected, [("choice", choice.into()), ("expected", expected.into())]);
    (expected, then)
}

/// Returns the text for a decision with only one legal choice.
pub fn no_hint(reader: &Reader<'_>) -> String {
    reader.locale.text(HintKey::None)
}
