//! §5.1–§5.6: the president moves to a legal destination. A walk is one choice, because the areas on the way matter
//! only for the fees. `routes` finds the routes. (R6)

use super::placement::{FEE, pay_presidents};
use super::routes::{CANAL, RouteSearch};
use super::supplement::must_accept_pieces;
use super::{action, movement_by_steps, technologies};
use crate::choice::Choice;
use crate::components::{Area, AreaSet, ByArea, Title};
use crate::event::Event;
use crate::fees::{Fees, Routes};
use crate::illegal::{Illegal, Purpose};
use crate::options::DirectTravel;
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// Begins step 2 of the main action.
pub(super) fn begin(state: &mut State, seat: Seat) {
    state.phase = Phase::Move { seat, start: state.players[seat].president };
}

/// Lists usable technologies, destinations, the Tram, the ride to the station, and the recall.
pub(super) fn list(state: &State, seat: Seat, start: Option<Area>, into: &mut Choices<Choice>) {
    technologies::list_usable(state, seat, into);
    match start {
        None => arrivals(state, seat).iter().for_each(|area| into.push(Choice::Go(area))),
        Some(start) if state.walks_in_one_choice() => list_destinations(state, seat, start, into),
        Some(start) => movement_by_steps::list(state, seat, start, 0, into),
    }
    if state.players[seat].has(Title::Tram) {
        tram_stops(state, seat).iter().for_each(|area| into.push(Choice::Tram(area)));
    }
    if can_ride(state, seat).is_ok() {
        into.push(Choice::Ride);
    }
    into.push(Choice::Recall);
}

fn list_destinations(state: &State, seat: Seat, start: Area, into: &mut Choices<Choice>) {
    let search = RouteSearch::new(state, seat, start);
    let routes = search.routes(state.players[seat].yen);
    for area in search.destinations {
        if !routes[area].is_empty() {
            into.push(Choice::Go(area));
        }
    }
}

/// Lists the routes to one area that differ in who is paid.
pub(super) fn list_routes(state: &State, seat: Seat, to: Area, into: &mut Choices<Choice>) {
    state.destinations(seat)[to].iter().for_each(|fees| into.push(Choice::Via(fees)));
}

impl State {
    /// The routes of the president to each legal destination: at most one from the hand. The Tram and the ride to the
    /// station are not included (§5, R6).
    pub fn destinations(&self, seat: Seat) -> ByArea<Routes> {
        let player = &self.players[seat];
        let mut routes = ByArea([Routes::EMPTY; Area::COUNT]);
        match player.president {
            Some(start) => {
                let search = RouteSearch::new(self, seat, start);
                let found = search.routes(player.yen);
                for area in search.destinations {
                    routes[area] = found[area];
                }
            }
            None => {
                for area in arrivals(self, seat) {
                    routes[area] = Routes::only(arrival_fees(self, seat, area));
                }
            }
        }
        routes
    }
}

/// §5.2: the areas on which the president can be placed from the hand, with the money of the player.
fn arrivals(state: &State, seat: Seat) -> AreaSet {
    let player = &state.players[seat];
    let free = player.areas_with_assistants - state.opposing_president_areas(seat);
    if !player.has(Title::PostalSystem) {
        return free;
    }
    let is_affordable = |area: &Area| arrival_fees(state, seat, *area).yen() <= player.yen;
    free | (player.areas_with_assistants - free).iter().filter(is_affordable).collect()
}

/// R15: with the Postal System the presidents there are paid, except with the Stagecoach.
fn arrival_fees(state: &State, seat: Seat, area: Area) -> Fees {
    if state.players[seat].has(Title::Stagecoach) {
        return Fees::NONE;
    }
    state.opposing_presidents_at(seat, area).iter().fold(Fees::NONE, |fees, other| fees.with(Fees::to(other)))
}

/// §5.1: refuses areas without an assistant of the player, and, without the Postal System, those with another
/// president.
fn must_be_destination(state: &State, seat: Seat, area: Area, purpose: Purpose) -> Result<(), Illegal> {
    must_accept_pieces(state, area, purpose)?;
    if !state.players[seat].areas_with_assistants.has(area) {
        return Err(Illegal::NoAssistantThere { area, purpose });
    }
    can_end_at(state, seat, area, purpose)
}

pub(super) fn can_end_at(state: &State, seat: Seat, area: Area, purpose: Purpose) -> Result<(), Illegal> {
    let occupied = !state.opposing_presidents_at(seat, area).is_empty();
    if occupied && !state.players[seat].has(Title::PostalSystem) {
        return Err(Illegal::PresidentThere { area, purpose });
    }
    Ok(())
}

fn can_arrive(state: &State, seat: Seat, area: Area) -> Result<(), Illegal> {
    must_be_destination(state, seat, area, Purpose::Arrive)?;
    let (needs, has) = (arrival_fees(state, seat, area).yen(), state.players[seat].yen);
    if needs > has {
        return Err(Illegal::TooLittleYen { needs, has, purpose: Purpose::MovementFee });
    }
    Ok(())
}

