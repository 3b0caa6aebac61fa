//! The laboratories: the best technology, less its price beyond the power.

use super::offers::ByPower;
use super::valuation::Valuation;
use super::{Hundredths, achievements, countries, learning, purse, weights, worth};
use portolan_core::CardId;
use portolan_yokohama::{Area, Title};

/// The maximum number of units that are paid for.
const MAX_UNITS: usize = 8;

/// Returns what a laboratory brings by power.
pub(super) fn offers(valuation: &Valuation<'_>, area: Area) -> ByPower {
    let (world, me) = (valuation.world, valuation.me());
    let numbers = &world.components.numbers;
    let prices = prices_of_units(valuation);
    let extra_unit = u8::from(me.technologies.len() + 1 >= usize::from(numbers.dear_technology));
    let mut offers = [0; 5];
    let display =
        world.laboratories[usize::from(area == Area::LaboratoryB)].iter().zip(world.components.surcharge);
    for (card, surcharge) in display {
        let Some(card) = *card else { continue };
        let technology = world.components.technology(card);
        if me.has(technology.title) {
            continue;
        }
        let gain = gain(valuation, card);
        for (offer, power) in offers.iter_mut().zip(1..) {
            let units = world.components.offer(area.kind(), power);
            let missing = (technology.value + surcharge).saturating_sub(units) + extra_unit;
            if let Some(Some(price)) = prices.get(usize::from(missing)) {
                *offer = (*offer).max(gain - price);
            }
        }
    }
    offers
}

/// Returns what a technology adds to the value of the seat.
fn gain(valuation: &Valuation<'_>, card: CardId) -> Hundredths {
    let (world, me) = (valuation.world, valuation.me());
    let technology = world.components.technology(card);
    let mut after = *me;
    after.technologies.insert(card);
    after.titles |= technology.title.bit();
    let value = learning::value_of(world, me);
    let at_once = [
        (technology.title == Title::Fair, 10 * weights::POINT),
        (me.has(Title::PatentSystem), 2 * weights::POINT),
        (me.has(Title::Letterpress), valuation.yen()),
    ];
    at_once.into_iter().filter(|(given, _)| *given).map(|(_, worth)| worth).sum::<Hundredths>()
        + learning::worth(valuation, &after)
        - learning::worth(valuation, me)
        + learning::race(valuation, value + i32::from(technology.value))
        - learning::race(valuation, value)
        + achievements::worth(valuation, &after)
        - achievements::worth(valuation, me)
        + countries::icon(valuation, me, technology.country)
}

/// Returns the price of one, two … units, each paid with the least valuable thing.
fn prices_of_units(valuation: &Valuation<'_>) -> [Option<Hundredths>; MAX_UNITS + 1] {
    let unit = u16::from(valuation.world.components.numbers.unit_yen);
    let before = worth::stock(valuation, valuation.me());
    let mut player = Some(*valuation.me());
    std::array::from_fn(|count| {
        if count > 0 {
            player = player.and_then(|player| {
                let by_yen = purse::less_yen(&player, unit);
                let by_import = purse::less_imports(&player, 1);
                by_yen.into_iter().chain(by_import).max_by_key(|after| worth::stock(valuation, after))
            });
        }
        player.map(|player| before - worth::stock(valuation, &player))
    })
}
