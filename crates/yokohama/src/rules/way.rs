//! §5.3–§5.6: where a president can go on the map, what it costs, and whether a legal destination can still be reached.

use crate::components::{Area, AreaSet, ByArea, Title};
use crate::state::State;
use portolan_core::Seat;

/// What entering the canal costs (§5.6).
pub(super) const CANAL: u16 = 1;

/// How far a legal destination is: in yen, then in steps.
pub(super) type Distance = (u16, u16);

const NOWHERE: Distance = (u16::MAX, u16::MAX);

/// The map as one president sees it while it moves.
pub(super) struct Way<'a> {
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
    pub(super) fn new(state: &'a State, seat: Seat, start: Area) -> Way<'a> {
        let player = &state.players[seat];
        let presidents = state.presidents_of_others(seat);
        let canal = AreaSet::only(Area::Canal) & state.map.boards;
        let away = player.present - AreaSet::only(start);
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
    pub(super) fn is_goal(&self, area: Area) -> bool {
        self.goals.has(area)
    }

    /// What entering an area costs.
    #[inline]
    pub(super) fn fee(&self, area: Area) -> u16 {
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
    pub(super) fn next_to(&self, from: Area) -> AreaSet {
        self.state.map.neighbours[from] & self.enterable
    }

    /// Can a legal destination be reached with the money there is, if the next step goes to `area`?
    #[inline]
    pub(super) fn leads_on(&self, area: Area) -> bool {
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
    pub(super) fn distances(&self) -> ByArea<Distance> {
        let mut distances = ByArea([NOWHERE; Area::COUNT]);
        self.goals.iter().for_each(|goal| distances[goal] = (0, 0));
        let mut nearer = true;
        while nearer {
            nearer = false;
            for area in self.state.map.boards.iter() {
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
