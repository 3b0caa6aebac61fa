//! The components of the game, loaded from `components.toml`.
//!
//! The rules do not distinguish cards of one kind. Each card still has a number, so that a page can show where it went.
//! Numbers ascend by kind, from ivory to wheat.

mod file;
mod tables;

use crate::revision::has_attested_goods;
use portolan_core::{CardId, CardSet, ComponentsError};
use serde::Serialize;

/// Number of senate cards: one for each round, and one that is put away.
pub const SENATE_CARDS: usize = 6;
/// Maximum length of the table of market prices.
pub const MAX_PRICES: usize = 12;
/// Maximum price of a card.
pub const MAX_PRICE: u8 = 30;
/// Minimum amount of a loan.
pub const MIN_LOAN: u8 = 5;

/// A kind of goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Good {
    Ivory,
    Spices,
    Cloth,
    Wine,
    Wood,
    Wheat,
}

impl Good {
    /// The number of kinds.
    pub const COUNT: usize = 6;

    /// All kinds, from the most expensive to the cheapest.
    pub const ALL: [Good; Good::COUNT] =
        [Good::Ivory, Good::Spices, Good::Cloth, Good::Wine, Good::Wood, Good::Wheat];

    /// Its name in notation, files and messages.
    pub const fn name(self) -> &'static str {
        ["ivory", "spices", "cloth", "wine", "wood", "wheat"][self as usize]
    }

    /// Returns the kind with this name, or with this name in revision 1.
    pub fn from_name(name: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.name() == name || good.former_name() == Some(name))
    }

    /// The name in revision 1, if it was different. Records and components files with these names are still accepted.
    pub const fn former_name(self) -> Option<&'static str> {
        match self {
            Good::Wood => Some("oil"),
            Good::Wheat => Some("grain"),
            _ => None,
        }
    }
}

/// A card with its kind, for viewers who know it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card {
    /// Its number.
    pub id: CardId,
    /// Its kind.
    pub good: Good,
}

portolan_core::enum_map! {
    /// One `T` for each kind of goods.
    pub struct ByGood<T>(Good, Good::COUNT);
}

/// Number of cards of each kind, for events about several cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bundle(pub ByGood<u8>);

impl Bundle {
    /// Returns the number of cards of this kind.
    #[inline]
    pub const fn count(&self, good: Good) -> u8 {
        self.0.0[good as usize]
    }

    /// Returns the total number of cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there are no cards.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.0 == [0; Good::COUNT]
    }

    /// Returns the number of different kinds.
    #[inline]
    pub fn kinds(&self) -> u8 {
        self.0.0.iter().map(|&count| u8::from(count > 0)).sum()
    }

    /// Adds one card of this kind.
    #[inline]
    pub fn add(&mut self, good: Good) {
        self.0[good] += 1;
    }

    /// Returns the kind of each card.
    pub fn cards(&self) -> impl Iterator<Item = Good> + '_ {
        Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, self.count(good).into()))
    }
}

impl FromIterator<Good> for Bundle {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Bundle {
        let mut bundle = Bundle::default();
        goods.into_iter().for_each(|good| bundle.add(good));
        bundle
    }
}

/// Serialized as the names of its cards: `["ivory", "wine", "wine"]`.
impl Serialize for Bundle {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// The values of goods to the senate in one round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct SenateCard {
    /// Its number in the components, counted from 1.
    pub number: u8,
    /// Points for a card of each kind.
    pub points: ByGood<u8>,
}

impl SenateCard {
    /// Returns the value of these goods to the senate.
    #[inline]
    pub fn value(&self, goods: &Bundle) -> u16 {
        let worth = Good::ALL.map(|good| u16::from(goods.count(good)) * u16::from(self.points[good]));
        worth.iter().sum()
    }
}

/// Starting money and the cost of loans, in denarii.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Money {
    /// Starting cash of a player.
    pub start: u8,
    /// Amount of a loan.
    pub loan: u8,
    /// Cost of repaying a loan.
    pub repayment: u8,
    /// Interest on a loan in each round.
    pub interest: u8,
}

/// Number and prices of storehouses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Storehouses {
    /// Storehouses that each player starts with.
    pub start: u8,
    /// Maximum number that a player can own.
    pub most: u8,
    /// Number in the box.
    pub pieces: u8,
    /// Cost of building one.
    pub price: u8,
    /// Price that the bank pays for one.
    pub resale: u8,
}

