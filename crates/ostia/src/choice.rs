//! The choices of a player and their notation: `keep wine`, `bid 14`, `senate wheat`.

use crate::components::Good;
use crate::rules::auction::MAX_BID;
use crate::state::MAX_PLAYERS;
use portolan_core::choice::parse_number;
use portolan_core::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Keep a card of the ship for free, in secret (§3.2).
    Keep(Good),
    /// Offer a card of the ship as part of a pair (§3.3).
    Offer(Good),
    /// Bid this many denarii (§3.4).
    Bid(u8),
    /// List higher amounts; revision 1 only (R27).
    Higher,
    /// Make no bid (§3.4).
    Pass,
    /// Buy the pair that this seat offers, for one denarius more than the highest bid (§3.5).
    Buy,
    /// Sell the offer to this bidder (§3.5).
    Sell(Seat),
    /// Allocate the next card to the market, in secret (§4.2, §8.1).
    Market(Good),
    /// Allocate the next card to the senate, in secret (§4.2).
    Senate(Good),
    /// Keep the next card in a storehouse, in secret (§4.2, §8.1).
    Store(Good),
    /// Repay a loan (§7.1).
    Repay,
    /// Pay interest on all remaining loans (§7.1).
    Interest,
    /// Build a storehouse (§7.2).
    Build,
    /// Discard a card for lack of a storehouse (§7.3).
    Discard(Good),
    /// Sell an empty storehouse at the end (§8.3).
    SellStorehouse,
    /// Build or sell no more storehouses (§7.2, §8.3).
    Done,
}

const EXAMPLES: &str = "keep wine, offer wood, bid 14, pass, buy, sell 3, market wine, senate wheat, \
    store ivory, repay, interest, build, discard cloth, sell storehouse, done";

const OFFER: usize = Good::COUNT;
const BID: usize = OFFER + Good::COUNT;
const HIGHER: usize = BID + MAX_BID as usize;
const PASS: usize = HIGHER + 1;
const BUY: usize = PASS + 1;
const SELL: usize = BUY + 1;
const MARKET: usize = SELL + MAX_PLAYERS;
const SENATE: usize = MARKET + Good::COUNT;
const STORE: usize = SENATE + Good::COUNT;
const REPAY: usize = STORE + Good::COUNT;
const INTEREST: usize = REPAY + 1;
const BUILD: usize = INTEREST + 1;
const DISCARD: usize = BUILD + 1;
const SELL_STOREHOUSE: usize = DISCARD + Good::COUNT;
const DONE: usize = SELL_STOREHOUSE + 1;

impl Choice {
    /// The good of the choice, if it has one.
    pub const fn good(self) -> Option<Good> {
        match self {
            Choice::Keep(good)
            | Choice::Offer(good)
            | Choice::Market(good)
            | Choice::Senate(good)
            | Choice::Store(good)
            | Choice::Discard(good) => Some(good),
            _ => None,
        }
    }

    /// Whether `text` is the notation of this choice in revision 1.
    fn is_former(self, text: &str) -> bool {
        let Some((good, former)) = self.good().and_then(|good| Some((good, good.former_name()?))) else {
            return false;
        };
        self.to_string().strip_suffix(good.name()).is_some_and(|verb| text.strip_prefix(verb) == Some(former))
    }
}

impl portolan_core::Choice for Choice {
    const COUNT: usize = DONE + 1;

    fn number(self) -> usize {
        match self {
            Choice::Keep(good) => good as usize,
            Choice::Offer(good) => OFFER + good as usize,
            Choice::Bid(amount) => BID + usize::from(amount) - 1,
            Choice::Higher => HIGHER,
            Choice::Pass => PASS,
            Choice::Buy => BUY,
            Choice::Sell(seat) => SELL + seat.index(),
            Choice::Market(good) => MARKET + good as usize,
            Choice::Senate(good) => SENATE + good as usize,
            Choice::Store(good) => STORE + good as usize,
            Choice::Repay => REPAY,
            Choice::Interest => INTEREST,
            Choice::Build => BUILD,
            Choice::Discard(good) => DISCARD + good as usize,
            Choice::SellStorehouse => SELL_STOREHOUSE,
            Choice::Done => DONE,
        }
    }

