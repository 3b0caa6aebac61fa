//! Fits evaluations to winners by conditional logistic regression over positions of played games.
//!
//! A seat is e^s times as likely to win as one with sum 0, where s is its weighted sum of features. The last feature
//! is the points of the seat; all weights are divided by its weight, so that they are in points, and its inverse is
//! the error scale of a lead.

use crate::equations;
use portolan_bots::{BotKind, BotPlayer, Heuristics, SearchLevel};
use portolan_core::{Knowledge, NullLog, SeatCount, Seed, Setup, ThoughtRng};
use std::collections::BTreeMap;

/// The number of steps of Newton's method, which doubles its digits in each step.
const STEPS: usize = 12;
/// Regularization: features that never differ get weight 0.
const REGULARIZATION: f64 = 1e-3;

/// A seat in a position: its features and its result.
#[derive(Clone)]
pub(crate) struct Row<const ALL: usize> {
    pub(crate) features: [f64; ALL],
    /// Its share of the victory.
    pub(crate) won: f64,
    /// Its final points.
    pub(crate) final_points: f64,
}

/// All seats of one position.
pub(crate) type Position<const ALL: usize> = Vec<Row<ALL>>;

/// The positions of all games, by key.
pub(crate) type PositionsByKey<const ALL: usize> = BTreeMap<usize, Vec<Position<ALL>>>;

/// The games to play.
#[derive(Clone, Copy)]
pub(crate) struct Games {
    pub(crate) games: u64,
    /// The iterations of all bots; 0 for greedy bots.
    pub(crate) iterations: u32,
    pub(crate) seed: u64,
}

impl Games {
    /// Replaces these values by the arguments of the program, in this order.
    pub(crate) fn with_args(self) -> Games {
        let argument = |place: usize| std::env::args().nth(place + 1).and_then(|word| word.parse().ok());
        Games {
            games: argument(0).unwrap_or(self.games),
            iterations: argument(1).map_or(self.iterations, |iterations| iterations as u32),
            seed: argument(2).unwrap_or(self.seed),
        }
    }

    /// Plays the games on all processors. Before each choice `look` returns the position to use with its key, if any;
    /// it may change the world a little before.
    pub(crate) fn play<G: Heuristics, const ALL: usize>(
        self,
        seats: SeatCount,
        look: impl Fn(&mut G, &mut ThoughtRng) -> Option<(usize, Position<ALL>)> + Sync,
    ) -> PositionsByKey<ALL> {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
        let part = |thread: u64| {
            let own_games = self.games * thread / threads..self.games * (thread + 1) / threads;
            own_games.flat_map(|game| self.one(seats, game, &look)).collect::<Vec<_>>()
        };
        let mut all = PositionsByKey::new();
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
        let new_bot = |_| BotPlayer::<G>::with(kind, level, G::search_params(seats));
        let mut bots: Vec<BotPlayer<G>> = seats.seats().map(new_bot).collect();
        let (mut rng, mut positions_with_keys) = (ThoughtRng::new(seed.thoughts()), Vec::new());
        while let Some(seat) = state.to_act().first() {
            positions_with_keys.extend(look(&mut state, &mut rng));
            let choice = bots[seat.index()].choose(&Knowledge::of(&state, seat), &mut rng, &mut |_| true);
            state.apply(seat, choice, &mut NullLog).expect("bots make legal choices");
        }
        let outcome = state.outcome().expect("the game is over");
        let winners = outcome.winners();
        for (_, rows) in &mut positions_with_keys {
            for standing in &outcome.standings {
                let seat = standing.score.seat;
                let row = &mut rows[seat.index()];
                row.won = f64::from(u8::from(winners.has(seat))) / winners.len() as f64;
                row.final_points = f64::from(standing.score.points());
            }
        }
        positions_with_keys
    }
}

/// Returns the features of all seats; results are added later.
pub(crate) fn position<const ALL: usize>(
    seats: SeatCount,
    features: impl Fn(portolan_core::Seat) -> [f64; ALL],
) -> Position<ALL> {
    seats.seats().map(|seat| Row { features: features(seat), won: 0.0, final_points: 0.0 }).collect()
}

