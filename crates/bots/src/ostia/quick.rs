//! A good plan for some wares, found in a moment: nearly as good as the best one, and twenty times as fast.
//!
//! A point of favour is given a fixed price, so that every kind of goods can be judged by itself; then the three kinds
//! are shown that gain most. That is done for a few prices of favour, and what comes of each is counted exactly.

use super::kind::{Kind, Split, usual_favour};
use super::outlook::Outlook;
use super::plan::{Plan, worth_in_store};
use super::{Hundredths, race, weights};
use portolan_ostia::{Bundle, Good, MAX_KINDS};

/// The prices of favour that are tried, in percent of the usual one.
const FAVOURS: [Hundredths; 4] = [50, 100, 150, 250];

type Kinds = [Kind; Good::COUNT];
type Splits = [Split; Good::COUNT];

/// A good plan.
pub(super) fn plan(outlook: &Outlook<'_>, wares: &Bundle) -> Plan {
    let kinds = Good::ALL.map(|good| Kind::of(outlook, wares, good));
    let usual = usual_favour(outlook);
    let (mut best, mut last) = (Plan { worth: Hundredths::MIN, ..Plan::default() }, None);
    for percent in FAVOURS {
        let splits = split(&kinds, usual * percent / 100);
        if last.replace(splits) == Some(splits) {
            continue;
        }
        let worth = judge(outlook, &kinds, &splits);
        if worth > best.worth {
            best = Plan { worth, ..planned(&splits) };
        }
    }
    best
}

fn planned(splits: &Splits) -> Plan {
    let mut plan = Plan::default();
    for (split, good) in splits.iter().zip(Good::ALL) {
        plan.market.0[good] = split.sold;
        plan.senate.0[good] = split.given;
    }
    plan
}

/// Every kind is shared out by itself; then those stay that gain most, and the others are stored.
fn split(kinds: &Kinds, favour: Hundredths) -> Splits {
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
    // The same ways for another price are the same.
    splits.iter_mut().for_each(|split| split.gain = 0);
    splits
}

/// What a way to share out is worth: on the market, before the senate and in store.
fn judge(outlook: &Outlook<'_>, kinds: &Kinds, splits: &Splits) -> Hundredths {
    let (mut sales, mut favour) = (0, outlook.head_start);
    let mut left = [0; Good::COUNT];
    for (place, (split, kind)) in splits.iter().zip(kinds).enumerate() {
        sales += kind.sales[usize::from(split.sold)];
        favour += 100 * Hundredths::from(split.given) * kind.favour;
        left[place] = kind.count as u8 - split.sold - split.given;
    }
    let places = outlook.world.components.places;
    let points = race::expected_points(favour, &outlook.offerings, weights::DOUBT_IN_SENATE, places);
    sales + points * outlook.point / 100 + storage(outlook, left)
}

/// The best cards of those that are left are stored, as far as there is room and building pays.
fn storage(outlook: &Outlook<'_>, left: [u8; Good::COUNT]) -> Hundredths {
    let (mut stored, mut next, mut worth) = ([0; Good::COUNT], [0; Good::COUNT], 0);
    for (place, good) in Good::ALL.into_iter().enumerate() {
        next[place] = if left[place] > 0 { worth_in_store(outlook, good, 0) } else { 0 };
    }
    for slot in 0..usize::from(outlook.world.components.storehouses.most) {
        let cost = if slot < outlook.storehouses { 0 } else { outlook.building };
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
        next[best] = if more { worth_in_store(outlook, Good::ALL[best], stored[best]) } else { 0 };
    }
    worth
}
