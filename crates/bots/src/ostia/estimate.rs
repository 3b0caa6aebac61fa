//! How many points everybody will have at the end.

use super::{Hundredths, future, wares_of};
use crate::judged::Estimates;
use portolan_core::Seat;
use portolan_ostia::{Phase, State};

/// Points of everybody, and how far that may be off.
pub(super) fn estimate(world: &State, into: &mut Estimates) -> Hundredths {
    let over = world.phase == Phase::Over;
    let all = if over { Holdings::default() } else { Holdings::of_all(world) };
    for seat in world.seats.seats() {
        into[seat.index()] = if over { reached(world, seat) } else { expected(world, seat, &all) };
    }
    if over { 0 } else { future::gains(world.seats, world.round).off }
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

/// Points that one has, and what money, storehouses and wares in store become.
fn expected(world: &State, seat: Seat, all: &Holdings) -> Hundredths {
    let gains = future::gains(world.seats, world.round);
    let mine = Holdings::of(world, seat);
    let others = world.seats.get() as i32 - 1;
    let mut thousandths = gains.anyway;
    for (what, &(own, theirs)) in gains.each.iter().enumerate() {
        thousandths += own * mine.0[what] + theirs * (all.0[what] - mine.0[what]) / others;
    }
    100 * Hundredths::from(world.players[seat].points.senate) + thousandths / 10
}

/// What somebody has between two rounds, in the order of the weights: denarii, storehouses, wares in store, what the
/// senate of the new round thinks of them, and how many kinds they are.
#[derive(Clone, Copy, Default)]
struct Holdings([i32; future::HOLDINGS]);

impl Holdings {
    fn of(world: &State, seat: Seat) -> Holdings {
        let player = &world.players[seat];
        let wares = wares_of(world, seat);
        let owed = i32::from(player.loans) * i32::from(world.components.money.repayment);
        Holdings([
            i32::from(player.cash) - owed,
            player.storehouses.into(),
            wares.len() as i32,
            world.senate_now().value(&wares).into(),
            wares.kinds().into(),
        ])
    }

    /// What all have together.
    fn of_all(world: &State) -> Holdings {
        let mut all = Holdings::default();
        for seat in world.seats.seats() {
            let one = Holdings::of(world, seat);
            all.0.iter_mut().zip(one.0).for_each(|(sum, has)| *sum += has);
        }
        all
    }
}
