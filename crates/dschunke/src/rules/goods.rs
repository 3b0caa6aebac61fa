//! §4.4: goods for visible crates, and what happens when a stack runs short.

use super::turn;
use crate::choice::Choice;
use crate::components::{Good, Junk};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat, Viewers};

/// Takes so many cards from a stack, or all that it has; gives how many they were.
///
/// Everybody sees whether a card is left on the stack; to some that is news (R50).
pub(super) fn take(state: &mut State, seat: Seat, good: Good, count: u8, log: &mut impl Log<Event>) -> u8 {
    let stack = state.stacks[good];
    let taken = count.min(stack);
    if count >= stack && state.only_empty_stacks_are_news() {
        log.reveal(Viewers::all());
    }
    let learners = state.learners_of_the_last_card(good);
    state.take_goods(seat, good, taken);
    log.public(Event::GoodsTaken { seat, good, count: taken });
    if learners != Viewers::NONE {
        log.reveal(learners);
    }
    taken
}

/// A goods action on this junk: a card for each visible crate, at least three. On the grey junk the stack is chosen.
pub(super) fn claim(state: &mut State, seat: Seat, junk: Junk, log: &mut impl Log<Event>) {
    let mut left = state.yield_of(seat, junk);
    if let Some(good) = junk.good().filter(|&good| state.stacks[good] > 0) {
        left -= take(state, seat, good, left, log);
    }
    await_pick(state, seat, left, log);
}

/// R6: what a stack did not have is taken from others by choice, as long as there are any.
fn await_pick(state: &mut State, seat: Seat, left: u8, log: &mut impl Log<Event>) {
    if left > 0 && !state.stacks_are_empty() {
        state.phase = Phase::Pick { seat, left };
        return;
    }
    if left > 0 {
        log.public(Event::GoodsMissed { seat, count: left });
    }
    turn::go_on(state, seat, log);
}

/// Every good with a stack.
pub(super) fn list(state: &State, into: &mut Choices<Choice>) {
    let there = |good: &Good| state.stacks[*good] > 0;
    Good::ALL.into_iter().filter(there).for_each(|good| into.push(Choice::Pick(good)));
}

/// Takes all that is left to take from one stack. (R45: another one only if it runs out)
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

    let taken = take(state, seat, good, left, log);
    await_pick(state, seat, left - taken, log);
    Ok(())
}
