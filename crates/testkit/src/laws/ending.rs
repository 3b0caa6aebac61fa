//! Law 5: no seat must choose if and only if there is an outcome; the game ends within its bound; the outcome ranks
//! every seat.

use super::CheckResult;
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{Game, NullLog, Outcome, SeatCount};

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    loop {
        check_position(&play.state)?;
        tally.count_check();
        if play.step(&mut NullLog).is_none() {
            return check_bound(&play.state, play.trail.len());
        }
    }
}

/// Checks the law in one position.
pub(crate) fn check_position<G: Game>(state: &G) -> CheckResult {
    match (state.outcome(), state.to_act().is_empty()) {
        (Some(outcome), true) => ranks_every_seat(&outcome, state.seats()),
        (Some(_), false) => Err("there is an outcome while a seat is to act".into()),
        (None, true) => Err("no seat is to act and there is no outcome".into()),
        (None, false) => Ok(()),
    }
}

/// Checks that a game that stopped after this many choices is within its bound.
pub(crate) fn check_bound<G: Game>(state: &G, choices: usize) -> CheckResult {
    if choices >= G::META.max_choices && !state.to_act().is_empty() {
        return Err(format!("the game continues after its bound of {} choices", G::META.max_choices));
    }
    Ok(())
}

fn ranks_every_seat(outcome: &Outcome, seats: SeatCount) -> CheckResult {
    let ranked = outcome.standings.iter().map(|standing| standing.score.seat);
    if !ranked.eq(seats.seats()) {
        return Err("the outcome does not have one standing for each seat, in order".into());
    }
    let scores = outcome.standings.iter().map(|standing| standing.score.clone()).collect();
    if Outcome::rank(outcome.because, scores) != *outcome {
        return Err(format!("the ranks do not follow from the scores: {outcome:?}"));
    }
    Ok(())
}
