//! What to bid: enough cards to win against what the others are likely to bid, not more than it is worth.
//!
//! Of each of the others it is assumed that it bids for the goods it has, the more often the more they bring, and any
//! number of cards up to what it may be worth.

use super::weights;
use super::worth::{self, Hundredths};
use portolan_core::Seat;
use portolan_dschunke::{Bid, ByGood, CardKind, Good, Price, State};

/// The bid that gains most; none, if every one loses.
pub(super) fn best_bid(world: &State, seat: Seat) -> Bid {
    let bids = Good::ALL.into_iter().filter_map(|good| {
        let (gain, count) = best_for(world, seat, good)?;
        Some((gain, Bid::Cards(good, count)))
    });
    bids.max_by_key(|&(gain, _)| gain).map_or(Bid::Nothing, |(_, bid)| bid)
}

/// What a bid gains.
pub(super) fn judge(world: &State, seat: Seat, bid: Bid) -> Hundredths {
    match bid {
        Bid::Nothing => 0,
        Bid::Cards(good, count) => {
            prize(world, good).map_or(0, |prize| gain(world, seat, good, count, prize))
        }
    }
}

/// The number of cards that gains most for this good, and how much; nothing, if every number loses.
pub(super) fn best_for(world: &State, seat: Seat, good: Good) -> Option<(Hundredths, u8)> {
    if world.sold[good] {
        return None;
    }
    let prize = prize(world, good)?;
    let counts = 1..=world.players[seat].hand[good];
    let gains = counts.map(|count| (gain(world, seat, good, count, prize), count));
    gains.filter(|&(gain, _)| gain >= 0).max_by_key(|&(gain, count)| (gain, std::cmp::Reverse(count)))
}

/// What a good brings in this round.
pub(super) fn prize(world: &State, good: Good) -> Option<Hundredths> {
    Some(match world.tile()?[good] {
        Price::Yuan(yuan) => 100 * Hundredths::from(yuan),
        Price::Special if world.is_last_round() => weights::LAST_SPECIAL,
        Price::Special => weights::SPECIAL,
    })
}

/// What a bid wins on average, less the cards that it costs.
fn gain(world: &State, seat: Seat, good: Good, count: u8, prize: Hundredths) -> Hundredths {
    let (mut nobody_as_much, mut nobody_more) = (10_000, 10_000);
    for other in world.seats.seats().filter(|&other| other != seat) {
        nobody_as_much = nobody_as_much * (10_000 - chance_of_at_least(world, other, good, count)) / 10_000;
        nobody_more = nobody_more * (10_000 - chance_of_at_least(world, other, good, count + 1)) / 10_000;
    }
    let tied = (nobody_more - nobody_as_much) * tie_worth(world, seat, good) / 100;
    prize * (nobody_as_much + tied) / 10_000 - cost(world, seat, good, count)
}

/// How much of the prize a tie brings, in percent.
fn tie_worth(world: &State, seat: Seat, good: Good) -> i32 {
    let wins_ties = |seat: Seat| world.open_cards(seat, CardKind::Ties) > 0;
    match world.tile().map(|tile| tile[good]) {
        _ if wins_ties(seat) => 100,
        _ if world.seats.seats().any(wins_ties) => 0,
        Some(Price::Yuan(yuan)) if yuan > 1 => 100 * i32::from(yuan / 2) / i32::from(yuan),
        _ => 0,
    }
}

/// What the cards would be worth later.
fn cost(world: &State, seat: Seat, good: Good, count: u8) -> Hundredths {
    let hand = world.players[seat].hand;
    let mut after: ByGood<u8> = hand;
    after[good] -= count;
    worth::hand_worth(world, &hand) - worth::hand_worth(world, &after)
}

/// How likely another player bids at least so many cards of this good now, in hundredths of a percent.
fn chance_of_at_least(world: &State, other: Seat, good: Good, count: u8) -> i32 {
    let hand = &world.players[other].hand;
    let interest = |good: Good| match prize(world, good) {
        Some(prize) if !world.sold[good] && hand[good] > 0 => prize,
        _ => 0,
    };
    let all: i32 = Good::ALL.into_iter().map(interest).sum();
    let most = i32::from(hand[good]).min(interest(good) / weights::USUAL_CARD + 1);
    let enough = (most + 1 - i32::from(count)).max(0);
    if enough == 0 || all == 0 {
        return 0;
    }
    weights::OTHERS_BID * 100 * interest(good) / all * enough / most
}
