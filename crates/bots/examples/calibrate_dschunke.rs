//! Fits the evaluation of Dschunke to winners: prints the tables of `src/dschunke/estimate.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example calibrate_dschunke -- [GAMES [ITERATIONS [SEED]]]
//! ```
//!
//! Plays games and fits, for each seat count and stage, the weights of the features at the beginning of a round that
//! predict the winner best, and the constant term of each round.

mod equations;
mod winners;

use portolan_bots::{DSCHUNKE_FEATURES, Heuristics, dschunke_features, dschunke_stage};
use portolan_core::{Game, Seat};
use portolan_dschunke::{Dschunke, ROUNDS};
use std::collections::BTreeMap;
use winners::{Games, Position};

/// The features, then the money.
const ALL: usize = DSCHUNKE_FEATURES.len() + 1;

fn main() {
    let games = Games { games: 3000, iterations: 60, seed: 778 }.with_args();
    println!("{DSCHUNKE_FEATURES:?}");
    for seats in Dschunke::META.seat_counts() {
        println!("{seats} seats");
        let positions_by_key = games.play::<Dschunke, ALL>(seats, |state, _| {
            let to_come = ROUNDS - usize::from(state.round);
            let begins = Dschunke::is_between_turns(state);
            begins.then(|| {
                (
                    KEYS * dschunke_stage(state) + to_come,
                    winners::position(seats, |seat| features(state, seat)),
                )
            })
        });
        let mut stages: BTreeMap<usize, Vec<(usize, Vec<Position<ALL>>)>> = BTreeMap::new();
        for (key, positions) in positions_by_key {
            stages.entry(key / KEYS).or_default().push((key % KEYS, positions));
        }
        stages.values().for_each(|rounds| print_stage(rounds));
    }
}

/// The key has the stage, and the rounds to come.
const KEYS: usize = ROUNDS + 1;

/// Prints the table of a stage, with the constant term of each of its rounds instead of that of the stage.
fn print_stage(rounds: &[(usize, Vec<Position<ALL>>)]) {
    let all: Vec<Position<ALL>> =
        rounds.iter().flat_map(|(_, positions)| positions.iter().cloned()).collect();
    let in_yuan = winners::print_stage(&all, 100.0);
    for (to_come, positions) in rounds {
        let (gap, _) = winners::gap(positions, &in_yuan);
        println!("// with {to_come} rounds to come, constant: {:.0}", 100.0 * gap);
    }
}

/// Returns the features of a seat, and its money.
fn features(state: &Dschunke, seat: Seat) -> [f64; ALL] {
    let mut features = [f64::from(state.players[seat].yuan); ALL];
    features
        .iter_mut()
        .zip(dschunke_features(state, seat))
        .for_each(|(into, feature)| *into = f64::from(feature) / 100.0);
    features
}
