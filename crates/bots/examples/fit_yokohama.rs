//! Fits the evaluation of Yokohama to final points by least squares, and prints the table of
//! `src/yokohama/regression.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example fit_yokohama -- 300 greedy
//! cargo run --release -p portolan-bots --example fit_yokohama -- 100 master 100
//! ```
//!
//! Plays this many games per seat count between bots of a kind, with this many iterations if it searches. Some
//! choices are random, so that positions occur that such bots would not reach.

mod equations;

use portolan_bots::{BotKind, BotPlayer, SearchLevel, YOKOHAMA_FEATURES, yokohama_features};
use portolan_core::{Choices, Game, Knowledge, NullLog, SeatCount, Seed, Setup, ThoughtRng};
use portolan_yokohama::{Phase, Yokohama};

/// Each feature counts twice: itself, and times the turns to come.
const FEATURES: usize = 2 * YOKOHAMA_FEATURES.len();
/// The number of weights.
const WIDTH: usize = FEATURES;
/// The own turns of a whole game, in hundredths.
const WHOLE_GAME: f64 = 1800.0;
/// One of this many choices is random.
const RANDOM: u32 = 40;
/// The strength of the prior from the greedy bot's values, in positions.
const PRIOR_STRENGTH: f64 = 1000.0;

/// A position between two turns from the perspective of one seat, with its final points.
struct Row {
    features: [f64; WIDTH],
    points: f64,
    to_come: i32,
    /// The same for all seats of one position.
    position: usize,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |nth: usize| args.get(nth).and_then(|text| text.parse().ok());
    let games: u64 = number(0).map_or(50, |games: u32| games.into());
    let kind = args.get(1).and_then(|text| text.parse().ok()).unwrap_or(BotKind::Greedy);
    let seed: u64 = number(3).map_or(1, |seed: u32| seed.into());
    let mut rows = Vec::new();
    for seats in Yokohama::META.seat_counts() {
        for game in 0..games {
            play(seats, seed * 1_000_000 + game, kind, number(2), &mut rows);
        }
    }
    let weights = fit_common_terms(&rows, fit(&rows));
    println!("{} rows", rows.len());
    for (feature, name) in YOKOHAMA_FEATURES.iter().enumerate() {
        println!(
            "    [{:.0}, {:.0}], // {name}",
            1000.0 * weights[2 * feature],
            1000.0 * weights[2 * feature + 1]
        );
    }
    residuals(&rows, &weights);
}

/// Plays a game and adds its positions between turns to `rows`.
fn play(seats: SeatCount, seed: u64, kind: BotKind, iterations: Option<u32>, rows: &mut Vec<Row>) {
    let setup = Setup::<Yokohama>::standard(seats, Seed::from_number(seed));
    let mut state = Yokohama::new(&setup, &mut NullLog).expect("a table");
    let level =
        SearchLevel::of(kind).map(|level| iterations.map_or(level, |count| level.with_iterations(count)));
    let mut bots: Vec<BotPlayer<Yokohama>> = seats
        .seats()
        .map(|_| BotPlayer::with(kind, level, <Yokohama as portolan_bots::Heuristics>::search_params(seats)))
        .collect();
    let mut rng = ThoughtRng::new(seed);
    let mut list = Choices::new();
    let first_row = rows.len();
    let mut last = None;
    while let Some(seat) = state.to_act().first() {
        if !matches!(state.phase, Phase::Keep { .. }) && last != Some(seat) {
            add_rows(&state, rows);
        }
        last = Some(seat);
        let choice = if rng.below(RANDOM) == 0 {
            state.choices(seat, &mut list);
            list[rng.below(list.len() as u32) as usize]
        } else {
            bots[seat.index()].choose(&Knowledge::of(&state, seat), &mut rng, &mut |_| true)
        };
        state.apply(seat, choice, &mut NullLog).expect("it is legal");
    }
    let outcome = state.outcome().expect("the game is over");
    let mut points = vec![0.0; seats.get()];
    for standing in &outcome.standings {
        points[standing.score.seat.index()] = f64::from(standing.score.points());
    }
    for (nth, row) in rows[first_row..].iter_mut().enumerate() {
        row.points = points[nth % seats.get()];
    }
}

fn add_rows(state: &Yokohama, rows: &mut Vec<Row>) {
    let position = rows.last().map_or(0, |row| row.position + 1);
    for seat in state.seats.seats() {
        let (seen, to_come) = yokohama_features(state, seat);
        let early = f64::from(to_come) / WHOLE_GAME;
        let mut features = [0.0; WIDTH];
        for (feature, &seen) in seen.iter().enumerate() {
            let points = f64::from(seen) / 100.0;
            (features[2 * feature], features[2 * feature + 1]) = (points, points * early);
        }
        rows.push(Row { features, points: 0.0, to_come, position });
    }
}

