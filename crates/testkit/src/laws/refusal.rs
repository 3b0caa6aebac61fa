//! Law 3: a refused choice changes nothing, neither the state nor the log. Whether it should have been refused is law 2.

use super::{CheckResult, all_seats};
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{Choice, Game, Journal, NullLog, Seat};

/// The spacing of checks, in choices.
const SPACING: usize = 40;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    loop {
        if play.is_check_due(SPACING) {
            all_seats().try_for_each(|seat| refused_without_trace(&play.state, seat))?;
            tally.count_check();
        }
        if play.step(&mut NullLog).is_none() {
            return Ok(());
        }
    }
}

fn refused_without_trace<G: Game>(before: &G, seat: Seat) -> CheckResult {
    let mut state = before.clone();
    for choice in G::Choice::every() {
        let mut journal = Journal::new();
        if state.apply(seat, choice, &mut journal).is_ok() {
            state = before.clone();
        } else if state != *before {
            return Err(format!("{choice} of seat {seat} is refused, but it changed the state"));
        } else if !journal.lines().is_empty() {
            let lines = journal.lines();
            return Err(format!("{choice} of seat {seat} is refused, but it logged {lines:?}"));
        }
    }
    Ok(())
}
