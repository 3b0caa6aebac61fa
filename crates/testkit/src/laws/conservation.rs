//! Law 6: `check()` holds after every choice. What it checks is the game's own matter.

use super::Verdict;
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{Game, Silent};

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> Verdict {
    loop {
        look(&play.state)?;
        tally.look();
        if play.step(&mut Silent).is_none() {
            return Ok(());
        }
    }
}

/// The law in one position.
pub(crate) fn look<G: Game>(state: &G) -> Verdict {
    state.check().map_err(|broken| broken.to_string())
}
