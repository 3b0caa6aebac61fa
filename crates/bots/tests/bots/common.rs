//! Whole games between bots, and what must hold of their choices at every game.

use portolan_bots::{
    BotKind, BotPlayer, Heuristics, SearchLevel, choose_for, choose_within, choose_within_for,
};
use portolan_core::{
    Choices, Game, Knowledge, MAX_SEATS, Memory, NullLog, Options as _, Outcome, Seat, SeatCount, Seed,
    Setup, ThoughtRng, Viewer,
};
use portolan_games::ListedGame;

pub(crate) const GREEDY: &[BotKind] = &[BotKind::Greedy];
pub(crate) const MIXED: &[BotKind] = &[BotKind::Greedy, BotKind::Random];

/// Thinkers think about one position of so many, and with so many iterations.
const THOUGHT_ABOUT: u64 = 160;
const ITERATIONS: u32 = 30;

/// The kinds that are asked in the nth position: those that think take longer.
fn asked(nth: u64) -> impl Iterator<Item = BotKind> {
    let thinks = |kind: &BotKind| SearchLevel::of(*kind).is_some();
    BotKind::ALL.into_iter().filter(move |kind| !thinks(kind) || nth.is_multiple_of(THOUGHT_ABOUT))
}

/// What a bot chooses with little patience.
fn hasty<G: Heuristics>(kind: BotKind, state: &G, seat: Seat, rng: &mut ThoughtRng) -> G::Choice {
    choose_within_for(kind, &Knowledge::of(state, seat), rng, &mut |done| done < ITERATIONS)
}

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

        #[test]
        fn a_thinker_that_keeps_its_thoughts_is_as_fair() {
            $crate::common::a_thinker_that_keeps_its_thoughts_is_as_fair::<$game>();
        }

        #[test]
        fn without_patience_the_answer_comes_at_once() {
            $crate::common::without_patience_the_answer_comes_at_once::<$game>();
        }

        #[test]
        fn a_thought_can_be_played() {
            $crate::common::a_thought_can_be_played::<$game>();
        }

        #[test]
        fn thinking_beats_greed() {
            $crate::common::thinking_beats_greed::<$game>();
        }
    };
}

/// A table with default options.
pub(crate) fn standard<G: Game>(seats: usize, seed: Seed) -> Setup<G> {
    Setup::standard(SeatCount::new(seats).expect("a table of this size"), seed)
}

/// Plays one game and tells how it ended.
pub(crate) fn play<G: Heuristics>(
    setup: &Setup<G>,
    bots: &[BotKind],
    look: impl FnMut(&G, Seat, G::Choice),
) -> Outcome {
    whole_game(setup, bots, look).outcome().expect("the game is over")
}

/// Plays one game up to its last position, the first of `bots` at seat 1; `look` is shown every position with the choice
/// that was made in it.
pub(crate) fn whole_game<G: Heuristics>(
    setup: &Setup<G>,
    bots: &[BotKind],
    mut look: impl FnMut(&G, Seat, G::Choice),
) -> G {
    let mut rng = ThoughtRng::new(setup.seed.thoughts());
    let mut state = G::new(setup, &mut NullLog).expect("a table");
    while let Some(seat) = state.to_act().first() {
        let choice = choose_for(bots[seat.index() % bots.len()], &Knowledge::of(&state, seat), &mut rng);
        look(&state, seat, choice);
        state.apply(seat, choice, &mut NullLog).expect("bots choose what is legal");
    }
    state
}

/// Plays `games` games for every seat count and every combination of options.
pub(crate) fn play_all<G: Heuristics>(
    games: u64,
    bots: &[BotKind],
    mut look: impl FnMut(&G, Seat, G::Choice),
) {
    for seats in G::META.seat_counts() {
        for options in G::Options::every() {
            for game in 0..games {
                let setup = Setup { options, ..Setup::standard(seats, Seed::from_number(5).nth(game)) };
                play(&setup, bots, &mut look);
            }
        }
    }
}

