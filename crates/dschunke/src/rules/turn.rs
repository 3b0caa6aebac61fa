//! §4.1, §4.6: a turn is one action and, before or after it, at most one special card.

use super::{cards, supply, workers};
use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Starts the turn of `seat`.
pub(super) fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    (state.acted, state.card_played) = (false, false);
    resume(state, seat, log);
}

/// Continues the turn of `seat`, or starts the next turn.
///
/// A player with any special card in hand gets a choice before the turn ends, even if no card can be played; otherwise
/// the missing choice would reveal the hand (R39). A player who cannot use any remaining worker has no action (R3), for
/// example after placing the last strip with a card.
pub(super) fn resume(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if !state.acted && !workers::is_any_usable(state, seat) {
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

/// Lists workers, special cards, and the end of the turn.
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
    resume(state, seat, log);
    Ok(())
}
