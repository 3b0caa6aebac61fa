//! How fast bots think, one thread: imagined worlds, greedy choices, playouts and iterations of the search a second, for
//! every game and seat count, in positions from all over a game between greedy bots.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use portolan_bots::{BotKind, Judged, Plan, Search, Sight, choose_for};
use portolan_core::{Choices, Knowledge, Memory, Seat, SeatCount, Seed, Setup, Silent, ThoughtRng};
use portolan_testkit::bench::{seat_counts, setup};

/// So many positions are looked at, evenly spread over a game.
const POSITIONS: usize = 16;
/// So many iterations in each of them.
const ITERATIONS: u32 = 200;

fn main() {
    divan::main();
}

/// Positions in which somebody can choose between several things.
fn positions<G: Judged>(seats: usize) -> Vec<(G, Seat)> {
    let setup = Setup { seed: Seed::from_number(4), ..setup::<G>(seats) };
    let mut state = G::new(&setup, &mut Silent).expect("a table that can be");
    let (mut rng, mut list, mut all) = (ThoughtRng::new(4), Choices::new(), Vec::new());
    while let Some(seat) = state.to_act().first() {
        state.choices(seat, &mut list);
        if list.len() > 1 {
            all.push((state.clone(), seat));
        }
        let choice = choose_for(BotKind::Greedy, &Knowledge::of(&state, seat), &mut rng);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    let step = all.len().div_ceil(POSITIONS);
    all.into_iter().step_by(step).collect()
}

/// The thoughts of a master in each position, so many iterations long.
fn think<G: Judged>(search: &mut Search<G>, positions: &[(G, Seat)]) {
    let sight = Sight::of(BotKind::Master).expect("a master thinks").with_iterations(ITERATIONS);
    let mut rng = ThoughtRng::new(1);
    for (state, seat) in positions {
        search.forget();
        let done = search.think(&Knowledge::of(state, *seat), &sight, &mut rng, &mut |_| true);
        assert_eq!(done, ITERATIONS);
    }
}

/// How the search thinks about the game with so many seats.
fn plan<G: Judged>(seats: usize) -> Plan {
    G::plan(SeatCount::new(seats).expect("a seat count"))
}

/// Items are worlds.
fn worlds<G: Judged>(bencher: Bencher<'_, '_>, seats: usize) {
    let (positions, mut rng) = (positions::<G>(seats), ThoughtRng::new(1));
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat) in &positions {
            black_box(Knowledge::of(state, *seat).imagine(Memory::Perfect, &mut rng));
        }
    });
}

/// Items are choices.
fn greedy<G: Judged>(bencher: Bencher<'_, '_>, seats: usize) {
    let (positions, mut rng) = (positions::<G>(seats), ThoughtRng::new(1));
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat) in &positions {
            black_box(choose_for(BotKind::Greedy, &Knowledge::of(state, *seat), &mut rng));
        }
    });
}

/// Items are iterations, or playouts without a tree.
fn iterations<G: Judged>(bencher: Bencher<'_, '_>, seats: usize, plan: Plan) {
    let (positions, mut search) = (positions::<G>(seats), Search::new(plan));
    let count = positions.len() * ITERATIONS as usize;
    bencher.counter(ItemsCount::new(count)).bench_local(|| think(&mut search, &positions));
}

macro_rules! benches_of {
    ($name:ident, $game:ty) => {
        mod $name {
            use super::*;

            #[divan::bench(args = seat_counts::<$game>())]
            fn imagined_worlds(bencher: Bencher<'_, '_>, seats: usize) {
                worlds::<$game>(bencher, seats);
            }

            #[divan::bench(args = seat_counts::<$game>())]
            fn greedy_choices(bencher: Bencher<'_, '_>, seats: usize) {
                greedy::<$game>(bencher, seats);
            }

            #[divan::bench(args = seat_counts::<$game>(), sample_count = 5)]
            fn playouts(bencher: Bencher<'_, '_>, seats: usize) {
                let plan = Plan { deepest: 0, trust_in_greedy: 0, ..plan::<$game>(seats) };
                iterations::<$game>(bencher, seats, plan);
            }

            #[divan::bench(args = seat_counts::<$game>(), sample_count = 5)]
            fn search_iterations(bencher: Bencher<'_, '_>, seats: usize) {
                iterations::<$game>(bencher, seats, plan::<$game>(seats));
            }
        }
    };
}

benches_of!(osaka, portolan_osaka::Osaka);
benches_of!(ostia, portolan_ostia::Ostia);
benches_of!(dschunke, portolan_dschunke::Dschunke);
benches_of!(yokohama, portolan_yokohama::Yokohama);