/// Places the president from the hand, and acts there.
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

pub(super) fn pay_on_entry(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    if !state.players[seat].has(Title::Stagecoach) {
        pay_presidents(state, seat, area, log);
    }
}

pub(super) fn act_at(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    state.players[seat].president = Some(area);
    action::begin(state, seat, area, false, log);
}

/// Walks to an area, or lets the player choose the route if routes differ in who is paid.
pub(super) fn go(
    state: &mut State,
    seat: Seat,
    to: Area,
    start: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if !state.walks_in_one_choice() {
        return movement_by_steps::step(state, seat, to, start, 0, log);
    }
    let routes = routes_to(state, seat, to, start)?;

    match routes.single() {
        Some(fees) => walk(state, seat, to, fees, log),
        None => state.phase = Phase::Route { seat, to },
    }
    Ok(())
}

/// Returns the routes to a legal destination, at least one.
fn routes_to(state: &State, seat: Seat, to: Area, start: Area) -> Result<Routes, Illegal> {
    if to == start {
        return Err(Illegal::SameArea { area: to, purpose: Purpose::Go });
    }
    must_be_destination(state, seat, to, Purpose::Go)?;
    let has = state.players[seat].yen;
    let search = RouteSearch::new(state, seat, start);
    let routes = search.routes(has)[to];
    if !routes.is_empty() {
        return Ok(routes);
    }
    // Search again with unlimited money, to report either a missing route or missing money.
    let cheapest = search.routes(u16::MAX)[to].iter().min_by_key(|fees| fees.yen());
    let Some(fees) = cheapest else { return Err(Illegal::NoWay { area: to }) };
    let purpose = if fees == Fees::CANAL { Purpose::Canal } else { Purpose::MovementFee };
    Err(Illegal::TooLittleYen { needs: fees.yen(), has, purpose })
}

/// Walks by the route with these fees.
pub(super) fn go_by(
    state: &mut State,
    seat: Seat,
    to: Area,
    fees: Fees,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if !state.destinations(seat)[to].has(fees) {
        return Err(Illegal::OtherFees { area: to, fees });
    }

    walk(state, seat, to, fees, log);
    Ok(())
}

fn walk(state: &mut State, seat: Seat, to: Area, fees: Fees, log: &mut impl Log<Event>) {
    let from = state.players[seat].president.unwrap_or(to);
    for other in fees.seats() {
        state.transfer_yen(seat, other, FEE);
        log.public(Event::FeePaid { seat, to: other, yen: FEE as u8 });
    }
    if fees.includes(Fees::CANAL) {
        state.pay_yen(seat, CANAL);
        log.public(Event::CanalPaid { seat, yen: CANAL as u8 });
    }
    log.public(Event::PresidentMoved { seat, from, to });
    act_at(state, seat, to, log);
}

/// The areas to which the Tram and the ride may go: never the area of the president, and by default only areas with an
/// assistant of the player (R12).
fn direct_targets(state: &State, seat: Seat) -> AreaSet {
    let player = &state.players[seat];
    let targets = match state.options.direct {
        DirectTravel::Assistant => player.areas_with_assistants,
        DirectTravel::Anywhere => state.map.areas_except_canal(),
    };
    player.president.map_or(targets, |area| targets - AreaSet::only(area))
}

fn tram_stops(state: &State, seat: Seat) -> AreaSet {
    direct_targets(state, seat) - state.opposing_president_areas(seat)
}

fn can_go_direct(state: &State, seat: Seat, area: Area, purpose: Purpose) -> Result<(), Illegal> {
    must_accept_pieces(state, area, purpose)?;
    if state.players[seat].president == Some(area) {
        return Err(Illegal::SameArea { area, purpose });
    }
    if !direct_targets(state, seat).has(area) {
        return Err(Illegal::NoAssistantThere { area, purpose });
    }
    Ok(())
}

/// §9.18: goes directly to an area by Tram.
pub(super) fn tram(
    state: &mut State,
    seat: Seat,
    area: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    technologies::must_have(state, seat, Title::Tram)?;
    can_go_direct(state, seat, area, Purpose::Tram)?;
    if !state.opposing_presidents_at(seat, area).is_empty() {
        return Err(Illegal::PresidentThere { area, purpose: Purpose::Tram });
    }

    log.public(Event::TramTaken { seat, area });
    act_at(state, seat, area, log);
    Ok(())
}

/// Returns the area of the station. Only the owner of the card may ride (R14).
fn can_ride(state: &State, seat: Seat) -> Result<Area, Illegal> {
    technologies::must_have(state, seat, Title::Station)?;
    let station = state.station.ok_or(Illegal::NoTechnology { title: Title::Station })?;
    can_go_direct(state, seat, station, Purpose::Ride)?;
    Ok(station)
}

/// §9.14: rides to the station, without fees.
pub(super) fn ride(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let area = can_ride(state, seat)?;

    log.public(Event::StationRidden { seat, area });
    act_at(state, seat, area, log);
    Ok(())
}
