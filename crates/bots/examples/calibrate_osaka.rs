//! What becomes of what everybody has in Traders of Osaka: makes the numbers of `src/osaka/estimate.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example calibrate_osaka -- [GAMES]
//! ```
//!
//! Plays games between greedy bots and fits the points that everybody still gets to what they have, stage by stage. Seats
//! are compared with the average of their table only, so that what makes a whole game longer is not taken for a merit.

use portolan_bots::{BotKind, OSAKA_SIGNS, choose_for, osaka_signs};
use portolan_core::{Game, Knowledge, SeatCount, Seed, Setup, Silent, ThoughtRng};
use portolan_osaka::{Osaka, Phase};

/// What can be told of a seat, and the points that it had in the end.
const SIGNS: usize = OSAKA_SIGNS.len();
/// Every so many turns a position is kept.
const EVERY: usize = 4;

/// A seat in a position.
#[derive(Clone)]
struct Row {
    signs: [f64; SIGNS],
    points: f64,
    reached: f64,
}

/// All seats of one position.
type Position = Vec<Row>;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(1500);
    let mut stages: [Vec<Position>; 4] = Default::default();
    for seats in 2..=4 {
        let seats = SeatCount::new(seats).expect("a seat count");
        (0..games).for_each(|game| play(seats, Seed::from_number(777).nth(game), &mut stages));
    }
    for (stage, positions) in stages.iter().enumerate() {
        let weights = fit(positions);
        println!("stage {stage}, {} positions", positions.len());
        for (name, weight) in OSAKA_SIGNS.iter().zip(weights) {
            println!("  {name}: {:.0}", 100.0 * weight);
        }
        for seats in 2..=4 {
            let these: Vec<&Position> = positions.iter().filter(|rows| rows.len() == seats).collect();
            println!("  at all, {seats} seats: {:.0}", 100.0 * level(&these, &weights));
        }
        println!("  off: {}", best_off(positions, &weights));
    }
}

/// Plays a game and keeps some of its positions, by their stage.
fn play(seats: SeatCount, seed: Seed, stages: &mut [Vec<Position>; 4]) {
    let mut state = Osaka::new(&Setup::standard(seats, seed), &mut Silent).expect("a table");
    let (mut rng, mut turns, mut kept) = (ThoughtRng::new(seed.thoughts()), 0, Vec::new());
    while let Some(seat) = state.to_act().first() {
        turns += usize::from(matches!(state.phase, Phase::Action { .. }));
        if matches!(state.phase, Phase::Action { .. }) && turns % EVERY == 0 {
            kept.push(position(&state));
        }
        let choice = choose_for(BotKind::Greedy, &Knowledge::of(&state, seat), &mut rng);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    for (stage, mut rows) in kept {
        for (row, seat) in rows.iter_mut().zip(seats.seats()) {
            row.reached = f64::from(state.players[seat].point_count());
        }
        stages[stage].push(rows);
    }
}

/// The stage of a position, and what can be told of every seat.
fn position(state: &Osaka) -> (usize, Position) {
    let of = |seat| {
        let points = f64::from(state.players[seat].point_count());
        Row { signs: osaka_signs(state, seat).map(f64::from), points, reached: 0.0 }
    };
    (portolan_bots::osaka_stage(state), state.seats.seats().map(of).collect())
}

/// The weights with which what is told of a seat, beside its table, says best what it still gains beside its table.
fn fit(positions: &[Position]) -> [f64; SIGNS] {
    let mut matrix = [[0.0; SIGNS + 1]; SIGNS];
    for rows in positions {
        let mean = |of: &dyn Fn(&Row) -> f64| rows.iter().map(of).sum::<f64>() / rows.len() as f64;
        let means: [f64; SIGNS] = std::array::from_fn(|sign| mean(&|row| row.signs[sign]));
        let gained = mean(&|row| row.reached - row.points);
        for row in rows {
            let signs: [f64; SIGNS] = std::array::from_fn(|sign| row.signs[sign] - means[sign]);
            for (line, sign) in matrix.iter_mut().zip(signs) {
                line.iter_mut().zip(signs).for_each(|(sum, other)| *sum += sign * other);
                line[SIGNS] += sign * (row.reached - row.points - gained);
            }
        }
    }
    solve(matrix)
}

/// Solves the equations; what never differs weighs nothing.
fn solve(mut matrix: [[f64; SIGNS + 1]; SIGNS]) -> [f64; SIGNS] {
    for place in 0..SIGNS {
        matrix[place][place] += 1e-6;
        let line = matrix[place];
        for (_, below) in matrix.iter_mut().enumerate().filter(|&(other, _)| other != place) {
            let part = below[place] / line[place];
            below.iter_mut().zip(line).for_each(|(below, above)| *below -= part * above);
        }
    }
    std::array::from_fn(|place| matrix[place][SIGNS] / matrix[place][place])
}

fn expected(row: &Row, weights: &[f64; SIGNS]) -> f64 {
    row.points + row.signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum::<f64>()
}

/// What everybody gains beyond that, on average.
fn level(positions: &[&Position], weights: &[f64; SIGNS]) -> f64 {
    let gaps = positions.iter().flat_map(|rows| rows.iter()).map(|row| row.reached - expected(row, weights));
    let (sum, count) = gaps.fold((0.0, 0), |(sum, count), gap| (sum + gap, count + 1));
    sum / f64::from(count.max(1))
}

/// How far the lead may be off, in hundredths of a point: with that the winner is guessed best.
fn best_off(positions: &[Position], weights: &[f64; SIGNS]) -> u32 {
    let surprise = |off: u32| -> f64 {
        let of = |rows: &Position| {
            let chances: Vec<f64> =
                rows.iter().map(|row| (expected(row, weights) * 100.0 / f64::from(off)).exp()).collect();
            let best = rows.iter().map(|row| row.reached).fold(f64::MIN, f64::max);
            let won =
                rows.iter().zip(&chances).filter(|(row, _)| row.reached == best).map(|(_, chance)| chance);
            -(won.sum::<f64>() / chances.iter().sum::<f64>()).ln()
        };
        positions.iter().map(of).sum()
    };
    let candidates = (100..=400).step_by(10);
    candidates.min_by(|&one, &two| surprise(one).total_cmp(&surprise(two))).unwrap_or(100)
}