pub(crate) fn every_choice_is_legal<G: Heuristics>(sample: Sample) {
    let mut positions = 0;
    let mut list = Choices::new();
    play_all::<G>(sample.games, MIXED, |state, seat, _| {
        state.choices(seat, &mut list);
        for kind in asked(positions) {
            let choice = hasty(kind, state, seat, &mut ThoughtRng::new(positions));
            assert!(list.contains(&choice), "{kind} chose {choice} of {list:?}");
        }
        positions += 1;
    });
    assert!(positions > sample.positions, "{positions} positions");
}

/// Another world that looks the same to one who remembers everything gets the same answer: nothing hidden was used.
pub(crate) fn the_choice_is_the_same_in_every_world_that_looks_alike<G: Heuristics>(sample: Sample) {
    let mut positions = 0;
    play_all::<G>(sample.games, MIXED, |state, seat, _| {
        positions += 1;
        let imagined = state.imagine(Viewer::Seat(seat), Memory::Perfect, &mut ThoughtRng::new(positions));
        for kind in asked(positions) {
            let answer = |state| hasty(kind, state, seat, &mut ThoughtRng::new(!positions));
            assert_eq!(answer(state), answer(&imagined), "{kind}");
            assert_eq!(answer(state), answer(state), "{kind}: the same thoughts, the same choice");
        }
    });
    assert!(positions > sample.positions, "{positions} positions");
}

pub(crate) fn a_bot_answers_alike_where_types_are_erased<G: Heuristics + ListedGame>(sample: Sample) {
    let mut positions = 0;
    play_all::<G>(sample.games, MIXED, |state, seat, _| {
        for kind in asked(positions) {
            let typed = hasty(kind, state, seat, &mut ThoughtRng::new(1));
            let knowledge = G::any_knowledge(Knowledge::of(state, seat));
            let limit = &mut |done| done < ITERATIONS;
            let erased = choose_within(kind, &knowledge, &mut ThoughtRng::new(1), limit);
            assert_eq!(erased, G::any_choice(typed));
        }
        positions += 1;
    });
    assert!(positions > sample.positions, "{positions} positions");
}

