//! The components of the game, loaded from `components.toml`.
//!
//! The rules do not distinguish goods cards of one kind, so these are only counted. Special cards have numbers, which
//! ascend by kind: the cards of one kind are consecutive.

pub mod card;
mod facts;
mod file;
mod junk;
mod tables;
mod worker;

pub use junk::{ByGood, ByJunk, Good, Junk};
pub use worker::{RoundEvent, Task, Worker};

use card::CardKind;
use portolan_core::{CardId, CardSet, ComponentsError, Seat, SeatCount};
use serde::{Deserialize, Serialize, Serializer};

/// Number of rounds, of market tiles and of spaces for an apprentice.
pub const ROUNDS: usize = 10;

/// The colour of a player's strips, in the order of the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Colour {
    /// All colours, by seat.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "green", "yellow"][self as usize]
    }

    /// Returns the seat with this colour.
    pub fn seat(self) -> Seat {
        Seat::new(self as usize).expect("every colour has a seat")
    }
}

/// The price of a good on a market tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Money, in yuan.
    Yuan(u8),
    /// A special card: an S on the tile.
    Special,
}

/// Serialized as a number, or as `"S"`.
impl Serialize for Price {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Price::Yuan(yuan) => serializer.serialize_u8(*yuan),
            Price::Special => serializer.serialize_str("S"),
        }
    }
}

/// A pile of special cards, by the symbol of its pier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Pile {
    Square,
    Circle,
    Triangle,
    Star,
}

impl Pile {
    /// All piles.
    pub const ALL: [Pile; 4] = [Pile::Square, Pile::Circle, Pile::Triangle, Pile::Star];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["square", "circle", "triangle", "star"][self as usize]
    }

    /// Returns the pile with this name.
    pub fn from_name(name: &str) -> Option<Pile> {
        Pile::ALL.into_iter().find(|pile| pile.name() == name)
    }
}

/// Numbers from the text of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Numbers {
    /// Strips that the load merchant loads.
    pub load: u8,
    /// Minimum yield of a money or goods action.
    pub minimum: u8,
    /// Yuan instead of a special card in the last round.
    pub last_round: u8,
    /// Yuan at the end for each junk with a visible crate.
    pub junk: u8,
    /// Yuan at the end for all five junks.
    pub all_junks: u8,
    /// Yuan for a bonus card with one junk.
    pub eight: u8,
    /// Yuan for a bonus card with two junks.
    pub twelve: u8,
    /// Visible crates that a bonus card requires on its first junk.
    pub first_crates: u8,
    /// Visible crates that a bonus card requires on its second junk.
    pub second_crates: u8,
}

impl Numbers {
    /// The yield of a money or goods action for this many visible crates (§4.3, §4.4).
    #[inline]
    pub const fn yield_for(&self, visible: u8) -> u8 {
        if visible > self.minimum { visible } else { self.minimum }
    }
}

/// The contents of the box, from `components.toml`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The ring of junks, clockwise.
    pub ring: [Junk; 5],
    next: ByJunk<Junk>,
    /// Where the merchants start, in the order of [`Worker::ALL`].
    pub merchants: [Junk; Worker::MERCHANTS],
    /// Number of strips of each player.
    pub strips_per_player: u8,
    /// Number of support cards of each player.
    pub support_cards: u8,
    /// Number of cards of each good.
    pub cards_per_good: u8,
    /// Number of cards dealt of each good, for three and for four players.
    pub dealt_per_good: [u8; 2],
    /// Number of cards in an opening hand.
    pub hand_size: u8,
    /// Numbers from the text of the rules.
    pub numbers: Numbers,
    /// The strips on each junk at the start, for three and for four players.
    pub starting_cargo: [ByJunk<Vec<Colour>>; 2],
    /// The tasks of the lower and of the upper apprentice in each round.
    pub tracks: [[Task; ROUNDS]; 2],
    /// The event of each round.
    pub round_events: [Option<RoundEvent>; ROUNDS],
    /// The market tiles.
    pub tiles: [ByGood<Price>; ROUNDS],
    /// Number of copies of each kind of special card.
    copies: Vec<(CardKind, u8)>,
    kinds: Vec<CardKind>,
    always_cards: CardSet,
}

impl Components {
    /// Returns the next junk clockwise.
    #[inline]
    pub fn next(&self, junk: Junk) -> Junk {
        self.next[junk]
    }

    /// Returns the index into the lists for three and for four players.
    pub(crate) fn seats_index(seats: SeatCount) -> usize {
        usize::from(seats.get() > 3)
    }

    /// Returns the number of special cards.
    pub fn special_count(&self) -> usize {
        self.kinds.len()
    }

    /// Returns all special cards.
    pub fn all_specials(&self) -> CardSet {
        CardSet::below(self.special_count())
    }

    /// Returns the kind of a special card.
    #[inline]
    pub fn kind(&self, card: CardId) -> CardKind {
        self.kinds[card.index()]
    }

    /// Returns the special cards that always work, which are public.
    #[inline]
    pub fn always_cards(&self) -> CardSet {
        self.always_cards
    }

    /// Returns the first card of this kind in a set.
    #[inline]
    pub fn find(&self, set: CardSet, kind: CardKind) -> Option<CardId> {
        set.iter().find(|&card| self.kind(card) == kind)
    }

    /// Returns the number of cards of this kind in a set.
    #[inline]
    pub fn count(&self, set: CardSet, kind: CardKind) -> usize {
        set.iter().filter(|&card| self.kind(card) == kind).count()
    }

    /// Returns the number of cards of each kind in a set.
    pub fn bundle(&self, set: CardSet) -> card::CardBundle {
        set.iter().map(|card| self.kind(card)).collect()
    }
}

impl portolan_core::Components for Components {
    const BUILT_IN: &'static str = include_str!("../components.toml");

    fn parse(text: &str) -> Result<Components, ComponentsError> {
        file::read(text)
    }

    fn facts(&self) -> String {
        facts::facts(self)
    }
}
