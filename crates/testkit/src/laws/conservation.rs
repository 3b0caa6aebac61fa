//! Law 6: `check()` holds after every choice; what it checks is up to the game. And the first player never changes.

use super::CheckResult;
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{Game, NullLog};

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    let first = play.state.first();
    loop {
        check_position(&play.state)?;
        let now = play.state.first();
        if now != first {
            return Err(format!("the first player was {first:?} and is now {now:?}"));
        }
        tally.count_check();
        if play.step(&mut NullLog).is_none() {
            return Ok(());
        }
    }
}

/// Checks the law in one position.
pub(crate) fn check_position<G: Game>(state: &G) -> CheckResult {
    state.check().map_err(|error| error.to_string())
}
