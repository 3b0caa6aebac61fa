//! Refusals: the condition that a choice does not meet, with its numbers.

use crate::components::card::CardKind;
use crate::components::{Good, Junk, Pile, Worker};
use crate::phase::Phase;
use portolan_core::{Refusal, SeatSet};
use serde::Serialize;

/// Why a choice is refused. The messages are for developers; `boards` has those for players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Illegal {
    /// §8.1
    #[error("the game is over")]
    GameOver,
    /// Other seats must choose, or this seat has already chosen.
    #[error("seats {awaited:?} must choose")]
    NotYourTurn { awaited: SeatSet, phase: Phase },
    /// The pending decision is of another kind.
    #[error("the pending decision is {awaited:?}")]
    NotNow { awaited: Phase },
    /// §4.1
    #[error("the action of this turn is already done")]
    AlreadyActed,
    /// §4.1
    #[error("the action of this turn is not done yet")]
    MustAct,
    /// §4.1
    #[error("{} was used in this round", worker.name())]
    WorkerUsed { worker: Worker },
    /// §1.4
    #[error("{} is not used in this game", worker.name())]
    NoSuchWorker { worker: Worker },
    /// §4.2
    #[error("no strip is left to load")]
    NoStripLeft,
    /// §7.4
    #[error("no strip is left to place")]
    NoStripToPlace,
    /// §4.5
    #[error("a merchant stands on the {} junk", junk.name())]
    MerchantThere { junk: Junk },
    /// §4.4, §5.1, §7.3
    #[error("the stack of {} is empty", good.name())]
    StackEmpty { good: Good, phase: Phase },
    /// §7.3
    #[error("{} was returned in this exchange", good.name())]
    JustReturned { good: Good },
    /// §6.1, §7.3
    #[error("the hand has {has} cards of {}, not {wanted}", good.name())]
    TooFewCards { good: Good, has: u8, wanted: u8, phase: Phase },
    /// §6.3
    #[error("{} is already sold", good.name())]
    AlreadySold { good: Good },
    /// §4.6
    #[error("there is no card {card} in the hand")]
    NotInHand { card: CardKind },
    /// §4.6
    #[error("{card} is not an extra action")]
    NoExtraAction { card: CardKind },
    /// §4.6
    #[error("a special card was already played in this turn")]
    AlreadyPlayed,
    /// §7.7
    #[error("the player has no strip on top of any junk")]
    NothingToMove,
    /// §7.7
    #[error("the player has no strip on top of the {} junk", junk.name())]
    NotOnTop { junk: Junk },
    /// §7.7
    #[error("the strip is from the {} junk", junk.name())]
    SameJunk { junk: Junk },
    /// §9.1
    #[error("the {} junk already has three strips", junk.name())]
    JunkFull { junk: Junk },
    /// §9.3
    #[error("the {} junk has {strips} strips and is full", junk.name())]
    LayersFull { junk: Junk, strips: u8 },
    /// §9.3
    #[error("every possible junk has {strips} strips and is full")]
    NoRoom { strips: u8 },
    /// §3.4
    #[error("the pile {} is empty", pile.name())]
    PileEmpty { pile: Pile },
    /// §3.3
    #[error("another player has searched the pile {}", pile.name())]
    PileTaken { pile: Pile },
    /// §3.4
    #[error("there is no {card} in this pile")]
    NotInPile { card: CardKind },
    /// §6.4
    #[error("money can be taken instead of a card only in the barter of the last round")]
    NotLastRound,
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::GameOver => "8.1",
            Illegal::NotNow { awaited: phase }
            | Illegal::NotYourTurn { phase, .. }
            | Illegal::StackEmpty { phase, .. }
            | Illegal::TooFewCards { phase, .. } => phase.section(),
            Illegal::AlreadyActed | Illegal::MustAct | Illegal::WorkerUsed { .. } => "4.1",
            Illegal::NoSuchWorker { .. } => "1.4",
            Illegal::NoStripLeft => "4.2",
            Illegal::NoStripToPlace => "7.4",
            Illegal::MerchantThere { .. } => "4.5",
            Illegal::JustReturned { .. } => "7.3",
            Illegal::AlreadySold { .. } => "6.3",
            Illegal::NotInHand { .. } | Illegal::NoExtraAction { .. } | Illegal::AlreadyPlayed => "4.6",
            Illegal::NothingToMove | Illegal::NotOnTop { .. } | Illegal::SameJunk { .. } => "7.7",
            Illegal::JunkFull { .. } => "9.1",
            Illegal::LayersFull { .. } | Illegal::NoRoom { .. } => "9.3",
            Illegal::PileEmpty { .. } | Illegal::NotInPile { .. } => "3.4",
            Illegal::PileTaken { .. } => "3.3",
            Illegal::NotLastRound => "6.4",
        }
    }
}
