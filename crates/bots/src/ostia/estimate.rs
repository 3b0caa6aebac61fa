//! Evaluates a position of Ostia: the expected final points of each seat.
//!
//! A few features describe a seat. Their weights at the beginning of each round were fitted to the winners of games
//! (`examples/calibrate_ostia.rs`): they are in points, but predict the winner.

use super::{Hundredths, wares_of};
use crate::heuristics::{ELIMINATION_PENALTY, Estimates};
use portolan_core::Seat;
use portolan_ostia::{Phase, State};

/// The names of the features, besides the points of the seat.
pub const FEATURES: [&str; 8] = [
    "denarii up to thirty, less loans",
    "denarii above thirty",
    "storehouses",
    "wares in store",
    "favour of the senate for these wares",
    "prices of these wares",
    "number of kinds",
    "turns of others before",
];

/// This many denarii pay for most purchases of a round.
const FULL_PURSE: i32 = 30;

/// The weights at the beginning of a round.
struct Stage {
    /// The weight of each feature, in thousandths of a point.
    features: [i32; FEATURES.len()],
    /// The constant term, in hundredths of a point.
    constant: Hundredths,
    /// The error scale.
    error: Hundredths,
}

/// With three, four and five players, from the second round on: no search reaches the beginning of the first.
#[rustfmt::skip]
const STAGES: [[Stage; 4]; 3] = [
    [
        Stage { features: [92, 58, 486, 420, 54, 44, -98, 53], constant: 645, error: 185 },
        Stage { features: [87, 53, 441, 502, 98, -18, -25, -71], constant: 452, error: 143 },
        Stage { features: [93, 45, 420, 354, 77, 14, -127, 14], constant: 271, error: 108 },
        Stage { features: [78, 42, 473, 494, 38, -5, 139, 69], constant: 113, error: 67 },
    ],
    [
        Stage { features: [96, 61, 518, 255, 25, 65, -41, -65], constant: 362, error: 200 },
        Stage { features: [93, 57, 497, 650, 21, 25, -15, 17], constant: 125, error: 144 },
        Stage { features: [111, 52, 495, 83, 121, 42, -51, 78], constant: -51, error: 110 },
        Stage { features: [80, 48, 533, 232, 74, 22, 146, 31], constant: -63, error: 69 },
    ],
    [
        Stage { features: [62, 50, 507, 113, 46, 33, -8, -51], constant: 394, error: 136 },
        Stage { features: [57, 48, 422, 247, 46, 15, -64, 30], constant: 252, error: 124 },
        Stage { features: [82, 43, 472, 316, 44, 11, 9, 80], constant: 3, error: 101 },
        Stage { features: [69, 41, 476, 303, 59, 15, 34, 21], constant: -54, error: 66 },
    ],
];

/// Writes the expected points of each seat and returns the error scale.
pub(super) fn estimate(world: &State, into: &mut Estimates) -> Hundredths {
    let over = world.phase == Phase::Over;
    let stage = &STAGES[world.seats.get().clamp(3, 5) - 3][usize::from(world.round.clamp(2, 5)) - 2];
    for seat in world.seats.seats() {
        into[seat.index()] = if over { final_points(world, seat) } else { expected(world, seat, stage) };
    }
    if over { 0 } else { stage.error }
}

/// Returns the final points with the tie-breaks. An eliminated seat ranks behind all others.
fn final_points(world: &State, seat: Seat) -> Hundredths {
    let player = &world.players[seat];
    let points = player.points.senate + player.points.goods + player.points.money;
    let stored = world.senate_of(0).value(&wares_of(world, seat));
    let tie = 20 * Hundredths::from(player.storehouses) + Hundredths::from(stored).min(19);
    let out = if player.eliminated { ELIMINATION_PENALTY } else { 0 };
    100 * Hundredths::from(points) + tie - out
}

/// Returns the points of a seat plus the expected value of its money, storehouses and stored wares.
fn expected(world: &State, seat: Seat, stage: &Stage) -> Hundredths {
    let features = features(world, seat);
    let thousandths: i32 =
        features.iter().zip(&stage.features).map(|(feature, weight)| feature * weight).sum();
    100 * Hundredths::from(world.players[seat].points.senate) + stage.constant + thousandths / 10
}

/// Returns the features of a seat, in the order of their names.
pub fn features(world: &State, seat: Seat) -> [i32; FEATURES.len()] {
    let player = &world.players[seat];
    let wares = wares_of(world, seat);
    let owed = i32::from(player.loans) * i32::from(world.components.money.repayment);
    let denarii = i32::from(player.cash) - owed;
    let seats = world.seats.get();
    [
        denarii.min(FULL_PURSE),
        (denarii - FULL_PURSE).max(0),
        player.storehouses.into(),
        wares.len() as i32,
        world.senate_now().value(&wares).into(),
        world.components.price_of(player.wares).into(),
        wares.kinds().into(),
        ((seat.index() + seats - world.first.index()) % seats) as i32,
    ]
}
