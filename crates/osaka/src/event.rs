//! The events of the game. All events are public: only hands, points and the draw pile are hidden, and no event reveals
//! a card while it is in one of them.

use crate::choice::Place;
use crate::components::{Bundle, ByGood, Good, Kind};
use portolan_core::Seat;
use serde::Serialize;

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// The first market and farm were dealt (§2.1).
    MarketOpened { market: Bundle, farm: Bundle },
    /// An opening hand was drawn, visible to all (§2.2).
    HandDrawn { seat: Seat, cards: Bundle },
    /// The first player was determined (§2.3).
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
    /// Market and farm were refilled (§3.5): `moved` cards moved from the farm into the market, then `market` and `farm`
    /// were drawn from the draw pile. All three are empty if there was nothing to refill from.
    MarketRefilled { moved: u8, market: Bundle, farm: Bundle },
    /// The discard pile was shuffled and became the draw pile (§3.6).
    DeckShuffled { cards: u8 },
    /// A player passed because no action was possible (§3.7).
    Passed { seat: Seat },
    /// A set was sold (§4.2, §4.3): `highest` and `tokens` determine its price, `drawn` points came from the draw pile.
    GoodsSold { seat: Seat, good: Good, cards: Bundle, highest: u16, tokens: u8, points: u8, drawn: u8 },
    /// A token was won (§4.4); `substitute` means that the supply was empty and a substitute is used.
    TokenWon { seat: Seat, good: Good, substitute: bool },
    /// A card was discarded for its insurance icons (§4.6).
    InsurancePaid { seat: Seat, card: Kind },
    /// Goods were insured (§4.6).
    GoodsInsured { seat: Seat, cards: Bundle },
    /// A ship sank (§4.5).
    ShipSunk { good: Good },
    /// Goods were lost with a ship (§4.5).
    GoodsLost { seat: Seat, good: Good, cards: Bundle },
    /// A ship returned to the start or to the anchor (§4.7).
    ShipReturned { good: Good, to: u8 },
    /// The game is over (§5.1).
    GameEnded { because: Ending },
    /// A player's hand was revealed at the end of the game.
    HandShown { seat: Seat, cards: Bundle },
    /// A player's points were revealed at the end of the game (§5.2), by the good that scored them.
    PointsShown { seat: Seat, points: ByGood<u8> },
}

/// Why a player is the first player (§2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstBecause {
    /// The lowest sum.
    LowestSum,
    /// The fewest cards among equal sums.
    FewerCards,
    /// Drawn at random among players with equal sums and numbers of cards.
    Luck,
}

/// Why the game ended (§5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A player has eight tokens.
    EightTokens,
    /// All players passed in a row.
    Standstill,
}

impl Ending {
    /// Returns the name of the ending in an outcome.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::EightTokens => "eight-tokens",
            Ending::Standstill => "standstill",
        }
    }
}
