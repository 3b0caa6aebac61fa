//! At a glance: who is paid on the way of a president.

use super::Hundredths;
use super::outlook::Outlook;
use super::prices::Prices;
use portolan_yokohama::{Area, Fees, Routes};

/// What it costs that another player is paid a yen, beside the yen.
const GIFT: Hundredths = 8;

/// What a way costs.
pub(super) fn cost(prices: &Prices<'_>, fees: Fees) -> Hundredths {
    if fees == Fees::NONE {
        return 0;
    }
    -prices.yen(-i32::from(fees.yen())) + GIFT * fees.seats().count() as Hundredths
}

/// What the cheapest of these ways costs; `None` if there is no way.
pub(super) fn least(prices: &Prices<'_>, ways: Routes) -> Option<Hundredths> {
    if ways == Routes::FREE {
        return Some(0);
    }
    ways.iter().map(|fees| cost(prices, fees)).min()
}

/// The way to take: little money, rather to the supply than to others, and rather to those who have less.
pub(super) fn best(outlook: &Outlook<'_>, to: Area) -> Option<Fees> {
    let ways = outlook.world.destinations(outlook.seat)[to];
    ways.iter().min_by_key(|fees| {
        let points = fees.seats().map(|seat| outlook.world.players[seat].points()).sum::<u16>();
        (fees.yen(), fees.seats().count(), points)
    })
}
