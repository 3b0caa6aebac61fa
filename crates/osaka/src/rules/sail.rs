//! §3.2: the ships of the bought goods sail.

use super::{sale, turn};
use crate::components::Good;
use crate::event::Event;
use crate::state::State;
use portolan_core::{CardSet, Log};

/// The maximum number of spaces that one purchase moves a ship.
pub const MOST_SPACES: usize = 2;

/// Moves the ship of every bought good. If a ship arrives, a sale follows (§4).
pub(crate) fn sail(state: &mut State, bought: CardSet, log: &mut impl Log<Event>) {
    for good in Good::ALL {
        let from = state.ships[good];
        let to = destination(state, good, bought);
        if to != from {
            state.ships[good] = to;
            log.public(Event::ShipSailed { good, from, to });
        }
    }
    if Good::ALL.into_iter().any(|good| state.has_arrived(good)) {
        sale::hold(state, log);
    } else {
        turn::end(state, log);
    }
}

/// Returns the space to which the ship of `good` sails if these cards are bought.
///
/// R1: a ship stops at the goal, even if it could sail further.
pub(super) fn destination(state: &State, good: Good, bought: CardSet) -> u8 {
    let cards = (bought & state.components.of_good(good)).len();
    (state.ships[good] + cards.min(MOST_SPACES) as u8).min(state.components.goal())
}
