//! Choices and refusals of any game as text.

use crate::list::{AnyChoice, AnyRefusal, GameId, ListedGame};
use crate::{with_any, with_game};
use portolan_core::{Choice, NotationError, Refusal};
use std::fmt;

impl AnyChoice {
    /// Parses the notation of a game.
    pub fn parse(game: GameId, text: &str) -> Result<AnyChoice, NotationError> {
        with_game!(game, G => text.parse().map(G::any_choice))
    }

    /// Returns the dense number of the choice in its game.
    pub fn number(self) -> usize {
        with_any!(AnyChoice, self, G, choice => choice.number())
    }
}

impl fmt::Display for AnyChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_any!(AnyChoice, self, G, choice => choice.fmt(f))
    }
}

impl AnyRefusal {
    /// Returns the section of the rules that forbids the choice, such as `3.1`.
    pub fn section(&self) -> &'static str {
        with_any!(AnyRefusal, self, G, illegal => illegal.section())
    }
}

impl fmt::Display for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_any!(AnyRefusal, self, G, illegal => illegal.fmt(f))
    }
}
