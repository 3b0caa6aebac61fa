//! Whole games between bots, and what must hold of their choices at every game.

use portolan_bots::{BotKind, Judged, choose, choose_for};
use portolan_core::{
    Choices, Game, Knowledge, Memory, Options as _, Outcome, Seat, SeatCount, Seed, Setup, Silent,
    ThoughtRng, Viewer,
};
use portolan_games::Listed;

pub(crate) const GREEDY: &[BotKind] = &[BotKind::Greedy];
pub(crate) const MIXED: &[BotKind] = &[BotKind::Greedy, BotKind::Random];

/// So many games for every seat count and every combination of options; in them, more than so many positions.
pub(crate) struct Sample {
    pub(crate) games: u64,
    pub(crate) positions: u64,
}

/// Of so many games at every number of seats one greedy bot must win this part against random ones.
pub(crate) struct Wins {
    pub(crate) games: usize,
    pub(crate) part: f64,
}

/// Makes the tests that every game has: how many games each of them plays, and how many of them must be won.
macro_rules! every_game {
    ($game:ty, legal = $legal:expr, alike = $alike:expr, erased = $erased:expr, wins = $wins:expr) => {
        use $crate::common::{Sample, Wins};

        #[test]
        fn every_choice_is_legal_at_every_table() {
            $crate::common::every_choice_is_legal::<$game>($legal);
        }

        #[test]
        fn the_choice_is_the_same_in_every_world_that_looks_alike() {
            $crate::common::the_choice_is_the_same_in_every_world_that_looks_alike::<$game>($alike);
        }

        #[test]
        fn a_bot_answers_alike_where_types_are_erased() {
            $crate::common::a_bot_answers_alike_where_types_are_erased::<$game>($erased);
        }

        #[test]
        fn one_greedy_beats_random_ones() {
            $crate::common::one_greedy_beats_random_ones::<$game>($wins);
        }
    };
}

/// A table with default options.
pub(crate) fn standard<G: Game>(seats: usize, seed: Seed) -> Setup<G> {
    Setup::standard(SeatCount::new(seats).expect("a table of this size"), seed)
}

/// Plays one game and tells how it ended.
pub(crate) fn play<G: Judged>(
    setup: &Setup<G>,
    bots: &[BotKind],
    look: impl FnMut(&G, Seat, G::Choice),
) -> Outcome {
    whole_game(setup, bots, look).outcome().expect("the game is over")
}

/// Plays one game up to its last position, the first of `bots` at seat 1; `look` is shown every position with the choice
/// that was made in it.
pub(crate) fn whole_game<G: Judged>(
    setup: &Setup<G>,
    bots: &[BotKind],
    mut look: impl FnMut(&G, Seat, G::Choice),
) -> G {
    let mut rng = ThoughtRng::new(setup.seed.thoughts());
    let mut state = G::new(setup, &mut Silent).expect("a table");
    while let Some(seat) = state.to_act().first() {
        let choice = choose_for(bots[seat.index() % bots.len()], &Knowledge::of(&state, seat), &mut rng);
        look(&state, seat, choice);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    state
}

/// Plays `games` games for every seat count and every combination of options.
pub(crate) fn play_all<G: Judged>(games: u64, bots: &[BotKind], mut look: impl FnMut(&G, Seat, G::Choice)) {
    for seats in G::META.seat_counts() {
        for options in G::Options::every() {
            for game in 0..games {
                let setup = Setup { options, ..Setup::standard(seats, Seed::from_number(5).nth(game)) };
                play(&setup, bots, &mut look);
            }
        }
    }
}

pub(crate) fn every_choice_is_legal<G: Judged>(sample: Sample) {
    let mut positions = 0;
    let mut list = Choices::new();
    play_all::<G>(sample.games, MIXED, |state, seat, _| {
        state.choices(seat, &mut list);
        for kind in BotKind::ALL {
            let choice = choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(positions));
            assert!(list.contains(&choice), "{kind} chose {choice} of {list:?}");
        }
        positions += 1;
    });
    assert!(positions > sample.positions, "{positions} positions");
}

/// Another world that looks the same to one who remembers everything gets the same answer: nothing hidden was used.
pub(crate) fn the_choice_is_the_same_in_every_world_that_looks_alike<G: Judged>(sample: Sample) {
    let mut positions = 0;
    play_all::<G>(sample.games, MIXED, |state, seat, _| {
        positions += 1;
        let imagined = state.imagine(Viewer::Seat(seat), Memory::Perfect, &mut ThoughtRng::new(positions));
        for kind in BotKind::ALL {
            let answer =
                |state| choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(!positions));
            assert_eq!(answer(state), answer(&imagined), "{kind}");
        }
    });
    assert!(positions > sample.positions, "{positions} positions");
}

pub(crate) fn a_bot_answers_alike_where_types_are_erased<G: Judged + Listed>(sample: Sample) {
    let mut positions = 0;
    play_all::<G>(sample.games, MIXED, |state, seat, _| {
        for kind in BotKind::ALL {
            let typed = choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(1));
            let knowledge = G::any_knowledge(Knowledge::of(state, seat));
            assert_eq!(choose(kind, &knowledge, &mut ThoughtRng::new(1)), G::any_choice(typed));
        }
        positions += 1;
    });
    assert!(positions > sample.positions, "{positions} positions");
}

/// At every number of seats, at changing seats; a shared win counts less.
pub(crate) fn one_greedy_beats_random_ones<G: Judged>(Wins { games, part }: Wins) {
    for seats in G::META.seat_counts().map(SeatCount::get) {
        let mut wins = 0.0;
        for game in 0..games {
            let greedy_at = game % seats;
            let bot = |seat| if seat == greedy_at { BotKind::Greedy } else { BotKind::Random };
            let bots: Vec<_> = (0..seats).map(bot).collect();
            let setup = standard::<G>(seats, Seed::from_number(1).nth(game as u64));
            let winners = play(&setup, &bots, |_, _, _| ()).winners();
            if winners.iter().any(|winner| winner.index() == greedy_at) {
                wins += 1.0 / winners.len() as f64;
            }
        }
        println!("one greedy bot against {} random: {wins:.1} of {games} games", seats - 1);
        assert!(wins >= part * games as f64, "{wins:.1} of {games} games");
    }
}
