//! §3.2: the ships of the goods bought set sail.

use super::{sale, turn};
use crate::components::Good;
use crate::event::Event;
use crate::state::State;
use portolan_core::{CardSet, Log};

/// However many cards of a good are bought, its ship sails no further than this.
pub const MOST_SPACES: usize = 2;

/// Moves the ship of every good bought; where one arrives, goods are sold (§4).
pub(super) fn sail(state: &mut State, bought: CardSet, log: &mut impl Log<Event>) {
    for good in Good::ALL {
        let cards = (bought & state.components.of_good(good)).len();
        if cards > 0 {
            advance(state, good, cards.min(MOST_SPACES) as u8, log);
        }
    }
    if Good::ALL.into_iter().any(|good| state.has_arrived(good)) {
        sale::hold(state, log);
    } else {
        turn::end(state, log);
    }
}

/// R1: a ship stops at the goal, however far it could have sailed.
fn advance(state: &mut State, good: Good, spaces: u8, log: &mut impl Log<Event>) {
    let from = state.ships[good];
    let to = (from + spaces).min(state.components.goal());
    state.ships[good] = to;
    log.public(Event::ShipSailed { good, from, to });
}
