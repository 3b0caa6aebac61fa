//! Why a choice is not possible now: the broken condition, with its numbers.

use crate::components::Good;
use crate::phase::Phase;
use portolan_core::{Refusal, Seat, SeatSet};
use serde::Serialize;

/// Why a choice is refused. The texts are for developers; players read the sentences of the boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Illegal {
    /// §8.6
    #[error("the game is over")]
    GameOver,
    /// Others must choose; or one has chosen already and the others have not.
    #[error("{awaited:?} must choose")]
    NotYourTurn { awaited: SeatSet, phase: Phase },
    /// Another kind of decision is awaited.
    #[error("another decision is awaited: {awaited:?}")]
    NotNow { awaited: Phase },
    /// §3.2, §3.3
    #[error("there is no {good:?} on the ship")]
    NotOnShip { good: Good, phase: Phase },
    /// §3.4
    #[error("{amount} is less than the prices of the two cards, {least}")]
    BidTooLow { amount: u8, least: u8 },
    /// §3.4, R1
    #[error("{amount} is more than can be raised, {most}")]
    BidTooHigh { amount: u8, most: u8 },
    /// Only in games of revision 1 (R27).
    #[error("{amount} is not among the amounts listed now, {from} to {to}")]
    NotListed { amount: u8, from: u8, to: u8 },
    /// §3.4, R27
    #[error("there is no amount above {most}")]
    NothingHigher { most: u8 },
    /// §3.5, §7.1, §7.2
    #[error("it costs {price}, there are {cash}")]
    TooLittleCash { price: u16, cash: u16, phase: Phase },
    /// §3.5
    #[error("seat {seat} has made no bid")]
    NoBid { seat: Seat },
    /// §4.2, R28
    #[error("the next card is {next:?}")]
    NotNext { next: Good },
    /// §4.3
    #[error("{good:?} would be one kind too many on market and senate; at most {most}")]
    TooManyKinds { good: Good, most: u8 },
    /// §8.1
    #[error("there is no senate at the end")]
    NoSenate,
    /// §7.2
    #[error("nobody can own more than {most} storehouses")]
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
