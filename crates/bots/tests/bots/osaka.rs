//! The heuristics of Traders of Osaka, in positions from real games.

use crate::common::{GREEDY, assert_predicts_winners, play, play_all, standard};
use portolan_bots::{BotKind, Heuristics, choose_for, osaka_stage};
use portolan_core::{CardId, CardSet, Game, Knowledge, MAX_SEATS, NullLog, Seat, SeatSet, Seed, ThoughtRng};
use portolan_osaka::{Choice, Good, Kind, Osaka, Phase, State, Value};

every_game!(
    Osaka,
    legal = Sample { games: 25, positions: 10_000 },
    alike = Sample { games: 8, positions: 4_000 },
    erased = Sample { games: 2, positions: 1_000 },
    wins = Wins { games: 1000, part: 0.95 }
);

/// No bot hoards coins until nothing can be bought: games between greedy bots are won by sales.
#[test]
fn greedy_bots_play_whole_games_with_each_other() {
    for seats in 2..=4 {
        let mut points = 0;
        for game in 0..300 {
            let setup = standard::<Osaka>(seats, Seed::from_number(2).nth(game));
            let outcome = play(&setup, GREEDY, |_, _, _| ());
            points += outcome.ranking()[0].score.points();
        }
        let mean = f64::from(points) / 300.0;
        println!("{seats} greedy bots: the winner has {mean:.1} points on average");
        assert!((13.0..30.0).contains(&mean));
    }
}

/// Returns the table after `seat` has bought and paid like the greedy bot, and the payment.
fn bought(state: &Osaka, seat: Seat) -> (Osaka, CardSet) {
    let mut state = state.clone();
    let hand = state.players[seat].hand;
    state.apply(seat, Choice::Buy, &mut NullLog).expect("it was chosen");
    let mut paid = CardSet::EMPTY;
    while matches!(state.phase, Phase::Payment { .. }) {
        let rng = &mut ThoughtRng::new(0);
        let coin = choose_for(BotKind::Greedy, &Knowledge::of(&state, seat), rng);
        state.apply(seat, coin, &mut NullLog).expect("a coin of the hand");
        paid = hand - state.players[seat].hand;
    }
    (state, paid)
}

/// Whether the hand can pay exactly this.
fn has_exactly(state: &Osaka, hand: CardSet, price: u16) -> bool {
    let coins = |card: CardId| state.components.kind(card).value.coins();
    let sums = hand.iter().fold(1_u128, |sums, card| sums | sums << coins(card));
    sums & (1 << price) != 0
}

#[test]
fn no_coin_of_a_payment_is_superfluous() {
    let mut purchases = 0;
    play_all::<Osaka>(10, GREEDY, |state, seat, choice| {
        if choice == Choice::Buy {
            let (_, paid) = bought(state, seat);
            let kinds = paid.iter().map(|card| state.components.kind(card));
            let least = kinds.map(|kind| kind.value.coins()).min().unwrap_or(0);
            assert!(state.components.coins(paid) - least < state.price(seat));
            purchases += 1;
        }
    });
    assert!(purchases > 1000);
}

/// These bots never pay more than the price.
#[test]
fn a_payment_stops_when_the_price_is_reached() {
    let mut stopped = 0;
    play_all::<Osaka>(10, GREEDY, |state, _, choice| {
        if matches!(state.phase, Phase::Payment { price, paid, .. } if paid >= price) {
            assert_eq!(choice, Choice::Paid);
            stopped += 1;
        }
    });
    assert!(stopped > 100, "{stopped}");
}

#[test]
fn a_hand_without_use_for_icons_pays_exactly_if_it_can() {
    let mut purchases = 0;
    play_all::<Osaka>(10, GREEDY, |state, seat, choice| {
        let player = &state.players[seat];
        let exact = has_exactly(state, player.hand, state.price(seat));
        if choice == Choice::Buy && exact && player.goods.is_empty() {
            let (_, paid) = bought(state, seat);
            assert_eq!(state.components.coins(paid), state.price(seat));
            purchases += 1;
        }
    });
    assert!(purchases > 100);
}

#[test]
fn a_five_is_insured_with_a_two() {
    let mut insured = 0;
    play_all::<Osaka>(10, GREEDY, |state, seat, choice| {
        let early = state.seats.seats().all(|seat| state.players[seat].token_count() < 5);
        let has = |cards: CardSet, kind| !cards.is_disjoint(state.components.of_kind(kind));
        let five_in_danger = |&good: &Good| {
            state.is_sinking(good)
                && has(state.uninsured(seat, good), Kind { good, value: Value::Five })
                && has(state.players[seat].hand, Kind { good, value: Value::Two })
        };
        if matches!(state.phase, Phase::Insurance { .. }) && early && Good::ALL.iter().any(five_in_danger) {
            assert!(matches!(choice, Choice::Insure(_)), "{choice}");
            insured += 1;
        }
    });
    assert!(insured > 20);
}

#[test]
fn the_most_valuable_goods_are_insured_first() {
    play_all::<Osaka>(10, GREEDY, |state, seat, choice| {
        if let (Phase::Cover { good, .. }, Choice::Cover(kind)) = (state.phase, choice) {
            assert_eq!(Some(kind.value), state.components.highest(state.uninsured(seat, good)));
        }
    });
}

#[test]
fn a_purchase_that_wins_the_game_is_made() {
    let mut won = 0;
    play_all::<Osaka>(10, GREEDY, |state, seat, choice| {
        let affordable = state.components.coins(state.players[seat].hand) >= state.price(seat);
        if matches!(state.phase, Phase::Action { .. }) && affordable && !state.open_to(seat).is_empty() {
            let (after, _) = bought(state, seat);
            if after.outcome().is_some_and(|outcome| outcome.winners() == SeatSet::only(seat)) {
                assert_eq!(choice, Choice::Buy);
                won += 1;
            }
        }
    });
    assert!(won > 50);
}

/// The seat that is ahead near the end of a game mostly wins it.
#[test]
fn the_evaluation_predicts_the_winner() {
    let near_the_end = |state: &Osaka| matches!(state.phase, Phase::Action { .. }) && osaka_stage(state) == 0;
    for (seats, most_wrong) in [(2, 18), (3, 35), (4, 46)] {
        assert_predicts_winners::<Osaka>(seats, near_the_end, most_wrong);
    }
}

/// Tokens are no points, but decide when the game ends: one is worth at least half a point.
#[test]
fn a_token_counts_like_points() {
    let mut counted = 0;
    play_all::<Osaka>(3, GREEDY, |state, seat, _| {
        let has_none = |good: &Good| (state.players[seat].goods & state.components.of_good(*good)).is_empty();
        let Some(good) = Good::ALL.into_iter().find(has_none) else { return };
        let mut richer = State::from(state.clone());
        richer.players[seat].tokens[good] += 1;
        // One token more could already end the game.
        let Ok(richer) = Osaka::try_from(richer) else { return };
        if osaka_stage(&richer) == osaka_stage(state) {
            let expected = |state: &Osaka| {
                let mut points = [0; MAX_SEATS];
                Osaka::estimate(state, &mut points);
                points[seat.index()]
            };
            assert!(expected(&richer) >= expected(state) + 50);
            counted += 1;
        }
    });
    assert!(counted > 100);
}
