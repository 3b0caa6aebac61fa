//! Shops and trading houses: in the hand they wait for an action of power 4; on an area they add to the power there.

use super::valuation::Valuation;
use super::{Hundredths, achievements, weights};
use portolan_yokohama::{Area, Player, Title};

/// Returns the value of the buildings of a player, in the hand and on areas.
pub(super) fn worth(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    let waiting = in_hand(&weights::SHOP, player.hand.shops) + in_hand(&weights::HOUSE, player.hand.houses);
    let pieces = i32::from(player.hand.shops + player.hand.houses);
    let waiting = waiting + achievements::more_buildings(valuation, player, pieces) * weights::NEARER / 100;
    let built = (player.shops.len() + player.houses.len()) as i32;
    let others = valuation.world.seats.get() as i32 - 1;
    let each_turn = built * weights::BUILT + player.houses.len() as i32 * others * weights::INCOME;
    valuation.later(waiting) + each_turn * valuation.turns
}

fn in_hand(each: &[Hundredths; 3], count: u8) -> Hundredths {
    (0..usize::from(count)).map(|nth| each[nth.min(each.len() - 1)]).sum()
}

/// Returns what the best building on this area would bring at once and in the turns to come.
pub(super) fn best_on(valuation: &Valuation<'_>, area: Area) -> Hundredths {
    shop_on(valuation, area).max(house_on(valuation, area)).max(0)
}

fn shop_on(valuation: &Valuation<'_>, area: Area) -> Hundredths {
    let (player, site) = (valuation.me(), &valuation.world.sites[area]);
    let Some(tile) = site.tile.filter(|_| player.hand.shops > 0 && !player.shops.has(area)) else { return 0 };
    let spaces = valuation.world.components.tiles[tile.index()].shops.iter().zip(site.shops);
    let free = spaces.filter(|(_, owner)| owner.is_none()).map(|(reward, _)| valuation.reward(reward));
    let Some(reward) = free.max() else { return 0 };
    let light = if player.has(Title::GasLight) { 2 * weights::POINT } else { 0 };
    let mut after = *player;
    after.hand.shops -= 1;
    after.shops.insert(area);
    let last = after.shops.len() == usize::from(valuation.world.components.numbers.shops());
    reward + light + change(valuation, &after) + if last { valuation.ending } else { 0 }
}

fn house_on(valuation: &Valuation<'_>, area: Area) -> Hundredths {
    let (player, site) = (valuation.me(), &valuation.world.sites[area]);
    let Some(tile) = site.tile.filter(|_| player.hand.houses > 0 && site.house.is_none()) else { return 0 };
    let light = if player.has(Title::ElectricLight) { 3 * weights::POINT } else { 0 };
    let mut after = *player;
    after.hand.houses -= 1;
    after.houses.insert(area);
    let reward = valuation.reward(&valuation.world.components.tiles[tile.index()].house);
    let last = after.houses.len() == valuation.world.components.numbers.house_prices.len();
    reward + light + change(valuation, &after) + if last { valuation.ending } else { 0 }
}

/// Returns the change in value when the building has left the hand and stands on its area.
fn change(valuation: &Valuation<'_>, after: &Player) -> Hundredths {
    let of = |player| worth(valuation, player) + achievements::worth(valuation, player);
    of(after) - of(valuation.me())
}
