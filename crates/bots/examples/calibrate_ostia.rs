//! Fits the evaluation of Ostia to winners: prints the table of `src/ostia/estimate.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example calibrate_ostia -- [GAMES [ITERATIONS [SEED]]]
//! ```
//!
//! Plays games, in which each seat gets a little more or less on the way, and fits for each seat count and round the
//! weights of the features at its beginning that predict the winner best.

mod equations;
mod winners;

use portolan_bots::{Heuristics, OSTIA_FEATURES, ostia_features};
use portolan_core::{Game, Seat, ThoughtRng};
use portolan_ostia::{Ostia, State};
use winners::Games;

/// The features, then the points.
const ALL: usize = OSTIA_FEATURES.len() + 1;

fn main() {
    let games = Games { games: 1500, iterations: 30, seed: 779 }.with_args();
    println!("{OSTIA_FEATURES:?}");
    for seats in Ostia::META.seat_counts() {
        println!("{seats} seats");
        let positions_by_round = games.play::<Ostia, ALL>(seats, |state, rng| {
            let begins = Ostia::is_between_turns(state) && state.round > 1;
            begins.then(|| {
                *state = vary(state, rng);
                (state.round.into(), winners::position(seats, |seat| features(state, seat)))
            })
        });
        positions_by_round.values().for_each(|positions| {
            winners::print_stage(positions, 1000.0);
        });
    }
}

/// Gives each seat up to fifteen denarii more or less, and sometimes a storehouse, so that their effect is separated
/// from what correlates with them.
fn vary(game: &Ostia, rng: &mut ThoughtRng) -> Ostia {
    let mut state = State::from(game.clone());
    for seat in state.seats.seats() {
        let player = &mut state.players[seat];
        let change = (rng.below(31) as i32 - 15).max(-i32::from(player.cash));
        player.cash = player.cash.saturating_add_signed(change as i16);
        state.bank -= change;
        if rng.below(4) == 0 && player.storehouses < state.components.storehouses.most && state.supply > 0 {
            player.storehouses += 1;
            state.supply -= 1;
        }
    }
    Ostia::try_from(state).expect("the position is possible")
}

/// Returns the features of a seat, and its points.
fn features(state: &State, seat: Seat) -> [f64; ALL] {
    let mut features = [f64::from(state.players[seat].points.senate); ALL];
    features
        .iter_mut()
        .zip(ostia_features(state, seat))
        .for_each(|(into, feature)| *into = f64::from(feature));
    features
}
