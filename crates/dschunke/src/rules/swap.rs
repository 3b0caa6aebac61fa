//! §7.3: the card swap. Right after the market tile was turned up, its owner may exchange up to two goods cards.

use super::{goods, market};
use crate::choice::Choice;
use crate::components::card::CardKind;
use crate::components::{ByGood, Good};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat, Viewers};

/// Goods cards that one card exchanges.
const EXCHANGE: usize = 2;

/// Asks the next player, from `seat` clockwise up to the first one, who can exchange something. (R16)
pub(super) fn ask_from(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let mut asked = seat;
    loop {
        let swaps = state.open_card_count(asked, CardKind::Swap) as u8;
        if swaps > 0 && state.players[asked].hand.total() > 0 {
            state.phase = Phase::Swap { seat: asked, swaps, returned: ByGood([0; 4]) };
            return;
        }
        asked = state.seats.after(asked);
        if asked == state.first {
            return market::set_off(state, log);
        }
    }
}

/// Every good in the hand, and being done.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let has = |good: &Good| state.players[seat].hand[*good] > 0;
    Good::ALL.into_iter().filter(has).for_each(|good| into.push(Choice::Return(good)));
    into.push(Choice::Done);
}

/// Every good with a stack; what was just returned only if nothing else is left.
pub(super) fn list_takes(state: &State, returned: ByGood<u8>, into: &mut Choices<Choice>) {
    let there = |good: &Good| can_take(state, *good, returned).is_ok();
    Good::ALL.into_iter().filter(there).for_each(|good| into.push(Choice::Pick(good)));
}

/// Returns one card to its stack. (R17: all cards are returned before others are taken)
pub(super) fn give(
    state: &mut State,
    seat: Seat,
    good: Good,
    swaps: u8,
    mut returned: ByGood<u8>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.players[seat].hand[good] == 0 {
        return Err(Illegal::TooFewCards { good, has: 0, wanted: 1, phase: state.phase });
    }

    state.return_goods(seat, good, 1);
    log.reveal(Viewers::except(seat));
    log.public(Event::GoodsReturned { seat, good });
    returned[good] += 1;
    if returned.total() == EXCHANGE || state.players[seat].hand.total() == 0 {
        await_take(state, seat, swaps, returned, returned.total() as u8, log);
    } else {
        state.phase = Phase::Swap { seat, swaps, returned };
    }
    Ok(())
}

/// Returns no more. (R2: one card alone can be exchanged, or none)
pub(super) fn done(
    state: &mut State,
    seat: Seat,
    swaps: u8,
    returned: ByGood<u8>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if returned.total() == 0 {
        ask_after(state, seat, log);
    } else {
        await_take(state, seat, swaps, returned, returned.total() as u8, log);
    }
    Ok(())
}

fn can_take(state: &State, good: Good, returned: ByGood<u8>) -> Result<(), Illegal> {
    if state.stacks[good] == 0 {
        return Err(Illegal::StackEmpty { good, phase: state.phase });
    }
    if returned[good] > 0 && !can_take_again(state, returned) {
        return Err(Illegal::JustReturned { good });
    }
    Ok(())
}

/// R16: what was returned can be taken again when no other good is left, so that an exchange never costs a card.
fn can_take_again(state: &State, returned: ByGood<u8>) -> bool {
    let gone = |good: Good| returned[good] > 0 || state.stacks[good] == 0;
    state.returned_goods_can_be_taken_again() && Good::ALL.into_iter().all(gone)
}

/// Takes one card for one that was returned.
pub(super) fn take(
    state: &mut State,
    seat: Seat,
    good: Good,
    swaps: u8,
    returned: ByGood<u8>,
    left: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_take(state, good, returned)?;

    goods::take(state, seat, good, 1, log);
    await_take(state, seat, swaps, returned, left - 1, log);
    Ok(())
}

/// The next card to take for one that was returned; after the last one the exchange is complete.
///
/// As many cards as are still to be taken lie at least on the stacks of what was returned, so none is ever missed but
/// in revision 1.
fn await_take(
    state: &mut State,
    seat: Seat,
    swaps: u8,
    returned: ByGood<u8>,
    left: u8,
    log: &mut impl Log<Event>,
) {
    if left > 0 && Good::ALL.into_iter().any(|good| can_take(state, good, returned).is_ok()) {
        state.phase = Phase::SwapTake { seat, swaps, returned, left };
        return;
    }
    if left > 0 {
        log.public(Event::GoodsMissed { seat, count: left });
    }
    if swaps > 1 && state.players[seat].hand.total() > 0 {
        state.phase = Phase::Swap { seat, swaps: swaps - 1, returned: ByGood([0; 4]) };
    } else {
        ask_after(state, seat, log);
    }
}

fn ask_after(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let next = state.seats.after(seat);
    if next == state.first { market::set_off(state, log) } else { ask_from(state, next, log) }
}
