//! The set-up of a table of any game, as names and texts, and its errors.

use crate::list::{GameId, ListedGame};
use portolan_core::{
    Components, ComponentsError, Game, OptionError, Options, SeatCount, Seed, Setup, SetupError,
};
use std::sync::Arc;

/// Everything that is fixed before the first choice, as names and texts.
///
/// ```
/// use portolan_games::core::{SeatCount, Seed};
/// use portolan_games::{AnyTable, GameId, TableSetup};
///
/// let seats = SeatCount::new(2).unwrap();
/// let mut setup = TableSetup::standard(GameId::Osaka, seats, Seed::from_number(7));
/// setup.options = vec![("open-hands".to_string(), "yes".to_string())];
/// assert!(AnyTable::new(&setup).is_ok());
///
/// setup.options = vec![("open-hands".to_string(), "maybe".to_string())];
/// let error = AnyTable::new(&setup).unwrap_err();
/// assert_eq!(error.to_string(), "‘maybe’ is no value of open-hands; choose one of: no, yes");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSetup {
    /// The game.
    pub game: GameId,
    /// The rules revision.
    pub revision: u32,
    /// The text of a components file; `None` for the built-in components.
    pub components: Option<String>,
    /// Options by name; all others have their default.
    pub options: Vec<(String, String)>,
    /// The number of seats.
    pub seats: SeatCount,
    /// The source of the game's randomness.
    pub seed: Seed,
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages describe the variants")]
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
    /// Returns a set-up with the newest rules revision, the built-in components and default options.
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
