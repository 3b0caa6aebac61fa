//! Facts about a game that do not depend on a table.

use crate::list::GameId;
use crate::setup::TableError;
use crate::with_game;
use portolan_core::{Game, Meta, OptionSpec, Options};
use std::fmt;
use std::str::FromStr;

impl GameId {
    /// Returns name, designer, seats and rules revision.
    pub const fn meta(self) -> &'static Meta {
        with_game!(self, G => &<G as Game>::META)
    }

    /// Returns all options of the game.
    pub const fn options(self) -> &'static [OptionSpec] {
        with_game!(self, G => <<G as Game>::Options as Options>::LIST)
    }
}

impl FromStr for GameId {
    type Err = TableError;
    fn from_str(text: &str) -> Result<GameId, TableError> {
        let known = GameId::ALL.iter().find(|game| game.meta().id == text);
        known.copied().ok_or_else(|| TableError::UnknownGame(text.chars().take(40).collect()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.meta().id)
    }
}
