//! Events. A field that only one seat may know is `None` for all other viewers.

use crate::components::{Bundle, Good, SenateCard};
use portolan_core::Seat;
use serde::Serialize;

/// One event of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// The first player of the first round was chosen (§2.4).
    FirstPlayerFound { seat: Seat },
    /// A round began with this first player and these senate cards (§2.3, §7.4).
    RoundBegun { round: u8, first: Seat, senate: SenateCard, next: Option<SenateCard> },
    /// Goods cards were drawn; only their owner sees which (§2.2, §3.1).
    CardsDrawn { seat: Seat, count: u8, cards: Option<Bundle> },
    /// The discard pile was shuffled to form the draw pile (§3.1).
    DeckShuffled { cards: u8 },
    /// A card was kept for free; only its owner sees which (§3.2).
    CardKept { seat: Seat, card: Option<Good> },
    /// A card was offered for sale (§3.3).
    CardOffered { seat: Seat, card: Good },
    /// The pair on offer is complete; its price is the minimum bid (§3.3).
    PairOffered { seat: Seat, cards: Bundle, price: u8 },
    /// A player bid (§3.4).
    BidMade { seat: Seat, amount: u8 },
    /// A player passed (§3.4).
    Passed { seat: Seat },
    /// The seller bought the pair for one more than the highest bid (§3.5).
    PairKept { seat: Seat, cards: Bundle, paid: u8 },
    /// The pair was sold to a bidder; the seller kept `share` of the money (§3.5).
    PairSold { seller: Seat, buyer: Seat, cards: Bundle, paid: u8, share: u8 },
    /// There was no bid, and the seller had to take the pair for half its price (§3.6).
    PairForced { seat: Seat, cards: Bundle, paid: u8 },
    /// A storehouse was sold to the bank (§3.7, §8.3).
    StorehouseSold { seat: Seat, price: u8 },
    /// A loan was taken (§3.7).
    LoanTaken { seat: Seat, amount: u8 },
    /// Neutral cards were turned over (§4.1).
    NeutralsOpened { cards: Bundle },
    /// A player has allocated all cards, in secret (§4.2, §8.1).
    Allocated { seat: Seat },
    /// An allocation was revealed; stored cards stay hidden (§4.2, §8.1).
    AllocationShown { seat: Seat, market: Bundle, senate: Bundle, stored: u8 },
    /// The price of a kind on the market; `cards` includes the neutral ones (§5.1).
    PriceFound { good: Good, cards: u8, price: u8 },
    /// Goods were sold on the market (§5.2).
    GoodsSold { seat: Seat, cards: Bundle, income: u16 },
    /// The value of an offering to the senate, and its points (§6.1, §6.2).
    OfferingJudged { seat: Seat, cards: Bundle, value: u16, points: u8 },
    /// A loan was repaid (§7.1, §8.4).
    LoanRepaid { seat: Seat, paid: u8 },
    /// Interest was paid on the remaining loans (§7.1).
    InterestPaid { seat: Seat, loans: u16, paid: u16 },
    /// A storehouse was built (§7.2).
    StorehouseBuilt { seat: Seat, paid: u8 },
    /// A card was discarded for lack of a storehouse (§7.3).
    CardDiscarded { seat: Seat, card: Good },
    /// The stored goods of a player at the end, and their points (§8.2).
    StoreShown { seat: Seat, cards: Bundle, points: u8 },
    /// A player could not repay all loans and is out of the game (§8.4).
    Eliminated { seat: Seat, loans: u16 },
    /// The money of a player at the end, and its points (§8.5).
    MoneyJudged { seat: Seat, money: u16, points: u8 },
    /// The senate card that was put away was revealed, for the last tie-break (§8.6).
    PutAwayShown { senate: SenateCard },
    /// The game is over (§8.6).
    GameEnded,
}
