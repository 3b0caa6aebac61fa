//! What guesses winners best, for the examples that fit estimates to games: plays games, keeps positions of them, and finds
//! by conditional logistic regression what the signs of a seat say about who wins.
//!
//! With the weights that are found, a seat is e to the power of its weighted sum as likely to win as one whose sum is nothing.
//! The last sign of a seat is its points: all weights are told beside that of a point, so that they are points, and the doubt
//! in them is what makes a chance of a lead.

use crate::equations;
use portolan_bots::{BotKind, BotPlayer, Heuristics, SearchLevel};
use portolan_core::{Knowledge, NullLog, SeatCount, Seed, Setup, ThoughtRng};
use std::collections::BTreeMap;

/// Newton's method doubles its digits in each step.
const STEPS: usize = 12;
/// What never differs weighs nothing.
const HELD: f64 = 1e-3;

/// A seat in a position: its signs, and what came of it.
#[derive(Clone)]
pub(crate) struct Row<const ALL: usize> {
    pub(crate) features: [f64; ALL],
    /// Its part of the victory.
    pub(crate) won: f64,
    /// Its points at the end.
    pub(crate) reached: f64,
}

/// All seats of one position.
pub(crate) type Position<const ALL: usize> = Vec<Row<ALL>>;

/// What is kept, by its key.
pub(crate) type Kept<const ALL: usize> = BTreeMap<usize, Vec<Position<ALL>>>;

/// What is played.
#[derive(Clone, Copy)]
pub(crate) struct Games {
    pub(crate) games: u64,
    /// So many iterations everybody thinks; without any, greedy bots play.
    pub(crate) iterations: u32,
    pub(crate) seed: u64,
}

impl Games {
    /// What the arguments of the program say, in this order, instead of this.
    pub(crate) fn or_wished(self) -> Games {
        let wish = |place: usize| std::env::args().nth(place + 1).and_then(|word| word.parse().ok());
        Games {
            games: wish(0).unwrap_or(self.games),
            iterations: wish(1).map_or(self.iterations, |iterations| iterations as u32),
            seed: wish(2).unwrap_or(self.seed),
        }
    }

    /// Plays the games on all processors. Before each choice `look` is asked whether there is something to keep, and under
    /// which key; it may change a little in the world before.
    pub(crate) fn play<G: Heuristics, const ALL: usize>(
        self,
        seats: SeatCount,
        look: impl Fn(&mut G, &mut ThoughtRng) -> Option<(usize, Position<ALL>)> + Sync,
    ) -> Kept<ALL> {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
        let part = |thread: u64| {
            let mine = self.games * thread / threads..self.games * (thread + 1) / threads;
            mine.flat_map(|game| self.one(seats, game, &look)).collect::<Vec<_>>()
        };
        let mut all = Kept::new();
        std::thread::scope(|scope| {
            let part = &part;
            let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
            for (key, position) in parts.into_iter().flat_map(|part| part.join().expect("games are played")) {
                all.entry(key).or_default().push(position);
            }
        });
        all
    }

    fn one<G: Heuristics, const ALL: usize>(
        self,
        seats: SeatCount,
        game: u64,
        look: impl Fn(&mut G, &mut ThoughtRng) -> Option<(usize, Position<ALL>)>,
    ) -> Vec<(usize, Position<ALL>)> {
        let seed = Seed::from_number(self.seed).nth(game);
        let mut state = G::new(&Setup::standard(seats, seed), &mut NullLog).expect("a table");
        let kind = if self.iterations == 0 { BotKind::Greedy } else { BotKind::Grandmaster };
        let level = SearchLevel::of(kind).map(|level| level.with_iterations(self.iterations));
        let thinker = |_| BotPlayer::<G>::with(kind, level, G::search_params(seats));
        let mut bots: Vec<BotPlayer<G>> = seats.seats().map(thinker).collect();
        let (mut rng, mut kept) = (ThoughtRng::new(seed.thoughts()), Vec::new());
        while let Some(seat) = state.to_act().first() {
            kept.extend(look(&mut state, &mut rng));
            let choice = bots[seat.index()].choose(&Knowledge::of(&state, seat), &mut rng, &mut |_| true);
            state.apply(seat, choice, &mut NullLog).expect("bots choose what is legal");
        }
        let outcome = state.outcome().expect("the game is over");
        let winners = outcome.winners();
        for (_, rows) in &mut kept {
            for standing in &outcome.standings {
                let seat = standing.score.seat;
                let row = &mut rows[seat.index()];
                row.won = f64::from(u8::from(winners.has(seat))) / winners.len() as f64;
                row.reached = f64::from(standing.score.points());
            }
        }
        kept
    }
}

