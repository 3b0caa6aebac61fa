//! The pending decision and its seat. Both are public.

use crate::components::Good;
use portolan_core::Seat;
use serde::Serialize;

/// The pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "awaits")]
pub enum Phase {
    /// The choice of a starting token (§2.4).
    Token {
        /// The seat that chooses.
        seat: Seat,
    },
    /// One of the three actions (§3).
    Action {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// The next card of a payment, or its end once the price is reached (§3.1).
    Payment {
        /// The seat that pays.
        seat: Seat,
        /// The price of the market, in coins.
        price: u16,
        /// The coins paid so far.
        paid: u16,
    },
    /// A card to discard for insurance, or no more (§4.6).
    Insurance {
        /// The seat that insures.
        seat: Seat,
    },
    /// The good that an icon insures (§4.6).
    Cover {
        /// The seat that insures.
        seat: Seat,
        /// The good of the discarded card.
        good: Good,
        /// The number of its icons that are still unused.
        icons: u8,
    },
    /// No decision: the game is over (§5).
    Over,
}

impl Phase {
    /// Returns the seat that must choose; `None` if the game is over.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Token { seat }
            | Phase::Action { seat }
            | Phase::Payment { seat, .. }
            | Phase::Insurance { seat }
            | Phase::Cover { seat, .. } => Some(seat),
            Phase::Over => None,
        }
    }
}
