//! What an action brings on each area with each power, by the prices of things: fast, and nearly as accurate as
//! trying it.

use super::offers::{ByPower, MOST_POWER, Offers};
use super::prices::Prices;
use super::{Hundredths, places, sites, weights};
use portolan_yokohama::{Area, AreaKind, AreaSet, Good, Piece, Title};

/// The minimum power for building.
const BUILDING_POWER: usize = 4;
/// The maximum number of units that are paid for.
const MAX_UNITS: usize = 8;

/// Returns what the table offers now at these prices.
pub(super) fn offers(prices: &Prices<'_>) -> Offers {
    let mut offers = Offers::NONE;
    let mut shared = Shared::default();
    for area in prices.valuation.world.map.areas_except_canal() {
        offers.set(area, on(prices, &mut shared, area));
    }
    offers
}

/// Returns what these areas offer now.
pub(super) fn offers_on(prices: &Prices<'_>, areas: AreaSet) -> Offers {
    let mut offers = Offers::NONE;
    let mut shared = Shared::default();
    areas.iter().for_each(|area| offers.set(area, on(prices, &mut shared, area)));
    offers
}

/// What several areas need, computed once.
#[derive(Default)]
struct Shared {
    /// What is produced of each good.
    produced: [Option<ByPower>; 4],
    units: Option<[Option<Hundredths>; MAX_UNITS + 1]>,
}

impl Shared {
    fn produced(&mut self, prices: &Prices<'_>, area: Area, good: Good) -> ByPower {
        *self.produced[good as usize].get_or_insert_with(|| production(prices, area, good))
    }

    fn units(&mut self, prices: &Prices<'_>) -> &[Option<Hundredths>; MAX_UNITS + 1] {
        self.units.get_or_insert_with(|| {
            let mut paid = [None; MAX_UNITS + 1];
            paid.iter_mut().zip(0..).for_each(|(paid, missing)| *paid = units(prices, missing));
            paid
        })
    }
}

fn on(prices: &Prices<'_>, shared: &mut Shared, area: Area) -> ByPower {
    let mut offers = match area.kind() {
        AreaKind::CopperMine => shared.produced(prices, area, Good::Copper),
        AreaKind::Fishing => shared.produced(prices, area, Good::Fish),
        AreaKind::SilkMill => shared.produced(prices, area, Good::Silk),
        AreaKind::Tea => shared.produced(prices, area, Good::Tea),
        AreaKind::Bank => by_power(prices, area, |yen| prices.yen(yen.into())),
        AreaKind::Chinatown => exchange(prices, area),
        AreaKind::Church => places::church(prices),
        AreaKind::Customs => places::customs(prices),
        AreaKind::Agency => hiring(prices, area),
        AreaKind::LaboratoryA | AreaKind::LaboratoryB => laboratory(prices, shared.units(prices), area),
        AreaKind::PortA | AreaKind::PortB => port(prices, area),
        AreaKind::Canal => [0; MOST_POWER as usize],
    };
    let built = sites::best_on(prices, area);
    for offer in &mut offers[BUILDING_POWER - 1..] {
        *offer += built;
    }
    offers[usize::from(MOST_POWER) - 1] += sites::token_on(prices, area);
    offers
}

#[inline]
fn by_power(prices: &Prices<'_>, area: Area, worth: impl Fn(u8) -> Hundredths) -> ByPower {
    let given = &prices.valuation.world.components.by_power[area.kind() as usize];
    let mut offers = [0; MOST_POWER as usize];
    offers.iter_mut().zip(given).for_each(|(offer, &given)| *offer = worth(given));
    offers
}

fn production(prices: &Prices<'_>, area: Area, good: Good) -> ByPower {
    let mined = good == Good::Copper && prices.me().has(Title::MiningTechnology);
    by_power(prices, area, |count| match count {
        0 => 0,
        count => prices.goods(good, i32::from(count) + i32::from(mined)),
    })
}

/// Returns what Chinatown brings: the gain of the best exchange, and less for each further one.
fn exchange(prices: &Prices<'_>, area: Area) -> ByPower {
    let numbers = &prices.valuation.world.components.numbers;
    let me = prices.me();
    let mut best = 0;
    for good in Good::ALL {
        let rate = i32::from(numbers.rates[good]);
        if i32::from(me.yen) >= rate {
            best = best.max(prices.goods(good, prices.with_mining(good)) + prices.yen(-rate));
        }
        if me.goods[good] > 0 {
            best = best.max(prices.yen(rate) - prices.good(good));
        }
    }
    let import = i32::from(numbers.import_rate);
    let imports = if i32::from(me.yen) >= import { prices.imports(1) + prices.yen(-import) } else { 0 };
    by_power(prices, area, |count| (best * i32::from(count.min(3)) * 3 / 4).max(imports))
}