    fn from_number(number: usize) -> Option<Choice> {
        let good = |first| Good::ALL[number - first];
        Some(match number {
            0..OFFER => Choice::Keep(good(0)),
            OFFER..BID => Choice::Offer(good(OFFER)),
            BID..HIGHER => Choice::Bid((number - BID + 1) as u8),
            HIGHER => Choice::Higher,
            PASS => Choice::Pass,
            BUY => Choice::Buy,
            SELL..MARKET => Choice::Sell(Seat::new(number - SELL)?),
            MARKET..SENATE => Choice::Market(good(MARKET)),
            SENATE..STORE => Choice::Senate(good(SENATE)),
            STORE..REPAY => Choice::Store(good(STORE)),
            REPAY => Choice::Repay,
            INTEREST => Choice::Interest,
            BUILD => Choice::Build,
            DISCARD..SELL_STOREHOUSE => Choice::Discard(good(DISCARD)),
            SELL_STOREHOUSE => Choice::SellStorehouse,
            DONE => Choice::Done,
            _ => return None,
        })
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Keep(good) => write!(f, "keep {}", good.name()),
            Choice::Offer(good) => write!(f, "offer {}", good.name()),
            Choice::Bid(amount) => write!(f, "bid {amount}"),
            Choice::Higher => write!(f, "higher"),
            Choice::Pass => write!(f, "pass"),
            Choice::Buy => write!(f, "buy"),
            Choice::Sell(seat) => write!(f, "sell {seat}"),
            Choice::Market(good) => write!(f, "market {}", good.name()),
            Choice::Senate(good) => write!(f, "senate {}", good.name()),
            Choice::Store(good) => write!(f, "store {}", good.name()),
            Choice::Repay => write!(f, "repay"),
            Choice::Interest => write!(f, "interest"),
            Choice::Build => write!(f, "build"),
            Choice::Discard(good) => write!(f, "discard {}", good.name()),
            Choice::SellStorehouse => write!(f, "sell storehouse"),
            Choice::Done => write!(f, "done"),
        }
    }
}

/// Accepts only the exact notation, also with the former name of a good, so that records of revision 1 can be replayed.
impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        let is_written_so = |choice: &Choice| choice.to_string() == text || choice.is_former(text);
        parse(text).filter(is_written_so).ok_or_else(|| NotationError::new(text, EXAMPLES))
    }
}

portolan_core::serialize_as_text!(Choice);

fn parse(text: &str) -> Option<Choice> {
    let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (verb, what) {
        ("bid", amount) => Choice::Bid(parse_number(amount, MAX_BID.into())? as u8),
        ("sell", "storehouse") => Choice::SellStorehouse,
        ("sell", seat) => Choice::Sell(Seat::from_number(parse_number(seat, MAX_PLAYERS)?)?),
        (_, "") => parse_button(text)?,
        (verb, name) => parse_card(verb, Good::from_name(name)?)?,
    })
}

fn parse_button(text: &str) -> Option<Choice> {
    Some(match text {
        "higher" => Choice::Higher,
        "pass" => Choice::Pass,
        "buy" => Choice::Buy,
        "repay" => Choice::Repay,
        "interest" => Choice::Interest,
        "build" => Choice::Build,
        "done" => Choice::Done,
        _ => return None,
    })
}

fn parse_card(verb: &str, good: Good) -> Option<Choice> {
    Some(match verb {
        "keep" => Choice::Keep(good),
        "offer" => Choice::Offer(good),
        "market" => Choice::Market(good),
        "senate" => Choice::Senate(good),
        "store" => Choice::Store(good),
        "discard" => Choice::Discard(good),
        _ => return None,
    })
}
