//! Chooses a bid: enough cards to win against the likely bids of the others, not more than it is worth.
//!
//! Each other seat is assumed to bid for goods that it has, more often for goods that bring more, with any number of
//! cards up to what the barter may be worth.

use super::weights;
use super::worth::{self, Hundredths};
use portolan_core::{ArrayVec, Seat};
use portolan_dschunke::{Bid, ByGood, CardKind, Good, MAX_PLAYERS, Price, State};

/// Returns the bid with the highest gain; `None` if every bid loses.
pub(super) fn best_bid(world: &State, seat: Seat) -> Bid {
    let barter = Barter::of(world, seat);
    let bids = Good::ALL.into_iter().filter_map(|good| {
        let (gain, count) = barter.best_for(good)?;
        Some((gain, Bid::Cards(good, count)))
    });
    bids.max_by_key(|&(gain, _)| gain).map_or(Bid::Nothing, |(_, bid)| bid)
}

/// Returns the price of a good in this round.
pub(super) fn prize(world: &State, good: Good) -> Option<Hundredths> {
    Some(match world.tile()?[good] {
        Price::Yuan(yuan) => 100 * Hundredths::from(yuan),
        Price::Special if world.is_last_round() => weights::LAST_SPECIAL,
        Price::Special => weights::SPECIAL,
    })
}

/// A barter from the perspective of a bidder.
pub(super) struct Barter<'a> {
    world: &'a State,
    seat: Seat,
    /// The price of each good, if it can still be sold.
    prizes: [Option<Hundredths>; 4],
    /// The expected bids of the others.
    rivals: ArrayVec<Rival, MAX_PLAYERS>,
}

/// The expected bid of one seat: for each good its probability, in hundredths of a percent, and the maximum number of
/// cards.
#[derive(Clone, Copy, Default)]
struct Rival {
    likely: [i32; 4],
    most: [i32; 4],
}

impl<'a> Barter<'a> {
    /// Returns the barter of this round.
    pub(super) fn of(world: &'a State, seat: Seat) -> Barter<'a> {
        let prizes = Good::ALL.map(|good| prize(world, good).filter(|_| !world.sold[good]));
        let others = world.seats.seats().filter(|&other| other != seat);
        let rivals = others.map(|other| Rival::of(&world.players[other].hand, &prizes)).collect();
        Barter { world, seat, prizes, rivals }
    }

    /// Returns the number of cards with the highest gain for this good, and the gain; `None` if every number loses.
    pub(super) fn best_for(&self, good: Good) -> Option<(Hundredths, u8)> {
        let prize = self.prizes[good as usize]?;
        let counts = 1..=self.world.players[self.seat].hand[good];
        let gains = counts.map(|count| (self.gain(good, count, prize), count));
        gains.filter(|&(gain, _)| gain >= 0).max_by_key(|&(gain, count)| (gain, std::cmp::Reverse(count)))
    }

    /// Returns the gain of a bid.
    pub(super) fn judge(&self, bid: Bid) -> Hundredths {
        match bid {
            Bid::Nothing => 0,
            Bid::Cards(good, count) => {
                self.prizes[good as usize].map_or(0, |prize| self.gain(good, count, prize))
            }
        }
    }

    /// Returns what a bid wins on average, less the cards that it costs.
    fn gain(&self, good: Good, count: u8, prize: Hundredths) -> Hundredths {
        let (mut no_rival_equal, mut no_rival_higher) = (10_000, 10_000);
        for rival in self.rivals.iter() {
            no_rival_equal = no_rival_equal * (10_000 - rival.chance_of_at_least(good, count)) / 10_000;
            no_rival_higher = no_rival_higher * (10_000 - rival.chance_of_at_least(good, count + 1)) / 10_000;
        }
        let mut won = no_rival_equal;
        if no_rival_higher > no_rival_equal {
            won += (no_rival_higher - no_rival_equal) * self.tie_share(good) / 100;
        }
        prize * won / 10_000 - self.cost(good, count)
    }

    /// Returns the share of the prize in a tie, in percent.
    fn tie_share(&self, good: Good) -> i32 {
        let wins_ties = |seat: Seat| self.world.open_card_count(seat, CardKind::Ties) > 0;
        match self.world.tile().map(|tile| tile[good]) {
            _ if wins_ties(self.seat) => 100,
            _ if self.world.seats.seats().any(wins_ties) => 0,
            Some(Price::Yuan(yuan)) if yuan > 1 => 100 * i32::from(yuan / 2) / i32::from(yuan),
            _ => 0,
        }
    }

    /// Returns the later value of the cards.
    fn cost(&self, good: Good, count: u8) -> Hundredths {
        let hand = self.world.players[self.seat].hand[good];
        worth::for_later(self.world, weights::cards(hand) - weights::cards(hand - count))
    }
}

impl Rival {
    fn of(hand: &ByGood<u8>, prizes: &[Option<Hundredths>; 4]) -> Rival {
        let mut interest = [0; 4];
        for good in Good::ALL {
            interest[good as usize] = prizes[good as usize].filter(|_| hand[good] > 0).unwrap_or(0);
        }
        let all: i32 = interest.iter().sum::<i32>().max(1);
        let most = |good: Good| i32::from(hand[good]).min(interest[good as usize] / weights::USUAL_CARD + 1);
        Rival {
            likely: interest.map(|interest| weights::OTHERS_BID * 100 * interest / all),
            most: Good::ALL.map(most),
        }
    }

    /// Returns the probability that the seat now bids at least this many cards of this good, in hundredths of a
    /// percent.
    fn chance_of_at_least(&self, good: Good, count: u8) -> i32 {
        let most = self.most[good as usize];
        let enough = (most + 1 - i32::from(count)).max(0);
        if enough == 0 { 0 } else { self.likely[good as usize] * enough / most }
    }
}
