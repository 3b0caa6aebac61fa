//! Who wins with what in Traders of Osaka: makes the numbers of `src/osaka/estimate.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example calibrate_osaka -- [GAMES]
//! ```
//!
//! Plays games between greedy bots and finds, for each seat count and stage, the weights with which what everybody has
//! says best who will win. All weights are told beside that of a point, so that they are points, and the doubt in them is
//! what makes a chance of a lead.

mod equations;

use portolan_bots::{BotKind, OSAKA_SIGNS, choose_for, osaka_signs, osaka_stage};
use portolan_core::{Game, Knowledge, SeatCount, Seed, Setup, Silent, ThoughtRng};
use portolan_osaka::{Osaka, Phase};

/// What can be told of a seat beside its points.
const SIGNS: usize = OSAKA_SIGNS.len();
/// Points stand behind the signs.
const POINTS: usize = SIGNS;
/// All that is weighed.
const ALL: usize = SIGNS + 1;
/// Every so many turns a position is kept.
const EVERY: usize = 4;
/// Newton's method doubles its digits in each step.
const STEPS: usize = 12;

/// What never differs weighs nothing.
const HELD: f64 = 1e-3;

/// A seat in a position: signs and points, and what came of it.
#[derive(Clone)]
struct Row {
    signs: [f64; ALL],
    won: f64,
    reached: f64,
}

/// All seats of one position.
type Position = Vec<Row>;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(15_000);
    println!("{OSAKA_SIGNS:?}");
    for seats in 2..=4 {
        let seats = SeatCount::new(seats).expect("a seat count");
        let mut stages: [Vec<Position>; 4] = Default::default();
        (0..games).for_each(|game| play(seats, Seed::from_number(777).nth(game), &mut stages));
        println!("{seats} seats");
        stages.iter().for_each(|positions| tell(positions));
    }
}

/// Plays a game and keeps some of its positions, by their stage.
fn play(seats: SeatCount, seed: Seed, stages: &mut [Vec<Position>; 4]) {
    let mut state = Osaka::new(&Setup::standard(seats, seed), &mut Silent).expect("a table");
    let (mut rng, mut turns, mut kept) = (ThoughtRng::new(seed.thoughts()), 0, Vec::new());
    while let Some(seat) = state.to_act().first() {
        turns += usize::from(matches!(state.phase, Phase::Action { .. }));
        if matches!(state.phase, Phase::Action { .. }) && turns % EVERY == 0 {
            kept.push((osaka_stage(&state), position(&state)));
        }
        let choice = choose_for(BotKind::Greedy, &Knowledge::of(&state, seat), &mut rng);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    let winners = state.outcome().expect("the game is over").winners();
    for (stage, mut rows) in kept {
        for (row, seat) in rows.iter_mut().zip(seats.seats()) {
            row.won = f64::from(u8::from(winners.has(seat))) / winners.len() as f64;
            row.reached = f64::from(state.players[seat].point_count());
        }
        stages[stage].push(rows);
    }
}

/// What can be told of every seat.
fn position(state: &Osaka) -> Position {
    let of = |seat| {
        let mut signs = [f64::from(state.players[seat].point_count()); ALL];
        signs.iter_mut().zip(osaka_signs(state, seat)).for_each(|(into, sign)| *into = f64::from(sign));
        Row { signs, won: 0.0, reached: 0.0 }
    };
    state.seats.seats().map(of).collect()
}

/// The numbers of a stage, as they stand in the source.
fn tell(positions: &[Position]) {
    let weights = fit(positions);
    let off = 100.0 / weights[POINTS];
    let signs: Vec<String> = weights[..SIGNS].iter().map(|weight| format!("{:.0}", weight * off)).collect();
    let in_points = weights.map(|weight| weight / weights[POINTS]);
    let gaps = positions.iter().flatten().map(|row| row.reached - sum(&row.signs, &in_points));
    let (gap, rows) = gaps.fold((0.0, 0.0), |(gap, rows), more| (gap + more, rows + 1.0));
    let surprise = positions.iter().map(|rows| surprise(rows, &weights)).sum::<f64>();
    println!(
        "Stage {{ signs: [{}], at_all: {:.0}, off: {off:.0} }}, // {} positions, surprise {:.4}",
        signs.join(", "),
        100.0 * gap / rows,
        positions.len(),
        surprise / positions.len() as f64
    );
}

/// The weights with which the winners are the least surprise, by Newton's method.
fn fit(positions: &[Position]) -> [f64; ALL] {
    let mut weights = [0.0; ALL];
    for _ in 0..STEPS {
        let mut slopes = vec![[0.0; ALL + 1]; ALL];
        positions.iter().for_each(|rows| add_slopes(rows, &weights, &mut slopes));
        slopes.iter_mut().enumerate().for_each(|(place, line)| line[place] += HELD);
        let step = equations::solve(slopes);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Adds what a position says about how the surprise changes with the weights: slopes of slopes, and in the last column slopes.
fn add_slopes(rows: &Position, weights: &[f64; ALL], slopes: &mut [[f64; ALL + 1]]) {
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
fn chances(rows: &Position, weights: &[f64; ALL]) -> Vec<f64> {
    let sums: Vec<f64> = rows.iter().map(|row| sum(&row.signs, weights)).collect();
    let most = sums.iter().copied().fold(f64::MIN, f64::max);
    let powers: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
    let all: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / all).collect()
}

/// How surprising who won is, by these weights.
fn surprise(rows: &Position, weights: &[f64; ALL]) -> f64 {
    let chances = chances(rows, weights);
    -rows.iter().zip(chances).map(|(row, chance)| row.won * chance.ln()).sum::<f64>()
}

fn sum(signs: &[f64; ALL], weights: &[f64; ALL]) -> f64 {
    signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum()
}
