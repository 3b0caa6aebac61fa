//! A good plan for some wares, found in a moment: nearly as good as the best one, and twenty times as fast.
//!
//! A point of favour is given a fixed price, so that every kind of goods can be judged by itself; then the three kinds
//! are shown that gain most. That is done for a few prices of favour, and what comes of each is counted exactly.

use super::outlook::Outlook;
use super::plan::{Plan, worth_in_store};
use super::{Hundredths, race, weights};
use portolan_ostia::{Bundle, Good, MOST_KINDS};

/// How one kind is shared out, and what that gains over storing all of it.
#[derive(Clone, Copy, Default)]
struct Split {
    sold: u8,
    given: u8,
    gain: Hundredths,
}

/// A good plan.
pub(super) fn plan(outlook: &Outlook<'_>, wares: &Bundle) -> Plan {
    let usual = outlook.offerings.len() as Hundredths * outlook.point * 100 / weights::DOUBT_IN_SENATE / 2;
    let plans = [0, usual, 2 * usual].map(|favour| with_favour(outlook, wares, favour));
    plans.into_iter().max_by_key(|plan| plan.worth).unwrap_or(plans[0])
}

/// What it is worth.
pub(super) fn worth(outlook: &Outlook<'_>, wares: &Bundle) -> Hundredths {
    plan(outlook, wares).worth
}

/// What goods are worth when a point of favour is worth so much.
fn with_favour(outlook: &Outlook<'_>, wares: &Bundle, favour: Hundredths) -> Plan {
    let splits = Good::ALL.map(|good| best_split(outlook, good, wares.count(good), favour));
    let mut plan = Plan { market: Bundle::default(), senate: Bundle::default(), worth: 0 };
    let mut left = *wares;
    let mut shown = [false; Good::COUNT];
    for _ in 0..MOST_KINDS {
        let open = Good::ALL.into_iter().filter(|&good| !shown[good as usize]);
        let Some(good) = open.max_by_key(|&good| splits[good as usize].gain) else { break };
        let split = splits[good as usize];
        if split.gain <= 0 {
            break;
        }
        shown[good as usize] = true;
        plan.market.0[good] = split.sold;
        plan.senate.0[good] = split.given;
        left.0[good] -= split.sold + split.given;
        plan.worth += Hundredths::from(split.sold) * outlook.market_price(good, split.sold);
    }
    plan.worth += senate(outlook, &plan.senate) + storage(outlook, left);
    plan
}

/// The best way to share out so many cards of a kind.
fn best_split(outlook: &Outlook<'_>, good: Good, count: u8, favour: Hundredths) -> Split {
    let stored = |cards: u8| -> Hundredths {
        (0..cards).map(|nth| (worth_in_store(outlook, good, nth) - outlook.building).max(0)).sum()
    };
    let of_one = favour * Hundredths::from(outlook.senate.points[good]);
    let all_stored = stored(count);
    let mut best = Split::default();
    for sold in 0..=count {
        let price = if sold > 0 { outlook.market_price(good, sold) } else { 0 };
        let sales = Hundredths::from(sold) * price - all_stored;
        for given in 0..=(if of_one > 0 { count - sold } else { 0 }) {
            let gain = sales + Hundredths::from(given) * of_one + stored(count - sold - given);
            if gain > best.gain {
                best = Split { sold, given, gain };
            }
        }
    }
    best
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
