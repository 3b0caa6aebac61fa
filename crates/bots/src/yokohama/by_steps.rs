//! Revision 1 of the rules only: the president walks one step per choice. Can be deleted when tables of revision 1
//! are no longer supported.

use super::route::{NEVER, Route};
use super::valuation::Valuation;
use super::way::Ways;
use super::{Hundredths, field, reach};
use portolan_core::{Game, NullLog, Seat};
use portolan_yokohama::{Area, AreaMap, AreaSet, ByArea, Choice, Phase, State, Title, Yokohama};

/// The cost of a step of a president, so that it goes straight.
const STEP: Hundredths = 3;

/// Whether the table is played by revision 1.
pub(super) const fn is_played(world: &State) -> bool {
    !world.walks_in_one_choice()
}

/// Returns the start of the movement (`here` unless steps have been made), and whether steps have been made.
pub(super) const fn start(world: &State, here: Option<Area>) -> (Option<Area>, bool) {
    match world.phase {
        Phase::Walk { start, .. } => (Some(start), true),
        _ => (here, false),
    }
}

/// Returns the next step to an area, or the end of the walk there.
pub(super) fn next(valuation: &Valuation<'_>, to: Area) -> Option<Choice> {
    let me = valuation.me();
    let (start, walks) = start(valuation.world, me.president);
    let (Some(start), Some(here)) = (start, me.president) else { return Some(Choice::Go(to)) };
    if walks && here == to {
        return Some(Choice::Stop);
    }
    Ways::from(valuation.world, valuation.seat, me, here, start).back_from(to).last().map(Choice::Go)
}

/// Returns the cost of going to each area; `None` where the president cannot go.
pub(super) fn costs(route: &Route<'_>) -> ByArea<Option<Hundredths>> {
    let (world, me) = (route.valuation().world, route.prices.me());
    let (start, walks) = start(world, me.president);
    let Some((start, here)) = start.zip(me.president) else { return ByArea([Some(0); Area::COUNT]) };
    let direct = if !walks && me.has(Title::Tram) { Some(STEP) } else { None };
    let mut costs = ByArea([direct; Area::COUNT]);
    let open = reach::open(world, me) - AreaSet::only(start);
    let (mut seen, mut ring, mut cost) = (AreaSet::only(here), AreaSet::only(here), 0);
    while !ring.is_empty() {
        ring.iter().for_each(|area| costs[area] = Some(costs[area].map_or(cost, |known| known.min(cost))));
        cost += STEP;
        ring = (field::beside(&world.map, ring) & open) - seen;
        seen |= ring;
    }
    costs[start] = None;
    if let Some(area) = world.station.filter(|&area| !walks && me.has(Title::Station) && area != start) {
        costs[area] = Some(0);
    }
    costs
}

/// Weighs steps of the president, the end of its walk, and its alternatives.
pub(super) fn weigh(route: &Route<'_>, choices: &[Choice], into: &mut [Hundredths]) {
    let me = route.prices.me();
    let (start, _) = start(route.valuation().world, me.president);
    let ends = start.map(|start| ends(route, start));
    for (&choice, weight) in choices.iter().zip(into) {
        *weight = match (choice, start.zip(ends.as_ref())) {
            (Choice::Go(area), Some((start, ends))) => way_over(route, area, start, ends),
            (Choice::Go(area), None) => route.stop(me, area),
            (Choice::Stop, _) => me.president.map_or(0, |area| route.stop(me, area)),
            (choice, _) => route.other_move(choice),
        };
    }
}

/// Returns what the president finds at the end of a way, where it can go without another assistant.
fn ends(route: &Route<'_>, start: Area) -> ByArea<Hundredths> {
    let me = route.prices.me();
    let mut ends = ByArea([NEVER; Area::COUNT]);
    for area in (me.areas_with_assistants & route.stops) - AreaSet::only(start) {
        ends[area] = route.stop(me, area);
    }
    ends
}

/// Returns the best end of a way over this next area.
fn way_over(route: &Route<'_>, first: Area, start: Area, ends: &ByArea<Hundredths>) -> Hundredths {
    let world = route.valuation().world;
    let open = reach::open(world, route.prices.me()) - AreaSet::only(start);
    let (mut seen, mut layer) = (AreaSet::only(first), AreaSet::only(first));
    let (mut best, mut cost) = (NEVER, 0);
    while !layer.is_empty() {
        cost += STEP;
        best = best.max(layer.iter().map(|area| ends[area]).max().unwrap_or(NEVER) - cost);
        layer = (field::beside(&world.map, layer) & open) - seen;
        seen |= layer;
    }
    best
}

/// Walks the shortest way, past as few others as possible; returns whether any choice was made.
pub(super) fn walk(world: &mut Yokohama, seat: Seat, goal: Area) -> bool {
    let me = &world.players[seat];
    let (Some(start), Some(here)) = (start(world, me.president).0, me.president) else { return false };
    let open = reach::open(world, me) - AreaSet::only(start);
    let Some((rings, steps)) = rings(&world.map, open, here, goal) else { return false };
    let others = world.opposing_president_areas(seat);
    let mut at = here;
    for ring in rings[..steps].iter().rev() {
        let next = world.map.neighbours[at] & *ring;
        let area = (next - others).first().or(next.first());
        match area.filter(|&area| world.apply(seat, Choice::Go(area), &mut NullLog).is_ok()) {
            Some(area) => at = area,
            None => return at != here,
        }
    }
    world.apply(seat, Choice::Stop, &mut NullLog).is_ok() || at != here
}

/// Returns the areas by their distance from the destination, the destination first, and the distance from here.
fn rings(map: &AreaMap, open: AreaSet, here: Area, goal: Area) -> Option<([AreaSet; Area::COUNT], usize)> {
    let mut rings = [AreaSet::EMPTY; Area::COUNT];
    let (mut ring, mut seen, mut steps) = (AreaSet::only(goal), AreaSet::only(goal), 0);
    while !ring.has(here) {
        if ring.is_empty() {
            return None;
        }
        rings[steps] = ring;
        ring = (field::beside(map, ring) & (open | AreaSet::only(here))) - seen;
        seen |= ring;
        steps += 1;
    }
    Some((rings, steps))
}
