//! Law 4: the same set-up and choices give the same states and logs, with and without a log. The records of each game
//! check that this holds on every platform and in later versions.

use super::Verdict;
use crate::play::{Play, Trail};
use crate::tally::Tally;
use portolan_core::{Game, Journal, NullLog, Setup};

/// The spacing of hash comparisons, in choices; states are compared after every choice.
const SPACING: usize = 20;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> Verdict {
    let mut again = Again::new(play.setup)?;
    again.compare(&play.state)?;
    if again.opening != Again::new(play.setup)?.opening {
        return Err("the preparation went differently in the log".into());
    }
    let mut journal = Journal::new();
    while let Some((seat, choice)) = play.step(&mut journal) {
        if again.choose(seat, choice)? != journal {
            return Err(format!("{choice} of seat {seat} went differently in the log"));
        }
        again.compare(&play.state)?;
        if play.time_to_look(SPACING) {
            again.compare_state_hashes(&play.state)?;
        }
        tally.look();
        journal = Journal::new();
    }
    again.compare_state_hashes(&play.state)
}

/// Whether these choices give `state` again, with and without a log. Laws that compare a state with a repeated one
/// check this first.
pub(super) fn repeats<G: Game>(setup: &Setup<G>, trail: &Trail<G>) -> bool {
    let replay = || {
        let mut again = Again::new(setup)?;
        trail.iter().try_for_each(|&(seat, choice)| again.choose(seat, choice).map(|_| ()))?;
        Ok::<_, String>(again)
    };
    let (Ok(one), Ok(two)) = (replay(), replay()) else { return false };
    one.listened == two.listened && one.listened == one.unheard
}

/// The same game twice more: with a log and without.
struct Again<G: Game> {
    opening: Journal<G::Event>,
    listened: G,
    unheard: G,
}

impl<G: Game> Again<G> {
    fn new(setup: &Setup<G>) -> Result<Self, String> {
        let mut opening = Journal::new();
        let listened = G::new(setup, &mut opening).map_err(|error| error.to_string())?;
        let unheard = G::new(setup, &mut NullLog).map_err(|error| error.to_string())?;
        Ok(Again { opening, listened, unheard })
    }

    fn choose(&mut self, seat: portolan_core::Seat, choice: G::Choice) -> Result<Journal<G::Event>, String> {
        let mut journal = Journal::new();
        let listened = self.listened.apply(seat, choice, &mut journal);
        let unheard = self.unheard.apply(seat, choice, &mut NullLog);
        let refused =
            |reason| format!("{choice} of seat {seat} was accepted once and is refused now: {reason}");
        listened.and(unheard).map_err(refused)?;
        Ok(journal)
    }

    fn compare(&self, state: &G) -> Verdict {
        if self.listened != *state {
            return Err("the same choices lead to another state".into());
        }
        if self.unheard != *state {
            return Err("the state is another one when nobody listens".into());
        }
        Ok(())
    }

    fn compare_state_hashes(&self, state: &G) -> Verdict {
        if self.listened.state_hash() == state.state_hash() {
            return Ok(());
        }
        Err("the same choices lead to another print".into())
    }
}
