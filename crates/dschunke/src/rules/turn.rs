//! §4.1, §4.6: a turn is one action, and before or after it at most one special card.

use super::{cards, supply, workers};
use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// The turn of `seat` begins.
pub(super) fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    (state.acted, state.card_played) = (false, false);
    go_on(state, seat, log);
}

/// What is awaited next from `seat`, or the turn of its left neighbour.
///
/// Who holds any special card is asked before the turn ends, whether or not it could be played: not being asked would
/// betray the hand (R39). Whoever can use none of the workers that are left has no action (R3): perhaps it has just
/// placed its last strip with a card.
pub(super) fn go_on(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if !state.acted && !workers::is_any_possible(state, seat) {
        state.acted = true;
        log.public(Event::ActionMissed { seat });
    }
    let State { acted, card_played, .. } = *state;
    if !acted || !card_played && !state.players[seat].cards.is_empty() {
        state.phase = Phase::Turn { seat, acted, card_played };
        return;
    }
    let next = state.seats.after(seat);
    if next == state.first { supply::begin(state, log) } else { begin(state, next, log) }
}

/// Workers, special cards, and the end of the turn.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    if !state.acted {
        workers::list(state, seat, into);
    }
    if !state.card_played {
        cards::list(state, seat, into);
    }
    if state.acted {
        into.push(Choice::End);
    }
}

/// Ends the turn without a special card.
pub(super) fn end(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !state.acted {
        return Err(Illegal::MustAct);
    }
    state.card_played = true;
    go_on(state, seat, log);
    Ok(())
}
