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

/// One kind of wares, with what the first, second … card brings on the market and in store.
#[derive(Clone, Copy, Default)]
struct Kind {
    count: usize,
    sales: [Hundredths; MOST + 1],
    stored: [Hundredths; MOST + 1],
    favour: Hundredths,
}

/// How one kind is shared out, and what that gains over storing all of it.
#[derive(Clone, Copy, Default)]
struct Split {
    sold: usize,
    given: usize,
    gain: Hundredths,
}

/// A good plan.
pub(super) fn plan(outlook: &Outlook<'_>, wares: &Bundle) -> Plan {
    let kinds = Good::ALL.map(|good| Kind::of(outlook, good, wares.count(good)));
    let usual = outlook.offerings.len() as Hundredths * outlook.point * 100 / weights::DOUBT_IN_SENATE / 2;
    let mut best = with_favour(outlook, wares, &kinds, 0);
    for favour in [usual, 2 * usual] {
        let plan = with_favour(outlook, wares, &kinds, favour);
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
fn with_favour(
    outlook: &Outlook<'_>,
    wares: &Bundle,
    kinds: &[Kind; Good::COUNT],
    favour: Hundredths,
) -> Plan {
    let mut splits = kinds.map(|kind| kind.best_split(favour));
    let mut plan = Plan { market: Bundle::default(), senate: Bundle::default(), worth: 0 };
    let mut left = *wares;
    for _ in 0..MOST_KINDS {
        let most =
            |best: usize, place: usize| if splits[place].gain > splits[best].gain { place } else { best };
        let place = (1..Good::COUNT).fold(0, most);
        let (split, good) = (splits[place], Good::ALL[place]);
        if split.gain <= 0 {
            break;
        }
        splits[place].gain = 0;
        plan.market.0[good] = split.sold as u8;
        plan.senate.0[good] = split.given as u8;
        left.0[good] -= (split.sold + split.given) as u8;
        plan.worth += kinds[place].sales[split.sold];
    }
    plan.worth += senate(outlook, &plan.senate) + storage(outlook, left);
    plan
}

impl Kind {
    fn of(outlook: &Outlook<'_>, good: Good, count: u8) -> Kind {
        let count = usize::from(count).min(MOST);
        let mut kind = Kind { count, favour: outlook.senate.points[good].into(), ..Kind::default() };
        for cards in 1..=count {
            let card = worth_in_store(outlook, good, cards as u8 - 1) - outlook.building;
            kind.sales[cards] = cards as Hundredths * outlook.market_price(good, cards as u8);
            kind.stored[cards] = kind.stored[cards - 1] + card.max(0);
        }
        kind
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
fn storage(outlook: &Outlook<'_>, mut left: Bundle) -> Hundredths {
    let (mut stored, mut worth) = (Bundle::default(), 0);
    for slot in 0..usize::from(outlook.world.components.storehouses.most) {
        let cost = if slot < outlook.storehouses { 0 } else { outlook.building };
        let kinds = Good::ALL.into_iter().filter(|&good| left.count(good) > 0);
        let judged = kinds.map(|good| (worth_in_store(outlook, good, stored.count(good)), good));
        let Some((card, good)) = judged.max_by_key(|&(worth, _)| worth).filter(|&(worth, _)| worth > cost)
        else {
            break;
        };
        left.0[good] -= 1;
        stored.add(good);
        worth += card - cost;
    }
    worth
}
