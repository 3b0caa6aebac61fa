//! What one seat has, and what that is worth.

use super::GOODS;
use super::wares::Wares;
use crate::osaka::weights;
use crate::osaka::worth::{self, Hundredths};
use portolan_core::{CardSet, Seat};
use portolan_osaka::{Good, State};

/// For each good the chance that it will be sold, and what insured ones have more of it, in percent.
pub(super) type Chances = [[i32; 2]; GOODS];

/// What one seat has.
#[derive(Clone, Copy, Default)]
pub(super) struct Account {
    pub(super) points: Hundredths,
    pub(super) coins: i32,
    pub(super) tokens: u8,
    pub(super) reserves: bool,
    pub(super) wares: [Wares; GOODS],
}

impl Account {
    pub(super) fn of(world: &State, seat: Seat) -> Account {
        let player = &world.players[seat];
        Account {
            points: 100 * Hundredths::from(player.point_count()),
            coins: world.components.coins(player.hand).into(),
            tokens: player.token_count(),
            reserves: player.reserved.is_some(),
            wares: Good::ALL.map(|good| Wares::of(world, seat, good)),
        }
    }

    #[inline]
    pub(super) fn standing(&self, world: &State, chances: &Chances, missing: u8) -> Hundredths {
        let (mut goods, mut covers) = (0, 0);
        for (wares, [all, insured]) in self.wares.iter().zip(chances) {
            goods += all * wares.sale + insured * wares.insured_sale;
            covers += wares.covers();
        }
        let later = worth::purse(world, self.coins, covers) + Hundredths::from(self.tokens) * weights::TOKEN;
        let marker = if self.reserves { weights::MARKER_OUT } else { 0 };
        self.points
            + worth::near_end(goods / 100, &weights::GOODS_NEAR_END, missing)
            + worth::near_end(later, &weights::COINS_NEAR_END, missing)
            - marker
    }

    pub(super) fn sell(&mut self, good: usize) {
        self.tokens += u8::from(self.wares[good].cards > 0);
        self.points += self.wares[good].sell();
    }
}

/// The least that these coins can pay for a price: there is no change.
pub(super) fn payment(world: &State, hand: CardSet, price: i32) -> i32 {
    let sums = hand.iter().fold(1_u128, |sums, card| sums | sums << world.components.coins_of(card));
    price + sums.checked_shr(price as u32).map_or(0, |sums| sums.trailing_zeros() as i32)
}
