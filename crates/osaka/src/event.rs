//! What happened. Everything that happens in this game happens openly; only hands, points and the draw pile are
//! hidden, and no event tells of a card that lies there.

use crate::choice::Place;
use crate::components::{Bundle, ByGood, Good, Kind};
use portolan_core::Seat;
use serde::Serialize;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// The first market and farm were laid out (§2.1).
    MarketOpened { market: Bundle, farm: Bundle },
    /// A hand was drawn openly (§2.2).
    HandDrawn { seat: Seat, cards: Bundle },
    /// Who begins, and why (§2.3).
    FirstPlayerFound { seat: Seat, because: FirstBecause },
    /// A starting token was chosen (§2.4).
    TokenChosen { seat: Seat, good: Good },
    /// A purchase was announced; the payment follows (§3.1).
    PurchaseBegun { seat: Seat, price: u16 },
    /// A card was paid (§3.1).
    CoinPaid { seat: Seat, card: Kind },
    /// The market was bought (§3.1).
    GoodsBought { seat: Seat, cards: Bundle, price: u16, paid: u16 },
    /// A ship sailed (§3.2).
    ShipSailed { good: Good, from: u8, to: u8 },
    /// A card was taken into the hand (§3.3).
    CardTaken { seat: Seat, card: Kind },
    /// A card was reserved (§3.4).
    CardReserved { seat: Seat, place: Place, card: Kind },
    /// Market and farm were refilled (§3.5): `moved` cards came from the farm into the market, then `market` and `farm`
    /// from the draw pile. With empty piles all of it can be nothing.
    MarketRefilled { moved: u8, market: Bundle, farm: Bundle },
    /// The discard pile became the draw pile (§3.6).
    DeckShuffled { cards: u8 },
    /// Nothing could be done (§3.7).
    Passed { seat: Seat },
    /// A set was sold (§4.2, §4.3): `highest` and `tokens` make its price, `drawn` points came from the draw pile.
    GoodsSold { seat: Seat, good: Good, cards: Bundle, highest: u16, tokens: u8, points: u8, drawn: u8 },
    /// A token was won (§4.4); `substitute`: there was none left, something else serves.
    TokenWon { seat: Seat, good: Good, substitute: bool },
    /// A card was discarded for its icons (§4.6).
    InsurancePaid { seat: Seat, card: Kind },
    /// Goods are insured from now on (§4.6).
    GoodsInsured { seat: Seat, cards: Bundle },
    /// A ship sank (§4.5).
    ShipSunk { good: Good },
    /// Goods went down with it (§4.5).
    GoodsLost { seat: Seat, good: Good, cards: Bundle },
    /// A ship came back to the start, or waits on the anchor (§4.7).
    ShipReturned { good: Good, to: u8 },
    /// The game is over (§5.1).
    GameEnded { because: Ending },
    /// What a player had left in the hand.
    HandShown { seat: Seat, cards: Bundle },
    /// What a player had under the trader (§5.2), by the good that brought it.
    PointsShown { seat: Seat, points: ByGood<u8> },
}

/// Why somebody begins (§2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstBecause {
    /// The lowest sum.
    LowestSum,
    /// Fewer cards for the same sum.
    FewerCards,
    /// Chosen by luck among equals.
    Luck,
}

/// Why the game ended (§5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody has eight tokens.
    EightTokens,
    /// Nobody can do anything any more.
    Standstill,
}

impl Ending {
    /// Its name in an outcome.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::EightTokens => "eight-tokens",
            Ending::Standstill => "standstill",
        }
    }
}
