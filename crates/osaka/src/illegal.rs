//! Why a choice is not possible now: the violated condition, with its numbers.

use crate::choice::Place;
use crate::components::{Good, Kind};
use crate::phase::Phase;
use portolan_core::{Refusal, Seat};
use serde::Serialize;

/// Why a choice is refused. The texts are for developers; the boards have the sentences for players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Illegal {
    /// §5.1
    #[error("the game is over")]
    GameOver,
    /// §3
    #[error("seat {awaited} must choose")]
    NotYourTurn { awaited: Seat },
    /// Another kind of decision is pending.
    #[error("another decision is awaited: {awaited:?}")]
    NotNow { awaited: Phase },
    /// §3.1
    #[error("the market costs {price}, the hand is worth {coins}")]
    TooFewCoins { price: u16, coins: u16 },
    /// §3.1
    #[error("no card of the market can be bought")]
    NothingToBuy,
    /// §3.1
    #[error("{paid} of {price} coins are paid")]
    PriceNotReached { price: u16, paid: u16 },
    /// §3.3, §3.4
    #[error("there is no card at {place}")]
    NoSuchCard { place: Place },
    /// §3.4
    #[error("the card at {place} is reserved by seat {by}")]
    Reserved { place: Place, by: Seat },
    /// §3.4
    #[error("the reservation marker is on another card")]
    MarkerInUse,
    /// §1.2, for §3.1 and §4.6
    #[error("there is no {card} in the hand")]
    NotInHand { card: Kind },
    /// §4.6
    #[error("the {good:?} ship is not sinking")]
    NotSinking { good: Good },
    /// §4.6
    #[error("a {card} has no insurance icon")]
    NoIcon { card: Kind },
    /// §4.6
    #[error("no {good:?} goods are left to insure")]
    NothingToInsure { good: Good },
    /// §4.6
    #[error("the discarded card insures {good:?} goods only")]
    OtherGood { good: Good },
    /// §4.6
    #[error("there is no uninsured {card} among the goods")]
    NotAmongGoods { card: Kind },
    /// §3.7
    #[error("a player who can act cannot pass")]
    MustAct,
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::GameOver => "5.1",
            Illegal::NotYourTurn { .. } => "3",
            Illegal::NotNow { awaited } => match awaited {
                Phase::Token { .. } => "2.4",
                Phase::Action { .. } => "3",
                Phase::Payment { .. } => "3.1",
                Phase::Insurance { .. } | Phase::Cover { .. } => "4.6",
                Phase::Over => "5.1",
            },
            Illegal::TooFewCoins { .. } | Illegal::NothingToBuy | Illegal::PriceNotReached { .. } => "3.1",
            Illegal::NoSuchCard { place: Place::Market(_) } => "3.3",
            Illegal::NoSuchCard { .. } | Illegal::Reserved { .. } | Illegal::MarkerInUse => "3.4",
            Illegal::NotInHand { .. } => "1.2",
            Illegal::NotSinking { .. }
            | Illegal::NoIcon { .. }
            | Illegal::NothingToInsure { .. }
            | Illegal::OtherGood { .. }
            | Illegal::NotAmongGoods { .. } => "4.6",
            Illegal::MustAct => "3.7",
        }
    }
}
