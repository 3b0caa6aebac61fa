//! With which coins to pay: there is no change, so waste little, and keep the cards that can insure.

use super::worth::{self, Hundredths};
use portolan_core::{CardId, Seat};
use portolan_osaka::components::LONGEST_MARKET;
use portolan_osaka::{Choice, State, Value};

/// No payment without a superfluous card goes further beyond the price than this.
const MOST_WASTE: usize = Value::Five.coins() as usize - 1;
/// The highest price there can be, and the waste.
const MOST_PAID: usize = LONGEST_MARKET * Value::Five.coins() as usize + MOST_WASTE;

/// The cheapest way to a sum: what it gives away, and one of its cards.
type Cheapest = Option<(Hundredths, CardId)>;

/// A coin of the payment that gives away least.
pub(super) fn next_coin(world: &State, seat: Seat, price: u16) -> Option<Choice> {
    let price = usize::from(price);
    let sums = cheapest_sums(world, seat, price + MOST_WASTE);
    let enough = sums.get(price..)?.iter().flatten();
    enough.min_by_key(|(given, _)| *given).map(|&(_, card)| Choice::Pay(world.components.kind(card)))
}

/// For every sum up to `most`, the cheapest way to it with cards of the hand.
fn cheapest_sums(world: &State, seat: Seat, most: usize) -> [Cheapest; MOST_PAID + 1] {
    let mut sums: [Cheapest; MOST_PAID + 1] = [None; MOST_PAID + 1];
    for card in world.players[seat].hand {
        let coins = usize::from(world.components.kind(card).value.coins());
        let given = worth::card_worth(world, seat, card);
        // From above, so that no card is used twice.
        for sum in (coins..=most.min(MOST_PAID)).rev() {
            let rest = if sum == coins { Some(0) } else { sums[sum - coins].map(|(given, _)| given) };
            let Some(rest) = rest else { continue };
            if sums[sum].is_none_or(|(cheapest, _)| rest + given < cheapest) {
                sums[sum] = Some((rest + given, card));
            }
        }
    }
    sums
}
