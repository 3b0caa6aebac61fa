//! What a player may do, and how it is written: `use load-merchant`, `on white`, `bid rice 3`.

use crate::components::card::CardKind;
use crate::components::{Good, Junk, Pile, Worker};
use portolan_core::choice::parse_number;
use std::fmt;

/// The most cards that a bid can have: no good has more cards than this in any box that we accept.
pub const MAX_BID_CARDS: usize = 24;

/// What a player offers in the barter (§6.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bid {
    /// No card.
    Nothing,
    /// So many cards of one good, at least one.
    Cards(Good, u8),
}

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Use a merchant or an apprentice (§4.1).
    Use(Worker),
    /// Name a junk: for an apprentice (§4.5), a card (§7), or cargo handed over (§9.1).
    On(Junk),
    /// Take cards from this stack (§4.4, §5, §7.3).
    Pick(Good),
    /// Put a card back onto its stack, to exchange it (§7.3).
    Return(Good),
    /// Play a special card (§4.6).
    Card(CardKind),
    /// Keep a card of the pile that one searches (§3.4).
    Keep(CardKind),
    /// Search this pile (§3.4).
    Search(Pile),
    /// Take money in place of a special card (§6.4).
    Yuan,
    /// Offer cards in the barter, or none (§6.1).
    Bid(Bid),
    /// Exchange no more (§7.3).
    Done,
    /// End the turn without a special card (§4.6).
    End,
}

const EXAMPLES: &str = "use load-merchant, on white, pick rice, return fish, card money-brown, keep swap, search star, yuan, bid rice 3, bid nothing, done, end";

const ON: usize = Worker::ALL.len();
const PICK: usize = ON + Junk::ALL.len();
const RETURN: usize = PICK + Good::ALL.len();
const CARD: usize = RETURN + Good::ALL.len();
const KEEP: usize = CARD + CardKind::COUNT;
const SEARCH: usize = KEEP + CardKind::COUNT;
const YUAN: usize = SEARCH + Pile::ALL.len();
const BID_NOTHING: usize = YUAN + 1;
const BID: usize = BID_NOTHING + 1;
const DONE: usize = BID + Good::ALL.len() * MAX_BID_CARDS;
const END: usize = DONE + 1;

impl portolan_core::Choice for Choice {
    const COUNT: usize = END + 1;

    fn number(self) -> usize {
        match self {
            Choice::Use(worker) => worker as usize,
            Choice::On(junk) => ON + junk as usize,
            Choice::Pick(good) => PICK + good as usize,
            Choice::Return(good) => RETURN + good as usize,
            Choice::Card(kind) => CARD + kind.number(),
            Choice::Keep(kind) => KEEP + kind.number(),
            Choice::Search(pile) => SEARCH + pile as usize,
            Choice::Yuan => YUAN,
            Choice::Bid(Bid::Nothing) => BID_NOTHING,
            Choice::Bid(Bid::Cards(good, count)) => {
                BID + good as usize * MAX_BID_CARDS + usize::from(count) - 1
            }
            Choice::Done => DONE,
            Choice::End => END,
        }
    }

    fn from_number(number: usize) -> Option<Choice> {
        Some(match number {
            0..ON => Choice::Use(Worker::ALL[number]),
            ON..PICK => Choice::On(Junk::ALL[number - ON]),
            PICK..RETURN => Choice::Pick(Good::ALL[number - PICK]),
            RETURN..CARD => Choice::Return(Good::ALL[number - RETURN]),
            CARD..KEEP => Choice::Card(CardKind::from_number(number - CARD)?),
            KEEP..SEARCH => Choice::Keep(CardKind::from_number(number - KEEP)?),
            SEARCH..YUAN => Choice::Search(Pile::ALL[number - SEARCH]),
            YUAN => Choice::Yuan,
            BID_NOTHING => Choice::Bid(Bid::Nothing),
            BID..DONE => {
                let (good, count) = ((number - BID) / MAX_BID_CARDS, (number - BID) % MAX_BID_CARDS);
                Choice::Bid(Bid::Cards(Good::ALL[good], count as u8 + 1))
            }
            DONE => Choice::Done,
            END => Choice::End,
            _ => return None,
        })
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bid::Nothing => f.write_str("nothing"),
            Bid::Cards(good, count) => write!(f, "{} {count}", good.name()),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Use(worker) => write!(f, "use {}", worker.name()),
            Choice::On(junk) => write!(f, "on {}", junk.name()),
            Choice::Pick(good) => write!(f, "pick {}", good.name()),
            Choice::Return(good) => write!(f, "return {}", good.name()),
            Choice::Card(kind) => write!(f, "card {kind}"),
            Choice::Keep(kind) => write!(f, "keep {kind}"),
            Choice::Search(pile) => write!(f, "search {}", pile.name()),
            Choice::Yuan => f.write_str("yuan"),
            Choice::Bid(bid) => write!(f, "bid {bid}"),
            Choice::Done => f.write_str("done"),
            Choice::End => f.write_str("end"),
        }
    }
}

portolan_core::notation!(Choice, parse, EXAMPLES);
portolan_core::serialize_as_text!(Bid);

fn parse(text: &str) -> Option<Choice> {
    let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (verb, what) {
        ("use", worker) => Choice::Use(Worker::from_name(worker)?),
        ("on", junk) => Choice::On(Junk::from_name(junk)?),
        ("pick", good) => Choice::Pick(Good::from_name(good)?),
        ("return", good) => Choice::Return(Good::from_name(good)?),
        ("card", kind) => Choice::Card(CardKind::from_notation(kind)?),
        ("keep", kind) => Choice::Keep(CardKind::from_notation(kind)?),
        ("search", pile) => Choice::Search(Pile::from_name(pile)?),
        ("bid", "nothing") => Choice::Bid(Bid::Nothing),
        ("bid", cards) => Choice::Bid(parse_cards(cards)?),
        ("yuan", "") => Choice::Yuan,
        ("done", "") => Choice::Done,
        ("end", "") => Choice::End,
        _ => return None,
    })
}

fn parse_cards(text: &str) -> Option<Bid> {
    let (good, count) = text.split_once(' ')?;
    Some(Bid::Cards(Good::from_name(good)?, parse_number(count, MAX_BID_CARDS)? as u8))
}
