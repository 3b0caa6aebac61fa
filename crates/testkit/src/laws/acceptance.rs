//! Law 2: a choice is listed if and only if it is accepted; every other one is refused with a reason, and so is every
//! choice of seats that must not choose. What a refusal changes is law 3.

use super::{CheckResult, all_seats, attempts};
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{Choices, Game, NullLog, Refusal, Seat};

/// The spacing, in choices, of trying all choices of the game; listed ones are always tried.
const SPACING: usize = 40;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    let mut list = Choices::new();
    loop {
        listed_are_accepted(&play.state, &mut list)?;
        if play.is_check_due(SPACING) {
            all_seats().try_for_each(|seat| others_are_refused(&play.state, seat, &mut list, tally))?;
            tally.count_check();
        }
        if play.step(&mut NullLog).is_none() {
            return Ok(());
        }
    }
}

/// One half of the law in one position, fast enough to be checked at every choice.
pub(crate) fn listed_are_accepted<G: Game>(state: &G, list: &mut Choices<G::Choice>) -> CheckResult {
    for seat in state.to_act().iter() {
        state.choices(seat, list);
        for &choice in list.iter() {
            if let Err(reason) = state.clone().apply(seat, choice, &mut NullLog) {
                return Err(format!("seat {seat} may choose {choice}, but it is refused: {reason}"));
            }
        }
    }
    Ok(())
}

fn others_are_refused<G: Game>(
    state: &G,
    seat: Seat,
    list: &mut Choices<G::Choice>,
    tally: &mut Tally,
) -> CheckResult {
    state.choices(seat, list);
    for (choice, answer) in attempts(state, seat) {
        match answer {
            Ok(()) if !state.to_act().has(seat) => {
                return Err(format!("seat {seat} is not to act, but {choice} is accepted"));
            }
            Ok(()) if !list.contains(&choice) => {
                return Err(format!("seat {seat} is not offered {choice}, but it is accepted"));
            }
            Ok(()) => {}
            Err(reason) => {
                // A reason cites an existing section.
                let section = reason.section();
                if !tally.section_exists(section, G::META.rules) {
                    let what = format!("is refused by §{section}, which the rules do not have");
                    return Err(format!("{choice} of seat {seat} {what}"));
                }
            }
        }
    }
    Ok(())
}
