//! The names and numbers of the laws, which are written on the trait [`Game`](portolan_core::Game).

use std::fmt;

/// One of the laws that every game obeys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Choices are listed exactly for those who must choose, in order.
    Lists = 1,
    /// A choice is listed if and only if it is accepted.
    Acceptance,
    /// A refused choice changes nothing.
    Refusal,
    /// The same choices give the same states and logs.
    Repetition,
    /// No seat must choose if and only if there is an outcome; every game ends.
    Ending,
    /// `check()` holds after every choice.
    Conservation,
    /// No viewer learns what it cannot know, unless the log says so.
    NoLeak,
    /// Number, choice and text correspond one to one.
    Notation,
    /// The order of simultaneous choices changes nothing.
    Simultaneity,
    /// A choice taken back leaves no trace.
    Undo,
    /// `imagine` is fair, and what it imagines can be played.
    Imagination,
}

impl Law {
    /// All laws, in order.
    pub const ALL: [Law; 11] = [
        Law::Lists,
        Law::Acceptance,
        Law::Refusal,
        Law::Repetition,
        Law::Ending,
        Law::Conservation,
        Law::NoLeak,
        Law::Notation,
        Law::Simultaneity,
        Law::Undo,
        Law::Imagination,
    ];

    /// Returns the number on the trait `Game`.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} ({self:?})", self.number())
    }
}
