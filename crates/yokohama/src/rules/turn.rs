//! §3, §11.1, §11.2: rounds and turns, what comes next within a turn, and how the game comes to its end.

use super::{action, placement, rewards, supplement, technologies};
use crate::event::{Ending, Event};
use crate::phase::Phase;
use crate::score;
use crate::state::{State, Turn};
use portolan_core::{Log, Seat};

/// When this round begins, the end is brought about at the latest (R57).
pub const LAST_ROUND_BEFORE_END: u8 = 100;

/// §3.1: a round begins with the first player.
pub(super) fn begin_round(state: &mut State, log: &mut impl Log<Event>) {
    state.round += 1;
    log.public(Event::RoundBegan { round: state.round, last: state.last_round == Some(state.round) });
    if state.round == LAST_ROUND_BEFORE_END {
        bring_about_the_end(state, Ending::Rounds, log);
    }
    begin(state, state.first, log);
}

fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.turn = Turn { seat, second: false, agent_used: false, spun: false, studied: false };
    log.public(Event::TurnBegan { seat });
    technologies::open_stock_market(state, seat, log);
    proceed(state, log);
}

/// Finds the next decision: what is left of a reward, then the next step of an area action, then a supplementary
/// action, then the main action or the next turn. What needs no decision happens by itself.
pub(super) fn proceed(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    loop {
        if let Some(phase) = rewards::awaited(state, seat) {
            state.phase = phase;
            return;
        }
        let Some(action) = state.action else { break };
        if let Some(phase) = action::next(state, seat, action, log) {
            state.phase = phase;
            return;
        }
    }
    if supplement::is_asked(state, seat) {
        state.phase = Phase::Supplement { seat, second: state.turn.second };
    } else {
        supplements_over(state, seat, log);
    }
}

/// Nothing more before the main action, or after it.
pub(super) fn supplements_over(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.turn.second { end(state, seat, log) } else { placement::begin(state, seat) }
}

/// The main action is over: the second time for supplementary actions (§3.2).
pub(super) fn main_action_over(state: &mut State, log: &mut impl Log<Event>) {
    state.turn.second = true;
    proceed(state, log);
}

/// The left neighbour is next; after a full round there is another one, unless it was the last.
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

/// §11.1: this round is played to its end, and one more. What happens first counts.
pub(super) fn bring_about_the_end(state: &mut State, because: Ending, log: &mut impl Log<Event>) {
    if state.ending.is_none() {
        state.ending = Some(because);
        log.public(Event::EndTriggered { because });
    }
}
