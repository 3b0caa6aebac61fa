//! The best allocation of wares to market, senate and store.
//!
//! Every way to show at most three kinds is tried; the other kinds can only be stored.

use super::round_forecast::RoundForecast;
use super::{Hundredths, race, weights};
use portolan_core::{ArrayVec, CardSet};
use portolan_ostia::{Bundle, Good, MAX_KINDS};

/// An allocation of wares and its value.
#[derive(Clone, Copy, Default)]
pub(super) struct Allocation {
    /// The goods to sell.
    pub(super) market: Bundle,
    /// The goods for the senate.
    pub(super) senate: Bundle,
    /// The value of money, points and stored wares.
    pub(super) worth: Hundredths,
}

/// Returns the best allocation.
pub(super) fn best(forecast: &RoundForecast<'_>, wares: &Bundle) -> Allocation {
    let store = by_worth_in_store(forecast, wares);
    let nothing = Allocation { market: Bundle::default(), senate: Bundle::default(), worth: Hundredths::MIN };
    let mut search = AllocationSearch { forecast, wares, store, best: nothing };
    let empty = Allocation { worth: 0, ..nothing };
    search.share_out(0, MAX_KINDS, [0; Good::COUNT], empty);
    search.best
}

/// Returns the value of the best allocation.
pub(super) fn worth(forecast: &RoundForecast<'_>, wares: &Bundle) -> Hundredths {
    best(forecast, wares).worth
}

/// Returns the value of each card in store, the best first.
pub(super) fn by_worth_in_store(forecast: &RoundForecast<'_>, wares: &Bundle) -> Stored {
    let of_kind =
        |good| (0..wares.count(good)).map(move |nth| (worth_in_store(forecast, good, nth), good as u8));
    let mut cards: ArrayVec<(Hundredths, u8), { CardSet::CAPACITY }> =
        Good::ALL.into_iter().flat_map(of_kind).collect();
    cards.sort_unstable_by_key(|&(worth, good)| (-worth, good));
    Stored(cards)
}

/// Cards with their values in store, the best first.
pub(super) struct Stored(ArrayVec<(Hundredths, u8), { CardSet::CAPACITY }>);

impl Stored {
    /// Returns all cards.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (Hundredths, Good)> {
        self.0.iter().map(|&(worth, good)| (worth, Good::ALL[usize::from(good)]))
    }
}

/// Returns the value of a card in store, given the number of its kind there. At the end each kind is a point, and
/// leftover cards can still be sold.
pub(super) fn worth_in_store(forecast: &RoundForecast<'_>, good: Good, already: u8) -> Hundredths {
    let again = Hundredths::from(already) * weights::STORED_AGAIN;
    match forecast.next {
        None if already == 0 => forecast.point,
        None => weights::LAST_SALE - again,
        Some(next) => {
            let favour = 2 * i32::from(next.points[good]) - weights::MIDDLE_FAVOUR;
            weights::STORED + favour * weights::STORED_FAVOUR / 2 - again
        }
    }
}

struct AllocationSearch<'a> {
    forecast: &'a RoundForecast<'a>,
    wares: &'a Bundle,
    store: Stored,
    best: Allocation,
}

impl AllocationSearch<'_> {
    /// Decides about one kind after the other; `left` more kinds may be shown, `stored` has the number of each kind
    /// that can go into store.
    fn share_out(&mut self, kind: usize, left: u8, stored: [u8; Good::COUNT], allocation: Allocation) {
        let Some(&good) = Good::ALL.get(kind) else { return self.consider(&stored, allocation) };
        let count = self.wares.count(good);
        let most_shown = if left > 0 { count } else { 0 };
        for shown in 0..=most_shown {
            let mut stored = stored;
            stored[kind] = count - shown;
            let left = if shown > 0 { left - 1 } else { left };
            for given in 0..=self.most_given(good, shown) {
                self.share_out(kind + 1, left, stored, self.with(allocation, good, shown - given, given));
            }
        }
    }

    /// Goods without favour are not given to the senate.
    fn most_given(&self, good: Good, shown: u8) -> u8 {
        if self.forecast.senate.points[good] > 0 { shown } else { 0 }
    }

    fn with(&self, mut allocation: Allocation, good: Good, sold: u8, given: u8) -> Allocation {
        allocation.market.0[good] = sold;
        allocation.senate.0[good] = given;
        if sold > 0 {
            allocation.worth += Hundredths::from(sold) * self.forecast.market_price(good, sold);
        }
        allocation
    }

    /// Adds the value of the senate and the storehouses when all kinds are decided.
    fn consider(&mut self, stored: &[u8; Good::COUNT], mut allocation: Allocation) {
        allocation.worth += self.favour(&allocation.senate) + self.storage(stored);
        if allocation.worth > self.best.worth {
            self.best = allocation;
        }
    }

    fn favour(&self, given: &Bundle) -> Hundredths {
        let forecast = self.forecast;
        let value = 100 * Hundredths::from(forecast.senate.value(given)) + forecast.head_start;
        let places = forecast.world.components.places;
        let points = race::expected_points(value, &forecast.offerings, weights::DOUBT_IN_SENATE, places);
        points * forecast.point / 100
    }

    /// Returns the value of the best cards in store, as far as there is room and building pays.
    fn storage(&self, stored: &[u8; Good::COUNT]) -> Hundredths {
        let most = usize::from(self.forecast.world.components.storehouses.most);
        let (mut left, mut filled, mut worth) = (*stored, 0, 0);
        for (card, good) in self.store.iter() {
            let cost = if filled < self.forecast.storehouses { 0 } else { self.forecast.building };
            if filled == most || card <= cost {
                break;
            }
            if left[good as usize] > 0 {
                left[good as usize] -= 1;
                filled += 1;
                worth += card - cost;
            }
        }
        worth
    }
}
