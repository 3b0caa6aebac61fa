//! What can go wrong while games are played. Nothing of it is the fault of whoever asked for good games.

use crate::sequential::HypothesisError;
use portolan_games::TableError;
use portolan_games::core::SetupError;

/// Why games cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// A table that cannot be.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A match that makes no sense.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// A bot broke the rules.
    #[error("game {game}: {bot} chose ‘{choice}’, which is refused: {refusal}")]
    Refused {
        /// The number of the game in its series.
        game: u64,
        /// Who chose.
        bot: String,
        /// What.
        choice: String,
        /// Why not.
        refusal: String,
    },
    /// A game that has no end, or a thread that broke off.
    #[error("a game could not be played to its end: this is a fault of the program")]
    Unfinished,
}

/// Why a match makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages tell")]
pub enum MatchError {
    #[error("the arena takes 2 to {most} bots, not {count}")]
    BotCount { most: usize, count: usize },
    #[error("{0} is named twice; several seats are given to one bot anyway")]
    BotTwice(String),
    #[error("a match takes at least two seats")]
    TooFewSeats,
    #[error("a match takes at least one game")]
    NoGames,
    #[error(transparent)]
    Hypothesis(#[from] HypothesisError),
}

impl From<SetupError> for ArenaError {
    fn from(error: SetupError) -> ArenaError {
        TableError::from(error).into()
    }
}
