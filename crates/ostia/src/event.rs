//! What happened, and what each may know of it: a card that only its owner has seen is `None` to all others.

use crate::components::{Bundle, Good, SenateCard};
use portolan_core::Seat;
use serde::Serialize;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// Who begins the first round (§2.4).
    FirstPlayerFound { seat: Seat },
    /// A round begins: its first player, the senate card that counts now and the one that comes next (§2.3, §7.4).
    RoundBegun { round: u8, first: Seat, senate: SenateCard, next: Option<SenateCard> },
    /// Goods cards were drawn; only their owner sees them (§2.2, §3.1).
    CardsDrawn { seat: Seat, count: u8, cards: Option<Bundle> },
    /// The discard pile became the draw pile (§3.1).
    DeckShuffled { cards: u8 },
    /// A card was kept for nothing; only its owner knows which (§3.2).
    CardKept { seat: Seat, card: Option<Good> },
    /// A card was laid onto the table for sale (§3.3).
    CardOffered { seat: Seat, card: Good },
    /// The pair is complete; the least that can be bid is its price (§3.3).
    PairOffered { seat: Seat, cards: Bundle, price: u8 },
    /// A bid (§3.4).
    BidMade { seat: Seat, amount: u8 },
    /// No bid (§3.4).
    Passed { seat: Seat },
    /// The seller took the pair itself, for one more than the highest bid (§3.5).
    PairKept { seat: Seat, cards: Bundle, paid: u8 },
    /// The pair was sold to a bidder; the seller keeps `share` of it (§3.5).
    PairSold { seller: Seat, buyer: Seat, cards: Bundle, paid: u8, share: u8 },
    /// Nobody bid: the seller had to take the pair at half its price (§3.6).
    PairForced { seat: Seat, cards: Bundle, paid: u8 },
    /// Money was short: a storehouse went back to the bank (§3.7).
    StorehouseSold { seat: Seat, price: u8 },
    /// Money was still short: a loan (§3.7).
    LoanTaken { seat: Seat, amount: u8 },
    /// Neutral cards were opened (§4.1).
    NeutralsOpened { cards: Bundle },
    /// Somebody has put all cards in their places, in secret (§4.2, §8.1).
    Allocated { seat: Seat },
    /// What somebody had put where; what went into the storehouses stays hidden (§4.2, §8.1).
    AllocationShown { seat: Seat, market: Bundle, senate: Bundle, stored: u8 },
    /// So many cards of a kind are on the market, neutral ones included: what each brings (§5.1).
    PriceFound { good: Good, cards: u8, price: u8 },
    /// Goods were sold on the market (§5.2).
    GoodsSold { seat: Seat, cards: Bundle, income: u16 },
    /// What the senate thinks of an offering, and its reward (§6.1, §6.2).
    OfferingJudged { seat: Seat, cards: Bundle, value: u16, points: u8 },
    /// A loan was repaid (§7.1, §8.4).
    LoanRepaid { seat: Seat, paid: u8 },
    /// Interest for the loans that are left (§7.1).
    InterestPaid { seat: Seat, loans: u16, paid: u16 },
    /// A storehouse was built (§7.2).
    StorehouseBuilt { seat: Seat, paid: u8 },
    /// There was no storehouse for a card (§7.3).
    CardDiscarded { seat: Seat, card: Good },
    /// What somebody has in store at the end, a point for each kind (§8.2).
    StoreShown { seat: Seat, cards: Bundle, points: u8 },
    /// Somebody could not repay and is out of the game (§8.4).
    Eliminated { seat: Seat, loans: u16 },
    /// What somebody has at the end, and its reward (§8.5).
    MoneyJudged { seat: Seat, money: u16, points: u8 },
    /// The senate card that was put away, for the last tie-break (§8.6).
    PutAwayShown { senate: SenateCard },
    /// The game is over (§8.6).
    GameEnded,
}
