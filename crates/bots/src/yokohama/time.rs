//! How long the game will last, from the progress towards its end.

use super::weights;
use portolan_core::Seat;
use portolan_yokohama::{Area, ManagementBoard, State};

/// Returns the number of own turns after the current one: known once the end is triggered, estimated before.
pub(super) fn turns_left(world: &State) -> i32 {
    match (world.last_round, world.ending) {
        (Some(last), _) => i32::from(last) - i32::from(world.round),
        (None, Some(_)) => 1,
        (None, None) => (weights::WHOLE_GAME * (100 - progress(world)) / 100).max(2),
    }
}

/// Returns the number of coming turns of `seat`, in hundredths, between two turns; the one that begins now is one of
/// them.
pub(super) fn to_come(world: &State, seat: Seat) -> i32 {
    let this_round = world.position_in_round(seat) >= world.position_in_round(world.turn.seat);
    let rounds = match (world.last_round, world.ending) {
        (Some(last), _) => 100 * (i32::from(last) - i32::from(world.round)),
        (None, Some(_)) => 100,
        (None, None) => (weights::WHOLE_GAME * (100 - progress(world))).max(150),
    };
    rounds + if this_round { 100 } else { 0 }
}

/// Returns the greatest progress towards any end of the game, in percent.
fn progress(world: &State) -> i32 {
    let on_board = |board| {
        percent(
            world.assistants_on_board(board).into(),
            world.components.end_count(board, world.seats).into(),
        )
    };
    let boards = on_board(ManagementBoard::Church).max(on_board(ManagementBoard::Customs));
    boards.max(buildings(world)).max(orders(world))
}

/// Returns the progress of the player who has built most.
fn buildings(world: &State) -> i32 {
    let (mut shops, mut houses) = (0, 0);
    for player in world.seats.seats().map(|seat| &world.players[seat]) {
        shops = player.shops.len().max(shops);
        houses = player.houses.len().max(houses);
    }
    let numbers = &world.components.numbers;
    percent(houses, numbers.house_prices.len()).max(percent(shops, numbers.shops().into()))
}

/// Returns how many orders have left the deck since the beginning.
fn orders(world: &State) -> i32 {
    let seats = world.seats.get();
    let ports =
        [Area::PortA, Area::PortB].into_iter().filter(|&port| world.map.areas_in_play.has(port)).count();
    let dealt = world.removed.len() + ports * world.ports[0].len() + 2 * seats;
    let deck = world.components.orders.len().saturating_sub(dealt);
    percent(deck.saturating_sub(world.order_deck.len()), deck)
}

fn percent(part: usize, of: usize) -> i32 {
    (100 * part as u32 / (of as u32).max(1)).min(100) as i32
}
