//! The fast policy: weighs choices without considering replies.

use super::worth::Hundredths;
use super::{insurance, payment, play_action, weights, worth};
use crate::heuristics::prefer;
use portolan_core::Seat;
use portolan_osaka::{Choice, Good, Osaka, Phase};

/// Writes the weight of each choice.
pub(super) fn weigh(world: &Osaka, seat: Seat, choices: &[Choice], into: &mut [Hundredths]) {
    match world.phase {
        Phase::Token { .. } => {
            let in_reach = world.market.set() | world.farm.set() | world.players[seat].hand;
            let coins = |good: Good| world.components.coins(in_reach & world.components.of_good(good));
            each(choices, into, |choice| match choice {
                Choice::Token(good) => weights::COIN * Hundredths::from(coins(good)),
                _ => 0,
            });
        }
        Phase::Payment { price, paid, .. } => {
            prefer(payment::next_step(world, seat, price, paid), weights::SURELY, choices, into);
        }
        Phase::Insurance { .. } => {
            each(choices, into, |choice| insurance::value_after_tide(world, seat, choice));
        }
        Phase::Cover { good, .. } => {
            prefer(insurance::good_to_cover(world, seat, good), weights::SURELY, choices, into);
        }
        Phase::Action { .. } | Phase::Over => each(choices, into, |choice| action(world, seat, choice)),
    }
}

fn each(choices: &[Choice], into: &mut [Hundredths], judge: impl Fn(Choice) -> Hundredths) {
    choices.iter().zip(into).for_each(|(&choice, weight)| *weight = judge(choice));
}

/// Returns the gain in the lead of `seat` by this action. Only a purchase changes anything for others.
fn action(world: &Osaka, seat: Seat, choice: Choice) -> Hundredths {
    match choice {
        Choice::Take(place) => worth::taking(world, seat, world.market[usize::from(place)]),
        Choice::Reserve(_) if world.players[seat].reserved.is_none() => -weights::MARKER_OUT,
        Choice::Buy => {
            let after = play_action(world.clone(), seat, choice);
            after.map_or(Hundredths::MIN / 2, |after| worth::lead(&after, seat) - worth::lead(world, seat))
        }
        _ => 0,
    }
}
