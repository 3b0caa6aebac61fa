//! §5.7: instead of moving, the president comes back to the hand with any assistants.

use super::turn;
use crate::choice::Choice;
use crate::components::Area;
use crate::event::Event;
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// The president comes back to the hand, or stays there (R8). There is no area action.
pub(super) fn recall(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let from = state.players[seat].president.take();
    log.public(Event::PresidentRecalled { seat, from });
    ask_for_assistants(state, seat, log)
}

fn ask_for_assistants(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if state.players[seat].areas_with_assistants.is_empty() {
        return recalled(state, log);
    }
    state.phase = Phase::Recall { seat };
    Ok(())
}

/// Areas with own assistants, all of them, and being done.
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
    ask_for_assistants(state, seat, log)
}

/// Takes all assistants back.
pub(super) fn take_all(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    for area in state.players[seat].areas_with_assistants.iter() {
        take_from(state, seat, area, state.players[seat].assistants[area], log);
    }
    recalled(state, log)
}

fn take_from(state: &mut State, seat: Seat, area: Area, count: u8, log: &mut impl Log<Event>) {
    state.take_assistants(seat, area, count);
    log.public(Event::AssistantsTaken { seat, area, count });
}

/// Takes no more back.
pub(super) fn recalled(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    turn::main_action_over(state, log);
    Ok(())
}
