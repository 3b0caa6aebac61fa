//! Why a choice is not possible now: the broken condition, with its numbers.

use crate::components::card::CardKind;
use crate::components::{Good, Junk, Pile, Worker};
use crate::phase::Phase;
use portolan_core::{Refusal, SeatSet};
use serde::Serialize;

/// Why a choice is refused. The texts are for developers; players read the sentences of the boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Illegal {
    /// §8.1
    #[error("the game is over")]
    GameOver,
    /// Others must choose; or one has chosen already and the others have not.
    #[error("the seats {awaited:?} must choose")]
    NotYourTurn { awaited: SeatSet, phase: Phase },
    /// Another kind of decision is awaited.
    #[error("another decision is awaited: {awaited:?}")]
    NotNow { awaited: Phase },
    /// §4.1
    #[error("the action of this turn was done")]
    AlreadyActed,
    /// §4.1
    #[error("the action of this turn is not yet done")]
    MustAct,
    /// §4.1
    #[error("{} was used in this round", worker.name())]
    WorkerUsed { worker: Worker },
    /// §1.4
    #[error("{} does not take part", worker.name())]
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
    #[error("{} was just returned", good.name())]
    JustReturned { good: Good },
    /// §6.1, §7.3
    #[error("the hand has {has} cards of {}, not {wanted}", good.name())]
    TooFewCards { good: Good, has: u8, wanted: u8, phase: Phase },
    /// §6.3
    #[error("{} was sold", good.name())]
    AlreadySold { good: Good },
    /// §4.6
    #[error("there is no card {card} in the hand")]
    NotInHand { card: CardKind },
    /// §4.6
    #[error("{card} is not played as an extra action")]
    NoExtraAction { card: CardKind },
    /// §4.6
    #[error("a special card was played in this turn")]
    AlreadyPlayed,
    /// §7.7
    #[error("no own strip lies on top of any junk")]
    NothingToMove,
    /// §7.7
    #[error("no own strip lies on top of the {} junk", junk.name())]
    NotOnTop { junk: Junk },
    /// §7.7
    #[error("the strip comes from the {} junk", junk.name())]
    SameJunk { junk: Junk },
    /// §9.1
    #[error("the {} junk has three strips", junk.name())]
    JunkFull { junk: Junk },
    /// §9.3
    #[error("the {} junk has {strips} strips, and takes no more", junk.name())]
    LayersFull { junk: Junk, strips: u8 },
    /// §9.3
    #[error("every junk where the strip could go has {strips} strips, and takes no more")]
    NoRoom { strips: u8 },
    /// §3.4
    #[error("the pile {} is empty", pile.name())]
    PileEmpty { pile: Pile },
    /// §3.3
    #[error("the pile {} was searched by another player", pile.name())]
    PileTaken { pile: Pile },
    /// §3.4
    #[error("there is no {card} in this pile")]
    NotInPile { card: CardKind },
    /// §6.4
    #[error("only in the barter of the last round money can be taken in place of a card")]
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
