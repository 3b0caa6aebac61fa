//! Who wins with what in Ostia: makes the numbers of `src/ostia/estimate.rs`.
//!
//! ```text
//! cargo run --release -p portolan-bots --example calibrate_ostia -- [GAMES [ITERATIONS [SEED]]]
//! ```
//!
//! Plays games, gives everybody a little more or less on the way, and finds for each seat count and round the weights with
//! which what everybody has at its beginning says best who will win.

mod equations;
mod winners;

use portolan_bots::{Heuristics, OSTIA_FEATURES, ostia_features};
use portolan_core::{Game, Seat, ThoughtRng};
use portolan_ostia::{Ostia, State};
use winners::Games;

/// Signs, and points behind them.
const ALL: usize = OSTIA_FEATURES.len() + 1;

fn main() {
    let games = Games { games: 1500, iterations: 30, seed: 779 }.or_wished();
    println!("{OSTIA_FEATURES:?}");
    for seats in Ostia::META.seat_counts() {
        println!("{seats} seats");
        let kept = games.play::<Ostia, ALL>(seats, |state, rng| {
            let begins = Ostia::is_between_turns(state) && state.round > 1;
            begins.then(|| {
                vary(state, rng);
                (state.round.into(), winners::position(seats, |seat| features(state, seat)))
            })
        });
        kept.values().for_each(|positions| {
            winners::tell(positions, 1000.0);
        });
    }
}

/// Up to fifteen denarii more or less for everybody, and now and then a storehouse: so that it is seen what these do,
/// not what goes with them.
fn vary(state: &mut State, rng: &mut ThoughtRng) {
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
}

/// The signs of a seat, and its points.
fn features(state: &State, seat: Seat) -> [f64; ALL] {
    let mut features = [f64::from(state.players[seat].points.senate); ALL];
    features.iter_mut().zip(ostia_features(state, seat)).for_each(|(into, sign)| *into = f64::from(sign));
    features
}
