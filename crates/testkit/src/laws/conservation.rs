//! Law 6: `check()` holds after every choice; what it checks is up to the game. And the first player never changes.

use super::Verdict;
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{Game, NullLog};

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> Verdict {
    let began = play.state.first();
    loop {
        look(&play.state)?;
        let now = play.state.first();
        if now != began {
            return Err(format!("{began:?} began the game, and now it was {now:?}"));
        }
        tally.look();
        if play.step(&mut NullLog).is_none() {
            return Ok(());
        }
    }
}

/// The law in one position.
pub(crate) fn look<G: Game>(state: &G) -> Verdict {
    state.check().map_err(|broken| broken.to_string())
}
