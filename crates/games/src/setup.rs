//! What a table of any game is made from, as names and texts, and the errors in it.

use crate::list::{GameId, ListedGame};
use portolan_core::{
    Components, ComponentsError, Game, OptionError, Options, SeatCount, Seed, Setup, SetupError,
};
use std::sync::Arc;

/// All that is settled before the first choice, as names and texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSetup {
    /// Which game.
    pub game: GameId,
    /// The rules revision to play by.
    pub revision: u32,
    /// The text of a components file; `None` for the built-in components.
    pub components: Option<String>,
    /// Options by name; those not named have their default.
    pub options: Vec<(String, String)>,
    /// How many play.
    pub seats: SeatCount,
    /// All the luck of the game.
    pub seed: Seed,
}

/// Why a table cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum TableError {
    #[error("there is no game called ‘{0}’; there are: {known}", known = known_games())]
    UnknownGame(String),
    #[error(transparent)]
    Option(#[from] OptionError),
    #[error("the components file cannot be used: {0}")]
    Components(#[from] ComponentsError),
    #[error(transparent)]
    Setup(#[from] SetupError),
}

fn known_games() -> String {
    GameId::ALL.iter().map(|game| game.meta().id).collect::<Vec<_>>().join(", ")
}

impl TableSetup {
    /// A table with the newest rules revision, the built-in components and default options.
    pub const fn standard(game: GameId, seats: SeatCount, seed: Seed) -> TableSetup {
        TableSetup {
            game,
            revision: game.meta().revision,
            components: None,
            options: Vec::new(),
            seats,
            seed,
        }
    }

    /// Parses and checks everything for the game `G`.
    pub fn typed<G: Game>(&self) -> Result<Setup<G>, TableError> {
        let components = match &self.components {
            Some(text) => Arc::new(G::Components::parse(text)?),
            None => G::Components::shared(self.revision),
        };
        let mut options = G::Options::default();
        for (key, value) in &self.options {
            options.set_by_name(key, value)?;
        }
        Ok(Setup { revision: self.revision, components, options, seats: self.seats, seed: self.seed })
    }

    pub(crate) fn of<G: ListedGame>(setup: &Setup<G>) -> TableSetup {
        let is_built_in = setup.components == G::Components::shared(setup.revision);
        let pair = |(key, value): (&str, &str)| (key.to_string(), value.to_string());
        TableSetup {
            game: G::ID,
            revision: setup.revision,
            components: (!is_built_in).then(|| setup.components.facts()),
            options: setup.options.pairs().into_iter().map(pair).collect(),
            seats: setup.seats,
            seed: setup.seed,
        }
    }
}
