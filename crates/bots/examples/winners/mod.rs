//! What guesses winners best: conditional logistic regression, for the examples that fit estimates to games.
//!
//! Each seat of a position has some signs. With the weights that are found, a seat is e to the power of its weighted sum as
//! likely to win as one whose sum is nothing.

use crate::equations;

/// Newton's method doubles its digits in each step.
const STEPS: usize = 12;
/// What never differs weighs nothing.
const HELD: f64 = 1e-3;

/// A seat in a position: its signs, and what came of it.
#[derive(Clone)]
pub(crate) struct Row<const ALL: usize> {
    pub(crate) signs: [f64; ALL],
    /// Its part of the victory.
    pub(crate) won: f64,
    /// Its points at the end.
    pub(crate) reached: f64,
}

/// All seats of one position.
pub(crate) type Position<const ALL: usize> = Vec<Row<ALL>>;

/// The weights with which the winners are the least surprise, by Newton's method.
pub(crate) fn fit<const ALL: usize>(positions: &[Position<ALL>]) -> [f64; ALL] {
    let mut weights = [0.0; ALL];
    for _ in 0..STEPS {
        let mut slopes = vec![vec![0.0; ALL + 1]; ALL];
        positions.iter().for_each(|rows| add_slopes(rows, &weights, &mut slopes));
        slopes.iter_mut().enumerate().for_each(|(place, line)| line[place] += HELD);
        let step = equations::solve(slopes);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Adds what a position says about how the surprise changes with the weights: slopes of slopes, and in the last column slopes.
fn add_slopes<const ALL: usize>(rows: &Position<ALL>, weights: &[f64; ALL], slopes: &mut [Vec<f64>]) {
    let chances = chances(rows, weights);
    let mut means = [0.0; ALL];
    for (row, chance) in rows.iter().zip(&chances) {
        means.iter_mut().zip(row.signs).for_each(|(mean, sign)| *mean += chance * sign);
    }
    for (row, chance) in rows.iter().zip(&chances) {
        let apart: [f64; ALL] = std::array::from_fn(|sign| row.signs[sign] - means[sign]);
        for (line, one) in slopes.iter_mut().zip(apart) {
            line.iter_mut().zip(apart).for_each(|(sum, other)| *sum += chance * one * other);
            line[ALL] += (row.won - chance) * one;
        }
    }
}

/// How likely everybody wins, by these weights.
fn chances<const ALL: usize>(rows: &Position<ALL>, weights: &[f64; ALL]) -> Vec<f64> {
    let sums: Vec<f64> = rows.iter().map(|row| sum(&row.signs, weights)).collect();
    let most = sums.iter().copied().fold(f64::MIN, f64::max);
    let powers: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
    let all: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / all).collect()
}

/// How surprising it is who won, by these weights, on average: 0 if they had foretold it.
pub(crate) fn surprise<const ALL: usize>(positions: &[Position<ALL>], weights: &[f64; ALL]) -> f64 {
    let of_one = |rows: &Position<ALL>| {
        let chances = chances(rows, weights);
        -rows.iter().zip(chances).map(|(row, chance)| row.won * chance.max(1e-9).ln()).sum::<f64>()
    };
    positions.iter().map(of_one).sum::<f64>() / positions.len().max(1) as f64
}

/// How many points are missing on average from what signs tell with these weights.
pub(crate) fn gap<const ALL: usize>(positions: &[Position<ALL>], in_points: &[f64; ALL]) -> f64 {
    let gaps = positions.iter().flatten().map(|row| row.reached - sum(&row.signs, in_points));
    let (gap, rows) = gaps.fold((0.0, 0.0), |(gap, rows), more| (gap + more, rows + 1.0));
    gap / f64::max(rows, 1.0)
}

fn sum<const ALL: usize>(signs: &[f64; ALL], weights: &[f64; ALL]) -> f64 {
    signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum()
}