/// The prior: what the greedy bot values in points has that weight.
fn prior_weight(place: usize) -> f64 {
    if place.is_multiple_of(2) && (4..28).contains(&place) { 1.0 } else { 0.0 }
}

/// Returns the rows of one position.
fn positions(rows: &[Row]) -> impl Iterator<Item = &[Row]> {
    rows.chunk_by(|one, two| one.position == two.position)
}

/// Regularized least squares, by elimination. Seats are compared with the mean of their table only: what makes a game
/// longer or richer for all says nothing about who is ahead.
fn fit(rows: &[Row]) -> [f64; WIDTH] {
    let mut matrix = vec![[0.0; WIDTH + 1]; WIDTH];
    for table in positions(rows) {
        let seats = table.len() as f64;
        let points = table.iter().map(|row| row.points).sum::<f64>() / seats;
        let average: [f64; WIDTH] =
            std::array::from_fn(|feature| table.iter().map(|row| row.features[feature]).sum::<f64>() / seats);
        for row in table {
            let features: [f64; WIDTH] =
                std::array::from_fn(|feature| row.features[feature] - average[feature]);
            for one in 0..WIDTH {
                for two in 0..WIDTH {
                    matrix[one][two] += features[one] * features[two];
                }
                matrix[one][WIDTH] += features[one] * (row.points - points);
            }
        }
    }
    solve(matrix, rows.len())
}

/// Fits the terms that all seats of a table share: a constant, and one per turn to come.
fn fit_common_terms(rows: &[Row], mut weights: [f64; WIDTH]) -> [f64; WIDTH] {
    let (mut ones, mut turns, mut squares, mut missing_sum, mut products) = (0.0, 0.0, 0.0, 0.0, 0.0);
    weights[..4].fill(0.0);
    for row in rows {
        let missing = row.points
            - row.features.iter().zip(&weights).map(|(feature, weight)| feature * weight).sum::<f64>();
        let to_come = f64::from(row.to_come) / 100.0;
        (ones, turns, squares) = (ones + 1.0, turns + to_come, squares + to_come * to_come);
        (missing_sum, products) = (missing_sum + missing, products + missing * to_come);
    }
    let each = (ones * products - turns * missing_sum) / (ones * squares - turns * turns);
    (weights[0], weights[2]) = ((missing_sum - each * turns) / ones, each);
    weights
}

fn solve(mut matrix: Vec<[f64; WIDTH + 1]>, rows: usize) -> [f64; WIDTH] {
    for (place, line) in matrix.iter_mut().enumerate() {
        let prior = PRIOR_STRENGTH * line[place] / rows as f64 + 1e-6;
        line[place] += prior;
        line[WIDTH] += prior * prior_weight(place);
    }
    let weights = equations::solve(matrix);
    std::array::from_fn(|place| weights[place])
}

/// Prints the mean errors of points and of leads between neighbours, by the turns to come.
fn residuals(rows: &[Row], weights: &[f64; WIDTH]) {
    let error = |row: &Row| {
        row.points - row.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f64>()
    };
    for turns in [1, 2, 3, 4, 6, 8, 10, 12, 15, 18] {
        let here = |row: &Row| (row.to_come + 99) / 100 == turns;
        let mut points = (0.0, 0.0, 0.0);
        for row in rows.iter().filter(|row| here(row)) {
            points = (points.0 + 1.0, points.1 + error(row), points.2 + error(row) * error(row));
        }
        let mut leads = (0.0, 0.0, 0.0);
        for pair in rows.windows(2).filter(|pair| here(&pair[0]) && pair[0].position == pair[1].position) {
            let (lead, real) = (error(&pair[0]) - error(&pair[1]), pair[0].points - pair[1].points);
            leads = (leads.0 + 1.0, leads.1 + lead * lead, leads.2 + real * real);
        }
        let root = |sum: f64, count: f64| (sum / f64::max(count, 1.0)).sqrt();
        println!(
            "{turns:2} turns: {} seats, mean error {:.2}, root mean square {:.2}; leads {:.2} of {:.2}",
            points.0,
            points.1 / f64::max(points.0, 1.0),
            root(points.2, points.0),
            root(leads.1, leads.0),
            root(leads.2, leads.0),
        );
    }
}
