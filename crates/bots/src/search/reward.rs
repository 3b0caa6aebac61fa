//! What a position that was reached in thought is worth to everybody: by rank and by margin.
//!
//! Only sums, products and quotients are used, which every machine works out alike.

use super::plan::Plan;
use crate::judged::{Estimates, Hundredths};
use portolan_core::{MAX_SEATS, SeatCount};

/// What one seat gets.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Reward {
    /// What the seat strives for, from 0 to 1.
    pub(super) value: f32,
    /// How likely it wins, from 0 to 1.
    pub(super) chance: f32,
    /// How many points it will have, in hundredths.
    pub(super) points: f32,
}

/// One for each seat.
pub(super) type Rewards = [Reward; MAX_SEATS];

/// The rewards for these points, which may be so far off; exact, if that is 0.
pub(super) fn rewards(plan: &Plan, seats: SeatCount, points: &Estimates, off: Hundredths) -> Rewards {
    let mut rewards = Rewards::default();
    let points = &points[..seats.get()];
    for (seat, reward) in points.iter().enumerate().map(|(seat, _)| seat).zip(&mut rewards) {
        let lead = lead(points, seat);
        let chance = chance(points, seat, lead, off);
        let margin = 0.5 + 0.5 * of_half(lead, plan.half_margin);
        let part = f32::from(plan.margin) / 100.0;
        *reward =
            Reward { value: chance * (1.0 - part) + margin * part, chance, points: points[seat] as f32 };
    }
    rewards
}

/// How far `seat` is ahead of the best of the others.
fn lead(points: &[Hundredths], seat: usize) -> Hundredths {
    let others = points.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, &points)| points);
    others.max().map_or(0, |best| points[seat] - best)
}

/// How likely `seat` wins; a victory is shared by all who have the same.
fn chance(points: &[Hundredths], seat: usize, lead: Hundredths, off: Hundredths) -> f32 {
    if off > 0 {
        return 0.5 + 0.5 * of_half(lead, off);
    }
    match lead {
        0 => 1.0 / points.iter().filter(|&&other| other == points[seat]).count() as f32,
        lead => f32::from(u8::from(lead > 0)),
    }
}

/// From -1 to 1: 0 for 0, a half for `half`.
fn of_half(lead: Hundredths, half: Hundredths) -> f32 {
    let lead = lead as f32;
    lead / (lead.abs() + (half as f32).max(1.0))
}
