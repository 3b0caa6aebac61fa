//! §7.3: the card swap. After the market tile is turned up, its owner may exchange up to two goods cards.

use super::{goods, market};
use crate::choice::Choice;
use crate::components::card::CardKind;
use crate::components::{ByGood, Good};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat, Viewers};

/// Maximum number of goods cards in one exchange.
const CARDS_PER_SWAP: usize = 2;

/// Awaits an exchange from the next player, starting with `seat`, who can exchange cards (R16); after the last player,
/// resolves the event of the round.
pub(super) fn begin_from(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let mut next = seat;
    loop {
        let swaps = state.open_card_count(next, CardKind::Swap) as u8;
        if swaps > 0 && state.players[next].hand.total() > 0 {
            state.phase = Phase::Swap { seat: next, swaps, returned: ByGood([0; 4]) };
            return;
        }
        next = state.seats.after(next);
        if next == state.first {
            return market::resolve_event(state, log);
        }
    }
}

/// Lists every good in hand, and done.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    let has = |good: &Good| state.players[seat].hand[*good] > 0;
    Good::ALL.into_iter().filter(has).for_each(|good| into.push(Choice::Return(good)));
    into.push(Choice::Done);
}

/// Lists every good that can be taken.
pub(super) fn list_takes(state: &State, returned: ByGood<u8>, into: &mut Choices<Choice>) {
    let there = |good: &Good| can_take(state, *good, returned).is_ok();
    Good::ALL.into_iter().filter(there).for_each(|good| into.push(Choice::Pick(good)));
}

/// Returns one card to its stack. All cards are returned before others are taken (R17).
pub(super) fn return_good(
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
    if returned.total() == CARDS_PER_SWAP || state.players[seat].hand.total() == 0 {
        await_take(state, seat, swaps, returned, returned.total() as u8, log);
    } else {
        state.phase = Phase::Swap { seat, swaps, returned };
    }
    Ok(())
}

/// Returns no more cards: the player exchanges one card, or none (R2).
pub(super) fn done(
    state: &mut State,
    seat: Seat,
    swaps: u8,
    returned: ByGood<u8>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if returned.total() == 0 {
        end_swap(state, seat, log);
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

/// R16: a returned good can be taken again when no other good is left, so that an exchange never costs a card.
fn can_take_again(state: &State, returned: ByGood<u8>) -> bool {
    let is_other = |good: Good| returned[good] == 0 && state.stacks[good] > 0;
    state.returned_goods_can_be_taken_again() && !Good::ALL.into_iter().any(is_other)
}

/// Takes one card for a returned one.
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

/// Awaits the next card to take; after the last one the exchange is complete.
///
/// The stacks of the returned goods have at least as many cards as are still to be taken, so cards are lost only in
/// revision 1.
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
        end_swap(state, seat, log);
    }
}

fn end_swap(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let next = state.seats.after(seat);
    if next == state.first { market::resolve_event(state, log) } else { begin_from(state, next, log) }
}
