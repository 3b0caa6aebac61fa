//! §6.5: the end of a round.

use super::market;
use crate::event::Event;
use crate::score;
use crate::state::State;
use portolan_core::Log;

/// Moves the merchants and the red junk and starts the next round, or ends the game after the tenth round.
pub(super) fn end(state: &mut State, log: &mut impl Log<Event>) {
    if state.is_last_round() {
        return score::end(state, log);
    }
    state.merchants = state.merchants.map(|junk| state.components.next(junk));
    let [load, money, goods] = state.merchants;
    log.public(Event::MerchantsMoved { load, money, goods });
    state.first = state.seats.after(state.first);
    log.public(Event::FirstPlayerFound { seat: state.first });
    market::begin_round(state, log);
}
