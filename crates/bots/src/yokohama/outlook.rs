//! Whose eyes look at which table, and what a thing on it is worth to them.

use super::{Hundredths, countries, time, weights, worth};
use portolan_core::Seat;
use portolan_yokohama::{Good, Player, Reward, Yokohama};

/// The table as `seat` judges it.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    /// The table, of which only what is known is looked at.
    pub(super) world: &'a Yokohama,
    /// Who judges.
    pub(super) seat: Seat,
    /// Own turns after the one that is being played.
    pub(super) turns: i32,
    /// What it is worth to bring the end about.
    pub(super) ending: Hundredths,
}

impl<'a> Outlook<'a> {
    /// The table as it lies there.
    pub(super) fn of(world: &'a Yokohama, seat: Seat) -> Outlook<'a> {
        let outlook = Outlook { world, seat, turns: time::turns_left(world), ending: 0 };
        Outlook { ending: ending(&outlook), ..outlook }
    }

    /// The same without a thought of the end: for a quick look.
    pub(super) fn quick(world: &'a Yokohama, seat: Seat) -> Outlook<'a> {
        Outlook { world, seat, turns: time::turns_left(world), ending: 0 }
    }

    /// The same eyes on another table, a few choices later.
    pub(super) fn on<'b>(&self, world: &'b Yokohama) -> Outlook<'b> {
        Outlook { world, ..*self }
    }

    /// One's own things.
    #[inline]
    pub(super) fn me(&self) -> &'a Player {
        &self.world.players[self.seat]
    }

    /// Something that only helps later.
    #[inline]
    pub(super) fn later(&self, worth: Hundredths) -> Hundredths {
        weights::later(worth, self.turns)
    }

    /// A yen that one is promised.
    #[inline]
    pub(super) fn yen(&self) -> Hundredths {
        weights::POINT / i32::from(self.world.components.numbers.yen_per_point.max(1))
            + self.later(weights::PROMISED_YEN)
    }

    /// An import that one is promised.
    #[inline]
    pub(super) fn import(&self) -> Hundredths {
        i32::from(self.world.components.numbers.import_points) * weights::POINT + self.later(weights::IMPORT)
    }

    /// A good that one is promised.
    #[inline]
    pub(super) fn good(&self, good: Good) -> Hundredths {
        weights::POINT / i32::from(self.world.components.numbers.goods_per_point.max(1))
            + self.later(weights::GOODS[good as usize])
    }

    /// All that a card, a space, a token or a tile promises.
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

/// Who is ahead gains by bringing the end about, who is behind loses. Later it is no longer a question.
fn ending(outlook: &Outlook<'_>) -> Hundredths {
    if outlook.world.ending.is_some() {
        return 0;
    }
    let standing = |seat| {
        let mut player = outlook.world.players[seat];
        if seat != outlook.seat {
            player.orders = player.known_orders;
        }
        worth::of(&Outlook { seat, ..*outlook }, &player)
    };
    let others = outlook.world.seats.seats().filter(|&seat| seat != outlook.seat);
    let lead = standing(outlook.seat) - others.map(standing).max().unwrap_or(0);
    (lead * weights::ENDING / 100).clamp(-weights::ENDING_AT_MOST, weights::ENDING_AT_MOST)
}
