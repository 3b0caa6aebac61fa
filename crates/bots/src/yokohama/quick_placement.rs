//! Fast policy: which assistants to place. For each of the areas with the best actions a few ways to place assistants
//! are tried, including what they leave for the next turns.

use super::main_action::{Destination, QuickPlan};
use super::reach::Reach;
use super::route::{NEVER, Route, put_one};
use super::{Hundredths, weights};
use portolan_yokohama::{Area, AreaSet, ByArea, Choice, Phase, Player, Title};

/// The number of areas whose actions are considered.
const CANDIDATES: usize = 3;
/// The number of areas for assistants that are not needed.
const SPARE: usize = 4;

/// Weighs assistants to place, and `Done`.
pub(super) fn weigh(route: &Route<'_>, choices: &[Choice], into: &mut [Hundredths]) {
    let Phase::Place { placed, doubled, .. } = route.valuation().world.phase else { return };
    let mut search = PlacementSearch::of(route, placed, doubled);
    search.consider_candidates();
    let best = search.best;
    for (&choice, weight) in choices.iter().zip(into) {
        *weight = match choice {
            Choice::Place(area) if search.first[area] > NEVER => search.first[area],
            Choice::Place(area) => best - weights::NOT_AIMED_AT + route.one_more(area) / 4,
            Choice::Done => search.done,
            _ => NEVER,
        };
    }
}

/// Returns the best plan for a whole main action.
pub(super) fn quick_plan(route: &Route<'_>, placed: AreaSet, doubled: Option<Area>) -> Option<QuickPlan> {
    let mut search = PlacementSearch::of(route, placed, doubled);
    search.consider_candidates();
    search.best_plan
}

struct PlacementSearch<'a> {
    route: &'a Route<'a>,
    placed: AreaSet,
    /// How many more may be placed on different areas.
    left: usize,
    /// Whether a second one may go where one was placed, or two where none was.
    double: bool,
    fee: Hundredths,
    others: AreaSet,
    spare: [Option<Area>; SPARE],
    /// The best value if an assistant is placed there first, …
    first: ByArea<Hundredths>,
    /// … if no more are placed, …
    done: Hundredths,
    /// … and overall, …
    best: Hundredths,
    /// … with this plan.
    best_plan: Option<QuickPlan>,
}

impl<'a> PlacementSearch<'a> {
    fn of(route: &'a Route<'a>, placed: AreaSet, doubled: Option<Area>) -> PlacementSearch<'a> {
        let me = route.prices.me();
        let limit = if me.has(Title::Newspaper) { 4 } else { 3 };
        let left = if doubled.is_some() { 1 } else { limit - placed.len().min(limit) };
        let double = doubled.is_none() && placed.len() < 2;
        let others = route.valuation().world.opposing_president_areas(route.valuation().seat);
        let fee = route.prices.yen(-1);
        let left = left.min(me.hand.assistants.into());
        let near = doubled.map_or(route.valuation().world.map.areas_except_canal(), |area| {
            route.valuation().world.map.neighbours[area] & route.valuation().world.map.areas_except_canal()
        });
        let broke = if me.yen == 0 { others } else { AreaSet::EMPTY };
        let spare = spare(route, near - placed - broke);
        let first = ByArea([NEVER; Area::COUNT]);
        let (done, best, best_plan) = (NEVER, NEVER, None);
        PlacementSearch { route, placed, left, double, fee, others, spare, first, done, best, best_plan }
    }

    /// Considers the areas with the best actions, and a recall.
    fn consider_candidates(&mut self) {
        let route = self.route;
        let me = route.prices.me();
        let reach = Reach::of(route.valuation().world, route.valuation().seat);
        let mut candidates = [(NEVER, Area::Canal); CANDIDATES];
        for area in reach.areas & route.stops {
            if reach.needs[area].len() <= self.left && (reach.needs[area] & self.placed).is_empty() {
                let mut candidate = (self.at_best(area, reach.needs[area]), area);
                for place in &mut candidates {
                    if candidate.0 > place.0 {
                        std::mem::swap(place, &mut candidate);
                    }
                }
            }
        }
        for (_, area) in candidates.into_iter().filter(|&(worth, _)| worth > NEVER) {
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

    /// Returns the value of the strongest action there, with as many assistants as possible.
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

    /// Considers a few ways to place assistants for an action there.
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

    /// Adds as many more assistants as possible, but not where the action is.
    fn filled(&self, needs: AreaSet, action: AreaSet) -> AreaSet {
        let mut all = needs;
        for area in self.spare.into_iter().flatten() {
            if all.len() < self.left && !action.has(area) {
                all.insert(area);
            }
        }
        all
    }

    /// Considers one assistant on each of these areas, or two on the only one; then going to this area, or the
    /// recall.
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
            let destination = end.map_or(Destination::Back { all: true }, Destination::To);
            self.best_plan = Some(QuickPlan { placed: areas, two, destination });
        }
        // The same assistants in another order get less.
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

/// Returns the areas where an assistant adds most, the best first.
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
