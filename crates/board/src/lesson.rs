//! The lessons of a guided first game.

use portolan_core::Game;
use portolan_i18n::LessonKey;

/// A short text that is shown in a given situation until the player has made the choices that it explains.
pub struct Lesson<G: Game> {
    /// The text.
    pub key: LessonKey,
    /// Whether the lesson applies, given the view and the legal choices of the player.
    pub when: fn(&G::View, &[G::Choice]) -> bool,
    /// Whether the lesson explains this choice.
    pub done: fn(&G::Choice) -> bool,
    /// The number of such choices after which the lesson is over.
    pub times: usize,
}
