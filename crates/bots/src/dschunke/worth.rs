//! The value of a position for a seat, in hundredths of a yuan. It considers what is there, not what may come.

use super::barter::Barter;
use super::{cargo, specials, weights};
use portolan_core::Seat;
use portolan_dschunke::{ByGood, Good, Phase, ROUNDS, SearchReason, State, final_yuan};

/// Hundredths of a yuan.
pub(super) type Hundredths = i32;

/// Returns the lead of `seat` over the others, on average.
pub(super) fn lead(world: &State, seat: Seat) -> Hundredths {
    let others = world.seats.seats().filter(|&other| other != seat);
    let theirs: Hundredths = others.map(|other| seat_value(world, other)).sum();
    let to_come = if world.phase == Phase::Over { 0 } else { barter_to_come(world, seat) };
    let own = seat_value(world, seat) + to_come;
    own - theirs / (world.seats.get() as Hundredths - 1) * weights::RIVALS / 100
}

/// Returns the value of what `seat` has and can make of it.
pub(super) fn seat_value(world: &State, seat: Seat) -> Hundredths {
    let player = &world.players[seat];
    if world.phase == Phase::Over {
        let goods = Hundredths::from(player.hand.total() as u16); // the tie-break
        return 100 * Hundredths::from(final_yuan(world, seat)) + goods.min(99);
    }
    100 * Hundredths::from(player.yuan)
        + hand_worth(world, &player.hand)
        + cargo::worth(world, seat)
        + specials::worth(world, seat)
}

/// Returns the number of rounds after this one.
pub(super) fn rounds_left(world: &State) -> usize {
    ROUNDS - usize::from(world.round).min(ROUNDS)
}

/// Whether goods will still be supplied and bartered in this round.
pub(super) fn before_barter(world: &State) -> bool {
    match world.phase {
        Phase::Search { reason, .. } | Phase::Keep { reason, .. } => reason == SearchReason::Event,
        Phase::Barter { .. } | Phase::Over => false,
        _ => true,
    }
}

/// Returns the value of goods for the barters of coming rounds.
pub(super) fn hand_worth(world: &State, hand: &ByGood<u8>) -> Hundredths {
    for_later(world, Good::ALL.into_iter().map(|good| weights::cards(hand[good])).sum())
}

/// Returns the remaining value of cards for coming rounds.
pub(super) fn for_later(world: &State, cards: Hundredths) -> Hundredths {
    cards * weights::later(&weights::CARDS_LATER, rounds_left(world)) / 100
}

/// Returns what the hand of `seat` can win in the barter of this round: the best good, and less of each further one.
fn barter_to_come(world: &State, seat: Seat) -> Hundredths {
    let barter = Barter::of(world, seat);
    let mut gains = Good::ALL.map(|good| barter.best_for(good).map_or(0, |(gain, _)| gain));
    gains.sort_unstable_by_key(|&gain| -gain);
    gains.iter().zip(weights::FURTHER_GOODS).map(|(gain, percent)| gain * percent / 100).sum()
}
