//! Goods and the orders that need them: the value of goods is the progress that they bring.

use super::valuation::Valuation;
use super::{Hundredths, achievements, countries, purse, weights};
use portolan_core::{ArrayVec, CardId};
use portolan_yokohama::{Good, Player, Title};

/// The maximum number of orders in a hand.
const MOST_ORDERS: usize = 8;

/// The number of each good.
type Goods = [i32; 4];

/// Returns the value of goods and orders of a player. The order that gains most by the goods gets them first.
pub(super) fn worth(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    let [copper, silk, tea, fish] = player.goods.0;
    let mut goods: Goods = [copper.into(), silk.into(), tea.into(), fish.into()];
    let rewarded = player.orders.iter().map(|order| (order, reward(valuation, player, order)));
    let mut orders: ArrayVec<(CardId, Hundredths), MOST_ORDERS> = rewarded.take(MOST_ORDERS).collect();
    let mut worth = 0;
    loop {
        let spare = spare(valuation, &goods);
        let served = |(place, &(order, reward)): (usize, &(CardId, Hundredths))| {
            let (worth, left) = serve(valuation, order, reward, &goods);
            (worth + self::spare(valuation, &left) - spare, worth, left, place)
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

/// Returns the value of goods that no order needs.
fn spare(valuation: &Valuation<'_>, goods: &Goods) -> Hundredths {
    let numbers = &valuation.world.components.numbers;
    let of_kind = |good: Good| {
        let (count, each) = (goods[good as usize], weights::GOODS[good as usize]);
        let few = count.min(weights::FEW_GOODS);
        each * few + each * (count - few) / 2
    };
    let for_later = Good::ALL.into_iter().map(of_kind).sum();
    purse::counted(valuation, goods.iter().sum(), numbers.goods_per_point) + valuation.later(for_later)
}

/// Returns the value of an order with these goods, and the goods that it leaves.
fn serve(valuation: &Valuation<'_>, order: CardId, reward: Hundredths, goods: &Goods) -> (Hundredths, Goods) {
    let cost = valuation.world.components.order(order).cost;
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
    ((reward - effort).max(0) * completed(valuation.turns) / 100, left)
}

/// Returns the probability that an incomplete order is completed, in percent.
pub(super) fn completed(turns: i32) -> i32 {
    weights::COMPLETED[turns.clamp(0, weights::COMPLETED.len() as i32 - 1) as usize]
}

/// Returns what completing an order brings, including its icon and the effects of the player's technologies.
fn reward(valuation: &Valuation<'_>, player: &Player, order: CardId) -> Hundredths {
    let card = valuation.world.components.order(order);
    let ball = if player.has(Title::Ball) { 2 * weights::POINT } else { 0 };
    let school = if player.has(Title::LanguageSchool) { valuation.yen() } else { 0 };
    valuation.reward(&card.reward)
        + ball
        + school
        + countries::icon(valuation, player, card.country)
        + achievements::one_more_order(valuation, player)
}
