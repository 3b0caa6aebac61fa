//! What a simulated game can tell beyond its outcome. Each game says it in a few lines here, since the games differ.

use portolan_bots::Judged;
use portolan_games::core::Seat;
use portolan_games::osaka::Osaka;

/// A game that can be simulated.
pub(super) trait Watched: Judged {
    /// Who began, where somebody does.
    fn first(&self) -> Option<Seat>;
}

impl Watched for Osaka {
    fn first(&self) -> Option<Seat> {
        Some(self.first)
    }
}
