//! What everybody has, taken down in numbers once for a position: what a purchase changes is then reckoned with these
//! few numbers, without playing it, for all seats at once. So those who think ahead look nearly as closely as the greedy
//! bot (`worth` says what things are worth) in a fraction of its time. Only what is insured at a tide, and with which
//! coins, is reckoned roughly.

mod per_seat;
mod purchase;
mod standings;
#[cfg(test)]
mod tests;
mod wares;

pub(super) use purchase::Purchase;
pub(super) use standings::Standings;

use super::weights;
use super::worth::{self, Hundredths};
use per_seat::PerSeat;
use portolan_core::Seat;
use portolan_osaka::{Good, Kind, MOST_SPACES, Phase, Player, State, TOKENS_TO_END};
use wares::Wares;

const GOODS: usize = Good::ALL.len();
const PERCENT: f32 = 0.01;

/// Everybody's things, and the ships.
#[derive(Clone, Copy)]
pub(super) struct FastEval<'a> {
    world: &'a State,
    /// In hundredths.
    points: PerSeat,
    coins: PerSeat,
    tokens: PerSeat,
    /// 1 for whose marker lies on a card.
    markers: PerSeat,
    wares: [Wares; GOODS],
    ships: [u8; GOODS],
    /// How much hands still count: less if there is little to draw.
    hands: f32,
    over: bool,
}

impl<'a> FastEval<'a> {
    /// As it is.
    pub(super) fn of(world: &'a State) -> FastEval<'a> {
        let seats = world.seats.get();
        let to_draw = (world.deck.len() + world.discard.len()) as i32;
        let each = |of: &dyn Fn(&Player) -> f32| {
            PerSeat(std::array::from_fn(|seat| if seat < seats { of(&world.players.0[seat]) } else { 0.0 }))
        };
        FastEval {
            world,
            points: each(&|player| 100.0 * f32::from(player.point_count())),
            coins: each(&|player| world.components.coins(player.hand).into()),
            tokens: each(&|player| player.token_count().into()),
            markers: each(&|player| u8::from(player.reserved.is_some()).into()),
            wares: Good::ALL.map(|good| Wares::of(world, good)),
            ships: world.ships.0,
            hands: to_draw.min(weights::CARDS_TO_DRAW) as f32 / weights::CARDS_TO_DRAW as f32,
            over: world.phase == Phase::Over,
        }
    }

    /// The coins that somebody has.
    #[inline]
    pub(super) fn coins(&self, seat: Seat) -> i32 {
        self.coins[seat] as i32
    }

    /// The marker of `seat` comes back.
    pub(super) fn take_back_marker(&mut self, seat: Seat) {
        self.markers -= PerSeat::only(seat, self.markers[seat]);
    }

    /// What a card of this kind adds to the hand of `seat`.
    pub(super) fn taking(&self, seat: Seat, kind: Kind) -> Hundredths {
        let icons = self.world.components.icons(kind.value);
        let covers = self.wares[kind.good as usize].more_covers(seat, icons);
        let (before, coins) = (self.coins[seat], f32::from(kind.value.coins()));
        let more = purse(before + coins, covers) - purse(before, 0.0);
        (more * self.hands * part(&weights::COINS_NEAR_END, self.missing())) as Hundredths
    }

    /// `seat` buys and gives so many coins for it: the ships sail, and where one arrives all that belongs to it is sold.
    pub(super) fn buy(&mut self, seat: Seat, purchase: Purchase, paid: i32) {
        self.coins -= PerSeat::only(seat, paid as f32);
        let goal = self.world.components.goal();
        let mut arrived = false;
        for (good, cards, highest) in purchase.goods() {
            self.wares[good].add(seat, cards, highest);
            self.ships[good] = (self.ships[good] + spaces(cards)).min(goal);
            arrived |= self.ships[good] == goal;
        }
        if arrived {
            self.hold_sale(goal);
        }
    }

    /// What has arrived is sold; if that is not the end, ships on waves sink.
    fn hold_sale(&mut self, goal: u8) {
        for (ship, wares) in self.ships.iter_mut().zip(&mut self.wares).filter(|(ship, _)| **ship == goal) {
            let (points, tokens) = wares.sell();
            self.points += points;
            self.tokens += tokens;
            *ship = 0;
        }
        self.over = self.missing() == 0;
        let components = &self.world.components;
        for (ship, wares) in self.ships.iter_mut().zip(&mut self.wares) {
            if components.is_waves(*ship) {
                self.coins -= wares.sink(self.world.seats.seats());
                *ship = components.anchor();
            }
        }
    }

    /// How everybody stands, by the same measure as [`worth::standing`].
    pub(super) fn standings(&self) -> Standings {
        let each = if self.over { self.points + self.tokens } else { self.expected() };
        let each = each.0.map(|standing| standing as Hundredths);
        Standings { each, seats: self.world.seats.get(), over: self.over }
    }

    /// What everybody has and can make of it.
    #[inline]
    fn expected(&self) -> PerSeat {
        let (mut goods, mut covers) = (PerSeat::default(), PerSeat::default());
        for (wares, &ship) in self.wares.iter().zip(&self.ships) {
            let [all, insured] = worth::chances(self.world, ship).map(|chance| chance as f32);
            goods += wares.sale * all + wares.insured_sale * insured;
            covers += wares.covers;
        }
        let hands = PerSeat(std::array::from_fn(|seat| purse(self.coins.0[seat], covers.0[seat])));
        let later = hands * self.hands + self.tokens * weights::TOKEN as f32;
        let missing = self.missing();
        self.points
            + goods * (part(&weights::GOODS_NEAR_END, missing) * PERCENT)
            + later * part(&weights::COINS_NEAR_END, missing)
            - self.markers * weights::MARKER_OUT as f32
    }

    /// How many tokens whoever has most of them lacks to end the game.
    fn missing(&self) -> u8 {
        TOKENS_TO_END.saturating_sub(self.tokens.most() as u8)
    }
}

/// So far sails the ship of so many cards.
#[inline]
fn spaces(cards: u8) -> u8 {
    cards.min(MOST_SPACES as u8)
}

/// A hand with so many coins and icons that could insure, as long as there is enough to draw: as in [`worth::purse`].
#[inline]
fn purse(coins: f32, icons: f32) -> f32 {
    const LESS_IF_SPARE: f32 = (weights::COIN - weights::SPARE_COIN) as f32;
    let beyond = |limit: Hundredths| (coins - limit as f32).max(0.0);
    coins * weights::COIN as f32 + icons * weights::ICON as f32
        - beyond(weights::FULL_HAND) * LESS_IF_SPARE
        - beyond(weights::PLENTY) * weights::SPARE_COIN as f32
}

/// How much of something for later still counts.
#[inline]
fn part(percents: &[i32], missing: u8) -> f32 {
    percents.get(usize::from(missing).saturating_sub(1)).map_or(1.0, |&percent| percent as f32 * PERCENT)
}
