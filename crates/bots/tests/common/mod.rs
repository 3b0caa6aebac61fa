//! Whole games of Traders of Osaka between bots, for the tests to look at.

use portolan_bots::{BotKind, choose_for};
use portolan_core::{
    Game, Knowledge, Options as _, Outcome, Seat, SeatCount, Seed, Setup, Silent, ThoughtRng,
};
use portolan_osaka::{Choice, Options, Osaka};

/// A table with these bots, the first at seat 1.
pub(crate) fn setup(seats: usize, options: Options, seed: Seed) -> Setup<Osaka> {
    let seats = SeatCount::new(seats).expect("a table of this size");
    Setup { options, ..Setup::standard(seats, seed) }
}

/// Plays one game; `look` is shown every position with the choice that was made in it.
pub(crate) fn play(
    setup: &Setup<Osaka>,
    bots: &[BotKind],
    mut look: impl FnMut(&Osaka, Seat, Choice),
) -> Outcome {
    let mut rng = ThoughtRng::new(setup.seed.thoughts());
    let mut state = Osaka::new(setup, &mut Silent).expect("a table");
    while let Some(seat) = state.to_act().first() {
        let choice = choose_for(bots[seat.index() % bots.len()], &Knowledge::of(&state, seat), &mut rng);
        look(&state, seat, choice);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    state.outcome().expect("the game is over")
}

/// Plays `games` games for every seat count and every combination of options.
#[allow(dead_code, reason = "not every test file plays them all")]
pub(crate) fn play_all(games: u64, bots: &[BotKind], mut look: impl FnMut(&Osaka, Seat, Choice)) {
    for seats in 2..=4 {
        for options in Options::every() {
            for game in 0..games {
                play(&setup(seats, options, Seed::from_number(5).nth(game)), bots, &mut look);
            }
        }
    }
}
