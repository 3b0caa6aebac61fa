//! What a position that was reached in thought is worth to everybody: by rank and by margin.
//!
//! Only sums, products and quotients are used, which every machine works out alike.

use super::plan::Plan;
use crate::heuristics::{ELIMINATED, Estimates, Hundredths};
use portolan_core::{MAX_SEATS, SeatCount};

/// What one seat gets.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Reward {
    /// What the seat strives for, from 0 to 1.
    pub(super) value: f32,
    /// How likely it wins, from 0 to 1.
    pub(super) chance: f32,
    /// How many points it will have, in hundredths, whether or not it is eliminated.
    pub(super) points: f32,
    /// Whether it is eliminated: 1 or 0.
    pub(super) eliminated: f32,
}

/// One for each seat.
pub(super) type Rewards = [Reward; MAX_SEATS];

/// The rewards for these points, which may be so far off; exact, if that is 0.
pub(super) fn rewards(plan: &Plan, seats: SeatCount, points: &Estimates, off: Hundredths) -> Rewards {
    let mut rewards = Rewards::default();
    let points = &points[..seats.get()];
    let chances = chances(points, off);
    for (seat, reward) in points.iter().enumerate().map(|(seat, _)| seat).zip(&mut rewards) {
        let (lead, chance) = (lead(points, seat), chances[seat]);
        let margin = 0.5 + 0.5 * of_half(lead, plan.half_margin);
        let part = f32::from(plan.margin) / 100.0;
        let eliminated = points[seat] < -ELIMINATED / 2;
        let own = points[seat] + if eliminated { ELIMINATED } else { 0 };
        *reward = Reward {
            value: chance * (1.0 - part) + margin * part,
            chance,
            points: own as f32,
            eliminated: f32::from(u8::from(eliminated)),
        };
    }
    rewards
}

/// How far `seat` is ahead of the best of the others.
fn lead(points: &[Hundredths], seat: usize) -> Hundredths {
    let others = points.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, &points)| points);
    others.max().map_or(0, |best| points[seat] - best)
}

/// How likely everybody wins, together 1. Who is ahead by `off` is e times as likely to win; once nothing is off any
/// more, all who have most share the victory.
fn chances(points: &[Hundredths], off: Hundredths) -> [f32; MAX_SEATS] {
    let best = points.iter().copied().max().unwrap_or(0);
    let mut chances = [0.0; MAX_SEATS];
    let mut all = 0.0;
    for (chance, &points) in chances.iter_mut().zip(points) {
        let behind = best.saturating_sub(points);
        *chance = match off {
            ..=0 => f32::from(u8::from(behind == 0)),
            off => decay(behind as f32 / off as f32),
        };
        all += *chance;
    }
    chances.map(|chance| chance / all)
}

/// Nearly e to the power of -x, without the mathematics library.
fn decay(x: f32) -> f32 {
    let mut power = (1.0 - x / 64.0).max(0.0);
    for _ in 0..6 {
        power *= power;
    }
    power
}

/// From -1 to 1: 0 for 0, a half for `half`.
fn of_half(lead: Hundredths, half: Hundredths) -> f32 {
    let lead = lead as f32;
    lead / (lead.abs() + (half as f32).max(1.0))
}
