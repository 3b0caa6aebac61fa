//! How many points everybody will probably have at the end: what thinking ahead is judged by.
//!
//! A few signs tell of a seat; what each of them means at a stage of the game was found out from games
//! (`examples/calibrate_osaka.rs`).

use super::worth::{Hundredths, tokens_missing};
use crate::judged::Estimates;
use portolan_core::Seat;
use portolan_osaka::{Good, Phase, State, points_for};

/// What is told of a seat. Some things count otherwise with more players: they have a sign for each seat count.
pub const SIGNS: [&str; 16] = [
    "tokens, two seats",
    "tokens, three seats",
    "tokens, four seats",
    "coins up to twenty",
    "coins beyond",
    "points of insured goods, first space",
    "points of insured goods, second space",
    "points of insured goods, third space",
    "points of insured goods, fourth space",
    "points of goods at risk, first space",
    "points of goods at risk, second space",
    "points of goods at risk, third space",
    "points of goods at risk, fourth space",
    "turns of the other before, two seats",
    "turns of others before, three seats",
    "turns of others before, four seats",
];

const COINS: usize = 3;
const INSURED: usize = 5;
const AT_RISK: usize = 9;
const WAITING: usize = 13;
/// So many coins pay for most markets.
const FULL_HAND: i32 = 20;

/// What signs mean at a stage of the game, in hundredths of a point.
struct Stage {
    /// For each of the signs.
    signs: [Hundredths; SIGNS.len()],
    /// Whatever one has, by seat count from two up.
    at_all: [Hundredths; 3],
    /// How far all of it may be off.
    off: Hundredths,
}

/// If somebody lacks 1, 2, 3 or 4, and 5 or more tokens to the end.
#[rustfmt::skip]
const STAGES: [Stage; 4] = [
    Stage {
        signs: [-2, -1, 6, 12, 0, 0, 36, 48, 68, 32, 31, 42, 61, -52, -18, -13],
        at_all: [98, 51, -13],
        off: 170,
    },
    Stage {
        signs: [36, -3, 18, 14, 10, 0, 69, 82, 83, 48, 46, 53, 67, -20, -21, -16],
        at_all: [50, 230, 79],
        off: 220,
    },
    Stage {
        signs: [96, 10, 17, 17, 14, 0, 91, 90, 92, 64, 51, 59, 66, -19, -20, -18],
        at_all: [260, 457, 336],
        off: 240,
    },
    Stage {
        signs: [110, -13, -10, 17, 13, 0, 91, 98, 90, 59, 51, 54, 63, -25, -17, -16],
        at_all: [1481, 1167, 939],
        off: 270,
    },
];

/// Points of everybody, and how far that may be off.
pub(super) fn estimate(world: &State, into: &mut Estimates) -> Hundredths {
    let over = world.phase == Phase::Over;
    let stage = &STAGES[stage(world)];
    for seat in world.seats.seats() {
        into[seat.index()] = if over { reached(world, seat) } else { expected(world, seat, stage) };
    }
    if over { 0 } else { stage.off }
}

/// At the end: points, and tokens, which decide between equal points.
fn reached(world: &State, seat: Seat) -> Hundredths {
    let player = &world.players[seat];
    100 * Hundredths::from(player.point_count()) + Hundredths::from(player.token_count())
}

fn expected(world: &State, seat: Seat, stage: &Stage) -> Hundredths {
    let signs = signs(world, seat);
    let to_come: Hundredths = signs.iter().zip(&stage.signs).map(|(sign, weight)| sign * weight).sum();
    100 * Hundredths::from(world.players[seat].point_count()) + stage.at_all[players(world)] + to_come
}

/// The stage of the game, from the last one to the first.
pub fn stage(world: &State) -> usize {
    match tokens_missing(world) {
        0 | 1 => 0,
        2 => 1,
        3 | 4 => 2,
        _ => 3,
    }
}

/// The signs of a seat, in the order of their names.
pub fn signs(world: &State, seat: Seat) -> [i32; SIGNS.len()] {
    let player = &world.players[seat];
    let mut signs = [0; SIGNS.len()];
    let coins = i32::from(world.components.coins(player.hand));
    signs[players(world)] = player.token_count().into();
    signs[COINS] = coins.min(FULL_HAND);
    signs[COINS + 1] = (coins - FULL_HAND).max(0);
    signs[WAITING + players(world)] = turns_before(world, seat);
    for good in Good::ALL {
        let goods = player.goods & world.components.of_good(good);
        let points = |goods| {
            let highest = world.components.highest(goods);
            highest.map_or(0, |highest| i32::from(points_for(highest, player.tokens[good], goods.len())))
        };
        let space = usize::from(world.ships[good]).clamp(1, 4) - 1;
        let (all, insured) = (points(goods), points(goods & player.insured));
        signs[INSURED + space] += insured;
        signs[AT_RISK + space] += all - insured;
    }
    signs
}

/// The place of the seat count in a list from two up.
fn players(world: &State) -> usize {
    world.seats.get().clamp(2, 4) - 2
}

/// So many others choose before this seat does.
fn turns_before(world: &State, seat: Seat) -> i32 {
    let next = world.phase.seat().unwrap_or(world.turn);
    let seats = world.seats.get();
    ((seat.index() + seats - next.index()) % seats) as i32
}
