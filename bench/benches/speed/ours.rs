//! What is measured of our games: random play, imagined worlds, and iterations of the search in positions from all over
//! a game between greedy bots.

use portolan_bots::{BotKind, Heuristics, Search, SearchLevel, choose_for};
use portolan_core::{Choices, Knowledge, Memory, Seat, SeatCount, Seed, Setup, NullLog, ThoughtRng};
use portolan_testkit::bench::{play_round, setup};
use std::hint::black_box;

/// So many positions are looked at, evenly spread over a game.
const POSITIONS: usize = 16;
/// So many iterations in each of them.
const ITERATIONS: u32 = 500;

/// Plays a round of games at random and says how many choices were made.
pub(crate) fn random_play<G: Heuristics>(seats: usize) -> impl FnMut() -> u64 {
    let (setup, mut choices) = (setup::<G>(seats), Choices::new());
    move || play_round(&setup, &mut choices) as u64
}

/// Imagines a world for each position.
pub(crate) fn worlds<G: Heuristics>(seats: usize) -> impl FnMut() -> u64 {
    let (positions, mut rng) = (positions::<G>(seats), ThoughtRng::new(1));
    move || {
        for (state, seat) in &positions {
            black_box(Knowledge::of(state, *seat).imagine(Memory::Perfect, &mut rng));
        }
        positions.len() as u64
    }
}

/// The thoughts of a master about one position after the other.
pub(crate) fn search<G: Heuristics>(seats: usize) -> impl FnMut() -> u64 {
    let count = SeatCount::new(seats).expect("a seat count of the game");
    let (positions, mut search, mut next) = (positions::<G>(seats), Search::new(G::search_params(count)), 0);
    let sight = SearchLevel::of(BotKind::Grandmaster).expect("a grandmaster thinks").with_iterations(ITERATIONS);
    let mut rng = ThoughtRng::new(1);
    move || {
        let (state, seat) = &positions[next % positions.len()];
        next += 1;
        search.clear();
        u64::from(search.run(&Knowledge::of(state, *seat), &sight, &mut rng, &mut |_| true))
    }
}

/// Positions in which somebody can choose between several things.
fn positions<G: Heuristics>(seats: usize) -> Vec<(G, Seat)> {
    let setup = Setup { seed: Seed::from_number(4), ..setup::<G>(seats) };
    let mut state = G::new(&setup, &mut NullLog).expect("a table that can be");
    let (mut rng, mut list, mut all) = (ThoughtRng::new(4), Choices::new(), Vec::new());
    while let Some(seat) = state.to_act().first() {
        state.choices(seat, &mut list);
        if list.len() > 1 {
            all.push((state.clone(), seat));
        }
        let choice = choose_for(BotKind::Greedy, &Knowledge::of(&state, seat), &mut rng);
        state.apply(seat, choice, &mut NullLog).expect("bots choose what is legal");
    }
    let step = all.len().div_ceil(POSITIONS);
    all.into_iter().step_by(step).collect()
}
