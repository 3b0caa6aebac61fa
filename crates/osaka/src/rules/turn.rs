//! §3, §3.7: the start and end of a turn, and passing.

use super::refill;
use crate::choice::Choice;
use crate::event::{Ending, Event};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::score;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Begins the turn of `seat`. A market without a card that it may take is refilled first (§3.5).
pub(super) fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.turn = seat;
    if is_stuck(state, seat) {
        refill::refill(state, log);
    }
    state.phase = Phase::Action { seat };
}

/// Ends the turn and begins that of the left neighbour.
pub(super) fn end(state: &mut State, log: &mut impl Log<Event>) {
    begin(state, state.seats.after(state.turn), log);
}

/// Lists passing if no other choice is listed; must be called last.
pub(super) fn list_pass(into: &mut Choices<Choice>) {
    if into.is_empty() {
        into.push(Choice::Pass);
    }
}

/// §3.7: passes. When all players have passed in a row, no player can ever act again and the game ends.
pub(super) fn pass(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !is_stuck(state, seat) {
        return Err(Illegal::MustAct);
    }
    log.public(Event::Passed { seat });
    state.passes += 1;
    if usize::from(state.passes) == state.seats.get() {
        score::end(state, Ending::Standstill, log);
    } else {
        end(state, log);
    }
    Ok(())
}

/// Whether `seat` can neither buy nor take a card of the market.
///
/// After a refill this also means that there is nothing to reserve: the farm gets cards only after the market.
fn is_stuck(state: &State, seat: Seat) -> bool {
    let reserved = state.reserved_by_others(seat);
    state.market.iter().all(|&card| reserved.has(card))
}
