//! The features by which the evaluation predicts final points. Their weights are in `regression`.

use super::prices::Prices;
use super::valuation::Valuation;
use super::{
    Hundredths, achievements, building, countries, field, learning, purse, quick, race, time, trade, worth,
};
use portolan_core::Seat;
use portolan_yokohama::Yokohama;

/// The names of the features.
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

/// Returns the features of `seat`, in hundredths of points or of things, in the order of [`FEATURES`]; and the number
/// of its coming turns, in hundredths.
pub fn features(world: &Yokohama, seat: Seat) -> ([Hundredths; FEATURES.len()], Hundredths) {
    let to_come = time::to_come(world, seat);
    let valuation = Valuation { world, seat, turns: (to_come + 50) / 100, ending: 0 };
    let me = valuation.me();
    let offers = quick::offers(&Prices::with(valuation));
    let count = |things: usize| 100 * things as Hundredths;
    let value = learning::value_of(world, me);
    let features = [
        100,
        to_come,
        100 * Hundredths::from(me.points()),
        trade::worth(&valuation, me),
        purse::yen(&valuation, me.yen),
        purse::imports(&valuation, me.imports),
        achievements::worth(&valuation, me),
        countries::worth(&valuation, me),
        learning::worth(&valuation, me),
        learning::race(&valuation, value),
        race::worth(&valuation),
        building::worth(&valuation, me),
        worth::staff(&valuation, me),
        field::worth(&valuation, &offers, me, valuation.turns),
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
