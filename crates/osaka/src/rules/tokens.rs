//! §2.4: each player takes a starting token.

use super::turn;
use crate::components::Good;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Log, Seat};

/// Takes a starting token; after the last one the first turn begins.
pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    good: Good,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    state.players[seat].tokens[good] += 1;
    log.public(Event::TokenChosen { seat, good });
    let next = state.seats.after(seat);
    if next == state.first {
        turn::begin(state, next, log);
    } else {
        state.turn = next;
        state.phase = Phase::Token { seat: next };
    }
    Ok(())
}
