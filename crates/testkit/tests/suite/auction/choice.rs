//! What one does in the auction, and how it is written; some notations are broken.

use super::{CARDS, HIGHEST_BID};
use portolan_core::{CardId, Choice, NotationError};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// One deed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Deed {
    Bid(u8),
    Draw,
    Sell,
    Pass,
    Card(CardId),
}

/// How deeds are numbered and written.
pub type Notation = u8;
/// As it should be.
pub const SOUND: Notation = 0;
/// Two deeds have one text.
pub const ONE_TEXT_FOR_TWO: Notation = 1;
/// A deed does not have the number under which it is found.
pub const NUMBERS_CROSSED: Notation = 2;
/// Greater deeds have lower numbers.
pub const OUT_OF_ORDER: Notation = 3;
/// There is a deed beyond the last number.
pub const ONE_TOO_MANY: Notation = 4;
/// A text would fall apart in a record.
pub const COMMA: Notation = 5;
/// Reading a text can panic.
pub const FRAGILE: Notation = 6;

/// A deed with its notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpokenDeed<const NOTATION: Notation>(pub Deed);

const BIDS: usize = HIGHEST_BID as usize + 1;

impl<const NOTATION: Notation> Choice for SpokenDeed<NOTATION> {
    const COUNT: usize = BIDS + 3 + CARDS;

    fn number(self) -> usize {
        match self.0 {
            Deed::Bid(coins) => coins.into(),
            Deed::Draw if NOTATION == NUMBERS_CROSSED => BIDS + 1,
            Deed::Sell if NOTATION == NUMBERS_CROSSED => BIDS,
            Deed::Draw => BIDS,
            Deed::Sell => BIDS + 1,
            Deed::Pass => BIDS + 2,
            Deed::Card(card) => BIDS + 3 + card.index(),
        }
    }

    fn from_number(number: usize) -> Option<Self> {
        let deed = match number {
            0..BIDS => Deed::Bid(number as u8),
            BIDS => Deed::Draw,
            5 => Deed::Sell,
            6 => Deed::Pass,
            _ if number < Self::COUNT => Deed::Card(CardId((number - BIDS - 3) as u8)),
            _ if number == Self::COUNT && NOTATION == ONE_TOO_MANY => Deed::Pass,
            _ => return None,
        };
        Some(SpokenDeed(deed))
    }
}

impl<const NOTATION: Notation> Ord for SpokenDeed<NOTATION> {
    fn cmp(&self, other: &Self) -> Ordering {
        let order = self.0.cmp(&other.0);
        if NOTATION == OUT_OF_ORDER { order.reverse() } else { order }
    }
}

impl<const NOTATION: Notation> PartialOrd for SpokenDeed<NOTATION> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const NOTATION: Notation> fmt::Display for SpokenDeed<NOTATION> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Deed::Bid(coins) => write!(f, "bid {coins}"),
            Deed::Pass if NOTATION == ONE_TEXT_FOR_TWO => f.write_str("draw"),
            Deed::Draw => f.write_str("draw"),
            Deed::Sell => f.write_str("sell"),
            Deed::Pass => f.write_str("pass"),
            Deed::Card(card) if NOTATION == COMMA => write!(f, "card,{}", card.0),
            Deed::Card(card) => write!(f, "card {}", card.0),
        }
    }
}

impl<const NOTATION: Notation> FromStr for SpokenDeed<NOTATION> {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if NOTATION == FRAGILE {
            let _ = &text[..2];
        }
        let found = Self::every().find(|deed| deed.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, "‘bid 2’ or ‘pass’"))
    }
}
