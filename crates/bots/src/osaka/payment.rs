//! Chooses the coins of a payment: there is no change, so it wastes little, and does not spend cards that can insure.

use super::worth::{self, Hundredths};
use portolan_core::{CardId, CardSet, Game, NullLog, Seat};
use portolan_osaka::components::LONGEST_MARKET;
use portolan_osaka::{Choice, Osaka, Phase, State, Value};

/// A payment without superfluous cards exceeds the price by at most this.
const MAX_WASTE: usize = Value::Five.coins() as usize - 1;
/// The highest possible price plus waste.
const MAX_PAID: usize = LONGEST_MARKET * Value::Five.coins() as usize + MAX_WASTE;

/// The cost of a sum that cannot be paid.
const NEVER: Hundredths = Hundredths::MAX / 2;

/// The sums that the coins of a hand can make, one bit per sum.
#[derive(Clone, Copy)]
pub(super) struct PayableSums(u128);

impl PayableSums {
    /// Returns the sums of the hand of `seat`.
    pub(super) fn of(world: &State, seat: Seat) -> PayableSums {
        let coins = world.players[seat].hand.iter().map(|card| world.components.coins_of(card));
        PayableSums(coins.fold(1, |sums, coin| sums | sums << coin))
    }

    /// Returns the lowest sum that pays a price; there is no change.
    #[inline]
    pub(super) fn least_for(self, price: i32) -> i32 {
        price + self.0.checked_shr(price as u32).map_or(0, |sums| sums.trailing_zeros() as i32)
    }
}

/// For each sum of coins, the lowest value of cards that pay it, and the cards.
struct CheapestPayments {
    values: [Hundredths; MAX_PAID + 1],
    cards: [CardSet; MAX_PAID + 1],
}

/// Returns the next step of the cheapest payment: one of its coins, or `Paid` once the price is reached. These bots
/// never pay a superfluous card, although the rules allow it where it can matter (R17).
pub(super) fn next_step(world: &State, seat: Seat, price: u16, paid: u16) -> Option<Choice> {
    if paid >= price {
        return Some(Choice::Paid);
    }
    let last = cheapest_payment(world, seat, price - paid)?.iter().last()?;
    Some(Choice::Pay(world.components.kind(last)))
}

/// Makes the whole cheapest payment; returns whether any choice was made.
pub(super) fn pay(world: &mut Osaka, seat: Seat, price: u16, paid: u16) -> bool {
    let missing = price.saturating_sub(paid);
    let cards = cheapest_payment(world, seat, missing).unwrap_or(CardSet::EMPTY);
    let pay_with = |card: CardId| {
        let coin = Choice::Pay(world.components.kind(card));
        matches!(world.phase, Phase::Payment { .. }) && world.apply(seat, coin, &mut NullLog).is_ok()
    };
    let any_paid = cards.iter().map(pay_with).fold(false, |any, paid| any | paid);
    let stopped =
        matches!(world.phase, Phase::Payment { .. }) && world.apply(seat, Choice::Paid, &mut NullLog).is_ok();
    any_paid | stopped
}

/// Returns the cards of the cheapest payment.
fn cheapest_payment(world: &State, seat: Seat, price: u16) -> Option<CardSet> {
    let price = usize::from(price);
    let most = (price + MAX_WASTE).min(MAX_PAID);
    let cheapest = cheapest_sums(world, seat, most);
    let enough = (price..=most).filter(|&sum| cheapest.values[sum] < NEVER);
    enough.min_by_key(|&sum| cheapest.values[sum]).map(|paid| cheapest.cards[paid])
}

/// Returns the cheapest way to pay every sum up to `most` with cards of the hand.
fn cheapest_sums(world: &State, seat: Seat, most: usize) -> CheapestPayments {
    let mut cheapest =
        CheapestPayments { values: [NEVER; MAX_PAID + 1], cards: [CardSet::EMPTY; MAX_PAID + 1] };
    cheapest.values[0] = 0;
    let mut reached = 0;
    for card in world.players[seat].hand {
        let coins = usize::from(world.components.kind(card).value.coins());
        let value = worth::card_worth(world, seat, card);
        reached = (reached + coins).min(most);
        // In descending order, so that no card is used twice.
        for sum in (coins..=reached).rev() {
            let with_card = cheapest.values[sum - coins] + value;
            if with_card < cheapest.values[sum] {
                cheapest.values[sum] = with_card;
                cheapest.cards[sum] = cheapest.cards[sum - coins] | CardSet::only(card);
            }
        }
    }
    cheapest
}
