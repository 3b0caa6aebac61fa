//! The benchmarks of every game, for a program of `divan`: [`benches!`](crate::benches) defines them.

use portolan_core::{Choices, Game, NullLog, SeatCount, Seed, Setup, ThoughtRng};

/// The number of games per round, enough to average their lengths.
pub const GAMES: u64 = 200;

/// Returns the seat counts of a game.
pub fn seat_counts<G: Game>() -> Vec<usize> {
    G::META.seat_counts().map(SeatCount::get).collect()
}

/// Returns a table with this many seats.
pub fn setup<G: Game>(seats: usize) -> Setup<G> {
    Setup::standard(SeatCount::new(seats).expect("a seat count of the game"), Seed::from_number(1))
}

/// Plays a round of random games and returns the number of choices.
pub fn play_round<G: Game>(setup: &Setup<G>, choices: &mut Choices<G::Choice>) -> usize {
    (0..GAMES).map(|game| play(setup, game, usize::MAX, choices).1).sum()
}

/// Returns a position from the middle of a game with the most players.
pub fn middle<G: Game>() -> G {
    play(&setup(G::META.seats.1), 0, 60, &mut Choices::new()).0
}

fn play<G: Game>(
    setup: &Setup<G>,
    game: u64,
    max_choices: usize,
    choices: &mut Choices<G::Choice>,
) -> (G, usize) {
    let setup = Setup { seed: setup.seed.nth(game), ..setup.clone() };
    let mut state = G::new(&setup, &mut NullLog).expect("the set-up is valid");
    let mut rng = ThoughtRng::new(game);
    let mut count = 0;
    while let Some(seat) = state.to_act().first().filter(|_| count < max_choices) {
        state.choices(seat, choices);
        let choice = rng.pick(choices).expect("a seat that must choose has a choice");
        state.apply(seat, choice, &mut NullLog).expect("a listed choice is accepted");
        count += 1;
    }
    (state, count)
}

/// Defines the benchmarks of a game: random play in choices and games per second on one thread; clones, imagined
/// worlds and views. Cloning is compared with copying as many bytes, because machines differ and are shared.
#[macro_export]
macro_rules! benches {
    ($game:ty) => {
        use divan::counter::ItemsCount;
        use divan::{Bencher, black_box};
        use portolan_core::{Choices, Game, Memory, Viewer};
        use $crate::bench::{GAMES, middle, play_round, seat_counts, setup};

        fn main() {
            divan::main();
        }

        /// Items are choices.
        #[divan::bench(args = seat_counts::<$game>())]
        fn random_play_choices(bencher: Bencher<'_, '_>, seats: usize) {
            let (setup, mut choices) = (setup::<$game>(seats), Choices::new());
            let count = play_round(&setup, &mut choices);
            bencher.counter(ItemsCount::new(count)).bench_local(|| play_round(&setup, &mut choices));
        }

        /// Items are games.
        #[divan::bench(args = seat_counts::<$game>())]
        fn random_play_games(bencher: Bencher<'_, '_>, seats: usize) {
            let (setup, mut choices) = (setup::<$game>(seats), Choices::new());
            bencher.counter(ItemsCount::new(GAMES)).bench_local(|| play_round(&setup, &mut choices));
        }

        #[divan::bench]
        fn clone_a_state(bencher: Bencher<'_, '_>) {
            let state = middle::<$game>();
            bencher.bench_local(|| black_box(&state).clone());
        }

        /// For comparison with a clone: copies as many bytes.
        #[divan::bench]
        fn copy_as_many_bytes(bencher: Bencher<'_, '_>) {
            let bytes = [7u8; size_of::<$game>()];
            bencher.bench_local(|| *black_box(&bytes));
        }

        #[divan::bench(args = [Memory::Open, Memory::Perfect])]
        fn imagine_a_world(bencher: Bencher<'_, '_>, memory: Memory) {
            let state = middle::<$game>();
            let seat = state.seats().seats().next().expect("every table has a first seat");
            let mut rng = portolan_core::ThoughtRng::new(1);
            bencher.bench_local(|| black_box(&state).imagine(Viewer::Seat(seat), memory, &mut rng));
        }

        #[divan::bench]
        fn draw_a_view(bencher: Bencher<'_, '_>) {
            let state = middle::<$game>();
            bencher.bench_local(|| black_box(&state).view(Viewer::Public));
        }
    };
}
