//! The components of the game, loaded from `components.toml`.
//!
//! Cards of the same good and value are interchangeable in the rules, but each has its own number, so that a page can
//! animate it. Numbers ascend by good and then by value: the lowest numbers of a set of one good are its lowest
//! values.

mod file;
mod tables;

use portolan_core::{CardId, CardSet, ComponentsError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// The maximum number of cards in the market, with any accepted components.
pub const LONGEST_MARKET: usize = 12;
/// The maximum number of cards on the farm that a components file may set.
pub const LONGEST_FARM: usize = 6;
/// The maximum number of spaces that a components file may set.
pub const LONGEST_ROUTE: usize = 12;

/// A good: the colour of a card, a ship and a token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Good {
    Red,
    Blue,
    Yellow,
    Green,
}

impl Good {
    /// All goods, in the order in which they are sold.
    pub const ALL: [Good; 4] = [Good::Red, Good::Blue, Good::Yellow, Good::Green];

    /// Returns the letter of the good in notation.
    pub const fn letter(self) -> char {
        ['r', 'b', 'y', 'g'][self as usize]
    }

    /// Returns the good with this letter.
    pub fn from_letter(letter: char) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.letter() == letter)
    }

    /// Returns the name of the good in files and messages.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "yellow", "green"][self as usize]
    }
}

/// The value of a card, in coins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Value {
    Two,
    Three,
    Five,
}

impl Value {
    /// All values, ascending.
    pub const ALL: [Value; 3] = [Value::Two, Value::Three, Value::Five];

    /// Returns the value in coins.
    pub const fn coins(self) -> u16 {
        [2, 3, 5][self as usize]
    }
}

impl Serialize for Value {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.coins())
    }
}

/// Good and value of a card, without its number: `r5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Kind {
    /// The good.
    pub good: Good,
    /// The value.
    pub value: Value,
}

impl Kind {
    /// The number of kinds.
    pub const COUNT: usize = 12;

    /// Returns the number of the kind, below [`Kind::COUNT`]: by good, then by value.
    pub const fn number(self) -> usize {
        self.good as usize * 3 + self.value as usize
    }

    /// Returns the kind with this number; `None` if there is none.
    pub fn from_number(number: usize) -> Option<Kind> {
        Some(Kind { good: *Good::ALL.get(number / 3)?, value: Value::ALL[number % 3] })
    }

    /// Returns all kinds, by number.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..Kind::COUNT).filter_map(Kind::from_number)
    }

    /// Parses a kind in notation, such as `r5`.
    pub fn from_notation(text: &str) -> Option<Kind> {
        let mut letters = text.chars();
        let good = Good::from_letter(letters.next()?)?;
        let value = match letters.as_str() {
            "2" => Value::Two,
            "3" => Value::Three,
            "5" => Value::Five,
            _ => return None,
        };
        Some(Kind { good, value })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.good.letter(), self.value.coins())
    }
}

/// A card whose identity is known: its number and its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card {
    /// The number of the card.
    pub id: CardId,
    /// Good and value.
    #[serde(flatten)]
    pub kind: Kind,
}

portolan_core::enum_map! {
    /// One `T` for each good.
    pub struct ByGood<T>(Good, 4);
}

/// The number of cards of each kind: events describe several cards by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bundle([u8; Kind::COUNT]);

impl Bundle {
    /// Returns the number of cards of this kind.
    pub const fn count(&self, kind: Kind) -> usize {
        self.0[kind.number()] as usize
    }

    /// Returns the total number of cards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the value of the cards, in coins.
    pub fn coins(&self) -> u16 {
        self.kinds().map(|kind| kind.value.coins()).sum()
    }

    /// Returns the kind of each card.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::all().flat_map(|kind| std::iter::repeat_n(kind, self.count(kind)))
    }
}

impl FromIterator<Kind> for Bundle {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Bundle {
        let mut bundle = Bundle::default();
        kinds.into_iter().for_each(|kind| bundle.0[kind.number()] += 1);
        bundle
    }
}

/// Serializes the cards in notation: `["r2", "r5", "r5"]`.
impl Serialize for Bundle {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.kinds().map(|kind| kind.to_string()))
    }
}

/// The kind of a space on the route.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SpaceKind {
    /// The start: ships return to it after a sale.
    Start,
    /// A safe harbour.
    Port,
    /// A safe harbour; ships that sank return to it.
    Anchor,
    /// Open sea: ships sink here during a sale.
    Waves,
    /// The goal: goods are sold when their ship reaches it.
    Goal,
}

