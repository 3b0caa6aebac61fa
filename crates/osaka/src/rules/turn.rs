//! §3, §3.7: a turn begins, and what happens when nothing can be done in it.

use super::refill;
use crate::choice::Choice;
use crate::event::{Ending, Event};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::score;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// The turn of `seat` begins; a market without a card for it is refilled first (§3.5).
pub(super) fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.turn = seat;
    if is_stuck(state, seat) {
        refill::refill(state, log);
    }
    state.phase = Phase::Action { seat };
}

/// The turn is over and the left neighbour's begins.
pub(super) fn end(state: &mut State, log: &mut impl Log<Event>) {
    begin(state, state.seats.after(state.turn), log);
}

/// After all other choices: passing is possible exactly if nothing else is.
pub(super) fn list_pass(into: &mut Choices<Choice>) {
    if into.is_empty() {
        into.push(Choice::Pass);
    }
}

/// §3.7: does nothing. When all have passed in a row, nobody can ever act again and the game ends.
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

/// Nothing to buy or take, and nothing to reserve but on the farm. Whoever finds a card in the market can take it, and after a
/// refill a card on the farm means a card in the market: so the market decides.
fn is_stuck(state: &State, seat: Seat) -> bool {
    let reserved = state.reserved_by_others(seat);
    state.market.iter().all(|&card| reserved.has(card))
}
