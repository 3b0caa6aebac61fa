//! The value of things for a seat in a position.

use super::{Hundredths, countries, time, weights, worth};
use portolan_core::Seat;
use portolan_yokohama::{Good, Player, Reward, Yokohama};

/// A position from the perspective of a seat.
#[derive(Clone, Copy)]
pub(super) struct Valuation<'a> {
    /// The position; only what the seat knows is used.
    pub(super) world: &'a Yokohama,
    /// The seat.
    pub(super) seat: Seat,
    /// The number of own turns after the current one.
    pub(super) turns: i32,
    /// The value of triggering the end.
    pub(super) ending: Hundredths,
}

impl<'a> Valuation<'a> {
    /// Returns the valuation of a position.
    pub(super) fn of(world: &'a Yokohama, seat: Seat) -> Valuation<'a> {
        let valuation = Valuation { world, seat, turns: time::turns_left(world), ending: 0 };
        Valuation { ending: ending(&valuation), ..valuation }
    }

    /// Returns the valuation without the value of triggering the end: faster.
    pub(super) fn quick(world: &'a Yokohama, seat: Seat) -> Valuation<'a> {
        Valuation { world, seat, turns: time::turns_left(world), ending: 0 }
    }

    /// Returns the same valuation for another position, a few choices later.
    pub(super) fn on<'b>(&self, world: &'b Yokohama) -> Valuation<'b> {
        Valuation { world, ..*self }
    }

    /// Returns the things of the seat.
    #[inline]
    pub(super) fn me(&self) -> &'a Player {
        &self.world.players[self.seat]
    }

    /// Returns the value of something that only helps later.
    #[inline]
    pub(super) fn later(&self, worth: Hundredths) -> Hundredths {
        weights::later(worth, self.turns)
    }

    /// Returns the value of a promised yen.
    #[inline]
    pub(super) fn yen(&self) -> Hundredths {
        weights::POINT / i32::from(self.world.components.numbers.yen_per_point.max(1))
            + self.later(weights::PROMISED_YEN)
    }

    /// Returns the value of a promised import.
    #[inline]
    pub(super) fn import(&self) -> Hundredths {
        i32::from(self.world.components.numbers.import_points) * weights::POINT + self.later(weights::IMPORT)
    }

    /// Returns the value of a promised good.
    #[inline]
    pub(super) fn good(&self, good: Good) -> Hundredths {
        weights::POINT / i32::from(self.world.components.numbers.goods_per_point.max(1))
            + self.later(weights::GOODS[good as usize])
    }

    /// Returns the value of everything that a card, a space, a token or a tile promises.
    pub(super) fn reward(&self, reward: &Reward) -> Hundredths {
        let goods: Hundredths =
            Good::ALL.into_iter().map(|good| i32::from(reward.goods[good]) * self.good(good)).sum();
        let any = i32::from(reward.any_good) * self.good(Good::Copper);
        let agent = if reward.free_agent { countries::agent(self) } else { 0 };
        i32::from(reward.points) * weights::POINT
            + i32::from(reward.yen) * self.yen()
            + goods
            + any
            + i32::from(reward.imports) * self.import()
            + i32::from(reward.warehouse) * self.later(weights::WAREHOUSE)
            + i32::from(reward.moves) * self.later(weights::MOVE)
            + agent
    }
}

/// Returns the value of triggering the end: positive for a seat that is ahead, negative for one that is behind, 0
/// once it was triggered.
fn ending(valuation: &Valuation<'_>) -> Hundredths {
    if valuation.world.ending.is_some() {
        return 0;
    }
    let standing = |seat| {
        let mut player = valuation.world.players[seat];
        if seat != valuation.seat {
            player.orders = player.known_orders;
        }
        worth::of(&Valuation { seat, ..*valuation }, &player)
    };
    let others = valuation.world.seats.seats().filter(|&seat| seat != valuation.seat);
    let lead = standing(valuation.seat) - others.map(standing).max().unwrap_or(0);
    (lead * weights::ENDING / 100).clamp(-weights::ENDING_AT_MOST, weights::ENDING_AT_MOST)
}