/// A space of the route.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Space {
    /// The name on the board.
    pub name: String,
    /// The kind.
    pub kind: SpaceKind,
}

/// The contents of the box, from `components.toml`, with lookup tables for the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    copies: [u8; 3],
    insurance: [u8; 3],
    /// The number of achievement tokens of each good.
    pub tokens_each: u8,
    /// The number of cards in the market at the start.
    pub market: u8,
    /// The number of cards on the farm at the start and after each refill.
    pub farm: u8,
    /// The number of cards that a refill adds to the market from the draw pile.
    pub refill_market: u8,
    /// The route, from the start to the goal.
    pub route: Arc<[Space]>,
    anchor: u8,
    waves: u16,
    card_count: u8,
    kinds: [Kind; CardSet::CAPACITY],
    coins: [u8; CardSet::CAPACITY],
    of_good: ByGood<CardSet>,
    of_value: [CardSet; 3],
}

impl Components {
    /// Returns the number of cards.
    pub fn card_count(&self) -> usize {
        self.card_count.into()
    }

    /// Returns all cards.
    pub fn all_cards(&self) -> CardSet {
        CardSet::below(self.card_count())
    }

    /// Returns good and value of a card.
    #[inline]
    pub fn kind(&self, card: CardId) -> Kind {
        self.kinds[card.index()]
    }

    /// Returns the value of one card, in coins.
    #[inline]
    pub fn coins_of(&self, card: CardId) -> u16 {
        self.coins[card.index()].into()
    }

    /// Returns a card with its kind.
    pub fn card(&self, id: CardId) -> Card {
        Card { id, kind: self.kind(id) }
    }

    /// Returns the cards of a set, by kind.
    pub fn cards(&self, set: CardSet) -> Vec<Card> {
        set.iter().map(|id| self.card(id)).collect()
    }

    /// Returns the number of cards of each kind in a set.
    #[inline]
    pub fn bundle(&self, set: CardSet) -> Bundle {
        set.iter().map(|card| self.kind(card)).collect()
    }

    /// Returns all cards of one good.
    #[inline]
    pub fn of_good(&self, good: Good) -> CardSet {
        self.of_good[good]
    }

    /// Returns all cards of one kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> CardSet {
        self.of_good[kind.good] & self.of_value[kind.value as usize]
    }

    /// Returns the value of a set, in coins.
    #[inline]
    pub fn coins(&self, set: CardSet) -> u16 {
        Value::ALL
            .iter()
            .map(|&value| (set & self.of_value[value as usize]).len() as u16 * value.coins())
            .sum()
    }

    /// Returns the highest value in a set; `None` if it is empty.
    #[inline]
    pub fn highest(&self, set: CardSet) -> Option<Value> {
        Value::ALL.into_iter().rev().find(|&value| !set.is_disjoint(self.of_value[value as usize]))
    }

    /// Returns the number of goods that a card of this value insures.
    #[inline]
    pub fn icons(&self, value: Value) -> u8 {
        self.insurance[value as usize]
    }

    /// Returns the space where goods are sold.
    #[inline]
    pub fn goal(&self) -> u8 {
        self.route.len() as u8 - 1
    }

    /// Returns the space to which ships that sank return.
    #[inline]
    pub fn anchor(&self) -> u8 {
        self.anchor
    }

    /// Whether ships sink on this space.
    #[inline]
    pub fn is_waves(&self, space: u8) -> bool {
        self.waves & (1 << space) != 0
    }
}

impl portolan_core::Components for Components {
    const BUILT_IN: &'static str = include_str!("../components.toml");

    fn parse(text: &str) -> Result<Components, ComponentsError> {
        file::read(text)
    }

    fn facts(&self) -> String {
        let by_value = |of: [u8; 3]| format!("{{ two = {}, three = {}, five = {} }}", of[0], of[1], of[2]);
        let mut facts = format!(
            "[cards]\ncopies = {}\ninsurance = {}\n\n[tokens]\neach = {}\n\n[market]\nmarket = {}\nfarm = {}\nrefill_market = {}\n",
            by_value(self.copies),
            by_value(self.insurance),
            self.tokens_each,
            self.market,
            self.farm,
            self.refill_market,
        );
        for space in self.route.iter() {
            let name = toml::Value::String(space.name.clone());
            let kind = format!("{:?}", space.kind).to_lowercase();
            facts += &format!("\n[[route]]\nname = {name}\nkind = \"{kind}\"\n");
        }
        facts
    }
}
