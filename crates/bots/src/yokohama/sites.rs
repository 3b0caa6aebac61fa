//! Fast policy: the buildings and the token of an area, at the prices of things.

use super::prices::Prices;
use super::{Hundredths, weights};
use portolan_yokohama::{Area, Title};

/// Returns the value of the best building for this area; `None` if none can be built.
pub(super) fn best_on(prices: &Prices<'_>, area: Area) -> Hundredths {
    shop_on(prices, area).max(house_on(prices, area)).max(0)
}

/// Returns the value of the best shop that can be built there; `None` if there is none.
fn shop_on(prices: &Prices<'_>, area: Area) -> Hundredths {
    let (me, site) = (prices.me(), &prices.valuation.world.sites[area]);
    if me.hand.shops == 0 || me.shops.has(area) {
        return 0;
    }
    let Some(tile) = site.tile else { return 0 };
    let spaces = prices.valuation.world.components.tiles[tile.index()].shops.iter().zip(site.shops);
    let free = spaces.filter(|(_, owner)| owner.is_none()).map(|(reward, _)| prices.reward(reward));
    free.max().map_or(0, |reward| reward + beside_shop(prices, area))
}

/// Returns what a shop brings in this space.
pub(super) fn shop(prices: &Prices<'_>, area: Area, space: usize) -> Hundredths {
    let world = prices.valuation.world;
    let Some(tile) = world.sites[area].tile else { return 0 };
    let rewards = &world.components.tiles[tile.index()].shops;
    rewards.get(space).map_or(0, |reward| prices.reward(reward)) + beside_shop(prices, area)
}

/// Returns what a shop brings besides the reward of its space.
fn beside_shop(prices: &Prices<'_>, area: Area) -> Hundredths {
    let light = if prices.me().has(Title::GasLight) { 2 * weights::POINT } else { 0 };
    let in_hand = weights::SHOP[usize::from(prices.me().hand.shops.saturating_sub(1)).min(2)];
    light + built(prices, area, in_hand)
}

fn house_on(prices: &Prices<'_>, area: Area) -> Hundredths {
    let free = prices.me().hand.houses > 0 && prices.valuation.world.sites[area].house.is_none();
    if free { house(prices, area) } else { 0 }
}

/// Returns what a trading house brings there.
pub(super) fn house(prices: &Prices<'_>, area: Area) -> Hundredths {
    let world = prices.valuation.world;
    let Some(tile) = world.sites[area].tile else { return 0 };
    let light = if prices.me().has(Title::ElectricLight) { 3 * weights::POINT } else { 0 };
    let income = (world.seats.get() as i32 - 1) * weights::INCOME * prices.valuation.turns;
    let in_hand = weights::HOUSE[usize::from(prices.me().hand.houses.saturating_sub(1)).min(2)];
    prices.reward(&world.components.tiles[tile.index()].house) + light + income + built(prices, area, in_hand)
}

/// Returns what a building on this area does besides its reward: the power, an achievement, and that it leaves the
/// hand.
fn built(prices: &Prices<'_>, area: Area, in_hand: Hundredths) -> Hundredths {
    let new = !prices.me().areas_with_buildings().has(area);
    let step = if new { prices.steps.areas } else { 0 };
    weights::BUILT * prices.valuation.turns + step * (100 - weights::NEARER) / 100
        - prices.valuation.later(in_hand)
}

/// Returns what the token there brings.
pub(super) fn token_on(prices: &Prices<'_>, area: Area) -> Hundredths {
    let world = prices.valuation.world;
    let Some(token) = world.sites[area].token else { return 0 };
    prices.reward(&world.components.tokens[token.index()]) + prices.steps.agents_and_tokens
}
