//! The cheapest ways of a president over the map: first by assistants that must still be placed, then by fees.

use portolan_core::Seat;
use portolan_yokohama::{Area, AreaSet, ByArea, Player, State, Title};

/// The cost of a way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost {
    /// The areas on it, including its end, without an own assistant.
    pub(super) missing: u8,
    /// The money to pay.
    pub(super) fees: u16,
    steps: u8,
}

/// The cheapest ways from one area to all others.
pub(super) struct Ways {
    costs: ByArea<Option<Cost>>,
    before: ByArea<Option<Area>>,
}

impl Ways {
    /// Returns the ways from `here`, without entering `start` again.
    pub(super) fn from(world: &State, seat: Seat, player: &Player, here: Area, start: Area) -> Ways {
        let mut ways = Ways { costs: ByArea([None; Area::COUNT]), before: ByArea([None; Area::COUNT]) };
        ways.costs[here] = Some(Cost { missing: 0, fees: 0, steps: 0 });
        let mut open = AreaSet::only(here);
        let presidents = world.opposing_president_areas(seat);
        while let Some(area) = open.iter().min_by_key(|&area| ways.costs[area]) {
            open.remove(area);
            let Some(cost) = ways.costs[area] else { continue };
            for next in world.map.neighbours[area] - AreaSet::only(start) {
                let canal = next == Area::Canal;
                let new = !canal && !player.areas_with_assistants.has(next);
                let others = if presidents.has(next) {
                    world.opposing_presidents_at(seat, next).len() as u16
                } else {
                    0
                };
                let entry = if player.has(Title::Stagecoach) { 0 } else { others };
                let placing = if new { others } else { 0 };
                let over = Cost {
                    missing: cost.missing + u8::from(new),
                    fees: cost.fees + entry + placing + u16::from(canal),
                    steps: cost.steps + 1,
                };
                if over.fees <= player.yen && ways.costs[next].is_none_or(|known| over < known) {
                    ways.costs[next] = Some(over);
                    ways.before[next] = Some(area);
                    open.insert(next);
                }
            }
        }
        ways
    }

    /// Returns the cost of the way to this area; `None` if there is none.
    pub(super) fn cost(&self, area: Area) -> Option<Cost> {
        self.costs[area]
    }

    /// Returns the areas of the way back from this one, its end first, without its beginning.
    pub(super) fn back_from(&self, area: Area) -> impl Iterator<Item = Area> + '_ {
        let mut next = Some(area);
        std::iter::from_fn(move || {
            let area = next?;
            next = self.before[area];
            next.map(|_| area)
        })
    }
}
