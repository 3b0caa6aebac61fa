//! Fits the evaluation of Traders of Osaka to winners: prints the table of `src/osaka/estimate.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example calibrate_osaka -- [GAMES [ITERATIONS [SEED]]]
//! ```
//!
//! Plays games, between greedy bots if ITERATIONS is 0, and fits for each seat count and stage the weights of the
//! features that predict the winner best.

mod equations;
mod winners;

use portolan_bots::{OSAKA_FEATURES, osaka_features, osaka_stage};
use portolan_core::Game;
use portolan_osaka::{Osaka, Phase};
use winners::Games;

/// The features, then the points.
const ALL: usize = OSAKA_FEATURES.len() + 1;
/// One of this many positions is used.
const SAMPLE_INTERVAL: u32 = 4;

fn main() {
    let games = Games { games: 15_000, iterations: 0, seed: 777 }.with_args();
    println!("{OSAKA_FEATURES:?}");
    for seats in Osaka::META.seat_counts() {
        println!("{seats} seats");
        let positions_by_stage = games.play::<Osaka, ALL>(seats, |state, rng| {
            let is_used = matches!(state.phase, Phase::Action { .. }) && rng.below(SAMPLE_INTERVAL) == 0;
            is_used
                .then(|| (osaka_stage(state), winners::position(state.seats, |seat| features(state, seat))))
        });
        positions_by_stage.values().for_each(|positions| {
            winners::print_stage(positions, 100.0);
        });
    }
}

/// Returns the features of a seat, and its points.
fn features(state: &Osaka, seat: portolan_core::Seat) -> [f64; ALL] {
    let mut features = [f64::from(state.players[seat].point_count()); ALL];
    features
        .iter_mut()
        .zip(osaka_features(state, seat))
        .for_each(|(into, feature)| *into = f64::from(feature));
    features
}
