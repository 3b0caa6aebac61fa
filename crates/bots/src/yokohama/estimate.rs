//! Evaluates a position of Yokohama: the expected final points of each seat.

use super::features::features;
use super::{Hundredths, regression, weights};
use crate::heuristics::Estimates;
use portolan_core::Seat;
use portolan_yokohama::{Phase, State, Yokohama, score};

/// Writes the expected points of each seat and returns the error scale.
pub(super) fn estimate(world: &Yokohama, into: &mut Estimates) -> Hundredths {
    if world.phase == Phase::Over {
        world.seats.seats().for_each(|seat| into[seat.index()] = final_points(world, seat));
        return 0;
    }
    let mut longest = 0;
    for seat in world.seats.seats() {
        let (points, to_come) = expected(world, seat);
        into[seat.index()] = points;
        longest = to_come.max(longest);
    }
    weights::OFF + weights::OFF_PER_TURN * longest / 100
}

/// Returns the final points; among equals the seat that comes first in the round is ahead.
fn final_points(world: &State, seat: Seat) -> Hundredths {
    let points = world.players[seat].points() + score::bonuses(world, seat).total();
    100 * Hundredths::from(points) - world.position_in_round(seat) as Hundredths
}

/// Returns the expected points of a seat, and the number of its coming turns.
fn expected(world: &Yokohama, seat: Seat) -> (Hundredths, Hundredths) {
    let (features, to_come) = features(world, seat);
    let whole = 100 * i64::from(weights::WHOLE_GAME);
    let terms = features
        .iter()
        .zip(&regression::WORTH)
        .map(|(&feature, [now, early])| i64::from(feature) * (now * whole + early * i64::from(to_come)));
    ((terms.sum::<i64>() / (1000 * whole)) as Hundredths, to_come)
}
