//! The fast evaluation agrees with playing by the rules.

use super::super::payment::PayableSums;
use super::super::{best_action, forecast, play_action, worth};
use super::{FastEval, Purchase};
use crate::{BotKind, choose_for};
use portolan_core::{Choices, Game, Knowledge, NullLog, Seat, SeatCount, Seed, Setup, ThoughtRng};
use portolan_osaka::{Choice, Good, Osaka, Phase};

/// Calls `show` at every turn of some games between greedy bots.
fn every_turn(mut show: impl FnMut(&Osaka, Seat)) {
    for (seats, game) in (2..=4).flat_map(|seats| (0..10).map(move |game| (seats, game))) {
        let seats = SeatCount::new(seats).expect("a seat count");
        let setup = Setup::standard(seats, Seed::from_number(31).nth(game));
        let mut state = Osaka::new(&setup, &mut NullLog).expect("a table");
        let mut rng = ThoughtRng::new(game);
        while let Some(seat) = state.to_act().first() {
            if matches!(state.phase, Phase::Action { .. }) {
                show(&state, seat);
            }
            let choice = choose_for(BotKind::Greedy, &Knowledge::of(&state, seat), &mut rng);
            state.apply(seat, choice, &mut NullLog).expect("bots make legal choices");
        }
    }
}

/// The tolerance for rounding, in hundredths of a point.
const ROUNDING: i32 = 5;

#[test]
fn the_fast_evaluation_agrees_with_the_exact_one() {
    every_turn(|state, _| {
        let seat_values = FastEval::of(state).seat_values();
        for seat in state.seats.seats() {
            let gap = seat_values.of(seat) - worth::seat_value(state, seat);
            assert!(gap.abs() <= ROUNDING, "off by {gap}");
        }
    });
}

#[test]
fn a_purchase_is_evaluated_as_the_rules_play_it() {
    // The number of purchases and the sum of errors: without a sale, and with one.
    let (mut purchases, mut gaps) = ([0; 2], [0; 2]);
    every_turn(|state, seat| {
        let Some(after) = play_action(state.clone(), seat, Choice::Buy) else { return };
        let mut fast_eval = FastEval::of(state);
        let purchase = Purchase::of(state, state.open_to(seat));
        fast_eval.buy(seat, purchase, PayableSums::of(state, seat).least_for(purchase.price()));
        let seat_values = fast_eval.seat_values();
        let sale =
            Good::ALL.into_iter().any(|good| after.ships[good] < state.ships[good]) || seat_values.over;
        let sale = usize::from(sale);
        assert_eq!(seat_values.over, after.phase == Phase::Over);
        for other in state.seats.seats() {
            gaps[sale] += (seat_values.of(other) - worth::seat_value(&after, other)).abs();
        }
        purchases[sale] += 1;
    });
    println!("{purchases:?} purchases, off by {gaps:?} in total");
    assert!(purchases[0] > 1000 && purchases[1] > 200);
    // Spared coins and insurance are approximated: a tenth of a point, and half of one.
    assert!(gaps[0] < 30 * purchases[0] && gaps[1] < 150 * purchases[1], "{gaps:?} in {purchases:?}");
}

#[test]
fn the_careful_policy_mostly_agrees_with_the_greedy_bot() {
    let (mut alike, mut all) = (0, 0);
    every_turn(|state, seat| {
        let mut choices = Choices::new();
        state.choices(seat, &mut choices);
        let mut weights = vec![0; choices.len()];
        forecast::weigh(state, seat, &choices, &mut weights);
        let most = weights.iter().max();
        let greedy = best_action(state, seat);
        let best = choices.iter().zip(&weights).filter(|(_, weight)| Some(*weight) == most);
        alike += i32::from(best.map(|(&choice, _)| Some(choice)).any(|choice| choice == greedy));
        all += 1;
    });
    println!("{alike} of {all} actions agree");
    assert!(alike * 100 > all * 80, "{alike} of {all}");
}
