//! Law 1: choices are listed exactly for the seats that must choose, sorted, without duplicates. Whether they are
//! accepted is law 2.

use super::{CheckResult, all_seats};
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{Choices, Game, NullLog, Seat};

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    let mut list = Choices::new();
    loop {
        check_position(&play.state, &mut list)?;
        tally.count_check();
        if play.step(&mut NullLog).is_none() {
            return Ok(());
        }
    }
}

/// Checks the law in one position.
pub(crate) fn check_position<G: Game>(state: &G, list: &mut Choices<G::Choice>) -> CheckResult {
    all_seats().try_for_each(|seat| {
        state.choices(seat, list);
        list_of(state, seat, list)
    })
}

fn list_of<G: Game>(state: &G, seat: Seat, list: &[G::Choice]) -> CheckResult {
    match (state.to_act().has(seat), list.is_empty()) {
        (true, true) => return Err(format!("seat {seat} is to act and has no choice")),
        (false, false) => return Err(format!("seat {seat} is not to act and may choose {}", list[0])),
        _ => {}
    }
    if state.to_act().has(seat) && !state.seats().has(seat) {
        return Err(format!("seat {seat} is to act and not at the table"));
    }
    match list.windows(2).find(|pair| pair[0] >= pair[1]) {
        Some(pair) => Err(format!("the list of seat {seat} has {} before {}", pair[0], pair[1])),
        None => Ok(()),
    }
}
