//! The main action in rollouts: planned once by the fast policy and then played completely. A new plan after each
//! assistant and each step of the president would mostly give the same result and take most of the time. The same for
//! assistants that a reward moves.

use super::prices::Prices;
use super::route::Route;
use super::valuation::Valuation;
use super::{beside, by_steps, fees, quick_placement};
use portolan_core::{Game, NullLog, Seat};
use portolan_yokohama::{Area, AreaSet, Choice, Phase, Title, Yokohama};

/// A plan of a main action.
#[derive(Clone, Copy)]
pub(super) struct QuickPlan {
    /// One assistant on each of these areas, …
    pub(super) placed: AreaSet,
    /// … or two on the only one.
    pub(super) two: bool,
    /// Where the president goes afterwards.
    pub(super) destination: Destination,
}

/// Where a president goes.
#[derive(Clone, Copy)]
pub(super) enum Destination {
    /// To this area, by any way.
    To(Area),
    /// Back to the hand: with all assistants, or with none.
    Back { all: bool },
}

/// Plays the main action of `seat` or the rest of it by the fast policy, or moves an assistant; returns whether any
/// choice was made.
pub(super) fn play(world: &mut Yokohama, seat: Seat) -> bool {
    match world.phase {
        Phase::Place { .. } | Phase::Move { .. } | Phase::Walk { .. } => {}
        Phase::MoveFrom { .. } => return move_assistant(world, seat),
        _ => return false,
    }
    let prices = Prices::of(world, seat);
    if let Some(choice) = beside::used(&prices) {
        return try_apply(world, seat, choice);
    }
    quick_plan(&prices).is_some_and(|plan| play_plan(world, seat, plan))
}

fn quick_plan(prices: &Prices<'_>) -> Option<QuickPlan> {
    let route = Route::of(prices);
    let plan = match prices.valuation.world.phase {
        Phase::Place { placed, doubled, .. } => quick_placement::quick_plan(&route, placed, doubled),
        Phase::Move { .. } | Phase::Walk { .. } => route.destination(),
        _ => None,
    };
    plan.map(|plan| match plan.destination {
        Destination::Back { .. } => {
            QuickPlan { destination: Destination::Back { all: route.is_better_empty() }, ..plan }
        }
        Destination::To(_) => plan,
    })
}

fn try_apply(world: &mut Yokohama, seat: Seat, choice: Choice) -> bool {
    world.apply(seat, choice, &mut NullLog).is_ok()
}

/// Returns whether any choice was made; steps that money does not suffice for are left to the policy.
fn play_plan(world: &mut Yokohama, seat: Seat, plan: QuickPlan) -> bool {
    let mut any = false;
    for area in plan.placed {
        for _ in 0..if plan.two { 2 } else { 1 } {
            if !try_apply(world, seat, Choice::Place(area)) {
                return any;
            }
            any = true;
        }
    }
    if let Phase::Place { doubled, .. } = world.phase {
        // With the Telegram one more can follow, by another plan.
        if plan.two && doubled.is_some() || !try_apply(world, seat, Choice::Done) {
            return any;
        }
    }
    move_president(world, seat, plan.destination) || any
}

fn move_president(world: &mut Yokohama, seat: Seat, destination: Destination) -> bool {
    let area = match (destination, world.phase) {
        (Destination::To(area), Phase::Walk { .. }) => return by_steps::walk(world, seat, area),
        (Destination::To(area), Phase::Move { .. }) => area,
        (Destination::Back { all }, Phase::Move { .. }) => return recall(world, seat, all),
        _ => return false,
    };
    let me = &world.players[seat];
    let (station, tram, in_hand) = (me.has(Title::Station), me.has(Title::Tram), me.president.is_none());
    if station && world.station == Some(area) {
        return try_apply(world, seat, Choice::Ride);
    }
    if tram && try_apply(world, seat, Choice::Tram(area)) {
        return true;
    }
    if by_steps::is_played(world) && !in_hand {
        return by_steps::walk(world, seat, area);
    }
    try_apply(world, seat, Choice::Go(area)) && (has_arrived(world) || choose_route(world, seat, area))
}

fn has_arrived(world: &Yokohama) -> bool {
    !matches!(world.phase, Phase::Route { .. })
}

fn choose_route(world: &mut Yokohama, seat: Seat, to: Area) -> bool {
    let way = fees::best(&Valuation::of(world, seat), to);
    way.is_some_and(|fees| try_apply(world, seat, Choice::Via(fees)))
}

fn recall(world: &mut Yokohama, seat: Seat, all: bool) -> bool {
    if !try_apply(world, seat, Choice::Recall) {
        return false;
    }
    if matches!(world.phase, Phase::Recall { .. }) {
        try_apply(world, seat, if all { Choice::TakeAll } else { Choice::Done });
    }
    true
}

/// Moves an assistant from one area to another, for a reward.
fn move_assistant(world: &mut Yokohama, seat: Seat) -> bool {
    let best = Route::of(&Prices::of(world, seat)).best_move();
    let Some((from, to)) = best else { return try_apply(world, seat, Choice::Done) };
    let taken = try_apply(world, seat, Choice::From(from));
    if taken {
        try_apply(world, seat, Choice::Place(to));
    }
    taken
}
