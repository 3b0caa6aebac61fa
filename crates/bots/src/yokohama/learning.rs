//! Technologies: what they bring in the turns to come, and the race for the highest of all.

use super::valuation::Valuation;
use super::{Hundredths, weights};
use portolan_core::Seat;
use portolan_yokohama::{Player, State};

/// Returns the value of the effects of a player's technologies in the turns to come.
pub(super) fn worth(valuation: &Valuation<'_>, player: &Player) -> Hundredths {
    let cards = player.technologies.iter().map(|card| valuation.world.components.technology(card).title);
    cards.map(|title| weights::TECHNOLOGIES[title as usize]).sum::<Hundredths>() * valuation.turns
}

/// Returns the value of the race for the highest technology to a player whose technologies have this value.
pub(super) fn race(valuation: &Valuation<'_>, value: i32) -> Hundredths {
    if value == 0 {
        return 0;
    }
    let world = valuation.world;
    let prizes = world.components.numbers.technology.map(|points| i32::from(points) * weights::POINT);
    // The probabilities that no one and that someone is ahead, in percent.
    let (mut first, mut second) = (100, 0);
    for other in world.seats.seats().filter(|&other| other != valuation.seat) {
        let ahead = chance_ahead(valuation, other, value);
        second = (second * (100 - ahead) + first * ahead) / 100;
        first = first * (100 - ahead) / 100;
    }
    (first * prizes[0] + second * prizes[1]) / 100
}

/// Returns the probability that this other player will be ahead, in percent.
fn chance_ahead(valuation: &Valuation<'_>, other: Seat, value: i32) -> i32 {
    let world = valuation.world;
    let theirs = value_of(world, &world.players[other]);
    if valuation.turns == 0 {
        let before = world.position_in_round(other) < world.position_in_round(valuation.seat);
        return if theirs > value || theirs == value && before { 100 } else { 0 };
    }
    (50 + (theirs - value) * weights::TECHNOLOGY_UNIT).clamp(2, 98)
}

/// Returns the total value of a player's technologies.
pub(super) fn value_of(world: &State, player: &Player) -> i32 {
    player.technologies.iter().map(|card| i32::from(world.components.technology(card).value)).sum()
}
