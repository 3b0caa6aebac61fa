//! Which decision is awaited, and from whom. All of it is open to everybody.

use crate::components::Good;
use portolan_core::Seat;
use serde::Serialize;

/// The decision that is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "awaits")]
pub enum Phase {
    /// A token to start with (§2.4).
    Token {
        /// Who chooses.
        seat: Seat,
    },
    /// One of the three actions (§3).
    Action {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The next card of a payment, or enough of it once the price is reached (§3.1).
    Payment {
        /// Who pays.
        seat: Seat,
        /// What the market costs.
        price: u16,
        /// What has been paid so far.
        paid: u16,
    },
    /// A card for insurance, or enough of it (§4.6).
    Insurance {
        /// Who insures.
        seat: Seat,
    },
    /// Which good an icon insures (§4.6).
    Cover {
        /// Who insures.
        seat: Seat,
        /// The good of the card that was discarded.
        good: Good,
        /// Its icons that are left.
        icons: u8,
    },
    /// Nothing: the game is over (§5).
    Over,
}

impl Phase {
    /// Who must choose.
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
