//! The laboratories: the best technology, less what is paid for it beside the power.

use super::offers::ByPower;
use super::outlook::Outlook;
use super::{Hundredths, achievements, countries, learning, purse, weights, worth};
use portolan_core::CardId;
use portolan_yokohama::{Area, Title};

/// Units beyond these are never paid.
const MOST_UNITS: usize = 8;

/// What a laboratory brings by power.
pub(super) fn offers(outlook: &Outlook<'_>, area: Area) -> ByPower {
    let (world, me) = (outlook.world, outlook.me());
    let numbers = &world.components.numbers;
    let prices = prices_of_units(outlook);
    let dear = u8::from(me.technologies.len() + 1 >= usize::from(numbers.dear_technology));
    let mut offers = [0; 5];
    let display =
        world.laboratories[usize::from(area == Area::LaboratoryB)].iter().zip(world.components.surcharge);
    for (card, surcharge) in display {
        let Some(card) = *card else { continue };
        let technology = world.components.technology(card);
        if me.has(technology.title) {
            continue;
        }
        let gain = gain(outlook, card);
        for (offer, power) in offers.iter_mut().zip(1..) {
            let units = world.components.offer(area.kind(), power);
            let missing = (technology.value + surcharge).saturating_sub(units) + dear;
            if let Some(Some(price)) = prices.get(usize::from(missing)) {
                *offer = (*offer).max(gain - price);
            }
        }
    }
    offers
}

/// What a technology adds to all that one has.
fn gain(outlook: &Outlook<'_>, card: CardId) -> Hundredths {
    let (world, me) = (outlook.world, outlook.me());
    let technology = world.components.technology(card);
    let mut after = *me;
    after.technologies.insert(card);
    after.titles |= technology.title.bit();
    let value = learning::value_of(world, me);
    let at_once = [
        (technology.title == Title::Fair, 10 * weights::POINT),
        (me.has(Title::PatentSystem), 2 * weights::POINT),
        (me.has(Title::Letterpress), outlook.yen()),
    ];
    at_once.into_iter().filter(|(given, _)| *given).map(|(_, worth)| worth).sum::<Hundredths>()
        + learning::worth(outlook, &after)
        - learning::worth(outlook, me)
        + learning::race(outlook, value + i32::from(technology.value))
        - learning::race(outlook, value)
        + achievements::worth(outlook, &after)
        - achievements::worth(outlook, me)
        + countries::icon(outlook, me, technology.country)
}

/// What one, two … units cost, each paid with what is missed least.
fn prices_of_units(outlook: &Outlook<'_>) -> [Option<Hundredths>; MOST_UNITS + 1] {
    let unit = u16::from(outlook.world.components.numbers.unit_yen);
    let before = worth::stock(outlook, outlook.me());
    let mut player = Some(*outlook.me());
    std::array::from_fn(|count| {
        if count > 0 {
            player = player.and_then(|player| {
                let by_yen = purse::less_yen(&player, unit);
                let by_import = purse::less_imports(&player, 1);
                by_yen.into_iter().chain(by_import).max_by_key(|after| worth::stock(outlook, after))
            });
        }
        player.map(|player| before - worth::stock(outlook, &player))
    })
}
