//! §5.7: instead of moving, the president returns to the hand with any number of assistants.

use super::turn;
use crate::choice::Choice;
use crate::components::Area;
use crate::event::Event;
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Returns the president to the hand, or leaves it there (R8). No area action follows.
pub(super) fn recall(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let from = state.players[seat].president.take();
    log.public(Event::PresidentRecalled { seat, from });
    continue_recall(state, seat, log)
}

fn continue_recall(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if state.players[seat].areas_with_assistants.is_empty() {
        return done(state, log);
    }
    state.phase = Phase::Recall { seat };
    Ok(())
}

/// Lists areas with assistants, taking all of them, and stopping.
pub(super) fn list(state: &State, seat: Seat, into: &mut Choices<Choice>) {
    state.players[seat].areas_with_assistants.iter().for_each(|area| into.push(Choice::Take(area)));
    into.push(Choice::TakeAll);
    into.push(Choice::Done);
}

/// Takes one assistant back.
pub(super) fn take(
    state: &mut State,
    seat: Seat,
    area: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if !state.players[seat].areas_with_assistants.has(area) {
        return Err(Illegal::NoAssistantThere { area, purpose: Purpose::Recall });
    }

    take_from(state, seat, area, 1, log);
    continue_recall(state, seat, log)
}

/// Takes all assistants back.
pub(super) fn take_all(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    for area in state.players[seat].areas_with_assistants.iter() {
        take_from(state, seat, area, state.players[seat].assistants[area], log);
    }
    done(state, log)
}

fn take_from(state: &mut State, seat: Seat, area: Area, count: u8, log: &mut impl Log<Event>) {
    state.take_assistants(seat, area, count);
    log.public(Event::AssistantsTaken { seat, area, count });
}

/// Ends the recall.
pub(super) fn done(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    turn::main_action_over(state, log);
    Ok(())
}
