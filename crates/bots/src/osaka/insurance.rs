//! Chooses what to insure when the black tide rises, by comparing the values after it.

use super::worth::{self, Hundredths};
use portolan_core::Seat;
use portolan_osaka::{Choice, Good, Kind, State};

/// Returns the card to discard for insurance that leaves most after the tide, or `Done` if no card is worth it.
pub(super) fn card_or_done(world: &State, seat: Seat) -> Option<Choice> {
    let cards = Kind::all().filter(|&kind| could_insure(world, seat, kind)).map(Choice::Insure);
    // The last of equal choices wins: `Done`.
    cards.chain([Choice::Done]).max_by_key(|&choice| value_after_tide(world, seat, choice))
}

/// Whether `seat` has a card of this kind with icons for goods that will sink.
fn could_insure(world: &State, seat: Seat, kind: Kind) -> bool {
    world.is_sinking(kind.good)
        && world.components.icons(kind.value) > 0
        && !world.players[seat].hand.is_disjoint(world.components.of_kind(kind))
        && !world.uninsured(seat, kind.good).is_empty()
}

/// Returns the good of highest value, which determines the price of the others.
pub(super) fn good_to_cover(world: &State, seat: Seat, good: Good) -> Option<Choice> {
    let uninsured = world.uninsured(seat, good);
    uninsured.iter().map(|card| world.components.kind(card)).max().map(Choice::Cover)
}

/// Returns the value of `seat` after this choice and the tide.
pub(super) fn value_after_tide(world: &State, seat: Seat, choice: Choice) -> Hundredths {
    let mut world = world.clone();
    if let Choice::Insure(kind) = choice {
        spend(&mut world, seat, kind);
    }
    sink(&mut world, seat);
    worth::seat_value(&world, seat)
}

/// Discards a card of this kind; its icons insure the most valuable goods.
fn spend(world: &mut State, seat: Seat, kind: Kind) {
    let Some(card) = (world.players[seat].hand & world.components.of_kind(kind)).first() else { return };
    world.players[seat].hand.remove(card);
    for _ in 0..world.components.icons(kind.value) {
        let most_valuable = world.uninsured(seat, kind.good).iter().last(); // numbers ascend with values
        most_valuable.into_iter().for_each(|most_valuable| world.players[seat].insured.insert(most_valuable));
    }
}

/// Sinks the ships on waves with all goods of `seat` that are not insured.
fn sink(world: &mut State, seat: Seat) {
    for good in Good::ALL {
        if !world.is_sinking(good) {
            continue;
        }
        let lost = world.uninsured(seat, good);
        world.players[seat].goods -= lost;
        world.ships[good] = world.components.anchor();
    }
}
