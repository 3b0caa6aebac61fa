//! At a glance: which assistants to place. The areas with the best actions are aimed at; for each of them a few ways to
//! place assistants are tried, with what they leave for the next turns.

use super::main_action::{Aim, Goal};
use super::reach::Reach;
use super::route::{NEVER, Route, put_one};
use super::{Hundredths, weights};
use portolan_yokohama::{Area, AreaSet, ByArea, Choice, Phase, Player, Title};

/// So many areas are aimed at.
const AIMS: usize = 3;
/// Assistants that are not needed go to one of so many areas.
const SPARE: usize = 4;

/// Assistants to place, or enough of them.
pub(super) fn weigh(route: &Route<'_>, choices: &[Choice], into: &mut [Hundredths]) {
    let Phase::Place { placed, doubled, .. } = route.outlook().world.phase else { return };
    let mut placing = Placing::of(route, placed, doubled);
    placing.aim();
    let best = placing.best;
    for (&choice, weight) in choices.iter().zip(into) {
        *weight = match choice {
            Choice::Place(area) if placing.first[area] > NEVER => placing.first[area],
            Choice::Place(area) => best - weights::NOT_AIMED_AT + route.one_more(area) / 4,
            Choice::Done => placing.done,
            _ => NEVER,
        };
    }
}

/// The best plan for a whole main action.
pub(super) fn aim(route: &Route<'_>, placed: AreaSet, doubled: Option<Area>) -> Option<Aim> {
    let mut placing = Placing::of(route, placed, doubled);
    placing.aim();
    placing.aimed_at
}

struct Placing<'a> {
    route: &'a Route<'a>,
    placed: AreaSet,
    /// How many more may be placed on different areas.
    left: usize,
    /// May a second one go where one was placed, or two where none was?
    double: bool,
    fee: Hundredths,
    others: AreaSet,
    spare: [Option<Area>; SPARE],
    /// The best that can be done if an assistant is placed there first, …
    first: ByArea<Hundredths>,
    /// … if none is placed any more, …
    done: Hundredths,
    /// … and at all, …
    best: Hundredths,
    /// … with this plan.
    aimed_at: Option<Aim>,
}

impl<'a> Placing<'a> {
    fn of(route: &'a Route<'a>, placed: AreaSet, doubled: Option<Area>) -> Placing<'a> {
        let me = route.prices.me();
        let limit = if me.has(Title::Newspaper) { 4 } else { 3 };
        let left = if doubled.is_some() { 1 } else { limit - placed.len().min(limit) };
        let double = doubled.is_none() && placed.len() < 2;
        let others = route.outlook().world.opposing_president_areas(route.outlook().seat);
        let fee = route.prices.yen(-1);
        let left = left.min(me.hand.assistants.into());
        let near = doubled.map_or(route.outlook().world.map.areas_except_canal(), |area| {
            route.outlook().world.map.neighbours[area] & route.outlook().world.map.areas_except_canal()
        });
        let broke = if me.yen == 0 { others } else { AreaSet::EMPTY };
        let spare = spare(route, near - placed - broke);
        let first = ByArea([NEVER; Area::COUNT]);
        let (done, best, aimed_at) = (NEVER, NEVER, None);
        Placing { route, placed, left, double, fee, others, spare, first, done, best, aimed_at }
    }

    /// Aims at the areas with the best actions, and at a recall.
    fn aim(&mut self) {
        let route = self.route;
        let me = route.prices.me();
        let reach = Reach::of(route.outlook().world, route.outlook().seat);
        let mut aims = [(NEVER, Area::Canal); AIMS];
        for area in reach.areas & route.stops {
            if reach.needs[area].len() <= self.left && (reach.needs[area] & self.placed).is_empty() {
                let mut aim = (self.at_best(area, reach.needs[area]), area);
                for place in &mut aims {
                    if aim.0 > place.0 {
                        std::mem::swap(place, &mut aim);
                    }
                }
            }
        }
        for (_, area) in aims.into_iter().filter(|&(worth, _)| worth > NEVER) {
            self.go(area, reach.needs[area]);
        }
        if me.has(Title::Tram) {
            for area in
                (route.stops & me.areas_with_assistants).iter().filter(|&area| me.president != Some(area))
            {
                self.consider(AreaSet::EMPTY, false, Some(area));
            }
        }
        self.consider(AreaSet::EMPTY, false, None);
    }

    /// The strongest action there, with as many assistants as possible.
    fn at_best(&self, area: Area, needs: AreaSet) -> Hundredths {
        let mut player = *self.route.prices.me();
        let alone = (needs - AreaSet::only(area)).is_empty();
        let more = if self.double && alone && player.hand.assistants >= 2 && !self.placed.has(area) {
            2
        } else {
            u8::from(needs.has(area) || needs.len() < self.left)
        };
        player.assistants[area] += more;
        self.route.action(&player, area)
    }

    /// A few ways to place assistants for an action there.
    fn go(&mut self, area: Area, needs: AreaSet) {
        let only = AreaSet::only(area);
        self.consider(needs, false, Some(area));
        self.consider(self.filled(needs, only), false, Some(area));
        if !needs.has(area) && !self.placed.has(area) && needs.len() < self.left {
            self.consider(self.filled(needs | only, only), false, Some(area));
        }
        let hand = self.route.prices.me().hand.assistants;
        let two = self.placed.is_empty() && hand >= 2 && (needs - only).is_empty();
        let second = self.placed == only && hand >= 1;
        if self.double && (two || second) {
            self.consider(only, two, Some(area));
        }
    }

    /// All that can be placed beside what is needed, but not where the action is.
    fn filled(&self, needs: AreaSet, action: AreaSet) -> AreaSet {
        let mut all = needs;
        for area in self.spare.into_iter().flatten() {
            if all.len() < self.left && !action.has(area) {
                all.insert(area);
            }
        }
        all
    }

    /// One on each of these areas, or two on the only one; then to this area, or back.
    fn consider(&mut self, areas: AreaSet, two: bool, end: Option<Area>) {
        let mut player = *self.route.prices.me();
        let mut paid = 0;
        for area in areas {
            let count = if two { 2 } else { 1 };
            (0..count).for_each(|_| put_one(&mut player, area));
            player.hand.assistants = player.hand.assistants.saturating_sub(count);
            paid += if self.others.has(area) { self.fee } else { 0 };
        }
        let worth = paid + self.worth(&player, end);
        if worth > self.best {
            self.best = worth;
            let goal = end.map_or(Goal::Back { all: true }, Goal::To);
            self.aimed_at = Some(Aim { placed: areas, two, goal });
        }
        // The same in another order is looked at less.
        for (area, nth) in areas.iter().zip(0..) {
            let later = if nth == 0 { 0 } else { weights::IN_ANOTHER_ORDER };
            self.first[area] = self.first[area].max(worth - later);
        }
        if areas.is_empty() {
            self.done = self.done.max(worth);
        }
    }

    fn worth(&self, player: &Player, end: Option<Area>) -> Hundredths {
        match end {
            Some(area) => self.route.stop(player, area),
            None => self.route.recall(),
        }
    }
}

/// Where an assistant adds most, the best first.
fn spare(route: &Route<'_>, areas: AreaSet) -> [Option<Area>; SPARE] {
    let mut best = [(0, None); SPARE];
    for area in areas {
        let mut one = (route.one_more(area), Some(area));
        for place in &mut best {
            if one.0 > place.0 {
                std::mem::swap(place, &mut one);
            }
        }
    }
    best.map(|(_, area)| area)
}
