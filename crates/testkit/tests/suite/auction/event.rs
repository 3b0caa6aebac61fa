//! What happens in the auction, and why something cannot be done.

use portolan_core::{CardId, CardSet, Refusal, Seat};
use serde::Serialize;

/// What happened; `None` where the reader may not know it.
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

/// Why not.
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
