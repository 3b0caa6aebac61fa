//! §5.1–§5.6: the president moves to a legal destination.

use super::placement::{fee, pay_presidents};
use super::supplement::must_be_ground;
use super::way::{CANAL, Way};
use super::{action, technologies};
use crate::choice::Choice;
use crate::components::{Area, AreaSet, Title};
use crate::event::Event;
use crate::illegal::{Deed, Illegal};
use crate::options::Direct;
use crate::phase::Phase;
use crate::state::{Purse, State};
use portolan_core::{Choices, Log, Seat};

/// After so many steps a movement goes straight to an end, so that it has one (R6).
const LONG_WAY: u8 = 18;

/// Asks where the president goes.
pub(super) fn begin(state: &mut State, seat: Seat) {
    state.phase = Phase::Move { seat, start: state.players[seat].president, steps: 0 };
}

/// Technologies that are used, areas to go to, the end of the movement, ways without steps, and the recall.
pub(super) fn list(state: &State, seat: Seat, start: Option<Area>, steps: u8, into: &mut Choices<Choice>) {
    if steps == 0 {
        technologies::list_usable(state, seat, into);
    }
    match (start, state.players[seat].president) {
        (Some(start), Some(here)) => list_steps(state, seat, start, here, steps, into),
        _ => arrivals(state, seat).iter().for_each(|area| into.push(Choice::Go(area))),
    }
    if steps > 0 {
        return;
    }
    if state.players[seat].has(Title::Tram) {
        tram_stops(state, seat).iter().for_each(|area| into.push(Choice::Tram(area)));
    }
    if can_ride(state, seat).is_ok() {
        into.push(Choice::Ride);
    }
    into.push(Choice::Recall);
}

fn list_steps(state: &State, seat: Seat, start: Area, here: Area, steps: u8, into: &mut Choices<Choice>) {
    let way = Way::new(state, seat, start);
    let next = if steps < LONG_WAY { way.next_to(here) } else { straight_on(&way, here) };
    next.iter().filter(|&area| way.leads_on(area)).for_each(|area| into.push(Choice::Go(area)));
    if steps > 0 && way.is_goal(here) {
        into.push(Choice::Stop);
    }
}

/// The areas that bring a legal destination nearer (R6).
fn straight_on(way: &Way<'_>, here: Area) -> AreaSet {
    let distances = way.distances();
    way.next_to(here).iter().filter(|&area| distances[area] < distances[here]).collect()
}

/// §5.2: where a president may be put from the hand, with the money there is.
fn arrivals(state: &State, seat: Seat) -> AreaSet {
    let player = &state.players[seat];
    let free = player.present - state.presidents_of_others(seat);
    if !player.has(Title::PostalSystem) {
        return free;
    }
    let payable = |area: &Area| arrival_fee(state, seat, *area) <= player.yen;
    free | (player.present - free).iter().filter(payable).collect()
}

/// R15: with the Postal System the presidents there are paid, unless the Stagecoach helps.
fn arrival_fee(state: &State, seat: Seat, area: Area) -> u16 {
    if state.players[seat].has(Title::Stagecoach) { 0 } else { fee(state, seat, area) }
}

fn can_arrive(state: &State, seat: Seat, area: Area) -> Result<(), Illegal> {
    let player = &state.players[seat];
    must_be_ground(state, area, Deed::Arrive)?;
    if !player.present.has(area) {
        return Err(Illegal::NoAssistantThere { area, deed: Deed::Arrive });
    }
    let occupied = !state.other_presidents(seat, area).is_empty();
    if occupied && !player.has(Title::PostalSystem) {
        return Err(Illegal::PresidentThere { area, deed: Deed::Arrive });
    }
    let (needs, has) = (arrival_fee(state, seat, area), player.yen);
    if needs > has {
        return Err(Illegal::TooLittleYen { needs, has, deed: Deed::MovementFee });
    }
    Ok(())
}

/// Puts the president from the hand onto an area, and acts there.
pub(super) fn arrive(
    state: &mut State,
    seat: Seat,
    area: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_arrive(state, seat, area)?;

    pay_on_entry(state, seat, area, log);
    log.public(Event::PresidentArrived { seat, area });
    act_at(state, seat, area, log);
    Ok(())
}

fn pay_on_entry(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    if !state.players[seat].has(Title::Stagecoach) {
        pay_presidents(state, seat, area, log);
    }
}

fn act_at(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    state.players[seat].president = Some(area);
    action::begin(state, seat, area, false, log);
}

