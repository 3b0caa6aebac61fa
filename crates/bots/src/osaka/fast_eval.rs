//! A fast evaluation of purchases. The assets of all seats are summarised in a few numbers once per position; the
//! effect of a purchase is then computed from them for all seats at once, without playing it. So the search judges
//! nearly as well as the greedy bot (with the values of `worth`) in a fraction of its time. Only insurance and its
//! payment are approximated.

mod good_stocks;
mod per_seat;
mod purchase;
mod seat_values;
#[cfg(test)]
mod tests;

pub(super) use purchase::Purchase;
pub(super) use seat_values::SeatValues;

use super::weights;
use super::worth::{self, Hundredths};
use good_stocks::GoodStocks;
use per_seat::PerSeat;
use portolan_core::Seat;
use portolan_osaka::{Good, Kind, MOST_SPACES, Phase, Player, State, TOKENS_TO_END};

const GOODS: usize = Good::ALL.len();
const PERCENT: f32 = 0.01;

/// The assets of all seats, and the ships.
#[derive(Clone, Copy)]
pub(super) struct FastEval<'a> {
    world: &'a State,
    /// In hundredths of a point.
    points: PerSeat,
    coins: PerSeat,
    tokens: PerSeat,
    /// 1 for seats with their marker on a card.
    markers: PerSeat,
    stocks: [GoodStocks; GOODS],
    ships: [u8; GOODS],
    /// The factor of hands: lower if few cards are left to draw.
    hands: f32,
    over: bool,
}

impl<'a> FastEval<'a> {
    /// Returns the summary of a position.
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
            stocks: Good::ALL.map(|good| GoodStocks::of(world, good)),
            ships: world.ships.0,
            hands: to_draw.min(weights::CARDS_TO_DRAW) as f32 / weights::CARDS_TO_DRAW as f32,
            over: world.phase == Phase::Over,
        }
    }

    /// Returns the coins of a seat.
    #[inline]
    pub(super) fn coins(&self, seat: Seat) -> i32 {
        self.coins[seat] as i32
    }

    /// Takes the marker of `seat` back from its card.
    pub(super) fn take_back_marker(&mut self, seat: Seat) {
        self.markers -= PerSeat::only(seat, self.markers[seat]);
    }

    /// Returns what a card of this kind adds to the hand of `seat`.
    pub(super) fn taking(&self, seat: Seat, kind: Kind) -> Hundredths {
        let icons = self.world.components.icons(kind.value);
        let covers = self.stocks[kind.good as usize].more_covers(seat, icons);
        let (before, coins) = (self.coins[seat], f32::from(kind.value.coins()));
        let more = purse(before + coins, covers) - purse(before, 0.0);
        (more * self.hands * part(&weights::COINS_NEAR_END, self.missing())) as Hundredths
    }

    /// Makes a purchase of `seat` for this many coins: ships sail, and the goods of ships that arrive are sold.
    pub(super) fn buy(&mut self, seat: Seat, purchase: Purchase, paid: i32) {
        self.coins -= PerSeat::only(seat, paid as f32);
        let goal = self.world.components.goal();
        let mut arrived = false;
        for (good, cards, highest) in purchase.goods() {
            self.stocks[good].add(seat, cards, highest);
            self.ships[good] = (self.ships[good] + spaces(cards)).min(goal);
            arrived |= self.ships[good] == goal;
        }
        if arrived {
            self.hold_sale(goal);
        }
    }

    /// Sells the goods of ships that have arrived; unless that ends the game, ships on waves sink.
    fn hold_sale(&mut self, goal: u8) {
        for (ship, stocks) in self.ships.iter_mut().zip(&mut self.stocks).filter(|(ship, _)| **ship == goal) {
            let (points, tokens) = stocks.sell();
            self.points += points;
            self.tokens += tokens;
            *ship = 0;
        }
        self.over = self.missing() == 0;
        let components = &self.world.components;
        for (ship, stocks) in self.ships.iter_mut().zip(&mut self.stocks) {
            if components.is_waves(*ship) {
                self.coins -= stocks.sink(self.world.seats.seats());
                *ship = components.anchor();
            }
        }
    }

    /// Returns the value of each seat, in the same units as [`worth::seat_value`].
    pub(super) fn seat_values(&self) -> SeatValues {
        let each = if self.over { self.points + self.tokens } else { self.expected() };
        let each = each.0.map(|seat_value| seat_value as Hundredths);
        SeatValues { each, seats: self.world.seats.get(), over: self.over }
    }

    /// Returns the value of the assets of each seat.
    #[inline]
    fn expected(&self) -> PerSeat {
        let (mut goods, mut covers) = (PerSeat::default(), PerSeat::default());
        for (stocks, &ship) in self.stocks.iter().zip(&self.ships) {
            let [all, insured] = worth::chances(self.world, ship).map(|chance| chance as f32);
            goods += stocks.sale * all + stocks.insured_sale * insured;
            covers += stocks.covers;
        }
        let hands = PerSeat(std::array::from_fn(|seat| purse(self.coins.0[seat], covers.0[seat])));
        let later = hands * self.hands + self.tokens * weights::TOKEN as f32;
        let missing = self.missing();
        self.points
            + goods * (part(&weights::GOODS_NEAR_END, missing) * PERCENT)
            + later * part(&weights::COINS_NEAR_END, missing)
            - self.markers * weights::MARKER_OUT as f32
    }

    /// Returns how many tokens the seat with most of them lacks to end the game.
    fn missing(&self) -> u8 {
        TOKENS_TO_END.saturating_sub(self.tokens.most() as u8)
    }
}

/// Returns how far the ship of this many cards sails.
#[inline]
fn spaces(cards: u8) -> u8 {
    cards.min(MOST_SPACES as u8)
}

/// Returns the value of a hand with this many coins and useful icons while enough cards are left to draw, as in
/// [`worth::purse`].
#[inline]
fn purse(coins: f32, icons: f32) -> f32 {
    const LESS_IF_SPARE: f32 = (weights::COIN - weights::SPARE_COIN) as f32;
    let beyond = |limit: Hundredths| (coins - limit as f32).max(0.0);
    coins * weights::COIN as f32 + icons * weights::ICON as f32
        - beyond(weights::FULL_HAND) * LESS_IF_SPARE
        - beyond(weights::PLENTY) * weights::SPARE_COIN as f32
}

/// Returns the factor of assets that only help later.
#[inline]
fn part(percents: &[i32], missing: u8) -> f32 {
    percents.get(usize::from(missing).saturating_sub(1)).map_or(1.0, |&percent| percent as f32 * PERCENT)
}