/// What can be told of every seat; what came of it is told later.
pub(crate) fn position<const ALL: usize>(
    seats: SeatCount,
    features: impl Fn(portolan_core::Seat) -> [f64; ALL],
) -> Position<ALL> {
    seats.seats().map(|seat| Row { features: features(seat), won: 0.0, reached: 0.0 }).collect()
}

/// The numbers of a stage as they stand in the source, in hundredths, those of signs in such parts; and the weights in points.
pub(crate) fn tell<const ALL: usize>(positions: &[Position<ALL>], parts: f64) -> [f64; ALL] {
    let weights = fit(positions);
    let of_a_point = weights[ALL - 1];
    let in_points = weights.map(|weight| weight / of_a_point);
    let features: Vec<String> =
        in_points[..ALL - 1].iter().map(|weight| format!("{:.0}", parts * weight)).collect();
    let (gap, miss) = gap(positions, &in_points);
    println!(
        "Stage {{ signs: [{}], at_all: {:.0}, off: {:.0} }}, // {} positions, surprise {:.4}, points off by {miss:.1}",
        features.join(", "),
        100.0 * gap,
        100.0 / of_a_point,
        positions.len(),
        surprise(positions, &weights)
    );
    in_points
}

/// The weights with which the winners are the least surprise, by Newton's method.
fn fit<const ALL: usize>(positions: &[Position<ALL>]) -> [f64; ALL] {
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
        means.iter_mut().zip(row.features).for_each(|(mean, sign)| *mean += chance * sign);
    }
    for (row, chance) in rows.iter().zip(&chances) {
        let apart: [f64; ALL] = std::array::from_fn(|sign| row.features[sign] - means[sign]);
        for (line, one) in slopes.iter_mut().zip(apart) {
            line.iter_mut().zip(apart).for_each(|(sum, other)| *sum += chance * one * other);
            line[ALL] += (row.won - chance) * one;
        }
    }
}

/// How likely everybody wins, by these weights.
fn chances<const ALL: usize>(rows: &Position<ALL>, weights: &[f64; ALL]) -> Vec<f64> {
    let sums: Vec<f64> = rows.iter().map(|row| sum(&row.features, weights)).collect();
    let most = sums.iter().copied().fold(f64::MIN, f64::max);
    let powers: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
    let all: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / all).collect()
}

/// How surprising it is who won, by these weights, on average: 0 if they had foretold it.
fn surprise<const ALL: usize>(positions: &[Position<ALL>], weights: &[f64; ALL]) -> f64 {
    let of_one = |rows: &Position<ALL>| {
        let chances = chances(rows, weights);
        -rows.iter().zip(chances).map(|(row, chance)| row.won * chance.max(1e-9).ln()).sum::<f64>()
    };
    positions.iter().map(of_one).sum::<f64>() / positions.len().max(1) as f64
}

/// How many points are missing on average from what signs tell with these weights, and how far they are off beside that: the
/// root of the mean square.
pub(crate) fn gap<const ALL: usize>(positions: &[Position<ALL>], in_points: &[f64; ALL]) -> (f64, f64) {
    let gaps: Vec<f64> =
        positions.iter().flatten().map(|row| row.reached - sum(&row.features, in_points)).collect();
    let mean = |sum: f64| sum / f64::max(gaps.len() as f64, 1.0);
    let gap = mean(gaps.iter().sum());
    (gap, mean(gaps.iter().map(|one| (one - gap).powi(2)).sum()).sqrt())
}

fn sum<const ALL: usize>(features: &[f64; ALL], weights: &[f64; ALL]) -> f64 {
    features.iter().zip(weights).map(|(sign, weight)| sign * weight).sum()
}
