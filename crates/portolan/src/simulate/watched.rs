//! What a finished game can tell beyond its outcome. Each game says it in a few lines here, since the views differ.

use portolan_bots::Judged;
use portolan_games::core::Seat;
use portolan_games::osaka::{Osaka, TOKENS_TO_END};

/// A game that can be simulated.
pub(super) trait Watched: Judged {
    /// Who began, where somebody does.
    fn first(&self) -> Option<Seat>;

    /// How the finished game came to its end.
    fn ending(&self) -> &'static str;
}

impl Watched for Osaka {
    fn first(&self) -> Option<Seat> {
        Some(self.first)
    }

    fn ending(&self) -> &'static str {
        let has_enough = |seat| self.players[seat].token_count() >= TOKENS_TO_END;
        if self.seats.seats().any(has_enough) { "eight tokens" } else { "standstill" }
    }
}