fn can_step(state: &State, seat: Seat, to: Area, start: Area, steps: u8) -> Result<(), Illegal> {
    if !state.map.boards.has(to) {
        return Err(Illegal::NotInPlay { area: to });
    }
    let from = state.players[seat].president.unwrap_or(start);
    if to == start {
        return Err(Illegal::BackToStart { area: to });
    }
    if !state.map.neighbours[from].has(to) {
        return Err(Illegal::NotAdjacent { from, to, deed: Deed::Step });
    }
    let way = Way::new(state, seat, start);
    if !way.next_to(from).has(to) {
        return Err(Illegal::NoAssistantThere { area: to, deed: Deed::Step });
    }
    let (needs, has) = (way.fee(to), state.players[seat].yen);
    if needs > has {
        let deed = if to == Area::Canal { Deed::Canal } else { Deed::MovementFee };
        return Err(Illegal::TooLittleYen { needs, has, deed });
    }
    if !way.leads_on(to) || steps >= LONG_WAY && !straight_on(&way, from).has(to) {
        return Err(Illegal::NoWayOn { area: to });
    }
    Ok(())
}

/// Moves the president to an area next to it. Whoever stands there is paid, and so is the canal.
pub(super) fn step(
    state: &mut State,
    seat: Seat,
    to: Area,
    start: Area,
    steps: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    can_step(state, seat, to, start, steps)?;

    let from = state.players[seat].president.unwrap_or(start);
    state.players[seat].president = Some(to);
    log.public(Event::PresidentMoved { seat, from, to });
    if to == Area::Canal {
        // The Stagecoach spares presidents only (R10).
        state.move_yen(Purse::Of(seat), Purse::Supply, CANAL);
        log.public(Event::CanalPaid { seat, yen: CANAL as u8 });
    } else {
        pay_on_entry(state, seat, to, log);
    }
    state.phase = Phase::Move { seat, start: Some(start), steps: steps + 1 };
    Ok(())
}

/// Ends the movement, and acts there.
pub(super) fn stop(
    state: &mut State,
    seat: Seat,
    steps: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let player = &state.players[seat];
    let Some(area) = player.president.filter(|_| steps > 0) else { return Err(Illegal::NotMoved) };
    must_be_ground(state, area, Deed::Stop)?;
    if !state.other_presidents(seat, area).is_empty() && !player.has(Title::PostalSystem) {
        return Err(Illegal::PresidentThere { area, deed: Deed::Stop });
    }

    act_at(state, seat, area, log);
    Ok(())
}

/// Where the Tram and the ride may end: by R12 only where an own assistant stands, and never where the president stands.
fn direct_targets(state: &State, seat: Seat) -> AreaSet {
    let player = &state.players[seat];
    let targets = match state.options.direct {
        Direct::Assistant => player.present,
        Direct::Anywhere => state.map.grounds(),
    };
    player.president.map_or(targets, |area| targets - AreaSet::only(area))
}

fn tram_stops(state: &State, seat: Seat) -> AreaSet {
    direct_targets(state, seat) - state.presidents_of_others(seat)
}

/// Ways without steps are for a president that has not yet gone (R13).
pub(super) fn must_not_be_on_the_way(steps: u8) -> Result<(), Illegal> {
    if steps > 0 { Err(Illegal::OnTheWay { steps }) } else { Ok(()) }
}

fn can_go_direct(state: &State, seat: Seat, area: Area, deed: Deed) -> Result<(), Illegal> {
    must_be_ground(state, area, deed)?;
    if state.players[seat].president == Some(area) {
        return Err(Illegal::SameArea { area, deed });
    }
    if !direct_targets(state, seat).has(area) {
        return Err(Illegal::NoAssistantThere { area, deed });
    }
    Ok(())
}

/// §9.18
pub(super) fn tram(
    state: &mut State,
    seat: Seat,
    area: Area,
    steps: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    technologies::must_have(state, seat, Title::Tram)?;
    must_not_be_on_the_way(steps)?;
    can_go_direct(state, seat, area, Deed::Tram)?;
    if !state.other_presidents(seat, area).is_empty() {
        return Err(Illegal::PresidentThere { area, deed: Deed::Tram });
    }

    log.public(Event::TramTaken { seat, area });
    act_at(state, seat, area, log);
    Ok(())
}

/// R14: only the owner of the card rides.
fn can_ride(state: &State, seat: Seat) -> Result<Area, Illegal> {
    technologies::must_have(state, seat, Title::Station)?;
    let station = state.station.ok_or(Illegal::NoTechnology { title: Title::Station })?;
    can_go_direct(state, seat, station, Deed::Ride)?;
    Ok(station)
}

/// §9.14: whoever stands there is not paid.
pub(super) fn ride(
    state: &mut State,
    seat: Seat,
    steps: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    must_not_be_on_the_way(steps)?;
    let area = can_ride(state, seat)?;

    log.public(Event::StationRidden { seat, area });
    act_at(state, seat, area, log);
    Ok(())
}
