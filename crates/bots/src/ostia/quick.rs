//! A fast approximation of the best allocation: nearly as good, and twenty times as fast.
//!
//! With a fixed price of a point of favour every kind of goods can be evaluated independently; the three kinds with
//! the highest gains are shown. This is done for a few prices of favour, and each result is evaluated exactly.

use super::allocation::{Allocation, worth_in_store};
use super::good_values::{GoodValues, Split, usual_favour};
use super::round_forecast::RoundForecast;
use super::{Hundredths, race, weights};
use portolan_ostia::{Bundle, Good, MAX_KINDS};

/// The prices of favour that are tried, in percent of the usual one.
const FAVOURS: [Hundredths; 4] = [50, 100, 150, 250];

type AllGoodValues = [GoodValues; Good::COUNT];
type Splits = [Split; Good::COUNT];

/// Returns a good allocation.
pub(super) fn allocation(forecast: &RoundForecast<'_>, wares: &Bundle) -> Allocation {
    let kinds = Good::ALL.map(|good| GoodValues::of(forecast, wares, good));
    let usual = usual_favour(forecast);
    let (mut best, mut last) = (Allocation { worth: Hundredths::MIN, ..Allocation::default() }, None);
    for percent in FAVOURS {
        let splits = split(&kinds, usual * percent / 100);
        if last.replace(splits) == Some(splits) {
            continue;
        }
        let worth = judge(forecast, &kinds, &splits);
        if worth > best.worth {
            best = Allocation { worth, ..planned(&splits) };
        }
    }
    best
}

fn planned(splits: &Splits) -> Allocation {
    let mut allocation = Allocation::default();
    for (split, good) in splits.iter().zip(Good::ALL) {
        allocation.market.0[good] = split.sold;
        allocation.senate.0[good] = split.given;
    }
    allocation
}

/// Divides every kind independently; the kinds with the highest gains stay, the others are stored.
fn split(kinds: &AllGoodValues, favour: Hundredths) -> Splits {
    let mut splits = Splits::default();
    let mut shown = 0;
    for (split, kind) in splits.iter_mut().zip(kinds).filter(|(_, kind)| kind.count > 0) {
        *split = kind.best_split(favour);
        shown += u8::from(split.gain > 0);
    }
    while shown > MAX_KINDS {
        let gains = splits.iter_mut().filter(|split| split.gain > 0);
        gains.min_by_key(|split| split.gain).into_iter().for_each(|least| *least = Split::default());
        shown -= 1;
    }
    // The same divisions for another price need not be evaluated again.
    splits.iter_mut().for_each(|split| split.gain = 0);
    splits
}

/// Returns the value of a division: on the market, in the senate and in store.
fn judge(forecast: &RoundForecast<'_>, kinds: &AllGoodValues, splits: &Splits) -> Hundredths {
    let (mut sales, mut favour) = (0, forecast.head_start);
    let mut left = [0; Good::COUNT];
    for (place, (split, kind)) in splits.iter().zip(kinds).enumerate() {
        sales += kind.sales[usize::from(split.sold)];
        favour += 100 * Hundredths::from(split.given) * kind.favour;
        left[place] = kind.count as u8 - split.sold - split.given;
    }
    let places = forecast.world.components.places;
    let points = race::expected_points(favour, &forecast.offerings, weights::DOUBT_IN_SENATE, places);
    sales + points * forecast.point / 100 + storage(forecast, left)
}

/// Returns the value of the best remaining cards in store, as far as there is room and building pays.
fn storage(forecast: &RoundForecast<'_>, left: [u8; Good::COUNT]) -> Hundredths {
    let (mut stored, mut next, mut worth) = ([0; Good::COUNT], [0; Good::COUNT], 0);
    for (place, good) in Good::ALL.into_iter().enumerate() {
        next[place] = if left[place] > 0 { worth_in_store(forecast, good, 0) } else { 0 };
    }
    for slot in 0..usize::from(forecast.world.components.storehouses.most) {
        let cost = if slot < forecast.storehouses { 0 } else { forecast.building };
        let mut best = 0;
        for place in 1..Good::COUNT {
            best = if next[place] > next[best] { place } else { best };
        }
        if next[best] <= cost {
            break;
        }
        worth += next[best] - cost;
        stored[best] += 1;
        let more = left[best] > stored[best];
        next[best] = if more { worth_in_store(forecast, Good::ALL[best], stored[best]) } else { 0 };
    }
    worth
}
