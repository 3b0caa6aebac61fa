//! What can go wrong while games are played. Nothing of it is the fault of whoever asked for good games.

use portolan_games::TableError;
use portolan_games::core::SetupError;

/// Why games cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// A table that cannot be.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A match that makes no sense.
    #[error("{0}")]
    Match(String),
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

impl From<SetupError> for ArenaError {
    fn from(error: SetupError) -> ArenaError {
        TableError::from(error).into()
    }
}
