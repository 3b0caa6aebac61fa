//! The bots at Dschunke: every choice is legal and fair, the greedy one beats random ones and judges sensibly.

use portolan_bots::{BotKind, choose, choose_for};
use portolan_core::{
    Choices, Game, Journal, Knowledge, Memory, Options as _, Outcome, Seat, SeatCount, Seed, Setup, Silent,
    ThoughtRng, Viewer,
};
use portolan_dschunke::{Bid, CardKind, Choice, Dschunke, Event, Good, Options, Phase, Price, ROUNDS};
use portolan_games::{AnyChoice, AnyKnowledge};

const GREEDY: &[BotKind] = &[BotKind::Greedy];
const MIXED: &[BotKind] = &[BotKind::Greedy, BotKind::Random];

fn setup(seats: usize, options: Options, seed: Seed) -> Setup<Dschunke> {
    let seats = SeatCount::new(seats).expect("a table of this size");
    Setup { options, ..Setup::standard(seats, seed) }
}

/// Plays one game; `look` is shown every position with the choice that was made in it.
fn play(setup: &Setup<Dschunke>, bots: &[BotKind], mut look: impl FnMut(&Dschunke, Seat, Choice)) -> Outcome {
    let mut rng = ThoughtRng::new(setup.seed.thoughts());
    let mut state = Dschunke::new(setup, &mut Silent).expect("a table");
    while let Some(seat) = state.to_act().first() {
        let choice = choose_for(bots[seat.index() % bots.len()], &Knowledge::of(&state, seat), &mut rng);
        look(&state, seat, choice);
        state.apply(seat, choice, &mut Silent).expect("bots choose what is legal");
    }
    state.outcome().expect("the game is over")
}

/// Plays `games` games for every seat count and every combination of options.
fn play_all(games: u64, bots: &[BotKind], mut look: impl FnMut(&Dschunke, Seat, Choice)) {
    for seats in 3..=4 {
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
    play_all(4, MIXED, |state, seat, _| {
        state.choices(seat, &mut list);
        for kind in BotKind::ALL {
            let choice = choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(positions));
            assert!(list.contains(&choice), "{kind} chose {choice}");
        }
        positions += 1;
    });
    assert!(positions > 5_000, "{positions} positions");
}

/// Another world that looks the same to one who remembers everything gets the same answer: nothing hidden was used.
#[test]
fn the_choice_is_the_same_in_every_world_that_looks_alike() {
    let mut number = 0;
    play_all(2, MIXED, |state, seat, _| {
        number += 1;
        let imagined = state.imagine(Viewer::Seat(seat), Memory::Perfect, &mut ThoughtRng::new(number));
        for kind in BotKind::ALL {
            let answer = |state| choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(!number));
            assert_eq!(answer(state), answer(&imagined), "{kind}");
        }
    });
}

#[test]
fn a_bot_answers_alike_where_types_are_erased() {
    play_all(1, MIXED, |state, seat, _| {
        for kind in BotKind::ALL {
            let typed = choose_for(kind, &Knowledge::of(state, seat), &mut ThoughtRng::new(1));
            let erased =
                choose(kind, &AnyKnowledge::Dschunke(Knowledge::of(state, seat)), &mut ThoughtRng::new(1));
            assert_eq!(erased, AnyChoice::Dschunke(typed));
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
    println!("one greedy bot against {} random: {wins} of {GAMES} games", seats - 1);
    wins / GAMES as f64
}

#[test]
fn one_greedy_beats_two_random() {
    assert!(wins_of_one_greedy(3) >= 0.8);
}

#[test]
fn one_greedy_beats_three_random() {
    assert!(wins_of_one_greedy(4) >= 0.8);
}

/// Games between greedy bots look like games: goods are sold, and the winner has about what people report.
#[test]
fn greedy_bots_play_whole_games_with_each_other() {
    for (seats, plausible) in [(3, 70.0..110.0), (4, 55.0..90.0)] {
        const GAMES: u64 = 100;
        let (mut winner, mut all, mut sold, mut cards) = (0, 0, 0, 0);
        for game in 0..GAMES {
            let setup = setup(seats, Options::default(), Seed::from_number(2).nth(game));
            let outcome = play(&setup, GREEDY, |state, seat, choice| {
                let mut journal = Journal::new();
                state.clone().apply(seat, choice, &mut journal).expect("it was chosen");
                let sales = journal.seen_by(Viewer::Public).filter_map(|event| match event {
                    Event::BarterEnded { sold } => Some(usize::from(*sold)),
                    _ => None,
                });
                sold += sales.sum::<usize>();
                cards += usize::from(matches!(choice, Choice::Card(_)));
            });
            winner += outcome.ranking()[0].score.points();
            all += outcome.standings.iter().map(|standing| standing.score.points()).sum::<i32>();
        }
        let mean = |sum: f64| sum / GAMES as f64;
        let (winner, all) = (mean(winner.into()), mean(all.into()) / seats as f64);
        let (sold, cards) = (mean(sold as f64) / ROUNDS as f64, mean(cards as f64));
        println!(
            "{seats} greedy bots: the winner has {winner:.1} yuan, all have {all:.1} on average; \
             {sold:.2} goods sold in a round; {cards:.1} special cards played in a game"
        );
        assert!(plausible.contains(&winner) && sold > 3.0 && cards > 2.0);
    }
}

/// After the last round goods are worth nothing any more.
#[test]
fn in_the_last_barter_nobody_keeps_goods_that_can_be_sold() {
    let mut bids = 0;
    play_all(5, GREEDY, |state, seat, choice| {
        let sellable = |&good: &Good| !state.sold[good] && state.players[seat].hand[good] > 0;
        if matches!(state.phase, Phase::Barter { .. })
            && state.is_last_round()
            && Good::ALL.iter().any(sellable)
        {
            assert_ne!(choice, Choice::Bid(Bid::Nothing));
            bids += 1;
        }
    });
    assert!(bids > 100, "{bids}");
}

#[test]
fn before_the_last_barter_nobody_burns_cards_for_one_yuan() {
    play_all(5, GREEDY, |state, _, choice| {
        if let Choice::Bid(Bid::Cards(good, count)) = choice {
            let cheap = state.tile().is_some_and(|tile| tile[good] == Price::Yuan(1));
            assert!(!cheap || count < 4 || state.round >= 9, "{count} cards in round {}", state.round);
        }
    });
}

#[test]
fn a_card_for_money_is_played_while_there_is_time() {
    let mut list = Choices::new();
    play_all(5, GREEDY, |state, seat, choice| {
        if choice == Choice::End && state.is_last_round() {
            state.choices(seat, &mut list);
            let money = |choice: &Choice| matches!(choice, Choice::Card(CardKind::Money(_)));
            assert!(!list.iter().any(money));
        }
    });
}
