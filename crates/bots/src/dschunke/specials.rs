//! The value of special cards, by what they can still do.

use super::worth::{self, Hundredths, rounds_left};
use super::{cargo, weights};
use portolan_core::Seat;
use portolan_dschunke::{CardKind, Junk, Phase, SearchReason, State, Timing};

/// Returns the value of all special cards of `seat`.
pub(super) fn worth(world: &State, seat: Seat) -> Hundredths {
    let timings = [Timing::Always, Timing::ExtraAction, Timing::AtTheEnd];
    timings.into_iter().map(|timing| of_timing(world, seat, timing)).sum()
}

/// Returns the value of the cards that are played at this time. Extra actions only count for as many turns as there
/// are.
pub(super) fn of_timing(world: &State, seat: Seat, timing: Timing) -> Hundredths {
    let player = &world.players[seat];
    let kinds = (player.open_cards | player.cards).iter().map(|card| world.components.kind(card));
    let (mut cards, mut sum) = (0, 0);
    for kind in kinds.filter(|kind| kind.timing() == timing) {
        cards += 1;
        sum += card_worth(world, seat, kind);
    }
    if timing != Timing::ExtraAction || cards == 0 {
        return sum;
    }
    let turns = (rounds_left(world) + usize::from(can_play_now(world, seat))).min(cards);
    sum * turns as Hundredths / cards as Hundredths
}

/// Whether `seat` has a turn in this round in which it can still play a card.
fn can_play_now(world: &State, seat: Seat) -> bool {
    let place = |of: Seat| world.seats.clockwise_from(world.first).position(|other| other == of);
    match world.phase {
        Phase::Turn { seat: turn, card_played, .. } if turn == seat => !card_played,
        Phase::Turn { seat: turn, .. } => place(turn) < place(seat),
        Phase::Swap { .. } | Phase::SwapTake { .. } => true,
        Phase::Search { reason, .. } | Phase::Keep { reason, .. } => reason == SearchReason::Event,
        _ => false,
    }
}

/// Returns the value of one card, regardless of turns to play it in.
pub(super) fn card_worth(world: &State, seat: Seat, kind: CardKind) -> Hundredths {
    let numbers = &world.components.numbers;
    let rounds = rounds_left(world) as Hundredths;
    let supplies = rounds + Hundredths::from(worth::before_barter(world));
    let chance = |junk, wanted| cargo::chance_of(world, seat, junk, wanted);
    match kind {
        CardKind::Extra => supplies * weights::USUAL_CARD,
        CardKind::Ties => supplies * weights::TIES,
        CardKind::Swap => rounds * weights::SWAP,
        CardKind::Place => in_hand(world, weights::PLACE),
        CardKind::Move => in_hand(world, weights::MOVE),
        CardKind::Money(junk) => in_hand(world, 100 * awaited_yield(world, seat, junk)),
        CardKind::Goods => {
            let best = Junk::ALL.into_iter().map(|junk| awaited_yield(world, seat, junk)).max();
            in_hand(world, weights::USUAL_CARD * best.unwrap_or(0))
        }
        CardKind::Eight(junk) => Hundredths::from(numbers.eight) * chance(junk, numbers.first_crates),
        CardKind::Twelve(one, two) => {
            let both = chance(one, numbers.first_crates) * chance(two, numbers.second_crates) / 100;
            Hundredths::from(numbers.twelve) * both
        }
    }
}

/// Returns the value of an extra action that is not played now.
fn in_hand(world: &State, worth: Hundredths) -> Hundredths {
    worth * weights::later(&weights::ACTIONS_LATER, rounds_left(world)) / 100
}

/// Returns what an action on this junk will bring at a good moment.
fn awaited_yield(world: &State, seat: Seat, junk: Junk) -> i32 {
    let limit = if rounds_left(world) > 1 { weights::WAIT_FOR } else { 0 };
    i32::from(world.yield_of(seat, junk)).max(limit)
}
