//! §4.4: goods for visible crates, also when a stack runs short.

use super::turn;
use crate::choice::Choice;
use crate::components::{Good, Junk};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat, Viewers};

/// Takes up to `count` cards from a stack. Returns the number taken.
///
/// All viewers see whether a card is left on the stack, which reveals something to some of them (R50).
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

/// Takes the goods of an action on this junk: a card for each visible crate, but at least three. On the grey junk the
/// player chooses the stack.
pub(super) fn claim(state: &mut State, seat: Seat, junk: Junk, log: &mut impl Log<Event>) {
    let mut left = state.yield_of(seat, junk);
    if let Some(good) = junk.good().filter(|&good| state.stacks[good] > 0) {
        left -= take(state, seat, good, left, log);
    }
    await_pick(state, seat, left, log);
}

/// R6: awaits a choice of stack for the remaining cards, until none is left.
fn await_pick(state: &mut State, seat: Seat, left: u8, log: &mut impl Log<Event>) {
    if left > 0 && !state.stacks_are_empty() {
        state.phase = Phase::Pick { seat, left };
        return;
    }
    if left > 0 {
        log.public(Event::GoodsMissed { seat, count: left });
    }
    turn::resume(state, seat, log);
}

/// Lists every good whose stack is not empty.
pub(super) fn list(state: &State, into: &mut Choices<Choice>) {
    let there = |good: &Good| state.stacks[*good] > 0;
    Good::ALL.into_iter().filter(there).for_each(|good| into.push(Choice::Pick(good)));
}

/// Takes the remaining cards from one stack; from another one only if it runs out (R45).
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
