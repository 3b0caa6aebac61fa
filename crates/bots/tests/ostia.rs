//! The greedy bot of Ostia: legal, fair, stronger than chance, and thrifty.

use portolan_bots::{BotKind, choose, choose_for};
use portolan_core::{
    Choices, Game, Knowledge, Memory, Options as _, Outcome, Seat, SeatCount, Seed, Setup, Silent,
    ThoughtRng, Viewer,
};
use portolan_games::{AnyChoice, AnyKnowledge};
use portolan_ostia::{Choice, Options, Ostia, Phase};

const GREEDY: &[BotKind] = &[BotKind::Greedy];
const MIXED: &[BotKind] = &[BotKind::Greedy, BotKind::Random];

fn setup(seats: usize, options: Options, seed: Seed) -> Setup<Ostia> {
    let seats = SeatCount::new(seats).expect("a table of this size");
    Setup { options, ..Setup::standard(seats, seed) }
}

/// Plays one game; `look` is shown every position with the choice that was made in it.
fn play(setup: &Setup<Ostia>, bots: &[BotKind], mut look: impl FnMut(&Ostia, Seat, Choice)) -> Outcome {
    let mut rng = ThoughtRng::new(setup.seed.thoughts());
    let mut state = Ostia::new(setup, &mut Silent).expect("a table");
    while let Some(seat) = state.to_act().first() {
        let choice = choose_for(bots[seat.index() % bots.len()], &Knowledge::of(&state, seat), &mut rng);
        look(&state, seat, choice);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    state.outcome().expect("the game is over")
}

/// Plays `games` games for every seat count, with ivory and without.
fn play_all(games: u64, bots: &[BotKind], mut look: impl FnMut(&Ostia, Seat, Choice)) {
    for seats in 3..=5 {
        for options in Options::every() {
            for game in 0..games {
                play(&setup(seats, options, Seed::from_number(5).nth(game)), bots, &mut look);
            }
        }
    }
}

#[test]
fn every_choice_is_legal_at_every_table() {
    let mut positions = 0;
    let mut list = Choices::new();
    play_all(6, MIXED, |state, seat, _| {
        state.choices(seat, &mut list);
        for kind in BotKind::ALL {
            let choice = choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(positions));
            assert!(list.contains(&choice), "{kind} chose {choice} in {:?}", state.phase);
        }
        positions += 1;
    });
    assert!(positions > 8_000, "{positions} positions");
}

/// Another world that looks the same to one who remembers everything gets the same answer: nothing hidden was used.
#[test]
fn the_choice_is_the_same_in_every_world_that_looks_alike() {
    let mut number = 0;
    play_all(3, MIXED, |state, seat, _| {
        number += 1;
        let imagined = state.imagine(Viewer::Seat(seat), Memory::Perfect, &mut ThoughtRng::new(number));
        for kind in BotKind::ALL {
            let answer = |state| choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(!number));
            assert_eq!(answer(state), answer(&imagined), "{kind} in {:?}", state.phase);
        }
    });
    assert!(number > 4_000, "{number} positions");
}

#[test]
fn a_bot_answers_alike_where_types_are_erased() {
    play_all(1, MIXED, |state, seat, _| {
        for kind in BotKind::ALL {
            let typed = choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(1));
            let erased =
                choose(kind, &AnyKnowledge::Ostia(Knowledge::of(state, seat)), &mut ThoughtRng::new(1));
            assert_eq!(erased, AnyChoice::Ostia(typed));
        }
    });
}

const GAMES: usize = 1000;

/// How many games one greedy bot wins against random ones, at changing seats; shared wins count less.
fn wins_of_one_greedy(seats: usize) -> f64 {
    let mut wins = 0.0;
    for game in 0..GAMES {
        let greedy_at = game % seats;
        let bots: Vec<_> = (0..seats)
            .map(|seat| if seat == greedy_at { BotKind::Greedy } else { BotKind::Random })
            .collect();
        let setup = setup(seats, Options::default(), Seed::from_number(1).nth(game as u64));
        let winners = play(&setup, &bots, |_, _, _| ()).winners();
        if winners.iter().any(|winner| winner.index() == greedy_at) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    println!("one greedy bot against {} random: {wins:.1} of {GAMES} games", seats - 1);
    wins
}

#[test]
fn one_greedy_beats_two_random() {
    assert!(wins_of_one_greedy(3) >= 0.8 * GAMES as f64);
}

#[test]
fn one_greedy_beats_three_random() {
    assert!(wins_of_one_greedy(4) >= 0.8 * GAMES as f64);
}

#[test]
fn one_greedy_beats_four_random() {
    assert!(wins_of_one_greedy(5) >= 0.8 * GAMES as f64);
}

/// Nobody goes bankrupt or ends without money, and points are as many as people report: about 15, 14 and 12 with three
/// players.
#[test]
fn greedy_bots_play_sensible_games_with_each_other() {
    for seats in 3..=5 {
        let (mut points, mut money, mut first) = (0, 0, 0);
        for game in 0..100 {
            let setup = setup(seats, Options::default(), Seed::from_number(2).nth(game));
            let mut last = Vec::new();
            let outcome = play(&setup, GREEDY, |state, _, _| {
                last = state.seats.seats().map(|seat| i32::from(state.players[seat].cash)).collect();
            });
            assert!(outcome.standings.iter().all(|standing| !standing.score.eliminated));
            points += outcome.standings.iter().map(|standing| standing.score.points()).sum::<i32>();
            first += outcome.ranking()[0].score.points();
            money += last.iter().sum::<i32>();
        }
        let each = |sum: i32| f64::from(sum) / 100.0 / seats as f64;
        let (first, points, money) = (f64::from(first) / 100.0, each(points), each(money));
        println!(
            "{seats} greedy bots: {points:.1} points and {money:.1} denarii each, the winner {first:.1} points"
        );
        assert!((6.0..18.0).contains(&points) && (15.0..150.0).contains(&money));
    }
}

/// A bid is never above what is there in cash: no storehouse is sold and no loan taken for it.
#[test]
fn nobody_borrows_for_a_bid() {
    let mut bids = 0;
    play_all(4, GREEDY, |state, seat, choice| {
        if let Choice::Bid(amount) = choice {
            assert!(u16::from(amount) <= state.players[seat].cash);
            bids += 1;
        }
    });
    assert!(bids > 1000, "{bids}");
}

#[test]
fn loans_are_repaid_as_soon_as_possible() {
    play_all(4, MIXED, |state, seat, choice| {
        if seat.index() % 2 == 0 && matches!(state.phase, Phase::Loans { .. }) {
            assert_eq!(choice, Choice::Repay);
        }
    });
}

/// At the end a second card of a kind brings no point, so it is sold.
#[test]
fn no_kind_is_stored_twice_at_the_end() {
    let mut seen = 0;
    play_all(10, GREEDY, |state, seat, choice| {
        if let (Phase::LastAllocate, Choice::Store(good)) = (state.phase, choice) {
            let player = &state.players[seat];
            let placed = state.components.bundle(player.wares.lowest(player.placed.into()));
            assert_eq!(placed.count(good), player.to_market.count(good));
            seen += 1;
        }
    });
    assert!(seen > 200, "{seen}");
}
