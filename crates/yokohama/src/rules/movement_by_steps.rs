//! Revision 1 of the rules only: the president walks one step for each choice, and stops by another one. Nothing else
//! uses this file: it goes when tables of revision 1 are no longer supported.

use super::movement::{act_at, can_end_at, pay_on_entry};
use super::routes::CANAL;
use super::supplement::must_accept_pieces;
use crate::choice::Choice;
use crate::components::{Area, AreaSet, ByArea, Title};
use crate::event::Event;
use crate::illegal::{Illegal, Purpose};
use crate::phase::Phase;
use crate::state::{Purse, State};
use portolan_core::{Choices, Log, Seat};

/// After this many steps, only steps that bring the end nearer are left, so that a movement has one.
const LONG_WAY: u8 = 18;

/// Areas to step to, and the end of the movement where it is allowed.
pub(super) fn list(state: &State, seat: Seat, start: Area, steps: u8, into: &mut Choices<Choice>) {
    let way = Way::new(state, seat, start);
    let here = state.players[seat].president.unwrap_or(start);
    let next = if steps < LONG_WAY { way.next_to(here) } else { straight_on(&way, here) };
    next.iter().filter(|&area| way.leads_on(area)).for_each(|area| into.push(Choice::Go(area)));
    if steps > 0 && way.is_goal(here) {
        into.push(Choice::Stop);
    }
}

/// The areas that bring a legal destination nearer.
fn straight_on(way: &Way<'_>, here: Area) -> AreaSet {
    let distances = way.distances();
    way.next_to(here).iter().filter(|&area| distances[area] < distances[here]).collect()
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
    let way = Way::new(state, seat, start);
    if !way.next_to(from).has(to) {
        return Err(Illegal::NoAssistantThere { area: to, purpose: Purpose::Step });
    }
    let (needs, has) = (way.fee(to), state.players[seat].yen);
    if needs > has {
        let purpose = if to == Area::Canal { Purpose::Canal } else { Purpose::MovementFee };
        return Err(Illegal::TooLittleYen { needs, has, purpose });
    }
    if !way.leads_on(to) || steps >= LONG_WAY && !straight_on(&way, from).has(to) {
        return Err(Illegal::NoWayOn { area: to });
    }
    Ok(())
}

/// Moves the president to a neighbouring area and pays the fees there.
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
        // The Stagecoach waives the fees for presidents only (R10).
        state.move_yen(Purse::Of(seat), Purse::Supply, CANAL);
        log.public(Event::CanalPaid { seat, yen: CANAL as u8 });
    } else {
        pay_on_entry(state, seat, to, log);
    }
    state.phase = Phase::Walk { seat, start, steps: steps + 1 };
    Ok(())
}

/// Ends the movement, and acts there.
pub(super) fn stop(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Some(area) = state.players[seat].president else {
        return Err(Illegal::NotNow { awaited: state.phase });
    };
    must_accept_pieces(state, area, Purpose::Stop)?;
    can_end_at(state, seat, area, Purpose::Stop)?;

    act_at(state, seat, area, log);
    Ok(())
}

/// How far a legal destination is: in yen, then in steps.
type Distance = (u16, u16);

const NOWHERE: Distance = (u16::MAX, u16::MAX);

/// The map as one president sees it while it moves.
struct Way<'a> {
    state: &'a State,
    seat: Seat,
    yen: u16,
    /// Areas that may be entered: own assistants, or the canal; not where the movement started.
    enterable: AreaSet,
    /// Areas where it may end.
    goals: AreaSet,
    /// Areas where entering costs something.
    dear: AreaSet,
}

impl<'a> Way<'a> {
    fn new(state: &'a State, seat: Seat, start: Area) -> Way<'a> {
        let player = &state.players[seat];
        let presidents = state.opposing_president_areas(seat);
        let canal = AreaSet::only(Area::Canal) & state.map.areas_in_play;
        let away = player.areas_with_assistants - AreaSet::only(start);
        Way {
            state,
            seat,
            yen: player.yen,
            enterable: away | canal,
            goals: if player.has(Title::PostalSystem) { away } else { away - presidents },
            dear: if player.has(Title::Stagecoach) { canal } else { presidents | canal },
        }
    }

    /// May the movement end here?
    #[inline]
    fn is_goal(&self, area: Area) -> bool {
        self.goals.has(area)
    }

    /// What entering an area costs.
    #[inline]
    fn fee(&self, area: Area) -> u16 {
        if !self.dear.has(area) {
            0
        } else if area == Area::Canal {
            CANAL
        } else {
            super::placement::fee(self.state, self.seat, area)
        }
    }

    /// The areas next to `from` that may be entered, if there is money enough.
    #[inline]
    fn next_to(&self, from: Area) -> AreaSet {
        self.state.map.neighbours[from] & self.enterable
    }

    /// Can a legal destination be reached with the money there is, if the next step goes to `area`?
    #[inline]
    fn leads_on(&self, area: Area) -> bool {
        let fee = self.fee(area);
        if fee > self.yen {
            return false;
        }
        // Most often it is one itself, or has one beside it that costs nothing.
        if self.goals.has(area) || !(self.next_to(area) & (self.goals - self.dear)).is_empty() {
            return true;
        }
        let (further, _) = self.distances()[area];
        further <= self.yen - fee
    }

    /// How far a legal destination is from each area.
    fn distances(&self) -> ByArea<Distance> {
        let mut distances = ByArea([NOWHERE; Area::COUNT]);
        self.goals.iter().for_each(|goal| distances[goal] = (0, 0));
        let mut nearer = true;
        while nearer {
            nearer = false;
            for area in self.state.map.areas_in_play.iter() {
                for next in self.next_to(area) {
                    let (yen, steps) = distances[next];
                    let over = (yen.saturating_add(self.fee(next)), steps.saturating_add(1));
                    if over < distances[area] {
                        distances[area] = over;
                        nearer = true;
                    }
                }
            }
        }
        distances
    }
}
