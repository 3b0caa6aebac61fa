//! Law 4: the same set-up and choices give the same states and logs, with and without a log. The records of each game
//! check that this holds on every platform and in later versions.

use super::CheckResult;
use crate::play::{Play, Trail};
use crate::tally::Tally;
use portolan_core::{Game, Journal, NullLog, Setup};

/// The spacing of hash comparisons, in choices; states are compared after every choice.
const SPACING: usize = 20;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    let mut repeated = RepeatedGame::new(play.setup)?;
    repeated.compare(&play.state)?;
    if repeated.opening != RepeatedGame::new(play.setup)?.opening {
        return Err("the log of the preparation differs".into());
    }
    let mut journal = Journal::new();
    while let Some((seat, choice)) = play.step(&mut journal) {
        if repeated.choose(seat, choice)? != journal {
            return Err(format!("the log of {choice} of seat {seat} differs"));
        }
        repeated.compare(&play.state)?;
        if play.is_check_due(SPACING) {
            repeated.compare_state_hashes(&play.state)?;
        }
        tally.count_check();
        journal = Journal::new();
    }
    repeated.compare_state_hashes(&play.state)
}

/// Whether these choices give `state` again, with and without a log. Laws that compare a state with a repeated one
/// check this first.
pub(super) fn repeats<G: Game>(setup: &Setup<G>, trail: &Trail<G>) -> bool {
    let replay = || {
        let mut repeated = RepeatedGame::new(setup)?;
        trail.iter().try_for_each(|&(seat, choice)| repeated.choose(seat, choice).map(|_| ()))?;
        Ok::<_, String>(repeated)
    };
    let (Ok(one), Ok(two)) = (replay(), replay()) else { return false };
    one.with_log == two.with_log && one.with_log == one.without_log
}

/// The same game twice more: with a log and without.
struct RepeatedGame<G: Game> {
    opening: Journal<G::Event>,
    with_log: G,
    without_log: G,
}

impl<G: Game> RepeatedGame<G> {
    fn new(setup: &Setup<G>) -> Result<Self, String> {
        let mut opening = Journal::new();
        let with_log = G::new(setup, &mut opening).map_err(|error| error.to_string())?;
        let without_log = G::new(setup, &mut NullLog).map_err(|error| error.to_string())?;
        Ok(RepeatedGame { opening, with_log, without_log })
    }

    fn choose(&mut self, seat: portolan_core::Seat, choice: G::Choice) -> Result<Journal<G::Event>, String> {
        let mut journal = Journal::new();
        let with_log = self.with_log.apply(seat, choice, &mut journal);
        let without_log = self.without_log.apply(seat, choice, &mut NullLog);
        let refused =
            |reason| format!("{choice} of seat {seat} was accepted once and is refused now: {reason}");
        with_log.and(without_log).map_err(refused)?;
        Ok(journal)
    }

    fn compare(&self, state: &G) -> CheckResult {
        if self.with_log != *state {
            return Err("the same choices lead to a different state".into());
        }
        if self.without_log != *state {
            return Err("the state is different without a log".into());
        }
        Ok(())
    }

    fn compare_state_hashes(&self, state: &G) -> CheckResult {
        if self.with_log.state_hash() == state.state_hash() {
            return Ok(());
        }
        Err("the same choices lead to a different state hash".into())
    }
}
