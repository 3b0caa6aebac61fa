//! How many points everybody will have at the end.

use super::offers::Offers;
use super::outlook::Outlook;
use super::{Hundredths, field, time, worth};
use crate::judged::Estimates;
use portolan_core::Seat;
use portolan_yokohama::{Phase, State, score};

/// Points of everybody, and how far that may be off.
pub(super) fn estimate(world: &State, into: &mut Estimates) -> Hundredths {
    if world.phase == Phase::Over {
        world.seats.seats().for_each(|seat| into[seat.index()] = reached(world, seat));
        return 0;
    }
    let turns = time::turns_left(world);
    for seat in world.seats.seats() {
        into[seat.index()] = expected(world, seat, turns);
    }
    800 + 100 * turns
}

/// At the end: all points; who comes first in the round is ahead of equals.
fn reached(world: &State, seat: Seat) -> Hundredths {
    let points = world.players[seat].points() + score::bonuses(world, seat).total();
    100 * Hundredths::from(points) - world.place_in_round(seat) as Hundredths
}

/// What one has, and what the next turns may bring.
fn expected(world: &State, seat: Seat, turns: i32) -> Hundredths {
    let outlook = Outlook { world, seat, turns, ending: 0 };
    let offers = Offers::of(&outlook);
    worth::worth(&outlook) + field::worth(&outlook, &offers, outlook.me(), turns)
}
