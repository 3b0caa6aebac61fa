//! With which coins to pay: there is no change, so waste little, and keep the cards that can insure.

use super::worth::{self, Hundredths};
use portolan_core::{CardId, Seat};
use portolan_osaka::components::LONGEST_MARKET;
use portolan_osaka::{Choice, State, Value};

/// No payment without a superfluous card goes further beyond the price than this.
const MOST_WASTE: usize = Value::Five.coins() as usize - 1;
/// The highest price there can be, and the waste.
const MOST_PAID: usize = LONGEST_MARKET * Value::Five.coins() as usize + MOST_WASTE;

/// What a sum that cannot be paid would cost.
const NEVER: Hundredths = Hundredths::MAX / 2;

/// For each sum of coins, the least that must be given away for it, and one of the cards.
struct Cheapest {
    given: [Hundredths; MOST_PAID + 1],
    card: [CardId; MOST_PAID + 1],
}

/// A coin of the payment that gives away least.
pub(super) fn next_coin(world: &State, seat: Seat, price: u16) -> Option<Choice> {
    let price = usize::from(price);
    let most = (price + MOST_WASTE).min(MOST_PAID);
    let cheapest = cheapest_sums(world, seat, most);
    let enough = (price..=most).filter(|&sum| cheapest.given[sum] < NEVER);
    let paid = enough.min_by_key(|&sum| cheapest.given[sum])?;
    Some(Choice::Pay(world.components.kind(cheapest.card[paid])))
}

/// The cheapest way to every sum up to `most` with cards of the hand.
fn cheapest_sums(world: &State, seat: Seat, most: usize) -> Cheapest {
    let mut cheapest = Cheapest { given: [NEVER; MOST_PAID + 1], card: [CardId(0); MOST_PAID + 1] };
    cheapest.given[0] = 0;
    let mut reached = 0;
    for card in world.players[seat].hand {
        let coins = usize::from(world.components.kind(card).value.coins());
        let given = worth::card_worth(world, seat, card);
        reached = (reached + coins).min(most);
        // From above, so that no card is used twice.
        for sum in (coins..=reached).rev() {
            let with_it = cheapest.given[sum - coins] + given;
            if with_it < cheapest.given[sum] {
                cheapest.given[sum] = with_it;
                cheapest.card[sum] = card;
            }
        }
    }
    cheapest
}
