//! The lessons of a guided first game.

use portolan_core::Game;
use portolan_i18n::LessonKey;

/// A sentence or two that is shown at the right moment, until the player has done what it is about.
pub struct Lesson<G: Game> {
    /// The text.
    pub key: LessonKey,
    /// Whether this is the moment, from the view and the legal choices of the player.
    pub when: fn(&G::View, &[G::Choice]) -> bool,
    /// Whether a choice is one that the lesson is about.
    pub done: fn(&G::Choice) -> bool,
    /// The number of such choices after which the lesson is over.
    pub times: usize,
}
