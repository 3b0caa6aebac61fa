//! What one viewer sees of the auction.

use super::{Auction, Flaw, Notation, Phase};
use portolan_core::{CardId, CardSet, SeatSet, Viewer};
use serde::Serialize;

/// The view of one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    phase: Phase,
    round: u8,
    storm: u32,
    deck_size: usize,
    hand_sizes: [usize; 3],
    my_hand: CardSet,
    have_bid: SeatSet,
    my_bid: Option<u8>,
    sold: [CardSet; 3],
    coins: [u8; 3],
    leaked: Option<CardId>,
    leaked_bids: [Option<u8>; 3],
}

impl<const NOTATION: Notation> Auction<NOTATION> {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        if self.flaw == Flaw::AbsentSeatBreaksTheView
            && let Some(seat) = viewer.seat()
        {
            assert!(self.seats.has(seat), "who is seat {seat}?");
        }
        let me = viewer.seat().filter(|&seat| self.seats.has(seat));
        View {
            phase: self.phase,
            round: self.round,
            storm: self.storm,
            deck_size: self.deck.len(),
            hand_sizes: self.hands.0.map(|hand| hand.len()),
            my_hand: me.map_or(CardSet::EMPTY, |seat| self.hands[seat]),
            have_bid: self.seats.seats().filter(|&seat| self.bids[seat].is_some()).collect(),
            my_bid: me.and_then(|seat| self.bids[seat]),
            sold: self.sold.0,
            coins: self.coins.0,
            leaked: self.top().filter(|_| self.flaw == Flaw::DeckInView),
            leaked_bids: if self.flaw == Flaw::BidInView { self.bids.0 } else { [None; 3] },
        }
    }
}
