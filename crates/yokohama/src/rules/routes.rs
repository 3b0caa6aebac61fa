//! §5.3–§5.6: the ways of a president over the map. Two ways to one area differ only in who is paid on them, and a way on
//! which more is paid to one and no less to any other is not offered (R6).

use crate::components::{Area, AreaSet, ByArea, Title};
use crate::fees::{Fees, Routes};
use crate::state::State;
use portolan_core::Seat;

/// What entering the canal costs (§5.6).
pub(super) const CANAL: u16 = 1;

/// The map as one president sees it while it walks.
pub(super) struct Walk<'a> {
    state: &'a State,
    start: Area,
    /// Areas that may be entered: own assistants, or the canal; not where the movement starts.
    enterable: AreaSet,
    /// Areas where it may end.
    pub(super) goals: AreaSet,
    /// Areas where entering costs something.
    dear: AreaSet,
    /// Who is paid there.
    fees: ByArea<Fees>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, start: Area) -> Walk<'a> {
        let player = &state.players[seat];
        let canal = AreaSet::only(Area::Canal) & state.map.areas_in_play;
        let away = player.areas_with_assistants - AreaSet::only(start);
        let mut fees = ByArea([Fees::NONE; Area::COUNT]);
        let (mut presidents, mut dear) = (AreaSet::EMPTY, canal);
        fees[Area::Canal] = Fees::CANAL;
        for other in state.seats.seats().filter(|&other| other != seat) {
            if let Some(area) = state.players[other].president {
                presidents.insert(area);
                fees[area] = fees[area].with(Fees::to(other));
            }
        }
        // The Stagecoach waives the fees for presidents only (R10).
        if !player.has(Title::Stagecoach) {
            dear |= presidents;
        }
        Walk {
            state,
            start,
            enterable: away | canal,
            goals: if player.has(Title::PostalSystem) { away } else { away - presidents },
            dear,
            fees,
        }
    }

    /// The ways to every area, as far as this money reaches. Nobody is paid twice on any of them: a way that enters an
    /// area again can be shortened, and less is paid.
    pub(super) fn ways(&self, yen: u16) -> ByArea<Routes> {
        let mut ways = ByArea([Routes::EMPTY; Area::COUNT]);
        let free = self.free();
        free.iter().for_each(|area| ways[area] = Routes::FREE);
        let mut open = free;
        while let Some(area) = open.first() {
            open.remove(area);
            for next in (self.state.map.neighbours[area] & self.enterable) - free {
                let entered =
                    if self.dear.has(next) { ways[area].paying(self.fees[next]) } else { ways[area] };
                let best = ways[next].best_with(entered.affordable(yen));
                if best != ways[next] {
                    ways[next] = best;
                    open.insert(next);
                }
            }
        }
        ways
    }

    /// The start, and the areas that can be entered without a fee on the whole way: most often all there are.
    fn free(&self) -> AreaSet {
        let enterable = self.enterable - self.dear;
        let (mut free, mut new) = (AreaSet::only(self.start), AreaSet::only(self.start));
        while let Some(area) = new.first() {
            new.remove(area);
            let next = (self.state.map.neighbours[area] & enterable) - free;
            free |= next;
            new |= next;
        }
        free
    }
}
