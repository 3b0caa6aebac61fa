//! §2.3, §7.4: a round begins with its senate card and a new ship for everybody; five of them make a game.

use super::{finale, harbour};
use crate::event::Event;
use crate::phase::Phase;
use crate::state::{ROUNDS, State};
use portolan_core::{Log, Viewers};

/// The senate card of the round counts, the next one is turned over, and the ships come in.
pub(crate) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    let next = state.senate_next();
    if next.is_some() {
        log.reveal(Viewers::all());
    }
    log.public(Event::RoundBegun {
        round: state.round,
        first: state.first,
        senate: state.senate_now(),
        next,
    });
    state.pairs_sold = 0;
    harbour::load_ships(state, log);
    state.choosing = state.seats.all();
    state.phase = Phase::Keep;
}

/// The left neighbour begins the next round; after the fifth comes the end.
pub(super) fn end(state: &mut State, log: &mut impl Log<Event>) {
    if state.round == ROUNDS {
        return finale::begin(state, log);
    }
    state.round += 1;
    state.first = state.seats.after(state.first);
    begin(state, log);
}
