//! The kinds of special cards: nine effects, some of them for each junk.

use super::Junk;
use serde::{Serialize, Serializer};
use std::fmt;

/// The effect of a special card (§7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardKind {
    /// Always: takes one more goods card in every supply phase.
    Extra,
    /// Always: wins every tied bid.
    Ties,
    /// Always: exchanges up to two goods cards after the market tile is turned up.
    Swap,
    /// Extra action: loads one strip onto any junk.
    Place,
    /// Extra action: takes goods for the visible crates on any junk.
    Goods,
    /// Extra action: moves one own strip from the top of a junk to another junk.
    Move,
    /// Extra action: earns money for the visible crates on this junk.
    Money(Junk),
    /// At the end: a bonus for visible crates on this junk.
    Eight(Junk),
    /// At the end: a bonus for visible crates on both junks.
    Twelve(Junk, Junk),
}

/// When a special card works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// From the moment it is taken to the end of the game; it is public.
    Always,
    /// Once, in a turn of its owner.
    ExtraAction,
    /// In the final count.
    AtTheEnd,
}

const MONEY: usize = 6;
const EIGHT: usize = MONEY + 5;
const TWELVE: usize = EIGHT + 5;

impl CardKind {
    /// The number of possible kinds.
    pub const COUNT: usize = TWELVE + 20;

    /// Returns its number, below [`CardKind::COUNT`], in the order of the kinds.
    pub const fn number(self) -> usize {
        match self {
            CardKind::Extra => 0,
            CardKind::Ties => 1,
            CardKind::Swap => 2,
            CardKind::Place => 3,
            CardKind::Goods => 4,
            CardKind::Move => 5,
            CardKind::Money(junk) => MONEY + junk as usize,
            CardKind::Eight(junk) => EIGHT + junk as usize,
            // The second junk differs from the first, which leaves four.
            CardKind::Twelve(one, two) => {
                TWELVE + 4 * one as usize + two as usize - (two as usize > one as usize) as usize
            }
        }
    }

    /// Returns the kind with this number.
    pub fn from_number(number: usize) -> Option<CardKind> {
        Some(match number {
            0 => CardKind::Extra,
            1 => CardKind::Ties,
            2 => CardKind::Swap,
            3 => CardKind::Place,
            4 => CardKind::Goods,
            5 => CardKind::Move,
            MONEY..EIGHT => CardKind::Money(Junk::ALL[number - MONEY]),
            EIGHT..TWELVE => CardKind::Eight(Junk::ALL[number - EIGHT]),
            TWELVE..CardKind::COUNT => {
                let (one, two) = ((number - TWELVE) / 4, (number - TWELVE) % 4);
                CardKind::Twelve(Junk::ALL[one], Junk::ALL[two + usize::from(two >= one)])
            }
            _ => return None,
        })
    }

    /// Returns all kinds, by number.
    pub fn all() -> impl Iterator<Item = CardKind> {
        (0..CardKind::COUNT).filter_map(CardKind::from_number)
    }

    /// Parses the notation, for example `money-brown`.
    pub fn from_notation(text: &str) -> Option<CardKind> {
        let (name, junks) = text.split_once('-').unwrap_or((text, ""));
        let kind = match (name, junks) {
            ("extra", "") => CardKind::Extra,
            ("ties", "") => CardKind::Ties,
            ("swap", "") => CardKind::Swap,
            ("place", "") => CardKind::Place,
            ("goods", "") => CardKind::Goods,
            ("move", "") => CardKind::Move,
            ("money", junk) => CardKind::Money(Junk::from_name(junk)?),
            ("eight", junk) => CardKind::Eight(Junk::from_name(junk)?),
            ("twelve", junks) => {
                let (one, two) = junks.split_once('-')?;
                let (one, two) = (Junk::from_name(one)?, Junk::from_name(two)?);
                CardKind::Twelve(one, two)
            }
            _ => return None,
        };
        // Only the exact notation: no trailing dash, no junk twice.
        (kind.to_string() == text && !matches!(kind, CardKind::Twelve(one, two) if one == two))
            .then_some(kind)
    }

    /// Returns when it works.
    pub const fn timing(self) -> Timing {
        match self {
            CardKind::Extra | CardKind::Ties | CardKind::Swap => Timing::Always,
            CardKind::Place | CardKind::Goods | CardKind::Move | CardKind::Money(_) => Timing::ExtraAction,
            CardKind::Eight(_) | CardKind::Twelve(..) => Timing::AtTheEnd,
        }
    }
}

impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardKind::Extra => f.write_str("extra"),
            CardKind::Ties => f.write_str("ties"),
            CardKind::Swap => f.write_str("swap"),
            CardKind::Place => f.write_str("place"),
            CardKind::Goods => f.write_str("goods"),
            CardKind::Move => f.write_str("move"),
            CardKind::Money(junk) => write!(f, "money-{}", junk.name()),
            CardKind::Eight(junk) => write!(f, "eight-{}", junk.name()),
            CardKind::Twelve(one, two) => write!(f, "twelve-{}-{}", one.name(), two.name()),
        }
    }
}

portolan_core::serialize_as_text!(CardKind);

/// Number of special cards of each kind, for events about several cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardBundle([u8; CardKind::COUNT]);

impl CardBundle {
    /// Returns the number of cards of this kind.
    pub const fn count(&self, kind: CardKind) -> usize {
        self.0[kind.number()] as usize
    }

    /// Returns the kind of each card.
    pub fn kinds(&self) -> impl Iterator<Item = CardKind> + '_ {
        CardKind::all().flat_map(|kind| std::iter::repeat_n(kind, self.count(kind)))
    }
}

impl FromIterator<CardKind> for CardBundle {
    fn from_iter<I: IntoIterator<Item = CardKind>>(kinds: I) -> CardBundle {
        let mut bundle = CardBundle([0; CardKind::COUNT]);
        kinds.into_iter().for_each(|kind| bundle.0[kind.number()] += 1);
        bundle
    }
}

/// Serialized as the notation of its cards: `["extra", "money-brown"]`.
impl Serialize for CardBundle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.kinds())
    }
}
