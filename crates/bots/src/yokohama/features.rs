//! The signs by which the estimate tells how many points somebody will have at the end. What each of them means for that
//! is `fitted` to games; here they are only read off the table.

use super::outlook::Outlook;
use super::prices::Prices;
use super::{
    Hundredths, achievements, building, countries, field, learning, purse, quick, race, time, trade, worth,
};
use portolan_core::Seat;
use portolan_yokohama::Yokohama;

/// The names of the signs.
pub const FEATURES: [&str; 24] = [
    "always",
    "turns to come",
    "points",
    "goods and orders",
    "yen",
    "imports",
    "achievements",
    "countries",
    "technologies",
    "race of technologies",
    "races of the boards",
    "buildings",
    "staff",
    "next actions",
    "assistants in the hand",
    "assistants",
    "president in the hand",
    "shops in the hand",
    "houses in the hand",
    "built on",
    "houses built",
    "orders in the hand",
    "orders completed",
    "value of technologies",
];

/// What is seen of `seat`: hundredths of points or of things, in the order of [`FEATURES`]; and the turns that it has to
/// come, in hundredths.
pub fn features(world: &Yokohama, seat: Seat) -> ([Hundredths; FEATURES.len()], Hundredths) {
    let to_come = time::to_come(world, seat);
    let outlook = Outlook { world, seat, turns: (to_come + 50) / 100, ending: 0 };
    let me = outlook.me();
    let offers = quick::offers(&Prices::with(outlook));
    let count = |things: usize| 100 * things as Hundredths;
    let value = learning::value_of(world, me);
    let features = [
        100,
        to_come,
        100 * Hundredths::from(me.points()),
        trade::worth(&outlook, me),
        purse::yen(&outlook, me.yen),
        purse::imports(&outlook, me.imports),
        achievements::worth(&outlook, me),
        countries::worth(&outlook, me),
        learning::worth(&outlook, me),
        learning::race(&outlook, value),
        race::worth(&outlook),
        building::worth(&outlook, me),
        worth::staff(&outlook, me),
        field::worth(&outlook, &offers, me, outlook.turns),
        count(me.hand.assistants.into()),
        count(usize::from(me.hand.assistants) + usize::from(me.assistants_on_areas())),
        count(me.president.is_none().into()),
        count(me.hand.shops.into()),
        count(me.hand.houses.into()),
        count(me.areas_with_buildings().len()),
        count(me.houses.len()),
        count(me.orders.len()),
        count(me.completed.len()),
        100 * value,
    ];
    (features, to_come)
}
