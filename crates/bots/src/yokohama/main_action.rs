//! The main action in turns that are only played out: planned once at a glance, and then done at once. To look again
//! after each assistant and each step of the president would mostly tell the same, and take most of the time. So it is
//! with assistants that a reward moves.

use super::outlook::Outlook;
use super::prices::Prices;
use super::route::Route;
use super::{beside, by_steps, fees, placing};
use portolan_core::{Game, NullLog, Seat};
use portolan_yokohama::{Area, AreaSet, Choice, Phase, Title, Yokohama};

/// What to do in a main action.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    /// One assistant on each of these areas, …
    pub(super) placed: AreaSet,
    /// … or two on the only one.
    pub(super) two: bool,
    /// Where the president goes then.
    pub(super) goal: Goal,
}

/// Where a president goes.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// To this area, by whatever way there is.
    To(Area),
    /// Back to the hand: with all assistants, or with none.
    Back { all: bool },
}

/// Lets `seat` do its main action, or what is left of it, as it looks best at a glance; or move an assistant. Says
/// whether it did anything.
pub(super) fn play(world: &mut Yokohama, seat: Seat) -> bool {
    match world.phase {
        Phase::Place { .. } | Phase::Move { .. } | Phase::Walk { .. } => {}
        Phase::MoveFrom { .. } => return move_assistant(world, seat),
        _ => return false,
    }
    let prices = Prices::of(world, seat);
    if let Some(choice) = beside::used(&prices) {
        return is_done(world, seat, choice);
    }
    aim(&prices).is_some_and(|aim| carry_out(world, seat, aim))
}

fn aim(prices: &Prices<'_>) -> Option<Aim> {
    let route = Route::of(prices);
    let aim = match prices.outlook.world.phase {
        Phase::Place { placed, doubled, .. } => placing::aim(&route, placed, doubled),
        Phase::Move { .. } | Phase::Walk { .. } => route.destination(),
        _ => None,
    };
    aim.map(|aim| match aim.goal {
        Goal::Back { .. } => Aim { goal: Goal::Back { all: route.is_better_empty() }, ..aim },
        Goal::To(_) => aim,
    })
}

fn is_done(world: &mut Yokohama, seat: Seat, choice: Choice) -> bool {
    world.apply(seat, choice, &mut NullLog).is_ok()
}

/// Says whether anything was done: what money does not reach for is left to another look.
fn carry_out(world: &mut Yokohama, seat: Seat, aim: Aim) -> bool {
    let mut any = false;
    for area in aim.placed {
        for _ in 0..if aim.two { 2 } else { 1 } {
            if !is_done(world, seat, Choice::Place(area)) {
                return any;
            }
            any = true;
        }
    }
    if let Phase::Place { doubled, .. } = world.phase {
        // With the Telegram one more can follow: that is another plan.
        if aim.two && doubled.is_some() || !is_done(world, seat, Choice::Done) {
            return any;
        }
    }
    move_president(world, seat, aim.goal) || any
}

fn move_president(world: &mut Yokohama, seat: Seat, goal: Goal) -> bool {
    let area = match (goal, world.phase) {
        (Goal::To(area), Phase::Walk { .. }) => return by_steps::walk(world, seat, area),
        (Goal::To(area), Phase::Move { .. }) => area,
        (Goal::Back { all }, Phase::Move { .. }) => return recall(world, seat, all),
        _ => return false,
    };
    let me = &world.players[seat];
    let (station, tram, in_hand) = (me.has(Title::Station), me.has(Title::Tram), me.president.is_none());
    if station && world.station == Some(area) {
        return is_done(world, seat, Choice::Ride);
    }
    if tram && is_done(world, seat, Choice::Tram(area)) {
        return true;
    }
    if by_steps::is_played(world) && !in_hand {
        return by_steps::walk(world, seat, area);
    }
    is_done(world, seat, Choice::Go(area)) && (has_arrived(world) || take_a_way(world, seat, area))
}

fn has_arrived(world: &Yokohama) -> bool {
    !matches!(world.phase, Phase::Route { .. })
}

fn take_a_way(world: &mut Yokohama, seat: Seat, to: Area) -> bool {
    let way = fees::best(&Outlook::of(world, seat), to);
    way.is_some_and(|fees| is_done(world, seat, Choice::Via(fees)))
}

fn recall(world: &mut Yokohama, seat: Seat, all: bool) -> bool {
    if !is_done(world, seat, Choice::Recall) {
        return false;
    }
    if matches!(world.phase, Phase::Recall { .. }) {
        is_done(world, seat, if all { Choice::TakeAll } else { Choice::Done });
    }
    true
}

/// A reward moves an assistant from one area to another.
fn move_assistant(world: &mut Yokohama, seat: Seat) -> bool {
    let best = Route::of(&Prices::of(world, seat)).best_move();
    let Some((from, to)) = best else { return is_done(world, seat, Choice::Done) };
    let taken = is_done(world, seat, Choice::From(from));
    if taken {
        is_done(world, seat, Choice::Place(to));
    }
    taken
}
