//! The best that can be made of some wares: which go onto the market, which before the senate, which into store.
//!
//! Every way to show at most three kinds is tried; the other kinds can only be stored.

use super::outlook::Outlook;
use super::{Hundredths, race, weights};
use portolan_core::{ArrayVec, CardSet};
use portolan_ostia::{Bundle, Good, MAX_KINDS};

/// A way to share out wares, and what it is worth.
#[derive(Clone, Copy, Default)]
pub(super) struct Plan {
    /// Goods to sell.
    pub(super) market: Bundle,
    /// Goods for the senate.
    pub(super) senate: Bundle,
    /// Money, points and what is stored.
    pub(super) worth: Hundredths,
}

/// The best plan.
pub(super) fn best(outlook: &Outlook<'_>, wares: &Bundle) -> Plan {
    let store = by_worth_in_store(outlook, wares);
    let nothing = Plan { market: Bundle::default(), senate: Bundle::default(), worth: Hundredths::MIN };
    let mut search = Search { outlook, wares, store, best: nothing };
    let empty = Plan { worth: 0, ..nothing };
    search.share_out(0, MAX_KINDS, [0; Good::COUNT], empty);
    search.best
}

/// What the best plan is worth.
pub(super) fn worth(outlook: &Outlook<'_>, wares: &Bundle) -> Hundredths {
    best(outlook, wares).worth
}

/// What each card would be worth in store, the best first.
pub(super) fn by_worth_in_store(outlook: &Outlook<'_>, wares: &Bundle) -> Stored {
    let of_kind =
        |good| (0..wares.count(good)).map(move |nth| (worth_in_store(outlook, good, nth), good as u8));
    let mut cards: ArrayVec<(Hundredths, u8), { CardSet::CAPACITY }> =
        Good::ALL.into_iter().flat_map(of_kind).collect();
    cards.sort_unstable_by_key(|&(worth, good)| (-worth, good));
    Stored(cards)
}

/// Cards with what each is worth in store, the best first.
pub(super) struct Stored(ArrayVec<(Hundredths, u8), { CardSet::CAPACITY }>);

impl Stored {
    /// All of them.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (Hundredths, Good)> {
        self.0.iter().map(|&(worth, good)| (worth, Good::ALL[usize::from(good)]))
    }
}

/// What a card is worth in store, if so many of its kind lie there already. At the end each kind is a point, and what
/// is left over can still be sold.
pub(super) fn worth_in_store(outlook: &Outlook<'_>, good: Good, already: u8) -> Hundredths {
    let again = Hundredths::from(already) * weights::STORED_AGAIN;
    match outlook.next {
        None if already == 0 => outlook.point,
        None => weights::LAST_SALE - again,
        Some(next) => {
            let favour = 2 * i32::from(next.points[good]) - weights::MIDDLE_FAVOUR;
            weights::STORED + favour * weights::STORED_FAVOUR / 2 - again
        }
    }
}

struct Search<'a> {
    outlook: &'a Outlook<'a>,
    wares: &'a Bundle,
    store: Stored,
    best: Plan,
}

impl Search<'_> {
    /// Decides about one kind after the other; `left` more kinds may be shown, `stored` tells how many of each kind
    /// can go into store.
    fn share_out(&mut self, kind: usize, left: u8, stored: [u8; Good::COUNT], plan: Plan) {
        let Some(&good) = Good::ALL.get(kind) else { return self.consider(&stored, plan) };
        let count = self.wares.count(good);
        let most_shown = if left > 0 { count } else { 0 };
        for shown in 0..=most_shown {
            let mut stored = stored;
            stored[kind] = count - shown;
            let left = if shown > 0 { left - 1 } else { left };
            for given in 0..=self.most_given(good, shown) {
                self.share_out(kind + 1, left, stored, self.with(plan, good, shown - given, given));
            }
        }
    }

    /// Goods that the senate does not want are not given to it.
    fn most_given(&self, good: Good, shown: u8) -> u8 {
        if self.outlook.senate.points[good] > 0 { shown } else { 0 }
    }

    fn with(&self, mut plan: Plan, good: Good, sold: u8, given: u8) -> Plan {
        plan.market.0[good] = sold;
        plan.senate.0[good] = given;
        if sold > 0 {
            plan.worth += Hundredths::from(sold) * self.outlook.market_price(good, sold);
        }
        plan
    }

    /// All kinds are decided: adds what the senate and the storehouses bring.
    fn consider(&mut self, stored: &[u8; Good::COUNT], mut plan: Plan) {
        plan.worth += self.favour(&plan.senate) + self.storage(stored);
        if plan.worth > self.best.worth {
            self.best = plan;
        }
    }

    fn favour(&self, given: &Bundle) -> Hundredths {
        let outlook = self.outlook;
        let value = 100 * Hundredths::from(outlook.senate.value(given)) + outlook.head_start;
        let places = outlook.world.components.places;
        let points = race::expected_points(value, &outlook.offerings, weights::DOUBT_IN_SENATE, places);
        points * outlook.point / 100
    }

    /// The best cards are stored, as far as there is room and building pays.
    fn storage(&self, stored: &[u8; Good::COUNT]) -> Hundredths {
        let most = usize::from(self.outlook.world.components.storehouses.most);
        let (mut left, mut filled, mut worth) = (*stored, 0, 0);
        for (card, good) in self.store.iter() {
            let cost = if filled < self.outlook.storehouses { 0 } else { self.outlook.building };
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
