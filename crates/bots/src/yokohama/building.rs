//! Shops and trading houses: in the hand they wait for an action of power 4; on an area they add to the power there.

use super::outlook::Outlook;
use super::{Hundredths, achievements, weights};
use portolan_yokohama::{Area, Player, Title};

/// Buildings of a player, in the hand and on areas.
pub(super) fn worth(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    let waiting = in_hand(&weights::SHOP, player.hand.shops) + in_hand(&weights::HOUSE, player.hand.houses);
    let pieces = i32::from(player.hand.shops + player.hand.houses);
    let waiting = waiting + achievements::more_buildings(outlook, player, pieces) * weights::NEARER / 100;
    let built = (player.shops.len() + player.houses.len()) as i32;
    let others = outlook.world.seats.get() as i32 - 1;
    let each_turn = built * weights::BUILT + player.houses.len() as i32 * others * weights::INCOME;
    outlook.later(waiting) + each_turn * outlook.turns
}

fn in_hand(each: &[Hundredths; 3], count: u8) -> Hundredths {
    (0..usize::from(count)).map(|nth| each[nth.min(each.len() - 1)]).sum()
}

/// What the best building on this area would bring at once and in the turns to come.
pub(super) fn best_on(outlook: &Outlook<'_>, area: Area) -> Hundredths {
    shop_on(outlook, area).max(house_on(outlook, area)).max(0)
}

fn shop_on(outlook: &Outlook<'_>, area: Area) -> Hundredths {
    let (player, site) = (outlook.me(), &outlook.world.sites[area]);
    let Some(tile) = site.tile.filter(|_| player.hand.shops > 0 && !player.shops.has(area)) else { return 0 };
    let spaces = outlook.world.components.tiles[tile.index()].shops.iter().zip(site.shops);
    let free = spaces.filter(|(_, owner)| owner.is_none()).map(|(reward, _)| outlook.reward(reward));
    let Some(reward) = free.max() else { return 0 };
    let light = if player.has(Title::GasLight) { 2 * weights::POINT } else { 0 };
    let mut after = *player;
    after.hand.shops -= 1;
    after.shops.insert(area);
    let last = after.shops.len() == usize::from(outlook.world.components.numbers.shops());
    reward + light + change(outlook, &after) + if last { outlook.ending } else { 0 }
}

fn house_on(outlook: &Outlook<'_>, area: Area) -> Hundredths {
    let (player, site) = (outlook.me(), &outlook.world.sites[area]);
    let Some(tile) = site.tile.filter(|_| player.hand.houses > 0 && site.house.is_none()) else { return 0 };
    let light = if player.has(Title::ElectricLight) { 3 * weights::POINT } else { 0 };
    let mut after = *player;
    after.hand.houses -= 1;
    after.houses.insert(area);
    let reward = outlook.reward(&outlook.world.components.tiles[tile.index()].house);
    let last = after.houses.len() == outlook.world.components.numbers.house_prices.len();
    reward + light + change(outlook, &after) + if last { outlook.ending } else { 0 }
}

/// What it changes that the building has left the hand and stands on its area.
fn change(outlook: &Outlook<'_>, after: &Player) -> Hundredths {
    let of = |player| worth(outlook, player) + achievements::worth(outlook, player);
    of(after) - of(outlook.me())
}
