//! The heuristics of Ostia: thrifty, and without waste at the end.

use crate::common::{GREEDY, MIXED, assert_predicts_winners, play, play_all, standard, whole_game};
use portolan_bots::{BotKind, BotPlayer, Estimates, Heuristics as _};
use portolan_core::{
    CardSet, Choices, Game as _, Knowledge, MAX_SEATS, NullLog, Seat, SeatSet, Seed, ThoughtRng,
};
use portolan_ostia::{Choice, Ostia, Phase, ROUNDS, State};

every_game!(
    Ostia,
    legal = Sample { games: 6, positions: 8_000 },
    alike = Sample { games: 3, positions: 4_000 },
    erased = Sample { games: 1, positions: 1_000 },
    wins = Wins { games: 1000, part: 0.80 }
);

/// No bot goes bankrupt or ends without money, and points are typical: about 15, 14 and 12 with three players.
#[test]
fn greedy_bots_play_sensible_games_with_each_other() {
    for seats in 3..=5 {
        let (mut points, mut money, mut first) = (0, 0, 0);
        for game in 0..100 {
            let setup = standard::<Ostia>(seats, Seed::from_number(2).nth(game));
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

/// A bid never exceeds the cash: no storehouse is sold and no loan taken for it.
#[test]
fn bids_do_not_exceed_the_cash() {
    let mut bids = 0;
    play_all::<Ostia>(4, GREEDY, |state, seat, choice| {
        if let Choice::Bid(amount) = choice {
            assert!(u16::from(amount) <= state.players[seat].cash);
            bids += 1;
        }
    });
    assert!(bids > 1000, "{bids}");
}

#[test]
fn loans_are_repaid_as_soon_as_possible() {
    play_all::<Ostia>(4, MIXED, |state, seat, choice| {
        if seat.index() % 2 == 0 && matches!(state.phase, Phase::Loans { .. }) {
            assert_eq!(choice, Choice::Repay);
        }
    });
}

/// At the end a second card of a kind brings no point, so it is sold.
#[test]
fn no_kind_is_stored_twice_at_the_end() {
    let mut seen = 0;
    play_all::<Ostia>(10, GREEDY, |state, seat, choice| {
        if let (Phase::LastAllocate, Choice::Store(good)) = (state.phase, choice) {
            let player = &state.players[seat];
            let placed = state.components.bundle(player.wares.lowest(player.placed_count.into()));
            assert_eq!(placed.count(good), player.to_market.count(good));
            seen += 1;
        }
    });
    assert!(seen > 200, "{seen}");
}

/// The points expected at the beginning of a round are correct on average, and the order of the seats is mostly
/// correct.
#[test]
fn expected_points_are_correct_on_average() {
    for seats in 3..=5 {
        let (mut sum, mut right, mut pairs, mut count) = (0, 0, 0, 0);
        for game in 0..60 {
            let mut rounds: Vec<Estimates> = Vec::new();
            let setup = standard::<Ostia>(seats, Seed::from_number(8).nth(game));
            let last = whole_game(&setup, GREEDY, |state, _, _| {
                if state.round > 1 && rounds.len() + 2 == usize::from(state.round) {
                    let mut expected = [0; MAX_SEATS];
                    assert!(Ostia::estimate(state, &mut expected) > 0, "the game is not over");
                    rounds.push(expected);
                }
            });
            let mut reached = [0; MAX_SEATS];
            assert_eq!(Ostia::estimate(&last, &mut reached), 0, "the game is over");
            for expected in rounds {
                sum += (0..seats).map(|seat| expected[seat] - reached[seat] / 100 * 100).sum::<i32>();
                let ahead = |of: &Estimates| of[0].cmp(&of[1]);
                right += i32::from(ahead(&expected) == ahead(&reached));
                (pairs, count) = (pairs + 1, count + seats as i32);
            }
        }
        let (off, right) = (sum / count, 100 * right / pairs);
        println!("{seats} seats: {off} hundredths of a point too much, {right} % in the right order");
        assert!(off.abs() < 30 && right > 55, "{off}, {right}");
    }
}

/// All goods of a seat are placed at once as they would be one by one.
#[test]
fn a_macro_action_places_all_goods_like_single_choices() {
    let mut seen = 0;
    play_all::<Ostia>(2, GREEDY, |state, seat, _| {
        let mut world = state.clone();
        let allocates = state.phase == Phase::Allocate;
        assert_eq!(Ostia::play_macro_action(&mut world, seat), allocates);
        if allocates {
            assert!(world.phase != Phase::Allocate || !world.to_act().has(seat));
            world.check().expect("all invariants hold");
            seen += 1;
        } else {
            assert_eq!(world, *state);
        }
    });
    assert!(seen > 500, "{seen}");
}

/// Returns a position with 19 denarii, three loans and two empty storehouses at the end: `Done` means elimination,
/// and selling both prevents it.
fn indebted(storehouses: u8) -> (Ostia, Seat) {
    let game = Ostia::new(&standard::<Ostia>(3, Seed::from_number(5)), &mut NullLog).unwrap();
    let (mut state, seat) = (State::from(game), Seat::new(0).unwrap());
    for player in &mut state.players.0 {
        state.discard |= player.ship | player.wares;
        (player.ship, player.wares) = (CardSet::EMPTY, CardSet::EMPTY);
    }
    let player = &mut state.players[seat];
    state.bank += i32::from(player.cash) - 19;
    state.supply = state.supply + player.storehouses - storehouses;
    (player.cash, player.loans, player.storehouses) = (19, 3, storehouses);
    (state.round, state.first, state.choosing, state.pairs_sold) = (ROUNDS, seat, SeatSet::EMPTY, 6);
    state.phase = Phase::Empties { seat };
    (Ostia::try_from(state).expect("the position is possible"), seat)
}

/// The search uses a penalty for elimination; it reports points, and elimination separately.
#[test]
fn a_line_reports_elimination_separately_from_points() {
    let (state, seat) = indebted(2);
    let knowledge = Knowledge::of(&state, seat);
    let mut bot = BotPlayer::<Ostia>::new(BotKind::Master, state.seats);
    let analysis = bot.analyse(&knowledge, &mut ThoughtRng::new(1), &mut |done| done < 500).unwrap();
    let line = |choice| analysis.best.iter().find(|line| line.choice == choice).expect("both are tried");
    let (done, sell) = (line(Choice::Done), line(Choice::SellStorehouse));
    assert_eq!(analysis.best[0].choice, Choice::SellStorehouse);
    assert_eq!((done.eliminated_per_mille, done.expects_elimination()), (1000, true));
    assert!(!sell.expects_elimination(), "{sell:?}");
    assert!([done, sell].iter().all(|line| (0..=56).contains(&line.whole_points())), "{done:?} {sell:?}");
}

#[test]
fn greedy_bots_sell_storehouses_to_repay_their_loans() {
    for storehouses in [1, 2] {
        let (state, seat) = indebted(storehouses);
        let choice = Ostia::greedy_choice(&Knowledge::of(&state, seat), &mut ThoughtRng::new(1));
        assert_eq!(choice, Some(Choice::SellStorehouse), "{storehouses}");
    }
}

/// The list of all bids is long; the search considers those that can pay off, and the one that a review asks for.
#[test]
fn a_long_list_of_bids_is_pruned() {
    let (mut most, mut narrowed) = (0, 0);
    play_all::<Ostia>(2, GREEDY, |state, seat, _| {
        let mut all = Choices::new();
        state.choices(seat, &mut all);
        let mut few = all.clone();
        Ostia::prune(state, seat, &mut few);
        assert!(few.iter().all(|choice| all.contains(choice)));
        if !matches!(state.phase, Phase::Bid { .. }) {
            assert_eq!(few, all);
            return;
        }
        assert!(few.contains(&Choice::Pass) && few.len() > 1);
        most = most.max(few.len());
        narrowed += usize::from(few.len() < all.len());
    });
    assert!(narrowed > 500 && most < 60, "{narrowed}, {most}");
}

/// The seat that is ahead at the beginning of the last round mostly wins the game.
#[test]
fn the_evaluation_predicts_the_winner() {
    for (seats, most_wrong) in [(3, 30), (4, 37), (5, 40)] {
        let last_round = |state: &Ostia| state.round == ROUNDS && Ostia::is_between_turns(state);
        assert_predicts_winners::<Ostia>(seats, last_round, most_wrong);
    }
}
