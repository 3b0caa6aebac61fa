//! §5.3–§5.6: the routes of a president over the map. Two routes to one area differ only in who is paid. A route on
//! which the same players and another one are paid is not offered (R6).

use crate::components::{Area, AreaSet, ByArea, Title};
use crate::fees::{Fees, Routes};
use crate::state::State;
use portolan_core::Seat;

/// Yen for entering the canal (§5.6).
pub(super) const CANAL: u16 = 1;

/// A search for the routes of one president.
pub(super) struct RouteSearch<'a> {
    state: &'a State,
    start: Area,
    /// Areas that may be entered: those with assistants of the player and the canal, except the start.
    enterable: AreaSet,
    /// Areas where the walk may end.
    pub(super) destinations: AreaSet,
    /// Areas with a fee.
    areas_with_fee: AreaSet,
    /// The recipients of the fee of each area.
    fees: ByArea<Fees>,
}

impl<'a> RouteSearch<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, start: Area) -> RouteSearch<'a> {
        let player = &state.players[seat];
        let canal = AreaSet::only(Area::Canal) & state.map.areas_in_play;
        let away = player.areas_with_assistants - AreaSet::only(start);
        let mut fees = ByArea([Fees::NONE; Area::COUNT]);
        let (mut presidents, mut areas_with_fee) = (AreaSet::EMPTY, canal);
        fees[Area::Canal] = Fees::CANAL;
        for other in state.seats.seats().filter(|&other| other != seat) {
            if let Some(area) = state.players[other].president {
                presidents.insert(area);
                fees[area] = fees[area].with(Fees::to(other));
            }
        }
        // The Stagecoach waives only the fees for presidents (R10).
        if !player.has(Title::Stagecoach) {
            areas_with_fee |= presidents;
        }
        RouteSearch {
            state,
            start,
            enterable: away | canal,
            destinations: if player.has(Title::PostalSystem) { away } else { away - presidents },
            areas_with_fee,
            fees,
        }
    }

    /// Returns the routes to every area that cost at most `yen`. No recipient is paid twice on any of them: a route
    /// that enters an area twice can be shortened, and then costs less.
    pub(super) fn routes(&self, yen: u16) -> ByArea<Routes> {
        let mut routes = ByArea([Routes::EMPTY; Area::COUNT]);
        let free = self.free_areas();
        free.iter().for_each(|area| routes[area] = Routes::FREE);
        let mut queue = free;
        while let Some(area) = queue.first() {
            queue.remove(area);
            for next in (self.state.map.neighbours[area] & self.enterable) - free {
                let entered = if self.areas_with_fee.has(next) {
                    routes[area].paying(self.fees[next])
                } else {
                    routes[area]
                };
                let best = routes[next].best_with(entered.affordable(yen));
                if best != routes[next] {
                    routes[next] = best;
                    queue.insert(next);
                }
            }
        }
        routes
    }

    /// Returns the start and the areas that can be reached without a fee: usually all areas with assistants.
    fn free_areas(&self) -> AreaSet {
        let enterable = self.enterable - self.areas_with_fee;
        let (mut free, mut queue) = (AreaSet::only(self.start), AreaSet::only(self.start));
        while let Some(area) = queue.first() {
            queue.remove(area);
            let next = (self.state.map.neighbours[area] & enterable) - free;
            free |= next;
            queue |= next;
        }
        free
    }
}
