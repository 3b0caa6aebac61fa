//! How many points everybody will have at the end.

use super::outlook::Outlook;
use super::{Hundredths, quick, wares_of, weights};
use crate::judged::Estimates;
use portolan_core::Seat;
use portolan_ostia::{Good, Phase, State};

/// Points of everybody, and how far that may be off.
pub(super) fn estimate(world: &State, into: &mut Estimates) -> Hundredths {
    let over = world.phase == Phase::Over;
    for seat in world.seats.seats() {
        into[seat.index()] = if over { reached(world, seat) } else { expected(world, seat) };
    }
    if over { 0 } else { 150 + 60 * Hundredths::from(5 - world.round.min(5)) }
}

/// At the end: points, then what decides a tie. Who is out is behind everybody.
fn reached(world: &State, seat: Seat) -> Hundredths {
    let player = &world.players[seat];
    let points = player.points.senate + player.points.goods + player.points.money;
    let stored = world.senate_of(0).value(&wares_of(world, seat));
    let tie = 20 * Hundredths::from(player.storehouses) + Hundredths::from(stored).min(19);
    let out = if player.eliminated { 100_000 } else { 0 };
    100 * Hundredths::from(points) + tie - out
}

/// Points that one has, and what money and wares may still become.
fn expected(world: &State, seat: Seat) -> Hundredths {
    let player = &world.players[seat];
    let outlook = Outlook::of(world, seat);
    let wares = quick::worth(&outlook, &wares_of(world, seat));
    let owed = Hundredths::from(player.loans) * Hundredths::from(world.components.money.repayment);
    let ship: Hundredths = world.components.bundle(player.ship).cards().map(|good| load(world, good)).sum();
    let money = 100 * (Hundredths::from(player.cash) - owed) + wares + ship;
    100 * Hundredths::from(player.points.senate + player.points.goods) + money * 100 / outlook.point
}

/// What a card on one's ship will bring: half of a bid for it.
fn load(world: &State, good: Good) -> Hundredths {
    Hundredths::from(world.components.price[good]) * weights::EXPECTED_BID / 2
}
