//! The events and refusals of the auction.

use portolan_core::{CardId, CardSet, Refusal, Seat};
use serde::Serialize;

/// An event; `None` where the viewer must not know a value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    HandDealt { seat: Seat, cards: Option<CardSet>, table: u32 },
    BidMade { seat: Seat, coins: Option<u8> },
    BidsRevealed { coins: [Option<u8>; 3] },
    StormRolled { force: u32, number: u32 },
    CardDrawn { seat: Seat, card: Option<CardId> },
    SaleAnnounced { seat: Seat },
    CardSold { seat: Seat, card: CardId },
    Passed { seat: Seat },
    Refused,
}

/// Why a choice is illegal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("another seat is to act")]
    NotYourTurn,
    #[error("this is not the time for it")]
    NotNow,
    #[error("you have only {coins} coins{}", leaked.map_or(String::new(), |card| format!(", by the way: {card:?}")))]
    TooPoor { coins: u8, leaked: Option<CardId> },
    #[error("the deck is empty")]
    DeckEmpty,
    #[error("you do not hold it")]
    NotYourCard,
    #[error("because")]
    Because,
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn | Illegal::NotNow | Illegal::TooPoor { .. } => "1.2",
            Illegal::DeckEmpty => "1.4",
            Illegal::NotYourCard => "1.5",
            Illegal::Because => "7.7",
        }
    }
}
