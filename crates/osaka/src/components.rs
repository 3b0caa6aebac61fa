//! The nouns on the table, and the box: loads and checks `components.toml`.
//!
//! Cards of one good and value are alike in every rule; each still has a number of its own, so that a page can show
//! where it went. Numbers ascend by good and then by value: the lowest numbers of a set of one good are its lowest
//! values.

mod file;
mod tables;

use portolan_core::{CardId, CardSet, ComponentsError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// The longest market that the rules can make from any components that we accept.
pub const LONGEST_MARKET: usize = 12;
/// The longest farm that we accept.
pub const LONGEST_FARM: usize = 6;
/// The longest route that we accept.
pub const LONGEST_ROUTE: usize = 12;

/// What is traded: the colour of a card, a ship and a token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Good {
    Red,
    Blue,
    Yellow,
    Green,
}

impl Good {
    /// All goods, in the order in which they are sold.
    pub const ALL: [Good; 4] = [Good::Red, Good::Blue, Good::Yellow, Good::Green];

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        ['r', 'b', 'y', 'g'][self as usize]
    }

    /// The good with this letter.
    pub fn from_letter(letter: char) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.letter() == letter)
    }

    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "yellow", "green"][self as usize]
    }
}

/// What a card is worth in coins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Value {
    Two,
    Three,
    Five,
}

impl Value {
    /// All values, ascending.
    pub const ALL: [Value; 3] = [Value::Two, Value::Three, Value::Five];

    /// In coins.
    pub const fn coins(self) -> u16 {
        [2, 3, 5][self as usize]
    }
}

impl Serialize for Value {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.coins())
    }
}

/// What one can tell of a card by looking at it: `r5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Kind {
    /// Which good it is.
    pub good: Good,
    /// How many coins it is worth.
    pub value: Value,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 12;

    /// Its number below [`Kind::COUNT`]: by good, then by value.
    pub const fn number(self) -> usize {
        self.good as usize * 3 + self.value as usize
    }

    /// The kind with this number.
    pub fn from_number(number: usize) -> Option<Kind> {
        Some(Kind { good: *Good::ALL.get(number / 3)?, value: Value::ALL[number % 3] })
    }

    /// All kinds, by number.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..Kind::COUNT).filter_map(Kind::from_number)
    }

    /// Reads `r5`.
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

/// A card that lies open: which one it is, and its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card {
    /// Its number.
    pub id: CardId,
    /// What it is.
    #[serde(flatten)]
    pub kind: Kind,
}

portolan_core::enum_map! {
    /// One `T` for each good.
    pub struct ByGood<T>(Good, 4);
}

/// How many cards of each kind: what an event tells of several cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bundle([u8; Kind::COUNT]);

impl Bundle {
    /// How many cards of this kind.
    pub const fn count(&self, kind: Kind) -> usize {
        self.0[kind.number()] as usize
    }

    /// How many cards in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// No card at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What the cards are worth as coins.
    pub fn coins(&self) -> u16 {
        self.kinds().map(|kind| kind.value.coins()).sum()
    }

    /// The kind of each card, one after the other.
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

/// As its cards in notation: `["r2", "r5", "r5"]`.
impl Serialize for Bundle {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.kinds().map(|kind| kind.to_string()))
    }
}

/// What a space of the route is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SpaceKind {
    /// Where ships set out and come back to.
    Start,
    /// A safe harbour.
    Port,
    /// A safe harbour where ships that sank wait.
    Anchor,
    /// Open sea: ships sink here when others reach the goal.
    Waves,
    /// Where goods are sold.
    Goal,
}

/// A space of the route.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Space {
    /// Its name on the board.
    pub name: String,
    /// What it is.
    pub kind: SpaceKind,
}

/// The box: what `components.toml` says, made ready for the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    copies: [u8; 3],
    insurance: [u8; 3],
    /// Achievement tokens of each good.
    pub tokens_each: u8,
    /// Cards in the market at the start.
    pub market: u8,
    /// Cards on the farm at the start and after each refill.
    pub farm: u8,
    /// Cards that the draw pile adds to the market when it is refilled.
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
    /// How many cards there are.
    pub fn card_count(&self) -> usize {
        self.card_count.into()
    }

    /// All cards.
    pub fn all_cards(&self) -> CardSet {
        CardSet::below(self.card_count())
    }

    /// What a card is.
    #[inline]
    pub fn kind(&self, card: CardId) -> Kind {
        self.kinds[card.index()]
    }

    /// What one card is worth as coins.
    #[inline]
    pub fn coins_of(&self, card: CardId) -> u16 {
        self.coins[card.index()].into()
    }

    /// A card with its kind.
    pub fn card(&self, id: CardId) -> Card {
        Card { id, kind: self.kind(id) }
    }

    /// The cards of a set, by kind.
    pub fn cards(&self, set: CardSet) -> Vec<Card> {
        set.iter().map(|id| self.card(id)).collect()
    }

    /// How many of each kind are in a set.
    #[inline]
    pub fn bundle(&self, set: CardSet) -> Bundle {
        set.iter().map(|card| self.kind(card)).collect()
    }

    /// All cards of one good.
    #[inline]
    pub fn of_good(&self, good: Good) -> CardSet {
        self.of_good[good]
    }

    /// All cards of one kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> CardSet {
        self.of_good[kind.good] & self.of_value[kind.value as usize]
    }

    /// What a set is worth as coins.
    #[inline]
    pub fn coins(&self, set: CardSet) -> u16 {
        Value::ALL
            .iter()
            .map(|&value| (set & self.of_value[value as usize]).len() as u16 * value.coins())
            .sum()
    }

    /// The highest value in a set.
    #[inline]
    pub fn highest(&self, set: CardSet) -> Option<Value> {
        Value::ALL.into_iter().rev().find(|&value| !set.is_disjoint(self.of_value[value as usize]))
    }

    /// How many goods a card of this value insures.
    #[inline]
    pub fn icons(&self, value: Value) -> u8 {
        self.insurance[value as usize]
    }

    /// The space where goods are sold.
    #[inline]
    pub fn goal(&self) -> u8 {
        self.route.len() as u8 - 1
    }

    /// The space where ships that sank wait.
    #[inline]
    pub fn anchor(&self) -> u8 {
        self.anchor
    }

    /// Do ships sink on this space?
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
