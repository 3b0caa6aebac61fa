//! One kind of wares by itself: what so many cards of it bring on the market, before the senate and in store.

use super::outlook::Outlook;
use super::plan::worth_in_store;
use super::{Hundredths, weights};
use portolan_ostia::{Bundle, Good};

/// More cards of a kind are shared out as if there were only so many: the rest is hardly worth anything.
const MOST: usize = 8;

/// One kind of wares.
#[derive(Clone, Copy, Default)]
pub(super) struct Kind {
    pub(super) count: usize,
    /// What so many cards bring on the market.
    pub(super) sales: [Hundredths; MOST + 1],
    /// What so many cards are worth in store, less the cost of building; what would be a loss counts nothing.
    stored: [Hundredths; MOST + 1],
    /// What the senate thinks of a card.
    pub(super) favour: Hundredths,
}

/// How one kind is shared out, and what that gains over storing all of it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Split {
    pub(super) sold: u8,
    pub(super) given: u8,
    pub(super) gain: Hundredths,
}

/// What a point of favour is usually worth before the senate.
pub(super) fn usual_favour(outlook: &Outlook<'_>) -> Hundredths {
    let rivals = outlook.world.seats.get() as Hundredths - 1;
    rivals * outlook.point * 100 / weights::DOUBT_IN_SENATE / 2
}

impl Kind {
    /// All cards of this kind.
    pub(super) fn of(outlook: &Outlook<'_>, wares: &Bundle, good: Good) -> Kind {
        let mut kind = Kind { favour: outlook.senate.points[good].into(), ..Kind::default() };
        (0..wares.count(good)).for_each(|_| kind.add(outlook, good));
        kind
    }

    /// One more card.
    pub(super) fn add(&mut self, outlook: &Outlook<'_>, good: Good) {
        if self.count == MOST {
            return;
        }
        let card = worth_in_store(outlook, good, self.count as u8) - outlook.building;
        self.stored[self.count + 1] = self.stored[self.count] + card.max(0);
        self.count += 1;
        self.sales[self.count] = self.count as Hundredths * outlook.market_price(good, self.count as u8);
    }

    /// What it is worth by itself, if a point of favour is worth so much.
    pub(super) fn worth(&self, favour: Hundredths) -> Hundredths {
        self.stored[self.count] + self.best_split(favour).gain
    }

    /// The best way to share it out. Of what is not sold, cards are given that are worth less in store than before the
    /// senate: in store each is worth less than the one before.
    pub(super) fn best_split(&self, favour: Hundredths) -> Split {
        let of_one = favour * self.favour;
        let mut kept = self.count;
        while of_one > 0 && kept > 0 && self.stored[kept] - self.stored[kept - 1] < of_one {
            kept -= 1;
        }
        let mut best = Split::default();
        for sold in 0..=self.count {
            let rest = self.count - sold;
            let given = rest.saturating_sub(kept);
            let stored = self.stored[rest - given] - self.stored[self.count];
            let gain = self.sales[sold] + given as Hundredths * of_one + stored;
            if gain > best.gain {
                best = Split { sold: sold as u8, given: given as u8, gain };
            }
        }
        best
    }
}
