//! The same auction with all that a viewer cannot know dealt again.

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
        if self.flaw == Flaw::ThinksLongerOfEvenCards && self.top_is_even() {
            rng.number();
        }
        world.traces.doomed |= self.flaw == Flaw::DreamCannotEnd;
        world
    }

    /// The cards of a hand that `viewer` is sure of.
    fn sure(&self, seat: Seat, viewer: Viewer, memory: Memory) -> CardSet {
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
            hidden.extend(self.hands[seat] - self.sure(seat, viewer, memory));
        }
        if self.flaw != Flaw::ShufflesTheTruth {
            hidden.sort();
        }
        rng.shuffle(&mut hidden);
        for seat in self.seats.seats() {
            let sure = self.sure(seat, viewer, memory);
            let unsure = self.hands[seat].len() - sure.len();
            world.hands[seat] = hidden.drain(..unsure).fold(sure, |hand, card| hand | CardSet::only(card));
        }
        if self.flaw != Flaw::KeepsDeck {
            world.deck = hidden.into_iter().collect();
        }
    }

    /// Who has bid in secret may have bid anything else.
    fn bid_again(&self, world: &mut Self, viewer: Viewer, rng: &mut ThoughtRng) {
        for seat in self.seats.seats().filter(|&seat| !viewer.is(seat)) {
            let most = HIGHEST_BID.min(self.coins[seat]);
            if self.bids[seat].is_some() && self.flaw != Flaw::KeepsBids {
                world.bids[seat] = Some(rng.below(u32::from(most) + 1) as u8);
            }
        }
    }
}
