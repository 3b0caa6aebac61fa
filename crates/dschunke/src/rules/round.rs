//! §6.5: merchants and apprentices move on, the red junk goes to the left, and the next round begins.

use super::market;
use crate::event::Event;
use crate::score;
use crate::state::State;
use portolan_core::Log;

/// Ends the round; the tenth one ends the game.
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
