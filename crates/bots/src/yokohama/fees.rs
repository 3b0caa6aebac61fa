//! Fast policy: the players that the president pays on its way.

use super::Hundredths;
use super::prices::Prices;
use super::valuation::Valuation;
use portolan_yokohama::{Area, Fees, Routes};

/// The cost of paying another player, in addition to the yen.
const GIFT: Hundredths = 8;

/// Returns the cost of a way.
pub(super) fn cost(prices: &Prices<'_>, fees: Fees) -> Hundredths {
    if fees == Fees::NONE {
        return 0;
    }
    -prices.yen(-i32::from(fees.yen())) + GIFT * fees.seats().count() as Hundredths
}

/// Returns the cost of the cheapest way; `None` if there is no way.
pub(super) fn least(prices: &Prices<'_>, ways: Routes) -> Option<Hundredths> {
    if ways == Routes::FREE {
        return Some(0);
    }
    ways.iter().map(|fees| cost(prices, fees)).min()
}

/// Returns the way to take: little money, preferably to the supply, then to those who have less.
pub(super) fn best(valuation: &Valuation<'_>, to: Area) -> Option<Fees> {
    let ways = valuation.world.destinations(valuation.seat)[to];
    ways.iter().min_by_key(|fees| {
        let points = fees.seats().map(|seat| valuation.world.players[seat].points()).sum::<u16>();
        (fees.yen(), fees.seats().count(), points)
    })
}
