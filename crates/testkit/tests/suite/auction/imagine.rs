//! Imagines worlds: everything that a viewer cannot know is dealt again.

use super::{Auction, Flaw, HIGHEST_BID, Notation};
use portolan_core::{CardId, CardSet, Memory, Seat, ThoughtRng, Viewer};

impl<const NOTATION: Notation> Auction<NOTATION> {
    pub(super) fn imagined_by(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> Self {
        let mut world = self.clone();
        if self.flaw == Flaw::KeepsAll {
            return world;
        }
        self.deal_again(&mut world, viewer, memory, rng);
        self.bid_again(&mut world, viewer, rng);
        if self.flaw != Flaw::KeepsSeed {
            world.rng = self.rng.reseeded(rng.seed());
        }
        if self.flaw == Flaw::DrawsMoreForEvenCards && self.top_is_even() {
            rng.number();
        }
        world.traces.has_no_outcome |= self.flaw == Flaw::ImaginedWorldCannotEnd;
        world
    }

    /// Returns the cards of a hand that `viewer` knows.
    fn known_hand(&self, seat: Seat, viewer: Viewer, memory: Memory) -> CardSet {
        match memory {
            _ if viewer.is(seat) || self.flaw == Flaw::KeepsHands => self.hands[seat],
            Memory::Open => CardSet::EMPTY,
            Memory::Perfect => self.known[seat],
        }
    }

    fn deal_again(&self, world: &mut Self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) {
        let mut hidden: Vec<CardId> = self.deck.to_vec();
        if self.flaw == Flaw::KeepsDeck {
            hidden.clear();
        }
        for seat in self.seats.seats() {
            hidden.extend(self.hands[seat] - self.known_hand(seat, viewer, memory));
        }
        if self.flaw != Flaw::ShufflesTheTruth {
            hidden.sort();
        }
        rng.shuffle(&mut hidden);
        for seat in self.seats.seats() {
            let known_hand = self.known_hand(seat, viewer, memory);
            let unknown_count = self.hands[seat].len() - known_hand.len();
            world.hands[seat] =
                hidden.drain(..unknown_count).fold(known_hand, |hand, card| hand | CardSet::only(card));
        }
        if self.flaw != Flaw::KeepsDeck {
            world.deck = hidden.into_iter().collect();
        }
    }

    /// Replaces the secret bids of others by random ones.
    fn bid_again(&self, world: &mut Self, viewer: Viewer, rng: &mut ThoughtRng) {
        for seat in self.seats.seats().filter(|&seat| !viewer.is(seat)) {
            let most = HIGHEST_BID.min(self.coins[seat]);
            if self.bids[seat].is_some() && self.flaw != Flaw::KeepsBids {
                world.bids[seat] = Some(rng.below(u32::from(most) + 1) as u8);
            }
        }
    }
}
