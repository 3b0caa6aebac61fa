//! §4: up to three assistants on different areas, or two on one.

use super::supplement::must_accept_pieces;
use super::{movement, technologies};
use crate::choice::Choice;
use crate::components::{Area, AreaSet, Title};
use crate::event::Event;
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::{Purse, State};
use portolan_core::{Choices, Log, Seat};

/// Assistants on different areas.
const DIFFERENT: usize = 3;
/// The same with the Newspaper (§9.9).
const WITH_NEWSPAPER: usize = 4;
/// What each opposing president costs.
pub(super) const FEE: u16 = 1;

/// Asks for assistants, if there are any to place.
pub(super) fn begin(state: &mut State, seat: Seat) {
    ask(state, seat, AreaSet::EMPTY, None);
}

fn ask(state: &mut State, seat: Seat, placed: AreaSet, doubled: Option<Area>) {
    let limit = if state.players[seat].has(Title::Newspaper) { WITH_NEWSPAPER } else { DIFFERENT };
    let full = match doubled {
        None => placed.len() == limit,
        Some(_) => !state.players[seat].has(Title::Telegram),
    };
    let asked =
        !full && (is_possible(state, seat, placed, doubled) || technologies::is_any_usable(state, seat));
    if asked {
        state.phase = Phase::Place { seat, placed, doubled };
    } else {
        movement::begin(state, seat);
    }
}

/// Where an assistant may go, whatever it costs: after the first one on any area, also on the same one; after two on
/// one area, only next to it.
#[inline]
fn open_areas(state: &State, seat: Seat, placed: AreaSet, doubled: Option<Area>) -> AreaSet {
    let grounds = state.map.areas_except_canal();
    match doubled {
        _ if state.players[seat].hand.assistants == 0 => AreaSet::EMPTY,
        Some(area) => grounds & state.map.neighbours[area],
        None if placed.len() <= 1 => grounds,
        None => grounds - placed,
    }
}

fn is_possible(state: &State, seat: Seat, placed: AreaSet, doubled: Option<Area>) -> bool {
    let open = open_areas(state, seat, placed, doubled);
    let free = open - state.opposing_president_areas(seat);
    !free.is_empty() || open.iter().any(|area| fee(state, seat, area) <= state.players[seat].yen)
}

/// §4.3: one yen to each opposing president there.
#[inline]
pub(super) fn fee(state: &State, seat: Seat, area: Area) -> u16 {
    FEE * state.opposing_presidents_at(seat, area).len() as u16
}

/// Areas, technologies that are used, and being done.
pub(super) fn list(
    state: &State,
    seat: Seat,
    placed: AreaSet,
    doubled: Option<Area>,
    into: &mut Choices<Choice>,
) {
    technologies::list_usable(state, seat, into);
    let occupied = state.opposing_president_areas(seat);
    for area in open_areas(state, seat, placed, doubled).iter() {
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
        None if placed.has(area) => ask(state, seat, placed, Some(area)),
        None => ask(state, seat, placed | AreaSet::only(area), None),
    }
    Ok(())
}

/// Places no more.
pub(super) fn done(state: &mut State, seat: Seat) -> Result<(), Illegal> {
    movement::begin(state, seat);
    Ok(())
}

/// Money goes at once to the owners of the presidents there (R4).
pub(super) fn pay_presidents(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    for to in state.opposing_presidents_at(seat, area).iter() {
        state.move_yen(Purse::Of(seat), Purse::Of(to), FEE);
        log.public(Event::FeePaid { seat, to, yen: FEE as u8 });
    }
}