/// Prints the table of a stage as source code, with the weights in `parts` of a point; returns the weights in points.
pub(crate) fn print_stage<const ALL: usize>(positions: &[Position<ALL>], parts: f64) -> [f64; ALL] {
    let weights = fit(positions);
    let of_a_point = weights[ALL - 1];
    let in_points = weights.map(|weight| weight / of_a_point);
    let features: Vec<String> =
        in_points[..ALL - 1].iter().map(|weight| format!("{:.0}", parts * weight)).collect();
    let (gap, miss) = gap(positions, &in_points);
    println!(
        "Stage {{ features: [{}], constant: {:.0}, error: {:.0} }}, // {} positions, log loss {:.4}, error of points {miss:.1}",
        features.join(", "),
        100.0 * gap,
        100.0 / of_a_point,
        positions.len(),
        log_loss(positions, &weights)
    );
    in_points
}

/// Returns the weights with the lowest log loss, by Newton's method.
fn fit<const ALL: usize>(positions: &[Position<ALL>]) -> [f64; ALL] {
    let mut weights = [0.0; ALL];
    for _ in 0..STEPS {
        let mut slopes = vec![vec![0.0; ALL + 1]; ALL];
        positions.iter().for_each(|rows| add_slopes(rows, &weights, &mut slopes));
        slopes.iter_mut().enumerate().for_each(|(place, line)| line[place] += REGULARIZATION);
        let step = equations::solve(slopes);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Adds the derivatives of a position's log loss: second derivatives, and in the last column first derivatives.
fn add_slopes<const ALL: usize>(rows: &Position<ALL>, weights: &[f64; ALL], slopes: &mut [Vec<f64>]) {
    let chances = chances(rows, weights);
    let mut means = [0.0; ALL];
    for (row, chance) in rows.iter().zip(&chances) {
        means.iter_mut().zip(row.features).for_each(|(mean, feature)| *mean += chance * feature);
    }
    for (row, chance) in rows.iter().zip(&chances) {
        let apart: [f64; ALL] = std::array::from_fn(|feature| row.features[feature] - means[feature]);
        for (line, one) in slopes.iter_mut().zip(apart) {
            line.iter_mut().zip(apart).for_each(|(sum, other)| *sum += chance * one * other);
            line[ALL] += (row.won - chance) * one;
        }
    }
}

/// Returns the win probability of each seat by these weights.
fn chances<const ALL: usize>(rows: &Position<ALL>, weights: &[f64; ALL]) -> Vec<f64> {
    let sums: Vec<f64> = rows.iter().map(|row| sum(&row.features, weights)).collect();
    let most = sums.iter().copied().fold(f64::MIN, f64::max);
    let powers: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
    let all: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / all).collect()
}

/// Returns the mean log loss of these weights.
fn log_loss<const ALL: usize>(positions: &[Position<ALL>], weights: &[f64; ALL]) -> f64 {
    let of_one = |rows: &Position<ALL>| {
        let chances = chances(rows, weights);
        -rows.iter().zip(chances).map(|(row, chance)| row.won * chance.max(1e-9).ln()).sum::<f64>()
    };
    positions.iter().map(of_one).sum::<f64>() / positions.len().max(1) as f64
}

/// Returns the constant term that the features lack on average, and the root mean square error besides.
pub(crate) fn gap<const ALL: usize>(positions: &[Position<ALL>], in_points: &[f64; ALL]) -> (f64, f64) {
    let gaps: Vec<f64> =
        positions.iter().flatten().map(|row| row.final_points - sum(&row.features, in_points)).collect();
    let mean = |sum: f64| sum / f64::max(gaps.len() as f64, 1.0);
    let gap = mean(gaps.iter().sum());
    (gap, mean(gaps.iter().map(|one| (one - gap).powi(2)).sum()).sqrt())
}

fn sum<const ALL: usize>(features: &[f64; ALL], weights: &[f64; ALL]) -> f64 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}
