//! How many points everybody will probably have at the end: what thinking ahead is judged by.
//!
//! The numbers are the best linear fit to games between greedy bots; `cargo run --release -p portolan-bots --example
//! calibrate -- osaka` plays them again and prints such a table.

use super::worth::{Hundredths, tokens_missing};
use crate::judged::Estimates;
use portolan_core::Seat;
use portolan_osaka::{Good, Phase, State, points_for};

/// What is still to come for somebody, in hundredths of a point, at one stage of the game.
struct Stage {
    /// Whatever one has, by seat count from two up.
    at_all: [Hundredths; 3],
    /// For each token of one's own, by seat count.
    token: [Hundredths; 3],
    /// For each of the first twenty coins in hand …
    coin: Hundredths,
    /// … and for each beyond them.
    spare_coin: Hundredths,
    /// For each point that goods would be sold for, if their ship is on the space 1, 2, 3, 4: insured …
    insured: [Hundredths; 4],
    /// … and not.
    at_risk: [Hundredths; 4],
    /// How far all of that may be off.
    off: Hundredths,
}

/// If somebody lacks 1, 2, 3 or 4, and 5 or more tokens to the end.
const STAGES: [Stage; 4] = [
    Stage {
        at_all: [-76, 26, 1],
        token: [19, 0, 0],
        coin: 13,
        spare_coin: 6,
        insured: [30, 36, 50, 70],
        at_risk: [10, 25, 32, 58],
        off: 185,
    },
    Stage {
        at_all: [-72, 111, 142],
        token: [63, 20, 5],
        coin: 15,
        spare_coin: 8,
        insured: [60, 70, 63, 80],
        at_risk: [40, 43, 44, 60],
        off: 220,
    },
    Stage {
        at_all: [443, 490, 366],
        token: [69, 10, 16],
        coin: 15,
        spare_coin: 14,
        insured: [80, 85, 88, 95],
        at_risk: [50, 46, 43, 65],
        off: 235,
    },
    Stage {
        at_all: [1654, 1180, 949],
        token: [60, 20, 20],
        coin: 14,
        spare_coin: 13,
        insured: [80, 85, 80, 85],
        at_risk: [50, 42, 30, 50],
        off: 250,
    },
];

/// For each turn that others have before oneself, by seat count.
const WAITING: [Hundredths; 3] = [-45, -20, -15];

/// So many coins are of full worth.
const FULL_HAND: Hundredths = 20;

/// Points of everybody, and how far that may be off.
pub(super) fn estimate(world: &State, into: &mut Estimates) -> Hundredths {
    for seat in world.seats.seats() {
        into[seat.index()] = expected(world, seat);
    }
    if world.phase == Phase::Over { 0 } else { stage(world).off }
}

/// Points that `seat` has, and those that it may still get.
fn expected(world: &State, seat: Seat) -> Hundredths {
    let player = &world.players[seat];
    let points = 100 * Hundredths::from(player.point_count());
    if world.phase == Phase::Over {
        return points + Hundredths::from(player.token_count()); // tokens decide between equal points
    }
    let (stage, seats) = (stage(world), world.seats.get().clamp(2, 4) - 2);
    let coins = Hundredths::from(world.components.coins(player.hand));
    let goods: Hundredths = Good::ALL.into_iter().map(|good| of_goods(world, seat, good, stage)).sum();
    points
        + stage.at_all[seats]
        + stage.token[seats] * Hundredths::from(player.token_count())
        + stage.coin * coins.min(FULL_HAND)
        + stage.spare_coin * (coins - FULL_HAND).max(0)
        + WAITING[seats] * turns_before(world, seat)
        + goods
}

fn stage(world: &State) -> &'static Stage {
    match tokens_missing(world) {
        0 | 1 => &STAGES[0],
        2 => &STAGES[1],
        3 | 4 => &STAGES[2],
        _ => &STAGES[3],
    }
}

/// So many others choose before this seat does.
fn turns_before(world: &State, seat: Seat) -> Hundredths {
    let next = world.phase.seat().unwrap_or(world.turn);
    let seats = world.seats.get();
    ((seat.index() + seats - next.index()) % seats) as Hundredths
}

/// Goods of one colour.
fn of_goods(world: &State, seat: Seat, good: Good, stage: &Stage) -> Hundredths {
    let player = &world.players[seat];
    let goods = player.goods & world.components.of_good(good);
    let Some(highest) = world.components.highest(goods) else { return 0 };
    let space = usize::from(world.ships[good]).clamp(1, 4) - 1;
    let all = Hundredths::from(points_for(highest, player.tokens[good], goods.len()));
    let safe = goods & player.insured;
    let safe = world
        .components
        .highest(safe)
        .map_or(0, |highest| Hundredths::from(points_for(highest, player.tokens[good], safe.len())));
    stage.insured[space] * safe + stage.at_risk[space] * (all - safe)
}
