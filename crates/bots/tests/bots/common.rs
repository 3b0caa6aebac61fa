//! Properties of the bots that must hold in every game.

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

/// Searching bots are tested in one of this many positions …
const SEARCH_INTERVAL: u64 = 160;
/// … with this many iterations.
const ITERATIONS: u32 = 30;

/// Returns the kinds that are tested in the nth position: searching ones in few, because they take longer.
fn tested_kinds(nth: u64) -> impl Iterator<Item = BotKind> {
    let searches = |kind: &BotKind| SearchLevel::of(*kind).is_some();
    BotKind::ALL.into_iter().filter(move |kind| !searches(kind) || nth.is_multiple_of(SEARCH_INTERVAL))
}

/// Returns the choice of a bot with few iterations.
fn quick_choice<G: Heuristics>(kind: BotKind, state: &G, seat: Seat, rng: &mut ThoughtRng) -> G::Choice {
    choose_within_for(kind, &Knowledge::of(state, seat), rng, &mut |done| done < ITERATIONS)
}

/// The number of games per seat count and combination of options, and the minimum number of positions in them.
pub(crate) struct Sample {
    pub(crate) games: u64,
    pub(crate) positions: u64,
}

/// One greedy bot must win this share of this many games at every seat count against random ones.
pub(crate) struct Wins {
    pub(crate) games: usize,
    pub(crate) part: f64,
}

/// Defines the tests of a game: the number of games, and how many of them must be won.
macro_rules! every_game {
    ($game:ty, legal = $legal:expr, alike = $alike:expr, erased = $erased:expr, wins = $wins:expr) => {
        use $crate::common::{Sample, Wins};

        #[test]
        fn every_choice_is_legal_at_every_table() {
            $crate::common::every_choice_is_legal::<$game>($legal);
        }

        #[test]
        fn the_choice_is_the_same_in_every_imagined_world() {
            $crate::common::the_choice_is_the_same_in_every_imagined_world::<$game>($alike);
        }

        #[test]
        fn the_choice_is_the_same_with_erased_types() {
            $crate::common::the_choice_is_the_same_with_erased_types::<$game>($erased);
        }

        #[test]
        fn one_greedy_bot_beats_random_ones() {
            $crate::common::one_greedy_bot_beats_random_ones::<$game>($wins);
        }

        #[test]
        fn a_bot_that_reuses_its_tree_uses_nothing_hidden() {
            $crate::common::a_bot_that_reuses_its_tree_uses_nothing_hidden::<$game>();
        }

        #[test]
        fn a_search_stopped_at_once_returns_a_legal_choice() {
            $crate::common::a_search_stopped_at_once_returns_a_legal_choice::<$game>();
        }

        #[test]
        fn the_lines_of_an_analysis_are_legal() {
            $crate::common::the_lines_of_an_analysis_are_legal::<$game>();
        }

        #[test]
        fn searching_bots_beat_greedy_ones() {
            $crate::common::searching_bots_beat_greedy_ones::<$game>();
        }
    };
}

/// Returns the set-up of a table with default options.
pub(crate) fn standard<G: Game>(seats: usize, seed: Seed) -> Setup<G> {
    Setup::standard(SeatCount::new(seats).expect("a possible seat count"), seed)
}

/// Plays one game and returns its outcome.
pub(crate) fn play<G: Heuristics>(
    setup: &Setup<G>,
    bots: &[BotKind],
    look: impl FnMut(&G, Seat, G::Choice),
) -> Outcome {
    whole_game(setup, bots, look).outcome().expect("the game is over")
}

/// Plays one game and returns its last position; the first of `bots` has seat 1. `look` gets every position and the
/// choice made in it.
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
        state.apply(seat, choice, &mut NullLog).expect("bots make legal choices");
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
        for kind in tested_kinds(positions) {
            let choice = quick_choice(kind, state, seat, &mut ThoughtRng::new(positions));
            assert!(list.contains(&choice), "{kind} chose {choice} of {list:?}");
        }
        positions += 1;
    });
    assert!(positions > sample.positions, "{positions} positions");
}

/// In every world that looks the same with perfect memory the choice is the same: the bot uses nothing hidden.
pub(crate) fn the_choice_is_the_same_in_every_imagined_world<G: Heuristics>(sample: Sample) {
    let mut positions = 0;
    play_all::<G>(sample.games, MIXED, |state, seat, _| {
        positions += 1;
        let imagined = state.imagine(Viewer::Seat(seat), Memory::Perfect, &mut ThoughtRng::new(positions));
        for kind in tested_kinds(positions) {
            let answer = |state| quick_choice(kind, state, seat, &mut ThoughtRng::new(!positions));
            assert_eq!(answer(state), answer(&imagined), "{kind}");
            assert_eq!(answer(state), answer(state), "{kind}: the same generator gives the same choice");
        }
    });
    assert!(positions > sample.positions, "{positions} positions");
}

pub(crate) fn the_choice_is_the_same_with_erased_types<G: Heuristics + ListedGame>(sample: Sample) {
    let mut positions = 0;
    play_all::<G>(sample.games, MIXED, |state, seat, _| {
        for kind in tested_kinds(positions) {
            let typed = quick_choice(kind, state, seat, &mut ThoughtRng::new(1));
            let knowledge = G::any_knowledge(Knowledge::of(state, seat));
            let limit = &mut |done| done < ITERATIONS;
            let erased = choose_within(kind, &knowledge, &mut ThoughtRng::new(1), limit);
            assert_eq!(erased, G::any_choice(typed));
        }
        positions += 1;
    });
    assert!(positions > sample.positions, "{positions} positions");
}

