//! Evaluates a position of Traders of Osaka: the expected final points of each seat.
//!
//! A few features describe a seat. Their weights at each stage were fitted to the winners of games
//! (`examples/calibrate_osaka.rs`): they are in points, but predict the winner.

use super::worth::{Hundredths, tokens_missing};
use crate::heuristics::Estimates;
use portolan_core::Seat;
use portolan_osaka::{Good, Phase, State, points_for};

/// The names of the features, besides the points of the seat.
pub const FEATURES: [&str; 12] = [
    "tokens",
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
    "turns of others before",
];

const TOKENS: usize = 0;
const COINS: usize = 1;
const INSURED: usize = 3;
const AT_RISK: usize = 7;
const WAITING: usize = 11;
/// This many coins pay for most markets.
const FULL_HAND: i32 = 20;

/// The weights at a stage of the game, in hundredths of a point.
struct Stage {
    /// The weight of each feature.
    features: [Hundredths; FEATURES.len()],
    /// The constant term.
    constant: Hundredths,
    /// The error scale.
    error: Hundredths,
}

/// By seat count, from two; by tokens that the leading player lacks to end the game: 1, 2, 3 or 4, and 5 or more.
#[rustfmt::skip]
const STAGES: [[Stage; 4]; 3] = [
    [
        Stage { features: [103, 17, 3, 0, 40, 46, 69, 27, 33, 43, 71, -46], constant: -741, error: 219 },
        Stage { features: [102, 18, 11, 0, 77, 79, 80, 51, 48, 51, 63, -30], constant: -406, error: 277 },
        Stage { features: [123, 17, 14, 0, 89, 87, 88, 64, 56, 56, 64, -30], constant: 143, error: 294 },
        Stage { features: [178, 16, 12, 0, 91, 95, 82, 60, 61, 56, 63, -31], constant: 1391, error: 344 },
    ],
    [
        Stage { features: [64, 15, -1, 0, 36, 49, 68, 28, 31, 42, 59, -24], constant: -409, error: 213 },
        Stage { features: [65, 18, 10, 0, 77, 74, 93, 46, 49, 45, 70, -22], constant: -215, error: 267 },
        Stage { features: [93, 20, 15, 0, 103, 103, 113, 79, 65, 63, 75, -24], constant: 20, error: 297 },
        Stage { features: [139, 21, 18, 0, 109, 108, 114, 85, 75, 74, 87, -23], constant: 817, error: 413 },
    ],
    [
        Stage { features: [68, 16, -1, 0, 47, 54, 71, 33, 30, 45, 63, -18], constant: -456, error: 207 },
        Stage { features: [66, 18, 10, 0, 82, 91, 95, 56, 50, 55, 71, -15], constant: -245, error: 248 },
        Stage { features: [73, 20, 17, 0, 97, 105, 97, 81, 66, 66, 77, -21], constant: 42, error: 273 },
        Stage { features: [92, 22, 18, 0, 118, 121, 115, 86, 77, 72, 87, -18], constant: 682, error: 375 },
    ],
];

/// Writes the expected points of each seat and returns the error scale.
pub(super) fn estimate(world: &State, into: &mut Estimates) -> Hundredths {
    let over = world.phase == Phase::Over;
    let stage = &STAGES[world.seats.get().clamp(2, 4) - 2][stage(world)];
    for seat in world.seats.seats() {
        into[seat.index()] = if over { final_points(world, seat) } else { expected(world, seat, stage) };
    }
    if over { 0 } else { stage.error }
}

/// Returns the final points, with tokens as the tie-break.
fn final_points(world: &State, seat: Seat) -> Hundredths {
    let player = &world.players[seat];
    100 * Hundredths::from(player.point_count()) + Hundredths::from(player.token_count())
}

fn expected(world: &State, seat: Seat, stage: &Stage) -> Hundredths {
    let features = features(world, seat);
    let to_come: Hundredths =
        features.iter().zip(&stage.features).map(|(feature, weight)| feature * weight).sum();
    100 * Hundredths::from(world.players[seat].point_count()) + stage.constant + to_come
}

/// Returns the stage of the game, from the last to the first.
pub fn stage(world: &State) -> usize {
    match tokens_missing(world) {
        0 | 1 => 0,
        2 => 1,
        3 | 4 => 2,
        _ => 3,
    }
}

/// Returns the features of a seat, in the order of their names.
pub fn features(world: &State, seat: Seat) -> [i32; FEATURES.len()] {
    let player = &world.players[seat];
    let mut features = [0; FEATURES.len()];
    let coins = i32::from(world.components.coins(player.hand));
    features[TOKENS] = player.token_count().into();
    features[COINS] = coins.min(FULL_HAND);
    features[COINS + 1] = (coins - FULL_HAND).max(0);
    features[WAITING] = turns_before(world, seat);
    for good in Good::ALL {
        let goods = player.goods & world.components.of_good(good);
        let points = |goods| {
            let highest = world.components.highest(goods);
            highest.map_or(0, |highest| i32::from(points_for(highest, player.tokens[good], goods.len())))
        };
        let space = usize::from(world.ships[good]).clamp(1, 4) - 1;
        let (all, insured) = (points(goods), points(goods & player.insured));
        features[INSURED + space] += insured;
        features[AT_RISK + space] += all - insured;
    }
    features
}

/// Returns how many other seats choose before this one.
fn turns_before(world: &State, seat: Seat) -> i32 {
    let next = world.phase.seat().unwrap_or(world.turn);
    let seats = world.seats.get();
    ((seat.index() + seats - next.index()) % seats) as i32
}
