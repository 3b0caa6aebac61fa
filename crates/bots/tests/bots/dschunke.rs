//! The heuristics of Dschunke, in positions from real games.

use crate::common::{GREEDY, assert_predicts_winners, play, play_all, standard};
use portolan_bots::Heuristics;
use portolan_core::{Choices, Game, Journal, MAX_SEATS, Seat, Seed, Viewer};
use portolan_dschunke::{
    Bid, CRATES_PER_STRIP, CardKind, Choice, Dschunke, Event, Good, Hold, Junk, LayerLimit, Phase, Price,
    ROUNDS, STRIPS_PER_LAYER, State,
};

every_game!(
    Dschunke,
    legal = Sample { games: 1, positions: 5_000 },
    alike = Sample { games: 1, positions: 2_000 },
    erased = Sample { games: 1, positions: 1_000 },
    wins = Wins { games: 1000, part: 0.80 }
);

/// Games between greedy bots resemble those of people: goods are sold, and the winner has a typical result.
#[test]
fn greedy_bots_play_whole_games_with_each_other() {
    for (seats, plausible) in [(3, 70.0..110.0), (4, 55.0..90.0)] {
        const GAMES: u64 = 100;
        let (mut winner, mut all, mut sold, mut cards) = (0, 0, 0, 0);
        for game in 0..GAMES {
            let setup = standard::<Dschunke>(seats, Seed::from_number(2).nth(game));
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

/// After the last round goods are worthless.
#[test]
fn in_the_last_barter_all_goods_that_can_be_sold_are_bid() {
    let mut bids = 0;
    play_all::<Dschunke>(1, GREEDY, |state, seat, choice| {
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
fn before_the_last_barter_no_cards_are_wasted_for_one_yuan() {
    play_all::<Dschunke>(1, GREEDY, |state, _, choice| {
        if let Choice::Bid(Bid::Cards(good, count)) = choice {
            let cheap = state.tile().is_some_and(|tile| tile[good] == Price::Yuan(1));
            assert!(!cheap || count < 4 || state.round >= 9, "{count} cards in round {}", state.round);
        }
    });
}

#[test]
fn a_card_for_money_is_played_while_there_is_time() {
    let mut list = Choices::new();
    play_all::<Dschunke>(1, GREEDY, |state, seat, choice| {
        if choice == Choice::End && state.is_last_round() {
            state.choices(seat, &mut list);
            let money = |choice: &Choice| matches!(choice, Choice::Card(CardKind::Money(_)));
            assert!(!list.iter().any(money));
        }
    });
}

/// The seat that is ahead at the beginning of the last round mostly wins the game.
#[test]
fn the_evaluation_predicts_the_winner() {
    for (seats, most_wrong) in [(3, 42), (4, 48)] {
        let last_round = |state: &Dschunke| state.is_last_round() && Dschunke::is_between_turns(state);
        assert_predicts_winners::<Dschunke>(seats, last_round, most_wrong);
    }
}

/// Returns the position with this cargo on the first junk; `None` if it is impossible.
fn with_cargo(state: impl Into<State>, cargo: Hold) -> Option<Dschunke> {
    let mut state = state.into();
    state.holds[Junk::ALL[0]] = cargo;
    for seat in state.seats.seats() {
        let loaded: u8 = state.holds.0.iter().map(|hold| hold.strips_of(seat)).sum();
        state.players[seat].strips = state.components.strips_per_player.checked_sub(loaded)?;
    }
    Dschunke::try_from(state).ok()
}

fn estimate(game: &Dschunke, seat: Seat) -> i32 {
    let mut yuan = [0; MAX_SEATS];
    Dschunke::estimate(game, &mut yuan);
    yuan[seat.index()]
}

/// Three crates in a full layer, which the next strips cover, are worth less than three in a new layer.
#[test]
fn crates_that_can_be_covered_are_worth_less() {
    let mut compared = 0;
    play_all::<Dschunke>(1, GREEDY, |state, seat, _| {
        if !Dschunke::is_between_turns(state) {
            return;
        }
        let with = |below: usize| {
            let others = std::iter::repeat_n(state.seats.after(seat), below);
            let game = with_cargo(state.clone(), others.chain([seat]).collect())?;
            assert_eq!(game.holds[Junk::ALL[0]].visible(seat), CRATES_PER_STRIP);
            Some(estimate(&game, seat))
        };
        if let (Some(covered), Some(open)) = (with(STRIPS_PER_LAYER - 1), with(STRIPS_PER_LAYER)) {
            assert!(open > covered, "in round {}", state.round);
            compared += 1;
        }
    });
    assert!(compared > 50, "{compared}");
}

/// Where no more strips can be put on top, visible crates stay visible: they are worth more.
#[test]
fn crates_on_a_full_junk_are_worth_more() {
    let mut compared = 0;
    play_all::<Dschunke>(1, GREEDY, |state, seat, _| {
        if !Dschunke::is_between_turns(state) {
            return;
        }
        let with = |layers: LayerLimit| {
            let mut state = State::from(state.clone());
            state.options.layers = layers;
            let full = LayerLimit::Three.most_strips().map_or(0, usize::from);
            let others = std::iter::repeat_n(state.seats.after(seat), full - STRIPS_PER_LAYER);
            let cargo = others.chain(std::iter::repeat_n(seat, STRIPS_PER_LAYER)).collect();
            with_cargo(state, cargo).map(|game| estimate(&game, seat))
        };
        compared += u64::from(with(LayerLimit::Three) > with(LayerLimit::Unlimited));
    });
    assert!(compared > 50, "{compared}");
}