/// At every seat count, in changing seats; a shared win counts less.
pub(crate) fn one_greedy_bot_beats_random_ones<G: Heuristics>(Wins { games, part }: Wins) {
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

/// A master that gets the true state and one that gets imagined worlds make the same choices, from the first to the
/// last.
pub(crate) fn a_bot_that_reuses_its_tree_uses_nothing_hidden<G: Heuristics>() {
    let seats = G::META.seats.1;
    let setup = standard::<G>(seats, Seed::from_number(6));
    let level = SearchLevel::of(BotKind::Master).map(|level| level.with_iterations(24));
    let [mut knowing, mut imagining] =
        [(); 2].map(|()| BotPlayer::<G>::with(BotKind::Master, level, search_params::<G>(seats)));
    let mut choice_count = 0;
    play(&setup, GREEDY, |state, seat, _| {
        if seat.index() > 0 {
            return;
        }
        choice_count += 1;
        let imagined = state.imagine(Viewer::Seat(seat), Memory::Perfect, &mut ThoughtRng::new(choice_count));
        let choose = |bot: &mut BotPlayer<G>, state| {
            bot.choose(&Knowledge::of(state, seat), &mut ThoughtRng::new(!choice_count), &mut |_| true)
        };
        assert_eq!(choose(&mut knowing, state), choose(&mut imagining, &imagined));
    });
    assert!(choice_count > 20, "{choice_count} choices");
}

pub(crate) fn a_search_stopped_at_once_returns_a_legal_choice<G: Heuristics>() {
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
pub(crate) fn the_lines_of_an_analysis_are_legal<G: Heuristics>() {
    let setup = standard::<G>(G::META.seats.1, Seed::from_number(9));
    let mut number = 0;
    play(&setup, GREEDY, |state: &G, seat, _| {
        number += 1;
        if number % 8 > 0 {
            return;
        }
        let (mut bot, rng) =
            (BotPlayer::<G>::new(BotKind::Master, state.seats()), &mut ThoughtRng::new(number));
        let limit = &mut |done| done < ITERATIONS;
        let analysis = bot.analyse(&Knowledge::of(state, seat), rng, limit).expect("a master searches");
        let tried: u32 = analysis.best.iter().map(|line| line.visits).sum();
        assert!(analysis.best.len() <= 3 && tried <= analysis.iterations);
        for line in &analysis.best {
            let mut world = analysis.world.clone();
            for choice in line.choices() {
                assert!(world.to_act().has(seat), "{choice}");
                world.apply(seat, choice, &mut NullLog).expect("a line that can be played");
            }
            assert_eq!(world, analysis.replay(line, &mut NullLog));
            assert!(line.win_per_mille <= 1000);
        }
    });
}

/// A few games at the smallest table with a tenth of a merchant's iterations: not a measurement, but a broken search
/// would lose them.
pub(crate) fn searching_bots_beat_greedy_ones<G: Heuristics>() {
    let (seats, games) = (G::META.seats.0, 12);
    let level = SearchLevel::of(BotKind::Master).map(|level| level.with_iterations(100));
    let (mut search_points, mut greedy_points) = (0, 0);
    for game in 0..games {
        let setup = standard::<G>(seats, Seed::from_number(10).nth(game / seats as u64));
        let mut state = G::new(&setup, &mut NullLog).expect("a table");
        let mut bot = BotPlayer::<G>::with(BotKind::Master, level, search_params::<G>(seats));
        let (searching_seat, mut rng) = (game as usize % seats, ThoughtRng::new(game));
        while let Some(seat) = state.to_act().first() {
            let knowledge = Knowledge::of(&state, seat);
            let choice = match seat.index() == searching_seat {
                true => bot.choose(&knowledge, &mut rng, &mut |_| true),
                false => choose_for(BotKind::Greedy, &knowledge, &mut rng),
            };
            state.apply(seat, choice, &mut NullLog).expect("bots make legal choices");
        }
        for standing in state.outcome().expect("the game is over").standings {
            match standing.score.seat.index() == searching_seat {
                true => search_points += standing.score.points() * (seats as i32 - 1),
                false => greedy_points += standing.score.points(),
            }
        }
    }
    println!("in {games} games: {search_points} points by search, {greedy_points} without");
    assert!(search_points > greedy_points, "{search_points} points by search, {greedy_points} without");
}

/// Returns the search parameters for this many seats.
fn search_params<G: Heuristics>(seats: usize) -> portolan_bots::SearchParams {
    G::search_params(SeatCount::new(seats).expect("a seat count"))
}

/// Plays games between greedy bots and evaluates some of their positions: the seat that is ahead must win, but for
/// this percentage of errors.
pub(crate) fn assert_predicts_winners<G: Heuristics>(
    seats: usize,
    is_tested: impl Fn(&G) -> bool,
    most_wrong: usize,
) {
    let (mut wrong, mut all) = (0, 0);
    for game in 0..300 {
        let (setup, mut ahead) = (standard::<G>(seats, Seed::from_number(6).nth(game)), Vec::new());
        let end = whole_game(&setup, GREEDY, |state, _, _| {
            let mut points = [0; MAX_SEATS];
            if is_tested(state) {
                assert!(G::estimate(state, &mut points) > 0, "the game is not over");
                ahead.extend(state.seats().seats().max_by_key(|seat| points[seat.index()]));
            }
        });
        let winners = end.outcome().expect("the game is over").winners();
        wrong += ahead.iter().filter(|&&seat| !winners.has(seat)).count();
        all += ahead.len();
    }
    println!("{seats} seats: {wrong} of {all} predictions are wrong");
    assert!(wrong * 100 < all * most_wrong, "{seats} seats: {wrong} of {all} predictions are wrong");
}
