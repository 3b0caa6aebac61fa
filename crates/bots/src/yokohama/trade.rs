//! Goods and the orders that ask for them: goods are worth what they bring nearer.

use super::outlook::Outlook;
use super::{Hundredths, achievements, countries, purse, weights};
use portolan_core::{ArrayVec, CardId};
use portolan_yokohama::{Good, Player, Title};

/// No hand has more orders.
const MOST_ORDERS: usize = 8;

/// So many of each good.
type Goods = [i32; 4];

/// Goods and orders of a player. The order that gains most by the goods gets them first.
pub(super) fn worth(outlook: &Outlook<'_>, player: &Player) -> Hundredths {
    let [copper, silk, tea, fish] = player.goods.0;
    let mut goods: Goods = [copper.into(), silk.into(), tea.into(), fish.into()];
    let rewarded = player.orders.iter().map(|order| (order, reward(outlook, player, order)));
    let mut orders: ArrayVec<(CardId, Hundredths), MOST_ORDERS> = rewarded.take(MOST_ORDERS).collect();
    let mut worth = 0;
    loop {
        let spare = spare(outlook, &goods);
        let served = |(place, &(order, reward)): (usize, &(CardId, Hundredths))| {
            let (worth, left) = serve(outlook, order, reward, &goods);
            (worth + self::spare(outlook, &left) - spare, worth, left, place)
        };
        let best = orders.iter().enumerate().map(served).max_by_key(|&(gain, ..)| gain);
        let Some((_, served, left, place)) = best.filter(|&(gain, ..)| gain > 0) else {
            return worth + spare;
        };
        worth += served;
        goods = left;
        orders.remove(place);
    }
}

/// Goods that no order asks for.
fn spare(outlook: &Outlook<'_>, goods: &Goods) -> Hundredths {
    let numbers = &outlook.world.components.numbers;
    let of_kind = |good: Good| {
        let (count, each) = (goods[good as usize], weights::GOODS[good as usize]);
        let few = count.min(weights::FEW_GOODS);
        each * few + each * (count - few) / 2
    };
    let for_later = Good::ALL.into_iter().map(of_kind).sum();
    purse::counted(outlook, goods.iter().sum(), numbers.goods_per_point) + outlook.later(for_later)
}

/// What an order with this reward is worth with these goods, and the goods that it leaves.
fn serve(outlook: &Outlook<'_>, order: CardId, reward: Hundredths, goods: &Goods) -> (Hundredths, Goods) {
    let cost = outlook.world.components.order(order).cost;
    let (mut left, mut effort) = (*goods, 0);
    for good in Good::ALL {
        let (has, needs) = (&mut left[good as usize], i32::from(cost[good]));
        let missing = (needs - *has).max(0);
        *has -= needs - missing;
        if missing > 0 {
            effort += missing * weights::EFFORT[good as usize] + weights::EFFORT_PER_KIND;
        }
    }
    if effort == 0 {
        return (reward * weights::COMPLETED_AT_ONCE / 100, left);
    }
    ((reward - effort).max(0) * completed(outlook.turns) / 100, left)
}

/// How surely an order is completed for which something is missing, in percent.
pub(super) fn completed(turns: i32) -> i32 {
    weights::COMPLETED[turns.clamp(0, weights::COMPLETED.len() as i32 - 1) as usize]
}

/// What completing an order brings, its icon and all that one's technologies add to it.
fn reward(outlook: &Outlook<'_>, player: &Player, order: CardId) -> Hundredths {
    let card = outlook.world.components.order(order);
    let ball = if player.has(Title::Ball) { 2 * weights::POINT } else { 0 };
    let school = if player.has(Title::LanguageSchool) { outlook.yen() } else { 0 };
    outlook.reward(&card.reward)
        + ball
        + school
        + countries::icon(outlook, player, card.country)
        + achievements::one_more_order(outlook, player)
}
