//! §3.1–§3.3: the market tile, the exchanges and the event at the beginning of a round.

use super::{search, swap, turn};
use crate::components::{ByGood, RoundEvent};
use crate::event::Event;
use crate::phase::{Phase, SearchReason};
use crate::state::State;
use portolan_core::{Log, Seat, Viewers};

/// Starts the next round: turns up its tile; exchanges follow, before the event (R1).
pub(crate) fn begin_round(state: &mut State, log: &mut impl Log<Event>) {
    state.round += 1;
    state.used_workers = 0;
    state.searched_piles = 0;
    state.sold = ByGood([false; 4]);
    if let Some(prices) = state.tile() {
        log.reveal(Viewers::all());
        log.public(Event::MarketRevealed { round: state.round, prices });
    }
    swap::begin_from(state, state.first, log);
}

/// §3.3: resolves the event of the round; then the first turn begins.
pub(super) fn resolve_event(state: &mut State, log: &mut impl Log<Event>) {
    match state.round_event() {
        Some(RoundEvent::Specials) => begin_search(state, state.first, log),
        Some(RoundEvent::Yuan) => {
            announce(state, log);
            turn::begin(state, state.first, log);
        }
        None => turn::begin(state, state.first, log),
    }
}

/// Y: all players announce their money.
fn announce(state: &State, log: &mut impl Log<Event>) {
    log.reveal(Viewers::all());
    for seat in state.seats.clockwise_from(state.first) {
        log.public(Event::MoneyAnnounced { seat, yuan: state.players[seat].yuan });
    }
}

/// S: `seat` searches a pile that no other player has searched; without such a pile the event ends (R27).
fn begin_search(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if search::is_possible(state, SearchReason::Event) {
        state.phase = Phase::Search { seat, reason: SearchReason::Event };
    } else {
        turn::begin(state, state.first, log);
    }
}

/// Continues with the search of the next player, or with the first turn.
pub(super) fn end_search(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let next = state.seats.after(seat);
    if next == state.first { turn::begin(state, next, log) } else { begin_search(state, next, log) }
}
