//! The pending decision and who makes it. It is public, except that in revision 1 other players do not see which
//! amounts a bidder has listed.

use portolan_core::Seat;
use serde::Serialize;

/// The pending decision. In phases without a seat several players choose at once and in secret;
/// [`State::choosing`](crate::State::choosing) holds those who have not chosen yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "awaits")]
pub enum Phase {
    /// Which card of the ship each player keeps for free (§3.2).
    Keep,
    /// A card for the pair on offer (§3.3).
    Offer {
        /// The seller.
        seat: Seat,
    },
    /// A bid for the pair on offer, or a pass (§3.4).
    Bid {
        /// The bidder.
        seat: Seat,
        /// The lowest listed amount, which is the minimum bid. In revision 1 `higher` raises it, unseen by others
        /// (R27).
        from: u8,
    },
    /// Whether the seller buys the pair on offer, or to whom it is sold (§3.5).
    Decide {
        /// The seller.
        seat: Seat,
    },
    /// Where the next card of each player goes: market, senate or storehouse (§4.2).
    Allocate,
    /// Whether to repay a loan or pay interest on all remaining ones (§7.1).
    Loans {
        /// The debtor.
        seat: Seat,
    },
    /// Whether to build a storehouse (§7.2).
    Build {
        /// The builder.
        seat: Seat,
    },
    /// Which card to discard for lack of a storehouse (§7.3).
    Discard {
        /// The player who discards.
        seat: Seat,
    },
    /// Where the next stored card of each player goes at the end: market or storehouse (§8.1).
    LastAllocate,
    /// Whether to sell an empty storehouse (§8.3).
    Empties {
        /// The owner of the storehouses.
        seat: Seat,
    },
    /// No decision: the game is over (§8.6).
    Over,
}

impl Phase {
    /// The seat that must choose; `None` if several choose at once or the game is over.
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

    /// The section of the rules with this decision.
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

    /// Its number in the state hash.
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
