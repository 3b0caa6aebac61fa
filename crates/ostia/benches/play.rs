//! How fast the rules are: random play in choices and games a second, one thread; and what a clone costs.
//!
//! Every figure is printed beside a yardstick measured in the same run, because machines differ and are shared.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use portolan_core::{Choices, Game, Memory, SeatCount, Seed, Setup, Silent, ThoughtRng, Viewer};
use portolan_ostia::Ostia;

fn main() {
    divan::main();
}

const SEATS: [usize; 3] = [3, 4, 5];
/// A round of games is long enough to even out their lengths.
const GAMES: u64 = 200;

fn setup(seats: usize) -> Setup<Ostia> {
    Setup::standard(SeatCount::new(seats).unwrap(), Seed::from_number(1))
}

/// Plays one game at random and counts its choices.
fn play(setup: &Setup<Ostia>, game: u64, choices: &mut Choices<<Ostia as Game>::Choice>) -> usize {
    let setup = Setup { seed: setup.seed.nth(game), ..setup.clone() };
    let mut state = Ostia::new(&setup, &mut Silent).unwrap();
    let mut rng = ThoughtRng::new(game);
    let mut count = 0;
    while let Some(seat) = state.to_act().first() {
        state.choices(seat, choices);
        let choice = rng.pick(choices).unwrap();
        state.apply(seat, choice, &mut Silent).unwrap();
        count += 1;
    }
    count
}

fn play_round(setup: &Setup<Ostia>, choices: &mut Choices<<Ostia as Game>::Choice>) -> usize {
    (0..GAMES).map(|game| play(setup, game, choices)).sum()
}

/// Items are choices.
#[divan::bench(args = SEATS)]
fn random_play_choices(bencher: Bencher<'_, '_>, seats: usize) {
    let (setup, mut choices) = (setup(seats), Choices::new());
    let count = play_round(&setup, &mut choices);
    bencher.counter(ItemsCount::new(count)).bench_local(|| play_round(&setup, &mut choices));
}

/// Items are games.
#[divan::bench(args = SEATS)]
fn random_play_games(bencher: Bencher<'_, '_>, seats: usize) {
    let (setup, mut choices) = (setup(seats), Choices::new());
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| play_round(&setup, &mut choices));
}

/// A position from the middle of a game.
fn middle(seats: usize) -> Ostia {
    let mut state = Ostia::new(&setup(seats), &mut Silent).unwrap();
    let (mut choices, mut rng) = (Choices::new(), ThoughtRng::new(3));
    for _ in 0..120 {
        let Some(seat) = state.to_act().first() else { break };
        state.choices(seat, &mut choices);
        state.apply(seat, rng.pick(&choices).unwrap(), &mut Silent).unwrap();
    }
    state
}

#[divan::bench]
fn clone_a_state(bencher: Bencher<'_, '_>) {
    let state = middle(5);
    bencher.bench_local(|| black_box(&state).clone());
}

/// The yardstick for a clone: as many bytes, copied.
#[divan::bench]
fn yardstick_copy_as_many_bytes(bencher: Bencher<'_, '_>) {
    let bytes = [7u8; size_of::<Ostia>()];
    bencher.bench_local(|| *black_box(&bytes));
}

#[divan::bench(args = [Memory::Open, Memory::Perfect])]
fn imagine_a_world(bencher: Bencher<'_, '_>, memory: Memory) {
    let state = middle(5);
    let (seat, mut rng) = (state.seats.seats().next().unwrap(), ThoughtRng::new(1));
    bencher.bench_local(|| black_box(&state).imagine(Viewer::Seat(seat), memory, &mut rng));
}

#[divan::bench]
fn draw_a_view(bencher: Bencher<'_, '_>) {
    let state = middle(5);
    bencher.bench_local(|| black_box(&state).view(Viewer::Public));
}
