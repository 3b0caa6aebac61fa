//! Cards that are bought together.

use super::GOODS;
use portolan_core::CardSet;
use portolan_osaka::{Kind, State, Value};

/// Cards that are bought together.
#[derive(Clone, Copy, Default)]
pub(in super::super) struct Purchase {
    /// The number of cards of each kind, four bits each, so that one subtraction removes a card.
    cards: u64,
    price: i32,
}

/// The bits of a kind, and of all kinds of a good.
const KIND: usize = 4;
const GOOD: usize = KIND * Value::ALL.len();

impl Purchase {
    /// Returns the purchase of these cards.
    pub(in super::super) fn of(world: &State, cards: CardSet) -> Purchase {
        let mut purchase = Purchase::default();
        for card in cards {
            let kind = world.components.kind(card);
            purchase.cards += one(kind);
            purchase.price += i32::from(kind.value.coins());
        }
        purchase
    }

    /// Returns this purchase without a card of this kind, which it must contain.
    #[inline]
    pub(in super::super) fn without(self, kind: Kind) -> Purchase {
        Purchase {
            cards: self.cards.saturating_sub(one(kind)),
            price: self.price - i32::from(kind.value.coins()),
        }
    }

    /// Returns the price.
    #[inline]
    pub(in super::super) fn price(&self) -> i32 {
        self.price
    }

    /// Returns the number of cards of each good and their highest value.
    #[inline]
    pub(super) fn goods(self) -> impl Iterator<Item = (usize, u8, Value)> {
        (0..GOODS).filter_map(move |good| {
            let cards = self.cards >> (GOOD * good);
            let of = |value: Value| (cards >> (KIND * value as usize)) as u8 & ((1 << KIND) - 1);
            let [twos, threes, fives] = Value::ALL.map(of);
            let highest = match (fives, threes, twos) {
                (0, 0, 0) => return None,
                (0, 0, _) => Value::Two,
                (0, _, _) => Value::Three,
                _ => Value::Five,
            };
            Some((good, twos + threes + fives, highest))
        })
    }
}

/// Returns one card of a kind.
#[inline]
fn one(kind: Kind) -> u64 {
    1 << (KIND * kind.number())
}
