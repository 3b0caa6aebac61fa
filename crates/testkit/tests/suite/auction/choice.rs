//! The actions of the auction and their notation; some notations are broken.

use super::{CARDS, HIGHEST_BID};
use portolan_core::{CardId, Choice, NotationError};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    Bid(u8),
    Draw,
    Sell,
    Pass,
    Card(CardId),
}

/// The variant of the notation.
pub type Notation = u8;
/// The correct notation.
pub const SOUND: Notation = 0;
/// Two actions have the same text.
pub const ONE_TEXT_FOR_TWO: Notation = 1;
/// Two actions have each other's number.
pub const NUMBERS_CROSSED: Notation = 2;
/// Greater actions have lower numbers.
pub const OUT_OF_ORDER: Notation = 3;
/// There is an action after the last number.
pub const ONE_TOO_MANY: Notation = 4;
/// A text contains the separator of records.
pub const COMMA: Notation = 5;
/// Parsing a text can panic.
pub const PARSING_PANICS: Notation = 6;

/// An action with its notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotatedAction<const NOTATION: Notation>(pub Action);

const BIDS: usize = HIGHEST_BID as usize + 1;

impl<const NOTATION: Notation> Choice for NotatedAction<NOTATION> {
    const COUNT: usize = BIDS + 3 + CARDS;

    fn number(self) -> usize {
        match self.0 {
            Action::Bid(coins) => coins.into(),
            Action::Draw if NOTATION == NUMBERS_CROSSED => BIDS + 1,
            Action::Sell if NOTATION == NUMBERS_CROSSED => BIDS,
            Action::Draw => BIDS,
            Action::Sell => BIDS + 1,
            Action::Pass => BIDS + 2,
            Action::Card(card) => BIDS + 3 + card.index(),
        }
    }

    fn from_number(number: usize) -> Option<Self> {
        let action = match number {
            0..BIDS => Action::Bid(number as u8),
            BIDS => Action::Draw,
            5 => Action::Sell,
            6 => Action::Pass,
            _ if number < Self::COUNT => Action::Card(CardId((number - BIDS - 3) as u8)),
            _ if number == Self::COUNT && NOTATION == ONE_TOO_MANY => Action::Pass,
            _ => return None,
        };
        Some(NotatedAction(action))
    }
}

impl<const NOTATION: Notation> Ord for NotatedAction<NOTATION> {
    fn cmp(&self, other: &Self) -> Ordering {
        let order = self.0.cmp(&other.0);
        if NOTATION == OUT_OF_ORDER { order.reverse() } else { order }
    }
}

impl<const NOTATION: Notation> PartialOrd for NotatedAction<NOTATION> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const NOTATION: Notation> fmt::Display for NotatedAction<NOTATION> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Action::Bid(coins) => write!(f, "bid {coins}"),
            Action::Pass if NOTATION == ONE_TEXT_FOR_TWO => f.write_str("draw"),
            Action::Draw => f.write_str("draw"),
            Action::Sell => f.write_str("sell"),
            Action::Pass => f.write_str("pass"),
            Action::Card(card) if NOTATION == COMMA => write!(f, "card,{}", card.0),
            Action::Card(card) => write!(f, "card {}", card.0),
        }
    }
}

impl<const NOTATION: Notation> FromStr for NotatedAction<NOTATION> {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if NOTATION == PARSING_PANICS {
            let _ = &text[..2];
        }
        let found = Self::every().find(|action| action.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, "‘bid 2’ or ‘pass’"))
    }
}
