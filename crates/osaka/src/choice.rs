//! The choices of the players and their notation: `buy`, `take m3`, `pay r5`.

use crate::components::{Good, Kind, LONGEST_FARM, LONGEST_MARKET};
use portolan_core::choice::parse_number;
use std::fmt;

/// A place in the market or on the farm, counted from 0 in code and from 1 in notation: `m1` is the first of the market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// In the market.
    Market(u8),
    /// On the farm.
    Farm(u8),
}

/// A choice of a player: one click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Take this starting token (§2.4).
    Token(Good),
    /// Buy all of the market that is not reserved by others; the payment follows (§3.1).
    Buy,
    /// Take the card at this place of the market into the hand (§3.3).
    Take(u8),
    /// Put the reservation marker on a card (§3.4).
    Reserve(Place),
    /// Pay with a card of this kind (§3.1).
    Pay(Kind),
    /// Discard a card of this kind for its insurance icons (§4.6).
    Insure(Kind),
    /// Use an icon for a good of this kind (§4.6).
    Cover(Kind),
    /// Stop insuring (§4.6).
    Done,
    /// Pass, because no action is possible (§3.7).
    Pass,
    /// Stop paying: the price is reached (§3.1).
    Paid,
}

const EXAMPLES: &str = "token r, buy, take m3, reserve f1, pay r5, paid, insure b2, cover b5, done, pass";

const BUY: usize = Good::ALL.len();
const TAKE: usize = BUY + 1;
const RESERVE: usize = TAKE + LONGEST_MARKET;
const RESERVE_FARM: usize = RESERVE + LONGEST_MARKET;
const PAY: usize = RESERVE_FARM + LONGEST_FARM;
const INSURE: usize = PAY + Kind::COUNT;
const COVER: usize = INSURE + Kind::COUNT;
const DONE: usize = COVER + Kind::COUNT;
const PASS: usize = DONE + 1;
// New choices are added at the end: the numbers of choices in older revisions must not change.
const PAID: usize = PASS + 1;

impl portolan_core::Choice for Choice {
    const COUNT: usize = PAID + 1;

    fn number(self) -> usize {
        match self {
            Choice::Token(good) => good as usize,
            Choice::Buy => BUY,
            Choice::Take(place) => TAKE + usize::from(place),
            Choice::Reserve(Place::Market(place)) => RESERVE + usize::from(place),
            Choice::Reserve(Place::Farm(place)) => RESERVE_FARM + usize::from(place),
            Choice::Pay(kind) => PAY + kind.number(),
            Choice::Paid => PAID,
            Choice::Insure(kind) => INSURE + kind.number(),
            Choice::Cover(kind) => COVER + kind.number(),
            Choice::Done => DONE,
            Choice::Pass => PASS,
        }
    }

    fn from_number(number: usize) -> Option<Choice> {
        let place = |first| (number - first) as u8;
        Some(match number {
            0..BUY => Choice::Token(Good::ALL[number]),
            BUY => Choice::Buy,
            TAKE..RESERVE => Choice::Take(place(TAKE)),
            RESERVE..RESERVE_FARM => Choice::Reserve(Place::Market(place(RESERVE))),
            RESERVE_FARM..PAY => Choice::Reserve(Place::Farm(place(RESERVE_FARM))),
            PAY..INSURE => Choice::Pay(Kind::from_number(number - PAY)?),
            INSURE..COVER => Choice::Insure(Kind::from_number(number - INSURE)?),
            COVER..DONE => Choice::Cover(Kind::from_number(number - COVER)?),
            DONE => Choice::Done,
            PASS => Choice::Pass,
            PAID => Choice::Paid,
            _ => return None,
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Market(place) => write!(f, "m{}", place + 1),
            Place::Farm(place) => write!(f, "f{}", place + 1),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Token(good) => write!(f, "token {}", good.letter()),
            Choice::Buy => write!(f, "buy"),
            Choice::Take(place) => write!(f, "take {}", Place::Market(*place)),
            Choice::Reserve(place) => write!(f, "reserve {place}"),
            Choice::Pay(kind) => write!(f, "pay {kind}"),
            Choice::Paid => write!(f, "paid"),
            Choice::Insure(kind) => write!(f, "insure {kind}"),
            Choice::Cover(kind) => write!(f, "cover {kind}"),
            Choice::Done => write!(f, "done"),
            Choice::Pass => write!(f, "pass"),
        }
    }
}

portolan_core::notation!(Choice, parse, EXAMPLES);
portolan_core::serialize_as_text!(Place);

fn parse(text: &str) -> Option<Choice> {
    let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
    Some(match (verb, what) {
        ("buy", "") => Choice::Buy,
        ("paid", "") => Choice::Paid,
        ("done", "") => Choice::Done,
        ("pass", "") => Choice::Pass,
        ("token", good) => Choice::Token(parse_good(good)?),
        ("take", place) => match parse_place(place)? {
            Place::Market(place) => Choice::Take(place),
            Place::Farm(_) => return None,
        },
        ("reserve", place) => Choice::Reserve(parse_place(place)?),
        ("pay", kind) => Choice::Pay(Kind::from_notation(kind)?),
        ("insure", kind) => Choice::Insure(Kind::from_notation(kind)?),
        ("cover", kind) => Choice::Cover(Kind::from_notation(kind)?),
        _ => return None,
    })
}

fn parse_good(text: &str) -> Option<Good> {
    let mut letters = text.chars();
    let good = Good::from_letter(letters.next()?)?;
    letters.as_str().is_empty().then_some(good)
}

fn parse_place(text: &str) -> Option<Place> {
    let place = |number: usize| number as u8 - 1;
    match text.strip_prefix('m') {
        Some(number) => Some(Place::Market(place(parse_number(number, LONGEST_MARKET)?))),
        None => Some(Place::Farm(place(parse_number(text.strip_prefix('f')?, LONGEST_FARM)?))),
    }
}
