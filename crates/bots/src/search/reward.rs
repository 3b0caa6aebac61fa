//! The reward of each seat in an evaluated position: its chance of winning, and a part for the margin.
//!
//! Only sums, products and quotients are used, so that every machine computes the same numbers.

use super::params::SearchParams;
use crate::heuristics::{ELIMINATION_PENALTY, Estimates, Hundredths};
use portolan_core::{MAX_SEATS, SeatCount};

/// The result of an iteration for one seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Reward {
    /// What the seat maximises, from 0 to 1.
    pub(super) value: f32,
    /// The chance of winning, from 0 to 1.
    pub(super) win_chance: f32,
    /// The points in hundredths, without the penalty for elimination.
    pub(super) points: f32,
    /// 1 if the seat is eliminated, else 0.
    pub(super) eliminated: f32,
}

/// One reward per seat.
pub(super) type Rewards = [Reward; MAX_SEATS];

/// Returns the rewards for estimated points with this error scale; 0 means that the points are exact.
pub(super) fn rewards(
    params: &SearchParams,
    seats: SeatCount,
    points: &Estimates,
    error: Hundredths,
) -> Rewards {
    let mut rewards = Rewards::default();
    let points = &points[..seats.get()];
    let win_chances = win_chances(points, error);
    let margin_share = f32::from(params.margin_percent) / 100.0;
    for (seat, reward) in rewards.iter_mut().enumerate().take(points.len()) {
        let win_chance = win_chances[seat];
        let margin = 0.5 + 0.5 * squash(lead(points, seat), params.half_margin);
        let is_eliminated = points[seat] < -ELIMINATION_PENALTY / 2;
        *reward = Reward {
            value: win_chance * (1.0 - margin_share) + margin * margin_share,
            win_chance,
            points: (points[seat] + if is_eliminated { ELIMINATION_PENALTY } else { 0 }) as f32,
            eliminated: f32::from(u8::from(is_eliminated)),
        };
    }
    rewards
}

/// Returns the distance of `seat` to the best of the others.
fn lead(points: &[Hundredths], seat: usize) -> Hundredths {
    let others = points.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, &points)| points);
    others.max().map_or(0, |best| points[seat] - best)
}

/// Returns win chances with the sum 1. A seat that leads by `error` is e times as likely to win; with exact points, the
/// seats with the most points share the win.
fn win_chances(points: &[Hundredths], error: Hundredths) -> [f32; MAX_SEATS] {
    let best = points.iter().copied().max().unwrap_or(0);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (chance, &points) in chances.iter_mut().zip(points) {
        let behind = best.saturating_sub(points);
        *chance = match error {
            ..=0 => f32::from(u8::from(behind == 0)),
            error => exp_minus(behind as f32 / error as f32),
        };
        sum += *chance;
    }
    chances.map(|chance| chance / sum)
}

/// Approximates e to the power of -x without the mathematics library.
fn exp_minus(x: f32) -> f32 {
    let mut power = (1.0 - x / 64.0).max(0.0);
    for _ in 0..6 {
        power *= power;
    }
    power
}

/// Maps a lead to -1..1: 0 to 0, and `half` to one half.
fn squash(lead: Hundredths, half: Hundredths) -> f32 {
    let lead = lead as f32;
    lead / (lead.abs() + (half as f32).max(1.0))
}
