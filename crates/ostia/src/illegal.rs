//! Refusals: the condition that a choice does not meet, with its numbers.

use crate::components::Good;
use crate::phase::Phase;
use portolan_core::{Refusal, Seat, SeatSet};
use serde::Serialize;

/// Why a choice is refused. The messages are for developers; `boards` has those for players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Illegal {
    /// §8.6
    #[error("the game is over")]
    GameOver,
    /// Other seats must choose, or this seat has already chosen.
    #[error("seats {awaited:?} must choose")]
    NotYourTurn { awaited: SeatSet, phase: Phase },
    /// The pending decision is of another kind.
    #[error("the pending decision is {awaited:?}")]
    NotNow { awaited: Phase },
    /// §3.2, §3.3
    #[error("there is no {good:?} on the ship")]
    NotOnShip { good: Good, phase: Phase },
    /// §3.4
    #[error("{amount} is less than the sum of the two prices, {least}")]
    BidTooLow { amount: u8, least: u8 },
    /// §3.4, R1
    #[error("{amount} is more than the bidder can raise, {most}")]
    BidTooHigh { amount: u8, most: u8 },
    /// Revision 1 only (R27).
    #[error("{amount} is not one of the listed amounts, {from} to {to}")]
    NotListed { amount: u8, from: u8, to: u8 },
    /// §3.4, R27
    #[error("there is no amount above {most}")]
    NothingHigher { most: u8 },
    /// §3.5, §7.1, §7.2
    #[error("it costs {price}, but the player has {cash}")]
    TooLittleCash { price: u16, cash: u16, phase: Phase },
    /// §3.5
    #[error("seat {seat} has made no bid")]
    NoBid { seat: Seat },
    /// §4.2, R28
    #[error("the next card is {next:?}")]
    NotNext { next: Good },
    /// §4.3
    #[error("{good:?} would exceed the limit of {most} kinds on market and senate")]
    TooManyKinds { good: Good, most: u8 },
    /// §8.1
    #[error("there is no senate at the end")]
    NoSenate,
    /// §7.2
    #[error("a player can own at most {most} storehouses")]
    MostStorehouses { most: u8 },
    /// §7.3
    #[error("there is no {good:?} in store")]
    NotInStore { good: Good },
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::GameOver => "8.6",
            Illegal::NotYourTurn { phase, .. }
            | Illegal::NotNow { awaited: phase }
            | Illegal::NotOnShip { phase, .. }
            | Illegal::TooLittleCash { phase, .. } => phase.section(),
            Illegal::BidTooLow { .. }
            | Illegal::BidTooHigh { .. }
            | Illegal::NotListed { .. }
            | Illegal::NothingHigher { .. } => "3.4",
            Illegal::NoBid { .. } => "3.5",
            Illegal::NotNext { .. } => "4.2",
            Illegal::TooManyKinds { .. } => "4.3",
            Illegal::NoSenate => "8.1",
            Illegal::MostStorehouses { .. } => "7.2",
            Illegal::NotInStore { .. } => "7.3",
        }
    }
}
