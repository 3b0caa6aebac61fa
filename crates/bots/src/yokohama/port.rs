//! The ports: the best order or two that the power reaches.

use super::offers::{ByPower, MOST_POWER};
use super::valuation::Valuation;
use super::{Hundredths, purse, trade, weights, worth};
use portolan_core::CardId;
use portolan_yokohama::{Area, Player};

/// Returns what a port brings by power.
pub(super) fn offers(valuation: &Valuation<'_>, area: Area) -> ByPower {
    let components = &valuation.world.components;
    let (mut last, mut gain) = (0, 0);
    let mut offers: ByPower = std::array::from_fn(|place| {
        let level = components.offer(area.kind(), place as u8 + 1);
        if level != last {
            (last, gain) = (level, up_to_level(valuation, area, level));
        }
        gain
    });
    offers[usize::from(MOST_POWER) - 1] += i32::from(components.numbers.port_points) * weights::POINT;
    offers
}

/// Returns the value of the best order, and of a second one if it is worth its price.
fn up_to_level(valuation: &Valuation<'_>, area: Area, level: u8) -> Hundredths {
    let me = valuation.me();
    let Some((first, with_first)) = best(valuation, area, level, me) else { return 0 };
    if first <= 0 {
        return 0;
    }
    let price = price_of_second(valuation);
    let second =
        price.zip(best(valuation, area, level, &with_first)).map_or(0, |(price, (second, _))| second - price);
    let ending = if valuation.world.order_deck.is_empty() { valuation.ending } else { 0 };
    (first + second.max(0) + ending).max(0)
}

/// Returns the order that adds most to a player's value, the gain, and the player with it.
fn best(valuation: &Valuation<'_>, area: Area, level: u8, player: &Player) -> Option<(Hundredths, Player)> {
    let components = &valuation.world.components;
    if player.orders.len() >= usize::from(components.numbers.hand_limit) {
        return None;
    }
    let before = trade::worth(valuation, player);
    let display = valuation.world.ports[usize::from(area == Area::PortB)].into_iter().zip(components.levels);
    let open = display.filter(|&(_, needs)| needs <= level).filter_map(|(order, _)| order);
    let with = |order: CardId| {
        let mut after = *player;
        after.orders.insert(order);
        after
    };
    let judged = open.filter(|&order| !player.orders.has(order)).map(with);
    judged.map(|after| (trade::worth(valuation, &after) - before, after)).max_by_key(|&(gain, _)| gain)
}

/// Returns the price of a second order, paid in money or with an import; `None` if neither is available.
fn price_of_second(valuation: &Valuation<'_>) -> Option<Hundredths> {
    let me = valuation.me();
    let yen = u16::from(valuation.world.components.numbers.second_order_yen);
    let (by_yen, by_import) = (purse::less_yen(me, yen), purse::less_imports(me, 1));
    let after = by_yen.into_iter().chain(by_import).map(|after| worth::stock(valuation, &after)).max()?;
    Some(worth::stock(valuation, me) - after)
}
