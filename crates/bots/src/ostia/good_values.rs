//! The values of one kind of wares: on the market, in the senate and in store, by number of cards.

use super::allocation::worth_in_store;
use super::round_forecast::RoundForecast;
use super::{Hundredths, weights};
use portolan_ostia::{Bundle, Good};

/// More cards of a kind are treated like this number: the rest is hardly worth anything.
const MOST: usize = 8;

/// The values of one kind of wares.
#[derive(Clone, Copy, Default)]
pub(super) struct GoodValues {
    pub(super) count: usize,
    /// The market price of this many cards.
    pub(super) sales: [Hundredths; MOST + 1],
    /// The value of this many cards in store, less the cost of building; losses count as 0.
    stored: [Hundredths; MOST + 1],
    /// The favour of the senate for a card.
    pub(super) favour: Hundredths,
}

/// How one kind is divided, and the gain over storing all of it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Split {
    pub(super) sold: u8,
    pub(super) given: u8,
    pub(super) gain: Hundredths,
}

/// Returns the usual value of a point of favour.
pub(super) fn usual_favour(forecast: &RoundForecast<'_>) -> Hundredths {
    let rivals = forecast.world.seats.get() as Hundredths - 1;
    rivals * forecast.point * 100 / weights::DOUBT_IN_SENATE / 2
}

impl GoodValues {
    /// Returns the values of all cards of this kind.
    pub(super) fn of(forecast: &RoundForecast<'_>, wares: &Bundle, good: Good) -> GoodValues {
        let mut kind = GoodValues { favour: forecast.senate.points[good].into(), ..GoodValues::default() };
        (0..wares.count(good)).for_each(|_| kind.add(forecast, good));
        kind
    }

    /// Adds a card.
    pub(super) fn add(&mut self, forecast: &RoundForecast<'_>, good: Good) {
        if self.count == MOST {
            return;
        }
        let card = worth_in_store(forecast, good, self.count as u8) - forecast.building;
        self.stored[self.count + 1] = self.stored[self.count] + card.max(0);
        self.count += 1;
        self.sales[self.count] = self.count as Hundredths * forecast.market_price(good, self.count as u8);
    }

    /// Returns the value of the kind alone, given the value of a point of favour.
    pub(super) fn worth(&self, favour: Hundredths) -> Hundredths {
        self.stored[self.count] + self.best_split(favour).gain
    }

    /// Returns the best division. Unsold cards go to the senate if they are worth less in store: each further card in
    /// store is worth less than the one before.
    pub(super) fn best_split(&self, favour: Hundredths) -> Split {
        let of_one = favour * self.favour;
        let mut stored_count = self.count;
        while of_one > 0
            && stored_count > 0
            && self.stored[stored_count] - self.stored[stored_count - 1] < of_one
        {
            stored_count -= 1;
        }
        let mut best = Split::default();
        for sold in 0..=self.count {
            let rest = self.count - sold;
            let given = rest.saturating_sub(stored_count);
            let stored = self.stored[rest - given] - self.stored[self.count];
            let gain = self.sales[sold] + given as Hundredths * of_one + stored;
            if gain > best.gain {
                best = Split { sold: sold as u8, given: given as u8, gain };
            }
        }
        best
    }
}
