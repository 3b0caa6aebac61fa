//! Fast policy: the spaces of the church and of the customs, at the prices of things.

use super::offers::{ByPower, MOST_POWER};
use super::prices::Prices;
use super::{Hundredths, weights};
use portolan_yokohama::{AreaKind, Good, ManagementBoard, Payment, Title};

/// Returns what a space of a board brings, without its price.
pub(super) fn space(prices: &Prices<'_>, board: ManagementBoard, place: usize) -> Hundredths {
    let components = &prices.valuation.world.components;
    let (title, bonus, prizes) = match board {
        ManagementBoard::Church => (Title::Winery, 3, components.numbers.church),
        ManagementBoard::Customs => (Title::BrickFactory, 4, components.numbers.customs),
    };
    let bonus = if prices.me().has(title) { bonus * weights::POINT } else { 0 };
    let race = weights::ON_BOARD + i32::from(prizes[0] - prizes[1]) * weights::LEADING / 2;
    components.spaces(board).get(place).map_or(0, |space| prices.reward(&space.reward) + bonus + race)
}

/// Returns the free spaces of a board: the price of each, and what it brings less the assistant that stays there.
fn free_spaces<'a>(
    prices: &'a Prices<'_>,
    board: ManagementBoard,
) -> impl Iterator<Item = (u8, Hundredths)> + 'a {
    let world = prices.valuation.world;
    let spaces = world.components.spaces(board).iter().zip(world.spaces[board as usize]).enumerate();
    let free = spaces.filter(|(_, (_, occupant))| occupant.is_none());
    free.map(move |(place, (price, _))| (price.value, space(prices, board, place) - prices.assistant))
}

/// Returns what the church brings by power.
pub(super) fn church(prices: &Prices<'_>) -> ByPower {
    let paid = faith(prices);
    let mut offers = [0; MOST_POWER as usize];
    let faith = prices.valuation.world.components.by_power[AreaKind::Church as usize];
    for (price, worth) in free_spaces(prices, ManagementBoard::Church) {
        for (offer, faith) in offers.iter_mut().zip(faith) {
            if let Some(Some(price)) = paid.get(usize::from(price.saturating_sub(faith))) {
                *offer = (*offer).max(worth - price);
            }
        }
    }
    offers
}

/// Returns the price of one, two … faith beyond the power, the cheapest first: each thing pays once.
pub(super) fn faith(prices: &Prices<'_>) -> [Option<Hundredths>; 7] {
    let me = prices.me();
    let mut things = [Hundredths::MAX; 6];
    for (good, thing) in Good::ALL.into_iter().zip(&mut things) {
        if me.goods[good] > 0 {
            *thing = prices.good(good);
        }
    }
    if me.imports > 0 {
        things[4] = prices.coin(Payment::Import);
    }
    if me.yen >= u16::from(prices.valuation.world.components.numbers.faith_yen) {
        things[5] = prices.coin(Payment::Yen);
    }
    things.sort_unstable();
    let mut paid = [Some(0); 7];
    for (nth, thing) in things.into_iter().enumerate() {
        paid[nth + 1] = paid[nth].filter(|_| thing != Hundredths::MAX).map(|paid| paid + thing);
    }
    paid
}

/// Returns what the customs bring by power.
pub(super) fn customs(prices: &Prices<'_>) -> ByPower {
    let most = prices.valuation.world.components.by_power[AreaKind::Customs as usize];
    let mut offers = [0; MOST_POWER as usize];
    for (price, worth) in free_spaces(prices, ManagementBoard::Customs) {
        if u16::from(price) > prices.me().imports {
            continue;
        }
        let worth = worth + prices.imports(-i32::from(price));
        for (offer, most) in offers.iter_mut().zip(most) {
            if price <= most {
                *offer = (*offer).max(worth);
            }
        }
    }
    offers
}
