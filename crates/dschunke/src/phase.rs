//! Which decision is awaited, and from whom. All of it is open to everybody.

use crate::components::{ByGood, Junk, Pile, Worker};
use portolan_core::{Seat, SeatSet};
use serde::Serialize;

/// The decision that is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "awaits")]
#[allow(missing_docs, reason = "the fields are named after what they hold; seat: who chooses")]
pub enum Phase {
    /// A junk for a strip of `owner`, who is the right neighbour (§9.1).
    Cargo { seat: Seat, owner: Seat },
    /// A card to exchange, or enough of it (§7.3); `swaps`: exchanges that this seat has left, with this one.
    Swap { seat: Seat, swaps: u8, returned: ByGood<u8> },
    /// A card to take for what was returned (§7.3).
    SwapTake { seat: Seat, swaps: u8, returned: ByGood<u8>, left: u8 },
    /// A pile to search (§3.4), or money in its place (§6.4).
    Search { seat: Seat, reason: SearchReason },
    /// A card of the pile that is being searched (§3.4).
    Keep { seat: Seat, pile: Pile, reason: SearchReason },
    /// An action (unless `acted`), a special card (unless `card_played`), or the end of the turn (§4).
    Turn { seat: Seat, acted: bool, card_played: bool },
    /// A junk for the apprentice (§4.5).
    Apprentice { seat: Seat, worker: Worker },
    /// A stack from which to take goods, as many as it has of those that are left to take (§4.4).
    Pick { seat: Seat, left: u8 },
    /// A junk for the strip of the card place (§7.4).
    Place { seat: Seat },
    /// A junk for the card goods (§7.6).
    GoodsCard { seat: Seat },
    /// A junk from whose top a strip is moved (§7.7).
    MoveFrom { seat: Seat },
    /// A junk to which the strip is moved (§7.7).
    MoveTo { seat: Seat, from: Junk },
    /// A goods card of the supply, so many more (§5).
    Supply { seat: Seat, left: u8 },
    /// Sealed bids, from all of these at once (§6.1).
    Barter { waiting: SeatSet },
    /// Nothing: the game is over (§8).
    Over,
}

/// Why somebody searches a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SearchReason {
    /// The event S of the round: everybody does (§3.3).
    Event,
    /// It won the S of the market tile (§6.4).
    Barter,
}

impl Phase {
    /// Who must choose: nobody when the game is over, several in the barter.
    #[inline]
    pub const fn to_act(self) -> SeatSet {
        match self {
            Phase::Cargo { seat, .. }
            | Phase::Swap { seat, .. }
            | Phase::SwapTake { seat, .. }
            | Phase::Search { seat, .. }
            | Phase::Keep { seat, .. }
            | Phase::Turn { seat, .. }
            | Phase::Apprentice { seat, .. }
            | Phase::Pick { seat, .. }
            | Phase::Place { seat }
            | Phase::GoodsCard { seat }
            | Phase::MoveFrom { seat }
            | Phase::MoveTo { seat, .. }
            | Phase::Supply { seat, .. } => SeatSet::only(seat),
            Phase::Barter { waiting } => waiting,
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// The section of the rules that tells of this decision.
    pub const fn section(self) -> &'static str {
        match self {
            Phase::Cargo { .. } => "9.1",
            Phase::Swap { .. } | Phase::SwapTake { .. } => "7.3",
            Phase::Search { .. } | Phase::Keep { .. } => "3.4",
            Phase::Turn { .. } => "4.1",
            Phase::Apprentice { .. } => "4.5",
            Phase::Pick { .. } => "4.4",
            Phase::Place { .. } => "7.4",
            Phase::GoodsCard { .. } => "7.6",
            Phase::MoveFrom { .. } | Phase::MoveTo { .. } => "7.7",
            Phase::Supply { .. } => "5.1",
            Phase::Barter { .. } => "6.1",
            Phase::Over => "8.1",
        }
    }
}
