//! §3.2: the ships of the goods bought set sail.

use super::{sale, turn};
use crate::components::Good;
use crate::event::Event;
use crate::state::State;
use portolan_core::{CardSet, Log};

/// However many cards of a good are bought, its ship sails no further than this.
pub const MOST_SPACES: usize = 2;

/// Moves the ship of every good bought; where one arrives, goods are sold (§4).
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

/// The space to which the ship of `good` sails if these cards are bought.
///
/// R1: a ship stops at the goal, however far it could have sailed.
pub(super) fn destination(state: &State, good: Good, bought: CardSet) -> u8 {
    let cards = (bought & state.components.of_good(good)).len();
    (state.ships[good] + cards.min(MOST_SPACES) as u8).min(state.components.goal())
}