/// Returns the gain of a piece of the warehouse; `None` if it is not available.
pub(super) fn piece(prices: &Prices<'_>, piece: Piece) -> Option<Hundredths> {
    let (world, me) = (prices.valuation.world, prices.me());
    let price = i32::from(world.price(prices.valuation.seat, piece)?);
    let nth = |worth: &[Hundredths; 3], has: u8| {
        let nearer = prices.steps.areas * weights::NEARER / 100;
        prices.valuation.later(worth[usize::from(has).min(2)] + nearer)
    };
    let worth = match piece {
        Piece::Assistant => prices.assistant,
        Piece::Shop => nth(&weights::SHOP, me.hand.shops),
        Piece::House => nth(&weights::HOUSE, me.hand.houses),
    };
    (price <= i32::from(me.yen)).then(|| worth + prices.yen(-price))
}

/// Returns what the agency brings: the best piece once, and assistants for the rest.
fn hiring(prices: &Prices<'_>, area: Area) -> ByPower {
    let best = Piece::ALL.into_iter().filter_map(|which| piece(prices, which)).max().unwrap_or(0).max(0);
    let rest = if prices.me().warehouse.assistants > 0 { prices.assistant } else { 0 };
    by_power(prices, area, |count| match count {
        0 => 0,
        count => best + rest * (i32::from(count) - 1),
    })
}

/// Returns the price of this many units, mostly in money.
pub(super) fn units(prices: &Prices<'_>, missing: i32) -> Option<Hundredths> {
    let me = prices.me();
    let unit = i32::from(prices.valuation.world.components.numbers.unit_yen).max(1);
    let by_yen = missing.min(i32::from(me.yen) / unit);
    let by_imports = missing - by_yen;
    (by_imports <= i32::from(me.imports)).then(|| -prices.yen(-by_yen * unit) - prices.imports(-by_imports))
}

fn laboratory(prices: &Prices<'_>, units: &[Option<Hundredths>; MAX_UNITS + 1], area: Area) -> ByPower {
    let (world, me) = (prices.valuation.world, prices.me());
    let components = &world.components;
    let extra_unit = u8::from(me.technologies.len() + 1 >= usize::from(components.numbers.dear_technology));
    let mut offers = [0; MOST_POWER as usize];
    let display = world.laboratories[usize::from(area == Area::LaboratoryB)].iter().zip(components.surcharge);
    for (card, surcharge) in display {
        let Some(technology) = card.map(|card| components.technology(card)) else { continue };
        if me.has(technology.title) {
            continue;
        }
        let gain = prices.technology(technology);
        for (offer, units_given) in offers.iter_mut().zip(components.by_power[area.kind() as usize]) {
            let missing = (technology.value + surcharge).saturating_sub(units_given) + extra_unit;
            if let Some(Some(price)) = units.get(usize::from(missing)) {
                *offer = (*offer).max(gain - price);
            }
        }
    }
    offers
}

fn port(prices: &Prices<'_>, area: Area) -> ByPower {
    let (world, me) = (prices.valuation.world, prices.me());
    let components = &world.components;
    let room = usize::from(components.numbers.hand_limit).saturating_sub(me.orders.len());
    let points = i32::from(components.numbers.port_points) * weights::POINT;
    let mut offers = [0; MOST_POWER as usize];
    offers[usize::from(MOST_POWER) - 1] = points;
    if room == 0 {
        return offers;
    }
    let shown = world.ports[usize::from(area == Area::PortB)];
    let mut worth = shown.map(|_| 0);
    for (worth, order) in worth.iter_mut().zip(shown) {
        *worth = order.map_or(0, |order| prices.order(order));
    }
    let price = -prices.yen(-i32::from(components.numbers.second_order_yen));
    for (offer, level) in offers.iter_mut().zip(components.by_power[area.kind() as usize]) {
        let (mut best, mut second) = (0, 0);
        for (worth, _) in worth.into_iter().zip(components.levels).filter(|&(_, needs)| needs <= level) {
            second = worth.min(best).max(second);
            best = worth.max(best);
        }
        let crowd = if me.orders.is_empty() { 100 } else { weights::MORE_ORDERS };
        *offer += best * crowd / 100;
        if room > 1 && me.yen >= u16::from(components.numbers.second_order_yen) {
            *offer += (second * weights::MORE_ORDERS / 100 - price).max(0);
        }
    }
    offers
}
