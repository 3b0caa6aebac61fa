//! §5, §7.1: everybody takes new goods, one card for each support card and for each card extra.

use super::{barter, goods};
use crate::components::Good;
use crate::components::card::CardKind;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Log, Seat};

/// All turns are done: the first player takes all its cards, then the others clockwise (R31).
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    serve(state, state.first, log);
}

fn serve(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let count = state.components.support_cards + state.open_card_count(seat, CardKind::Extra) as u8;
    await_pick(state, seat, count, log);
}

fn await_pick(state: &mut State, seat: Seat, left: u8, log: &mut impl Log<Event>) {
    if left > 0 && !state.stacks_are_empty() {
        state.phase = Phase::Supply { seat, left };
        return;
    }
    if left > 0 {
        log.public(Event::GoodsMissed { seat, count: left });
    }
    let next = state.seats.after(seat);
    if next == state.first { barter::begin(state, log) } else { serve(state, next, log) }
}

/// Takes one card from any stack.
pub(super) fn pick(
    state: &mut State,
    seat: Seat,
    good: Good,
    left: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.stacks[good] == 0 {
        return Err(Illegal::StackEmpty { good, phase: state.phase });
    }

    goods::take(state, seat, good, 1, log);
    await_pick(state, seat, left - 1, log);
    Ok(())
}
