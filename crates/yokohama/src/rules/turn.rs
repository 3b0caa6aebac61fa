//! §3, §11.1, §11.2: rounds and turns, the sequence of decisions within a turn, and the end of the game.

use super::{action, placement, rewards, supplement, technologies};
use crate::event::{Ending, Event};
use crate::phase::Phase;
use crate::score;
use crate::state::{State, Turn};
use portolan_core::{Log, Seat};

/// The beginning of this round triggers the end if nothing else has (R57).
pub const LAST_ROUND_BEFORE_END: u8 = 100;

/// §3.1: begins a round with the turn of the first player.
pub(super) fn begin_round(state: &mut State, log: &mut impl Log<Event>) {
    state.round += 1;
    log.public(Event::RoundBegan { round: state.round, last: state.last_round == Some(state.round) });
    if state.round == LAST_ROUND_BEFORE_END {
        trigger_end(state, Ending::Rounds, log);
    }
    begin(state, state.first, log);
}

fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.turn = Turn::new(seat);
    log.public(Event::TurnBegan { seat });
    technologies::pay_stock_market(state, seat, log);
    proceed(state, log);
}

/// Advances to the next decision: pending rewards, then the next step of an area action, then supplementary actions,
/// then the main action or the next turn. Performs everything before it that needs no decision.
pub(super) fn proceed(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    loop {
        if let Some(phase) = rewards::next_decision(state, seat) {
            state.phase = phase;
            return;
        }
        let Some(action) = state.action else { break };
        if let Some(phase) = action::next_step(state, seat, action, log) {
            state.phase = phase;
            return;
        }
    }
    if supplement::has_decision(state, seat) {
        state.phase = Phase::Supplement { seat, second: state.turn.second };
    } else {
        supplements_over(state, seat, log);
    }
}

/// Ends a supplementary phase: the main action or the next turn follows.
pub(super) fn supplements_over(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.turn.second { end(state, seat, log) } else { placement::begin(state, seat) }
}

/// Ends the main action: the second supplementary phase follows (§3.2).
pub(super) fn main_action_over(state: &mut State, log: &mut impl Log<Event>) {
    state.turn.second = true;
    proceed(state, log);
}

/// Ends the turn: the next player follows clockwise, then the next round or the end of the game.
fn end(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let next = state.seats.after(seat);
    if next != state.first {
        return begin(state, next, log);
    }
    match state.ending {
        Some(because) if state.last_round == Some(state.round) => return score::end(state, because, log),
        Some(_) if state.last_round.is_none() => state.last_round = Some(state.round + 1),
        _ => {}
    }
    begin_round(state, log);
}

/// §11.1: triggers the end, unless it was triggered before.
pub(super) fn trigger_end(state: &mut State, because: Ending, log: &mut impl Log<Event>) {
    if state.ending.is_none() {
        state.ending = Some(because);
        log.public(Event::EndTriggered { because });
    }
}
