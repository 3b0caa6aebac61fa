//! Errors of the arena.

use crate::sequential::HypothesisError;
use portolan_games::core::SetupError;
use portolan_games::{GameId, TableError};

/// Why games could not be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// The table cannot be made.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The match is not possible.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// A bot broke the rules.
    #[error("game {game}: {bot} chose ‘{choice}’, which is refused: {refusal}")]
    IllegalChoice {
        /// The number of the game in its series.
        game: u64,
        /// The name of the bot.
        bot: String,
        /// Its choice, in notation.
        choice: String,
        /// Why the rules refuse it.
        refusal: String,
    },
    /// A game did not end, or a thread failed.
    #[error("a game could not be played to its end: this is a bug of the program")]
    Unfinished,
}

/// Why a match is not possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum MatchError {
    #[error("the arena takes 2 to {most} bots, not {count}")]
    BotCount { most: usize, count: usize },
    #[error("{0} is named twice; one bot gets several seats anyway")]
    BotTwice(String),
    #[error("a match needs at least two seats")]
    TooFewSeats,
    #[error("a match needs at least one game")]
    NoGames,
    #[error("{bot} plays {plays} only")]
    OtherGame { bot: String, plays: GameId },
    #[error(transparent)]
    Hypothesis(#[from] HypothesisError),
}

impl From<SetupError> for ArenaError {
    fn from(error: SetupError) -> ArenaError {
        TableError::from(error).into()
    }
}