/// The contents of the box, from `components.toml`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The names used in the file, because the facts stored in old records must not change when a kind is renamed.
    written_names: ByGood<&'static str>,
    copies: ByGood<u8>,
    /// The price of a card of each kind.
    pub price: ByGood<u8>,
    /// The senate cards, by number.
    pub senate: [SenateCard; SENATE_CARDS],
    /// Market prices for one card, two cards and so on; the last holds for more.
    pub market_prices: Vec<u8>,
    /// Number of neutral cards with three, four and five players.
    pub neutral: [u8; 3],
    /// Points for the first, second and third place.
    pub places: [u8; 3],
    /// Starting money and the cost of loans.
    pub money: Money,
    /// Number and prices of storehouses.
    pub storehouses: Storehouses,
    card_count: u8,
    goods: [Good; CardSet::CAPACITY],
    of_good: ByGood<CardSet>,
}

impl Components {
    /// Returns the number of goods cards.
    pub fn card_count(&self) -> usize {
        self.card_count.into()
    }

    /// Returns all goods cards.
    pub fn all_cards(&self) -> CardSet {
        CardSet::below(self.card_count())
    }

    /// Returns the kind of a card.
    #[inline]
    pub fn good(&self, card: CardId) -> Good {
        self.goods[card.index()]
    }

    /// Returns all cards of one kind.
    #[inline]
    pub fn of_good(&self, good: Good) -> CardSet {
        self.of_good[good]
    }

    /// Returns the cards of a set with their kinds.
    pub fn cards(&self, set: CardSet) -> Vec<Card> {
        set.iter().map(|id| Card { id, good: self.good(id) }).collect()
    }

    /// Returns the number of cards of each kind in a set.
    #[inline]
    pub fn bundle(&self, set: CardSet) -> Bundle {
        Bundle(ByGood(self.of_good.0.map(|of_good| (set & of_good).len() as u8)))
    }

    /// Returns the minimum bid for a set: the sum of its prices (§3.4).
    #[inline]
    pub fn price_of(&self, set: CardSet) -> u8 {
        set.iter().map(|card| self.price[self.good(card)]).sum()
    }

    /// Returns the price of one card when `cards` of its kind are on the market (§5.1).
    #[inline]
    pub fn market_price(&self, cards: u8) -> u8 {
        let place = usize::from(cards).clamp(1, self.market_prices.len()) - 1;
        self.market_prices[place]
    }

    /// Returns the number of neutral cards for `seats` players (§4.1).
    pub fn neutral_cards(&self, seats: usize) -> u8 {
        self.neutral[seats.clamp(3, 5) - 3]
    }
}

impl portolan_core::Components for Components {
    const BUILT_IN: &'static str = include_str!("../components.toml");

    fn built_in_text(revision: u32) -> &'static str {
        if has_attested_goods(revision) { Self::BUILT_IN } else { include_str!("../components-1.toml") }
    }

    fn parse(text: &str) -> Result<Components, ComponentsError> {
        file::read(text)
    }

    fn facts(&self) -> String {
        let mut facts = String::new();
        for good in Good::ALL {
            let (name, copies, price) = (self.written_names[good], self.copies[good], self.price[good]);
            facts += &format!("[[goods]]\nname = \"{name}\"\ncopies = {copies}\nprice = {price}\n\n");
        }
        for card in &self.senate {
            let points =
                Good::ALL.map(|good| format!("{} = {}", self.written_names[good], card.points[good]));
            facts += &format!("[[senate]]\npoints = {{ {} }}\n\n", points.join(", "));
        }
        let Money { start, loan, repayment, interest } = self.money;
        let [three, four, five] = self.neutral;
        facts += &format!("[market]\nprices = {:?}\n\n", self.market_prices);
        facts += &format!("[neutral]\nthree = {three}\nfour = {four}\nfive = {five}\n\n");
        facts += &format!("[places]\npoints = {:?}\n\n", self.places);
        facts += &format!(
            "[money]\nstart = {start}\nloan = {loan}\nrepayment = {repayment}\ninterest = {interest}\n\n"
        );
        let Storehouses { start, most, pieces, price, resale } = self.storehouses;
        facts += &format!(
            "[storehouses]\nstart = {start}\nmost = {most}\npieces = {pieces}\nprice = {price}\nresale = {resale}\n"
        );
        facts
    }
}
