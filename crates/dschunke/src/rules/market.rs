//! §3.1–§3.3: a round begins with its market tile; exchanges and the event of the round follow.

use super::{search, swap, turn};
use crate::components::{ByGood, RoundEvent};
use crate::event::Event;
use crate::phase::{Phase, SearchReason};
use crate::state::State;
use portolan_core::{Log, Seat, Viewers};

/// The next round begins: its tile is turned up, and those who can may exchange goods (R1: before the event).
pub(crate) fn begin_round(state: &mut State, log: &mut impl Log<Event>) {
    state.round += 1;
    state.used_workers = 0;
    state.searched_piles = 0;
    state.sold = ByGood([false; 4]);
    if let Some(prices) = state.tile() {
        log.reveal(Viewers::all());
        log.public(Event::MarketRevealed { round: state.round, prices });
    }
    swap::ask_from(state, state.first, log);
}

/// §3.3: the event of the round; then the first turn.
pub(super) fn set_off(state: &mut State, log: &mut impl Log<Event>) {
    match state.round_event() {
        Some(RoundEvent::Specials) => ask_from(state, state.first, log),
        Some(RoundEvent::Yuan) => {
            announce(state, log);
            turn::begin(state, state.first, log);
        }
        None => turn::begin(state, state.first, log),
    }
}

/// Y: everybody tells their money.
fn announce(state: &State, log: &mut impl Log<Event>) {
    log.reveal(Viewers::all());
    for seat in state.seats.clockwise_from(state.first) {
        log.public(Event::MoneyAnnounced { seat, yuan: state.players[seat].yuan });
    }
}

/// S: everybody from `seat` on searches a pile that nobody before has searched, while there is one (R27).
fn ask_from(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if search::is_possible(state, SearchReason::Event) {
        state.phase = Phase::Search { seat, reason: SearchReason::Event };
    } else {
        turn::begin(state, state.first, log);
    }
}

/// The next player searches, or the first turn begins.
pub(super) fn ask_after(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let next = state.seats.after(seat);
    if next == state.first { turn::begin(state, next, log) } else { ask_from(state, next, log) }
}
