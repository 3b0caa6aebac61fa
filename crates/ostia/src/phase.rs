//! Which decision is awaited, and from whom. All of it is open to everybody but, in revision 1, how far a bidder
//! has looked.

use portolan_core::Seat;
use serde::Serialize;

/// The decision that is awaited. In phases without a seat several choose at once and in secret;
/// [`State::choosing`](crate::State::choosing) tells who still has to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "awaits")]
pub enum Phase {
    /// Which card of the ship everybody keeps for nothing (§3.2).
    Keep,
    /// A card for the pair on offer (§3.3).
    Offer {
        /// Who sells.
        seat: Seat,
    },
    /// A bid for the pair on offer, or a pass (§3.4).
    Bid {
        /// Who bids.
        seat: Seat,
        /// The lowest amount that is listed: the least that can be bid. In games of revision 1 `higher` raises it,
        /// which others do not see (R27).
        from: u8,
    },
    /// What becomes of the pair on offer (§3.5).
    Decide {
        /// Who sells.
        seat: Seat,
    },
    /// Where everybody's goods go: market, senate or storehouse, card by card (§4.2).
    Allocate,
    /// Repay a loan, or pay interest for all that are left (§7.1).
    Loans {
        /// Who owes.
        seat: Seat,
    },
    /// Build a storehouse, or be done with building (§7.2).
    Build {
        /// Who builds.
        seat: Seat,
    },
    /// A card for which there is no storehouse (§7.3).
    Discard {
        /// Who discards.
        seat: Seat,
    },
    /// Where everybody's stored goods go at the end: market or storehouse, card by card (§8.1).
    LastAllocate,
    /// Sell an empty storehouse, or keep those that are left (§8.3).
    Empties {
        /// Whose storehouses.
        seat: Seat,
    },
    /// Nothing: the game is over (§8.6).
    Over,
}

impl Phase {
    /// Who must choose, where it is one alone.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Offer { seat }
            | Phase::Bid { seat, .. }
            | Phase::Decide { seat }
            | Phase::Loans { seat }
            | Phase::Build { seat }
            | Phase::Discard { seat }
            | Phase::Empties { seat } => Some(seat),
            Phase::Keep | Phase::Allocate | Phase::LastAllocate | Phase::Over => None,
        }
    }

    /// The section of the rules that asks for this decision.
    pub const fn section(self) -> &'static str {
        match self {
            Phase::Keep => "3.2",
            Phase::Offer { .. } => "3.3",
            Phase::Bid { .. } => "3.4",
            Phase::Decide { .. } => "3.5",
            Phase::Allocate => "4.2",
            Phase::Loans { .. } => "7.1",
            Phase::Build { .. } => "7.2",
            Phase::Discard { .. } => "7.3",
            Phase::LastAllocate => "8.1",
            Phase::Empties { .. } => "8.3",
            Phase::Over => "8.6",
        }
    }

    /// Its number in a fingerprint.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Phase::Keep => 0,
            Phase::Offer { .. } => 1,
            Phase::Bid { .. } => 2,
            Phase::Decide { .. } => 3,
            Phase::Allocate => 4,
            Phase::Loans { .. } => 5,
            Phase::Build { .. } => 6,
            Phase::Discard { .. } => 7,
            Phase::LastAllocate => 8,
            Phase::Empties { .. } => 9,
            Phase::Over => 10,
        }
    }
}
