//! Our workloads: random play; and, in positions spread over a game between greedy bots, imagined worlds and search
//! iterations.

use portolan_bots::{BotKind, Heuristics, Search, SearchLevel, choose_for};
use portolan_core::{Choices, Knowledge, Memory, NullLog, Seat, SeatCount, Seed, Setup, ThoughtRng};
use portolan_testkit::bench::{play_round, setup};
use std::hint::black_box;

/// The maximum number of positions, spread evenly over a game.
const POSITIONS: usize = 16;
/// The number of iterations per position.
const ITERATIONS: u32 = 500;

/// Returns a function that plays a round of random games and returns the number of choices.
pub(crate) fn random_play<G: Heuristics>(seats: usize) -> impl FnMut() -> u64 {
    let (setup, mut choices) = (setup::<G>(seats), Choices::new());
    move || play_round(&setup, &mut choices) as u64
}

/// Returns a function that imagines a world for each position and returns the number of worlds.
pub(crate) fn worlds<G: Heuristics>(seats: usize) -> impl FnMut() -> u64 {
    let (positions, mut rng) = (positions::<G>(seats), ThoughtRng::new(1));
    move || {
        for (state, seat) in &positions {
            black_box(Knowledge::of(state, *seat).imagine(Memory::Perfect, &mut rng));
        }
        positions.len() as u64
    }
}

/// Returns a function that searches the next position as a grandmaster and returns the number of iterations.
pub(crate) fn search<G: Heuristics>(seats: usize) -> impl FnMut() -> u64 {
    let count = SeatCount::new(seats).expect("a seat count of the game");
    let (positions, mut search, mut next) = (positions::<G>(seats), Search::new(G::search_params(count)), 0);
    let level =
        SearchLevel::of(BotKind::Grandmaster).expect("a grandmaster searches").with_iterations(ITERATIONS);
    let mut rng = ThoughtRng::new(1);
    move || {
        let (state, seat) = &positions[next % positions.len()];
        next += 1;
        search.clear();
        u64::from(search.run(&Knowledge::of(state, *seat), &level, &mut rng, &mut |_| true))
    }
}

/// Returns positions in which a seat has at least two choices, with that seat.
fn positions<G: Heuristics>(seats: usize) -> Vec<(G, Seat)> {
    let setup = Setup { seed: Seed::from_number(4), ..setup::<G>(seats) };
    let mut state = G::new(&setup, &mut NullLog).expect("the set-up is valid");
    let (mut rng, mut list, mut all) = (ThoughtRng::new(4), Choices::new(), Vec::new());
    while let Some(seat) = state.to_act().first() {
        state.choices(seat, &mut list);
        if list.len() > 1 {
            all.push((state.clone(), seat));
        }
        let choice = choose_for(BotKind::Greedy, &Knowledge::of(&state, seat), &mut rng);
        state.apply(seat, choice, &mut NullLog).expect("bots make legal choices");
    }
    let step = all.len().div_ceil(POSITIONS);
    all.into_iter().step_by(step).collect()
}
