//! §9.1: the variant of the preparation, in which everybody places strips of the right neighbour.

use super::market;
use crate::choice::Choice;
use crate::components::Junk;
use crate::event::Event;
use crate::hold::STRIPS_PER_LAYER;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::setup::{HANDED_OVER, right_neighbour, show_merchants};
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Every junk that is not full.
pub(super) fn list(state: &State, into: &mut Choices<Choice>) {
    let room = |junk: &Junk| state.holds[*junk].len() < STRIPS_PER_LAYER;
    Junk::ALL.into_iter().filter(room).for_each(|junk| into.push(Choice::On(junk)));
}

/// Places one strip; after the last one the merchants are turned up and the first round begins.
pub(super) fn place(
    state: &mut State,
    seat: Seat,
    owner: Seat,
    junk: Junk,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.holds[junk].len() >= STRIPS_PER_LAYER {
        return Err(Illegal::JunkFull { junk });
    }

    state.load(owner, junk);
    log.public(Event::CargoPlaced { seat, owner, junk });
    let placed: usize = state.holds.0.iter().map(|hold| hold.len()).sum();
    if placed == usize::from(HANDED_OVER) * state.seats.get() {
        show_merchants(state, log);
        market::begin_round(state, log);
    } else {
        let next = state.seats.after(seat);
        state.phase = Phase::Cargo { seat: next, owner: right_neighbour(state, next) };
    }
    Ok(())
}
