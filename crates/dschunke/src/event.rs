//! Events. A field that only one seat may know is `None` for all other viewers: opening hands, searched piles, hidden
//! special cards and sealed bids.

use crate::choice::Bid;
use crate::components::card::{CardBundle, CardKind};
use crate::components::{ByGood, Good, Junk, Pile, Price, Task, Worker};
use crate::phase::SearchReason;
use portolan_core::{Seat, SeatSet};
use serde::Serialize;

/// One event of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// An opening hand was dealt (§2.2); `cards` for its owner only.
    HandDealt { seat: Seat, cards: Option<ByGood<u8>> },
    /// The first player of this round was determined (§2.4, §6.5).
    FirstPlayerFound { seat: Seat },
    /// A strip of `owner` was placed by its left neighbour (§9.1).
    CargoPlaced { seat: Seat, owner: Seat, junk: Junk },
    /// The merchants were turned face up (§9.1).
    MerchantsShown { load: Junk, money: Junk, goods: Junk },
    /// A round began with its market tile (§3.2).
    MarketRevealed { round: u8, prices: ByGood<Price> },
    /// A goods card was returned in an exchange (§7.3).
    GoodsReturned { seat: Seat, good: Good },
    /// Goods cards were taken from a stack (§4.4, §5.1, §7.3).
    GoodsTaken { seat: Seat, good: Good, count: u8 },
    /// This many cards could not be taken, because all stacks are empty (§4.4).
    GoodsMissed { seat: Seat, count: u8 },
    /// A pile was searched (§3.4); `cards` for the searching player only.
    PileSearched { seat: Seat, pile: Pile, reason: SearchReason, cards: Option<CardBundle> },
    /// A special card was kept (§3.4); unless it is public, `card` is for its owner only.
    CardKept { seat: Seat, pile: Pile, card: Option<CardKind> },
    /// A player announced their money (§3.3).
    MoneyAnnounced { seat: Seat, yuan: u16 },
    /// A merchant or an apprentice was used (§4.1).
    WorkerUsed { seat: Seat, worker: Worker, task: Task, junk: Junk },
    /// A player could not use any remaining worker (§4.1).
    ActionMissed { seat: Seat },
    /// Strips were loaded (§4.2, §7.4).
    StripsLoaded { seat: Seat, junk: Junk, count: u8 },
    /// The bank paid for visible crates (§4.3, §7.5).
    MoneyEarned { seat: Seat, junk: Junk, visible: u8, yuan: u8 },
    /// A special card was played (§4.6).
    CardPlayed { seat: Seat, card: CardKind },
    /// A strip was moved (§7.7).
    StripMoved { seat: Seat, from: Junk, to: Junk },
    /// A player made a sealed bid (§6.1); `bid` for its owner only.
    BidSealed { seat: Seat, bid: Option<Bid> },
    /// A bid was revealed, together with all others (§6.1).
    BidShown { seat: Seat, bid: Bid },
    /// A good was sold (§6.2) to the winners, who got `yuan` each; `by_card` if the card ties decided.
    GoodsSold { good: Good, price: Price, winners: SeatSet, yuan: u8, by_card: bool },
    /// Money was taken instead of a special card (§6.4).
    YuanTaken { seat: Seat, yuan: u8 },
    /// The barter ended with `sold` goods sold (§6.3).
    BarterEnded { sold: u8 },
    /// The merchants moved on (§6.5).
    MerchantsMoved { load: Junk, money: Junk, goods: Junk },
    /// The game is over (§8.1).
    GameEnded,
    /// The goods in hand of a player at the end (§8.3).
    HandShown { seat: Seat, cards: ByGood<u8> },
    /// The special cards of a player at the end, and their bonus (§8.2).
    CardsShown { seat: Seat, cards: CardBundle, yuan: u16 },
    /// The money of a player at the end (§8.2).
    MoneyShown { seat: Seat, yuan: u16 },
}
