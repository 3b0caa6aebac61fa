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

/// One kind of wares, with what so many cards of it bring on the market and in store.
#[derive(Clone, Copy)]
struct Kind {
    good: Good,
    count: usize,
    sales: [Hundredths; MOST + 1],
    /// In store, with the cost of building; what would be a loss counts nothing.
    stored: [Hundredths; MOST + 1],
    favour: Hundredths,
}

/// How one kind is shared out, and what that gains over storing all of it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Split {
    sold: usize,
    given: usize,
    gain: Hundredths,
}

/// The kinds that one has.
struct Kinds {
    kinds: [Kind; Good::COUNT],
    count: usize,
}

/// A good plan.
pub(super) fn plan(outlook: &Outlook<'_>, wares: &Bundle) -> Plan {
    let kinds = Kinds::of(outlook, wares);
    let usual = outlook.offerings.len() as Hundredths * outlook.point * 100 / weights::DOUBT_IN_SENATE / 2;
    let mut best = with_favour(outlook, wares, kinds.all(), 0);
    for favour in [usual, 2 * usual] {
        let plan = with_favour(outlook, wares, kinds.all(), favour);
        if plan.worth > best.worth {
            best = plan;
        }
    }
    best
}

/// What it is worth.
pub(super) fn worth(outlook: &Outlook<'_>, wares: &Bundle) -> Hundredths {
    plan(outlook, wares).worth
}

/// The plan when a point of favour is worth so much.
fn with_favour(outlook: &Outlook<'_>, wares: &Bundle, kinds: &[Kind], favour: Hundredths) -> Plan {
    let mut splits = [Split::default(); Good::COUNT];
    for (split, kind) in splits.iter_mut().zip(kinds) {
        *split = kind.best_split(favour);
    }
    let mut plan = Plan { market: Bundle::default(), senate: Bundle::default(), worth: 0 };
    let mut left = *wares;
    for _ in 0..MOST_KINDS {
        let mut most = 0;
        for place in 1..kinds.len() {
            if splits[place].gain > splits[most].gain {
                most = place;
            }
        }
        let split = std::mem::take(&mut splits[most]);
        if split.gain <= 0 {
            break;
        }
        let kind = &kinds[most];
        plan.market.0[kind.good] = split.sold as u8;
        plan.senate.0[kind.good] = split.given as u8;
        left.0[kind.good] -= (split.sold + split.given) as u8;
        plan.worth += kind.sales[split.sold];
    }
    plan.worth += senate(outlook, &plan.senate) + storage(outlook, &left);
    plan
}

impl Kinds {
    fn of(outlook: &Outlook<'_>, wares: &Bundle) -> Kinds {
        let none =
            Kind { good: Good::Ivory, count: 0, sales: [0; MOST + 1], stored: [0; MOST + 1], favour: 0 };
        let mut kinds = Kinds { kinds: [none; Good::COUNT], count: 0 };
        for good in Good::ALL {
            if wares.count(good) > 0 {
                kinds.kinds[kinds.count].fill(outlook, good, wares.count(good));
                kinds.count += 1;
            }
        }
        kinds
    }

    fn all(&self) -> &[Kind] {
        &self.kinds[..self.count]
    }
}

impl Kind {
    fn fill(&mut self, outlook: &Outlook<'_>, good: Good, count: u8) {
        self.good = good;
        self.count = usize::from(count).min(MOST);
        self.favour = outlook.senate.points[good].into();
        for cards in 1..=self.count {
            let card = worth_in_store(outlook, good, cards as u8 - 1) - outlook.building;
            self.sales[cards] = cards as Hundredths * outlook.market_price(good, cards as u8);
            self.stored[cards] = self.stored[cards - 1] + card.max(0);
        }
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
                    best = Split { sold, given, gain };
                }
            }
        }
        best
    }
}

/// What an offering brings.
fn senate(outlook: &Outlook<'_>, given: &Bundle) -> Hundredths {
    let value = 100 * Hundredths::from(outlook.senate.value(given)) + outlook.head_start;
    let places = outlook.world.components.places;
    race::expected_points(value, &outlook.offerings, weights::DOUBT_IN_SENATE, places) * outlook.point / 100
}

/// The best cards are stored, as far as there is room and building pays.
fn storage(outlook: &Outlook<'_>, left: &Bundle) -> Hundredths {
    let (mut stored, mut worth) = (Bundle::default(), 0);
    let mut next = [0; Good::COUNT];
    for (next, good) in next.iter_mut().zip(Good::ALL) {
        *next = if left.count(good) > 0 { worth_in_store(outlook, good, 0) } else { 0 };
    }
    for slot in 0..usize::from(outlook.world.components.storehouses.most) {
        let cost = if slot < outlook.storehouses { 0 } else { outlook.building };
        let mut best = 0;
        for place in 1..Good::COUNT {
            if next[place] > next[best] {
                best = place;
            }
        }
        if next[best] <= cost {
            break;
        }
        let good = Good::ALL[best];
        worth += next[best] - cost;
        stored.add(good);
        let more = left.count(good) > stored.count(good);
        next[best] = if more { worth_in_store(outlook, good, stored.count(good)) } else { 0 };
    }
    worth
}
