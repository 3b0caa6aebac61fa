//! §4: placement: up to three assistants on different areas, or two on one.

use super::supplement::must_accept_pieces;
use super::{movement, technologies};
use crate::choice::Choice;
use crate::components::{Area, AreaSet, Title};
use crate::event::Event;
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// The most assistants on different areas.
const DIFFERENT: usize = 3;
/// The most with the Newspaper (§9.9).
const WITH_NEWSPAPER: usize = 4;
/// Yen for each opposing president.
pub(super) const FEE: u16 = 1;

/// Begins step 1 of the main action.
pub(super) fn begin(state: &mut State, seat: Seat) {
    continue_placing(state, seat, AreaSet::EMPTY, None);
}

/// Lets the player place the next assistant, or starts movement if no more can be placed.
fn continue_placing(state: &mut State, seat: Seat, placed: AreaSet, doubled: Option<Area>) {
    let limit = if state.players[seat].has(Title::Newspaper) { WITH_NEWSPAPER } else { DIFFERENT };
    let full = match doubled {
        None => placed.len() == limit,
        Some(_) => !state.players[seat].has(Title::Telegram),
    };
    if !full && (can_place_any(state, seat, placed, doubled) || technologies::is_any_usable(state, seat)) {
        state.phase = Phase::Place { seat, placed, doubled };
    } else {
        movement::begin(state, seat);
    }
}

/// Returns where the next assistant may be placed, ignoring fees. The second may share the area of the first; after
/// two on one area the next must go to a neighbour.
#[inline]
fn allowed_areas(state: &State, seat: Seat, placed: AreaSet, doubled: Option<Area>) -> AreaSet {
    let areas = state.map.areas_except_canal();
    match doubled {
        _ if state.players[seat].hand.assistants == 0 => AreaSet::EMPTY,
        Some(area) => areas & state.map.neighbours[area],
        None if placed.len() <= 1 => areas,
        None => areas - placed,
    }
}

fn can_place_any(state: &State, seat: Seat, placed: AreaSet, doubled: Option<Area>) -> bool {
    let allowed = allowed_areas(state, seat, placed, doubled);
    let free = allowed - state.opposing_president_areas(seat);
    !free.is_empty() || allowed.iter().any(|area| fee(state, seat, area) <= state.players[seat].yen)
}

/// §4.3: the fee for the opposing presidents on `area`, in yen.
#[inline]
pub(super) fn fee(state: &State, seat: Seat, area: Area) -> u16 {
    FEE * state.opposing_presidents_at(seat, area).len() as u16
}

/// Lists usable technologies, areas, and placing no more.
pub(super) fn list(
    state: &State,
    seat: Seat,
    placed: AreaSet,
    doubled: Option<Area>,
    into: &mut Choices<Choice>,
) {
    technologies::list_usable(state, seat, into);
    let occupied = state.opposing_president_areas(seat);
    for area in allowed_areas(state, seat, placed, doubled).iter() {
        if !occupied.has(area) || fee(state, seat, area) <= state.players[seat].yen {
            into.push(Choice::Place(area));
        }
    }
    into.push(Choice::Done);
}

fn can_place(
    state: &State,
    seat: Seat,
    area: Area,
    placed: AreaSet,
    doubled: Option<Area>,
) -> Result<(), Illegal> {
    let purpose = if doubled.is_some() { Purpose::Telegram } else { Purpose::Place };
    must_accept_pieces(state, area, purpose)?;
    if state.players[seat].hand.assistants == 0 {
        return Err(Illegal::NoAssistantInHand { purpose });
    }
    match doubled {
        Some(from) if !state.map.neighbours[from].has(area) => {
            return Err(Illegal::NotAdjacent { from, to: area, purpose });
        }
        None if placed.len() > 1 && placed.has(area) => return Err(Illegal::PlacedThere { area }),
        _ => {}
    }
    let (needs, has) = (fee(state, seat, area), state.players[seat].yen);
    if needs > has {
        return Err(Illegal::TooLittleYen { needs, has, purpose: Purpose::PlacementFee });
    }
    Ok(())
}

/// Places one assistant.
pub(super) fn place(
    state: &mut State,
    seat: Seat,
    area: Area,
    placed: AreaSet,
    doubled: Option<Area>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_place(state, seat, area, placed, doubled)?;

    pay_presidents(state, seat, area, log);
    state.place_assistant(seat, area);
    log.public(Event::AssistantPlaced { seat, area });
    match doubled {
        Some(_) => movement::begin(state, seat),
        None if placed.has(area) => continue_placing(state, seat, placed, Some(area)),
        None => continue_placing(state, seat, placed | AreaSet::only(area), None),
    }
    Ok(())
}

/// Ends placement.
pub(super) fn done(state: &mut State, seat: Seat) -> Result<(), Illegal> {
    movement::begin(state, seat);
    Ok(())
}

/// Pays the owners of the presidents on `area` at once (R4).
pub(super) fn pay_presidents(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    for to in state.opposing_presidents_at(seat, area).iter() {
        state.transfer_yen(seat, to, FEE);
        log.public(Event::FeePaid { seat, to, yen: FEE as u8 });
    }
}
