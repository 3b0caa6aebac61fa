//! A good plan for some wares, found in a moment: nearly as good as the best one, and twenty times as fast.
//!
//! A point of favour is given a fixed price, so that every kind of goods can be judged by itself; then the three kinds
//! are shown that gain most. That is done for a few prices of favour, and what comes of each is counted exactly.

use super::outlook::Outlook;
use super::plan::{Plan, worth_in_store};
use super::{Hundredths, race, weights};
use portolan_ostia::{Bundle, Good, MOST_KINDS};

/// More cards of a kind are shared out as if there were only so many: the rest is hardly worth anything.
const MOST: usize = 8;

/// Wares, kind by kind: with what they can become, as far as that does not depend on the other kinds.
#[derive(Clone, Copy)]
pub(super) struct Wares {
    kinds: [Kind; Good::COUNT],
    /// What a point of favour is usually worth before the senate.
    favour: Hundredths,
}

/// One kind of wares, with what so many cards of it bring on the market and in store.
#[derive(Clone, Copy, Default)]
struct Kind {
    count: usize,
    sales: [Hundredths; MOST + 1],
    /// In store, less the cost of building; what would be a loss counts nothing.
    stored: [Hundredths; MOST + 1],
    /// What the senate thinks of a card.
    favour: Hundredths,
}

/// How one kind is shared out, and what that gains over storing all of it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Split {
    sold: u8,
    given: u8,
    gain: Hundredths,
}

type Splits = [Split; Good::COUNT];

impl Wares {
    /// These wares.
    pub(super) fn of(outlook: &Outlook<'_>, bundle: &Bundle) -> Wares {
        let favour =
            outlook.offerings.len() as Hundredths * outlook.point * 100 / weights::DOUBT_IN_SENATE / 2;
        let mut wares = Wares { kinds: [Kind::default(); Good::COUNT], favour };
        for (kind, good) in wares.kinds.iter_mut().zip(Good::ALL) {
            kind.favour = outlook.senate.points[good].into();
            (0..bundle.count(good)).for_each(|_| kind.add(outlook, good));
        }
        wares
    }

    /// One more card.
    pub(super) fn add(&mut self, outlook: &Outlook<'_>, good: Good) {
        self.kinds[good as usize].add(outlook, good);
    }

    /// What one more card of a kind adds, if no other kind has to stay behind for it.
    pub(super) fn gain_by_one(&self, outlook: &Outlook<'_>, good: Good) -> Hundredths {
        let kind = self.kinds[good as usize];
        let mut more = kind;
        more.add(outlook, good);
        more.worth(self.favour) - kind.worth(self.favour)
    }

    /// What a good plan is worth.
    pub(super) fn worth(&self, outlook: &Outlook<'_>) -> Hundredths {
        self.best(outlook).1
    }

    /// A good plan.
    pub(super) fn plan(&self, outlook: &Outlook<'_>) -> Plan {
        let (splits, worth) = self.best(outlook);
        let mut plan = Plan { market: Bundle::default(), senate: Bundle::default(), worth };
        for (split, good) in splits.iter().zip(Good::ALL) {
            plan.market.0[good] = split.sold;
            plan.senate.0[good] = split.given;
        }
        plan
    }

    /// The best of the ways for a few prices of favour, and what it is worth.
    fn best(&self, outlook: &Outlook<'_>) -> (Splits, Hundredths) {
        let first = self.split(0);
        let mut best = (first, self.judge(outlook, &first));
        let mut last = first;
        for favour in [self.favour, 2 * self.favour] {
            let splits = self.split(favour);
            if splits == last {
                continue;
            }
            last = splits;
            let worth = self.judge(outlook, &splits);
            if worth > best.1 {
                best = (splits, worth);
            }
        }
        best
    }

    /// Every kind is shared out by itself; then those stay that gain most, and the others are stored.
    fn split(&self, favour: Hundredths) -> Splits {
        let mut splits = Splits::default();
        let mut shown = 0;
        for (split, kind) in splits.iter_mut().zip(&self.kinds).filter(|(_, kind)| kind.count > 0) {
            *split = kind.best_split(favour);
            shown += u8::from(split.gain > 0);
        }
        while shown > MOST_KINDS {
            let mut least = (0, Hundredths::MAX);
            for (place, split) in splits.iter().enumerate() {
                if split.gain > 0 && split.gain <= least.1 {
                    least = (place, split.gain);
                }
            }
            splits[least.0] = Split::default();
            shown -= 1;
        }
        splits.iter_mut().for_each(|split| split.gain = 0);
        splits
    }

    /// What a way to share out is worth: on the market, before the senate and in store.
    fn judge(&self, outlook: &Outlook<'_>, splits: &Splits) -> Hundredths {
        let (mut sales, mut favour) = (0, outlook.head_start);
        let mut left = [0; Good::COUNT];
        for (place, (split, kind)) in splits.iter().zip(&self.kinds).enumerate() {
            sales += kind.sales[usize::from(split.sold)];
            favour += 100 * Hundredths::from(split.given) * kind.favour;
            left[place] = kind.count as u8 - split.sold - split.given;
        }
        let places = outlook.world.components.places;
        let points = race::expected_points(favour, &outlook.offerings, weights::DOUBT_IN_SENATE, places);
        sales + points * outlook.point / 100 + storage(outlook, left)
    }
}

impl Kind {
    fn add(&mut self, outlook: &Outlook<'_>, good: Good) {
        if self.count == MOST {
            return;
        }
        let card = worth_in_store(outlook, good, self.count as u8) - outlook.building;
        self.stored[self.count + 1] = self.stored[self.count] + card.max(0);
        self.count += 1;
        self.sales[self.count] = self.count as Hundredths * outlook.market_price(good, self.count as u8);
    }

    /// What it is worth by itself, if a point of favour is worth so much.
    fn worth(&self, favour: Hundredths) -> Hundredths {
        self.stored[self.count] + self.best_split(favour).gain
    }

    /// The best way to share it out.
    fn best_split(&self, favour: Hundredths) -> Split {
        let of_one = favour * self.favour;
        let mut best = Split::default();
        for sold in 0..=self.count {
            let most = if of_one > 0 { self.count - sold } else { 0 };
            for given in 0..=most {
                let stored = self.stored[self.count - sold - given] - self.stored[self.count];
                let gain = self.sales[sold] + given as Hundredths * of_one + stored;
                if gain > best.gain {
                    best = Split { sold: sold as u8, given: given as u8, gain };
                }
            }
        }
        best
    }
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
