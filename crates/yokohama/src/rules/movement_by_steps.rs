//! Movement in revision 1 of the rules: each step is a choice, and so is stopping. Delete this file when tables of
//! revision 1 are no longer supported.

use super::movement::{act_at, can_end_at, pay_on_entry};
use super::routes::CANAL;
use super::supplement::must_accept_pieces;
use crate::choice::Choice;
use crate::components::{Area, AreaSet, ByArea, Title};
use crate::event::Event;
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::State;
use portolan_core::{Choices, Log, Seat};

/// After this many steps, every step must lead towards a destination, so that the walk ends.
const FREE_STEPS: u8 = 18;

/// Lists the areas to step to, and stopping where that is allowed.
pub(super) fn list(state: &State, seat: Seat, start: Area, steps: u8, into: &mut Choices<Choice>) {
    let search = StepSearch::new(state, seat, start);
    let here = state.players[seat].president.unwrap_or(start);
    let next = if steps < FREE_STEPS { search.next_to(here) } else { steps_towards_end(&search, here) };
    for area in next {
        if search.leads_to_destination(area) {
            into.push(Choice::Go(area));
        }
    }
    if steps > 0 && search.destinations.has(here) {
        into.push(Choice::Stop);
    }
}

/// Returns the neighbours of `here` that are nearer to a legal destination.
fn steps_towards_end(search: &StepSearch<'_>, here: Area) -> AreaSet {
    let distances = search.distances();
    search.next_to(here).iter().filter(|&area| distances[area] < distances[here]).collect()
}

fn can_step(state: &State, seat: Seat, to: Area, start: Area, steps: u8) -> Result<(), Illegal> {
    if !state.map.areas_in_play.has(to) {
        return Err(Illegal::NotInPlay { area: to });
    }
    let from = state.players[seat].president.unwrap_or(start);
    if to == start {
        return Err(Illegal::BackToStart { area: to });
    }
    if !state.map.neighbours[from].has(to) {
        return Err(Illegal::NotAdjacent { from, to, purpose: Purpose::Step });
    }
    let search = StepSearch::new(state, seat, start);
    if !search.next_to(from).has(to) {
        return Err(Illegal::NoAssistantThere { area: to, purpose: Purpose::Step });
    }
    let (needs, has) = (search.fee(to), state.players[seat].yen);
    if needs > has {
        let purpose = if to == Area::Canal { Purpose::Canal } else { Purpose::MovementFee };
        return Err(Illegal::TooLittleYen { needs, has, purpose });
    }
    if !search.leads_to_destination(to) || steps >= FREE_STEPS && !steps_towards_end(&search, from).has(to) {
        return Err(Illegal::NoWayOn { area: to });
    }
    Ok(())
}

/// Moves the president to a neighbouring area, and pays the fees there.
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
        // The Stagecoach waives only the fees for presidents (R10).
        state.pay_yen(seat, CANAL);
        log.public(Event::CanalPaid { seat, yen: CANAL as u8 });
    } else {
        pay_on_entry(state, seat, to, log);
    }
    state.phase = Phase::Walk { seat, start, steps: steps + 1 };
    Ok(())
}

/// Ends the walk, and acts there.
pub(super) fn stop(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Some(area) = state.players[seat].president else {
        return Err(Illegal::NotNow { awaited: state.phase });
    };
    must_accept_pieces(state, area, Purpose::Stop)?;
    can_end_at(state, seat, area, Purpose::Stop)?;

    act_at(state, seat, area, log);
    Ok(())
}

/// The distance to the nearest legal destination: in yen, then in steps.
type Distance = (u16, u16);

const UNREACHABLE: Distance = (u16::MAX, u16::MAX);

/// A search for the possible steps of one president.
struct StepSearch<'a> {
    state: &'a State,
    seat: Seat,
    yen: u16,
    /// Areas that may be entered: those with assistants of the player and the canal, except the start.
    enterable: AreaSet,
    /// Areas where the walk may end.
    destinations: AreaSet,
    /// Areas with a fee.
    areas_with_fee: AreaSet,
}

impl<'a> StepSearch<'a> {
    fn new(state: &'a State, seat: Seat, start: Area) -> StepSearch<'a> {
        let player = &state.players[seat];
        let presidents = state.opposing_president_areas(seat);
        let canal = AreaSet::only(Area::Canal) & state.map.areas_in_play;
        let away = player.areas_with_assistants - AreaSet::only(start);
        StepSearch {
            state,
            seat,
            yen: player.yen,
            enterable: away | canal,
            destinations: if player.has(Title::PostalSystem) { away } else { away - presidents },
            areas_with_fee: if player.has(Title::Stagecoach) { canal } else { presidents | canal },
        }
    }

    /// The fee for entering an area, in yen.
    #[inline]
    fn fee(&self, area: Area) -> u16 {
        if !self.areas_with_fee.has(area) {
            0
        } else if area == Area::Canal {
            CANAL
        } else {
            super::placement::fee(self.state, self.seat, area)
        }
    }

    /// The neighbours of `from` that may be entered, with enough money.
    #[inline]
    fn next_to(&self, from: Area) -> AreaSet {
        self.state.map.neighbours[from] & self.enterable
    }

    /// Whether the player can pay for a walk over `area` to a legal destination.
    #[inline]
    fn leads_to_destination(&self, area: Area) -> bool {
        let fee = self.fee(area);
        if fee > self.yen {
            return false;
        }
        // A fast path for the usual case.
        let free_destinations = self.destinations - self.areas_with_fee;
        if self.destinations.has(area) || !(self.next_to(area) & free_destinations).is_empty() {
            return true;
        }
        let (yen, _) = self.distances()[area];
        yen <= self.yen - fee
    }

    /// Returns the distance from each area to the nearest legal destination.
    fn distances(&self) -> ByArea<Distance> {
        let mut distances = ByArea([UNREACHABLE; Area::COUNT]);
        self.destinations.iter().for_each(|area| distances[area] = (0, 0));
        let mut changed = true;
        while changed {
            changed = false;
            for area in self.state.map.areas_in_play.iter() {
                for next in self.next_to(area) {
                    let (yen, steps) = distances[next];
                    let distance = (yen.saturating_add(self.fee(next)), steps.saturating_add(1));
                    if distance < distances[area] {
                        distances[area] = distance;
                        changed = true;
                    }
                }
            }
        }
        distances
    }
}
