//! Which areas a president can come to, and which assistants must be placed for that.

use portolan_core::Seat;
use portolan_yokohama::{Area, AreaSet, ByArea, Player, State, Title};

/// The maximum number of assistants to place for a way.
const MOST_MISSING: usize = 3;

/// Where a president can go.
pub(super) struct Reach {
    /// All areas within reach.
    pub(super) areas: AreaSet,
    /// The areas on the way that need an assistant, including the end.
    pub(super) needs: ByArea<AreaSet>,
}

impl Reach {
    /// Returns the reach from the president's area, or from the hand.
    pub(super) fn of(world: &State, seat: Seat) -> Reach {
        let player = &world.players[seat];
        match player.president {
            Some(here) => Reach::on_foot(world, seat, player, here),
            None => Reach::from_hand(world, player),
        }
    }

    fn from_hand(world: &State, player: &Player) -> Reach {
        let mut needs = ByArea([AreaSet::EMPTY; Area::COUNT]);
        for area in world.map.areas_except_canal() - player.areas_with_assistants {
            needs[area] = AreaSet::only(area);
        }
        Reach { areas: world.map.areas_except_canal(), needs }
    }

    /// Ways that need fewer assistants come first.
    fn on_foot(world: &State, seat: Seat, player: &Player, here: Area) -> Reach {
        let mut reach = Reach { areas: AreaSet::only(here), needs: ByArea([AreaSet::EMPTY; Area::COUNT]) };
        let barred = barred(world, seat);
        let open = open(world, player) - barred;
        let mut level = AreaSet::only(here);
        for _ in 0..=MOST_MISSING {
            level = reach.wander(world, level, open);
            level = reach.place(world, level, barred);
        }
        reach.areas.remove(here);
        reach.areas.remove(Area::Canal);
        reach
    }

    /// Extends the ways without another assistant; returns the areas reached, including earlier ones.
    fn wander(&mut self, world: &State, from: AreaSet, open: AreaSet) -> AreaSet {
        let (mut all, mut new) = (from, from);
        while let Some(area) = new.first() {
            new.remove(area);
            for next in (world.map.neighbours[area] & open) - self.areas {
                self.needs[next] = self.needs[area];
                self.areas.insert(next);
                new.insert(next);
                all.insert(next);
            }
        }
        all
    }

    /// Places one more assistant next to these areas; returns where.
    fn place(&mut self, world: &State, from: AreaSet, barred: AreaSet) -> AreaSet {
        let mut all = AreaSet::EMPTY;
        for area in from {
            for next in world.map.neighbours[area] - self.areas - barred - AreaSet::only(Area::Canal) {
                self.needs[next] = self.needs[area] | AreaSet::only(next);
                self.areas.insert(next);
                all.insert(next);
            }
        }
        all
    }
}

/// Returns the areas that a president can enter without another assistant.
pub(super) fn open(world: &State, player: &Player) -> AreaSet {
    let canal =
        if player.yen > 0 { AreaSet::only(Area::Canal) & world.map.areas_in_play } else { AreaSet::EMPTY };
    player.areas_with_assistants | canal
}

/// Without money the president cannot pay others on its way.
fn barred(world: &State, seat: Seat) -> AreaSet {
    let player = &world.players[seat];
    let pays = player.yen > 0 || player.has(Title::Stagecoach);
    if pays { AreaSet::EMPTY } else { world.opposing_president_areas(seat) }
}
