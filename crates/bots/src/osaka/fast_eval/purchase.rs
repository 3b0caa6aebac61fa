//! What can be bought at once.

use super::GOODS;
use portolan_core::CardSet;
use portolan_osaka::{Kind, State, Value};

/// Cards that are bought together.
#[derive(Clone, Copy, Default)]
pub(in super::super) struct Purchase {
    /// How many there are of each kind, four bits for each: one number, so that a card is gone in one step.
    cards: u64,
    price: i32,
}

/// Bits for a kind, and for the kinds of a good.
const KIND: usize = 4;
const GOOD: usize = KIND * Value::ALL.len();

impl Purchase {
    /// These cards.
    pub(in super::super) fn of(world: &State, cards: CardSet) -> Purchase {
        let mut purchase = Purchase::default();
        for card in cards {
            let kind = world.components.kind(card);
            purchase.cards += one(kind);
            purchase.price += i32::from(kind.value.coins());
        }
        purchase
    }

    /// All but a card of this kind, of which there must be one.
    #[inline]
    pub(in super::super) fn without(self, kind: Kind) -> Purchase {
        Purchase {
            cards: self.cards.saturating_sub(one(kind)),
            price: self.price - i32::from(kind.value.coins()),
        }
    }

    /// What it costs.
    #[inline]
    pub(in super::super) fn price(&self) -> i32 {
        self.price
    }

    /// How many cards of each good there are, and the highest value of them.
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

/// One card of a kind.
#[inline]
fn one(kind: Kind) -> u64 {
    1 << (KIND * kind.number())
}