/// At every number of seats, at changing seats; a shared win counts less.
pub(crate) fn one_greedy_beats_random_ones<G: Heuristics>(Wins { games, part }: Wins) {
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

/// A whole game against a master that is shown the true table, and one that is shown worlds imagined from it: they
/// think and choose alike, from the first choice to the last.
pub(crate) fn a_thinker_that_keeps_its_thoughts_is_as_fair<G: Heuristics>() {
    let seats = G::META.seats.1;
    let setup = standard::<G>(seats, Seed::from_number(6));
    let level = SearchLevel::of(BotKind::Master).map(|level| level.with_iterations(24));
    let [mut knowing, mut imagining] =
        [(); 2].map(|()| BotPlayer::<G>::with(BotKind::Master, level, plan::<G>(seats)));
    let mut asked = 0;
    play(&setup, GREEDY, |state, seat, _| {
        if seat.index() > 0 {
            return;
        }
        asked += 1;
        let imagined = state.imagine(Viewer::Seat(seat), Memory::Perfect, &mut ThoughtRng::new(asked));
        let choose = |thinker: &mut BotPlayer<G>, state| {
            thinker.choose(&Knowledge::of(state, seat), &mut ThoughtRng::new(!asked), &mut |_| true)
        };
        assert_eq!(choose(&mut knowing, state), choose(&mut imagining, &imagined));
    });
    assert!(asked > 20, "{asked} choices");
}

pub(crate) fn without_patience_the_answer_comes_at_once<G: Heuristics>() {
    let setup = standard::<G>(G::META.seats.0, Seed::from_number(8));
    let mut list = Choices::new();
    play(&setup, GREEDY, |state: &G, seat, _| {
        state.choices(seat, &mut list);
        let mut times = 0;
        let mut limit = |done| {
            times += 1;
            assert_eq!(done, 0);
            false
        };
        let rng = &mut ThoughtRng::new(1);
        let choice = choose_within_for(BotKind::Grandmaster, &Knowledge::of(state, seat), rng, &mut limit);
        assert!(list.contains(&choice) && times <= 1);
    });
}

/// Every line is legal in the imagined world, from its choice to the end of the turn.
pub(crate) fn a_thought_can_be_played<G: Heuristics>() {
    let setup = standard::<G>(G::META.seats.1, Seed::from_number(9));
    let mut number = 0;
    play(&setup, GREEDY, |state: &G, seat, _| {
        number += 1;
        if number % 8 > 0 {
            return;
        }
        let (mut thinker, rng) =
            (BotPlayer::<G>::new(BotKind::Master, state.seats()), &mut ThoughtRng::new(number));
        let limit = &mut |done| done < ITERATIONS;
        let thought = thinker.analyse(&Knowledge::of(state, seat), rng, limit).expect("a master thinks");
        let tried: u32 = thought.best.iter().map(|line| line.visits).sum();
        assert!(thought.best.len() <= 3 && tried <= thought.iterations);
        for line in &thought.best {
            let mut world = thought.world.clone();
            for choice in line.choices() {
                assert!(world.to_act().has(seat), "{choice}");
                world.apply(seat, choice, &mut NullLog).expect("a line that can be played");
            }
            assert_eq!(world, thought.replay(line, &mut NullLog));
            assert!(line.win_per_mille <= 1000);
        }
    });
}

/// A few games at the smallest table with a tenth of a merchant's thoughts: not a measurement, but a search that went
/// wrong would lose them.
pub(crate) fn thinking_beats_greed<G: Heuristics>() {
    let (seats, games) = (G::META.seats.0, 12);
    let level = SearchLevel::of(BotKind::Master).map(|level| level.with_iterations(100));
    let (mut thought, mut greed) = (0, 0);
    for game in 0..games {
        let setup = standard::<G>(seats, Seed::from_number(10).nth(game / seats as u64));
        let mut state = G::new(&setup, &mut NullLog).expect("a table");
        let mut thinker = BotPlayer::<G>::with(BotKind::Master, level, plan::<G>(seats));
        let (thinks, mut rng) = (game as usize % seats, ThoughtRng::new(game));
        while let Some(seat) = state.to_act().first() {
            let knowledge = Knowledge::of(&state, seat);
            let choice = match seat.index() == thinks {
                true => thinker.choose(&knowledge, &mut rng, &mut |_| true),
                false => choose_for(BotKind::Greedy, &knowledge, &mut rng),
            };
            state.apply(seat, choice, &mut NullLog).expect("bots choose what is legal");
        }
        for standing in state.outcome().expect("the game is over").standings {
            match standing.score.seat.index() == thinks {
                true => thought += standing.score.points() * (seats as i32 - 1),
                false => greed += standing.score.points(),
            }
        }
    }
    println!("in {games} games: {thought} points by thinking, {greed} by greed");
    assert!(thought > greed, "{thought} points by thinking, {greed} by greed");
}

/// How the search thinks about the game with so many seats.
fn plan<G: Heuristics>(seats: usize) -> portolan_bots::SearchParams {
    G::search_params(SeatCount::new(seats).expect("a seat count"))
}

/// Plays games between greedy bots and looks at the estimate in some of their positions: who is ahead there must win, up to
/// so many percent of wrong guesses.
pub(crate) fn guesses_winners<G: Heuristics>(seats: usize, asked: impl Fn(&G) -> bool, most_wrong: usize) {
    let (mut wrong, mut all) = (0, 0);
    for game in 0..300 {
        let (setup, mut ahead) = (standard::<G>(seats, Seed::from_number(6).nth(game)), Vec::new());
        let end = whole_game(&setup, GREEDY, |state, _, _| {
            let mut points = [0; MAX_SEATS];
            if asked(state) {
                assert!(G::estimate(state, &mut points) > 0, "nothing is sure yet");
                ahead.extend(state.seats().seats().max_by_key(|seat| points[seat.index()]));
            }
        });
        let winners = end.outcome().expect("the game is over").winners();
        wrong += ahead.iter().filter(|&&seat| !winners.has(seat)).count();
        all += ahead.len();
    }
    println!("{seats} seats: {wrong} of {all} guesses are wrong");
    assert!(wrong * 100 < all * most_wrong, "{seats} seats: {wrong} of {all} guesses are wrong");
}
