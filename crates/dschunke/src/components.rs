//! The nouns on the table, and the box: loads and checks `components.toml`.
//!
//! Goods cards of one kind are alike in every rule, so they are only counted. Special cards have numbers, which ascend
//! by kind: the cards of one kind follow each other. No rule is told here.

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

/// So many rounds make a game: as many as there are market tiles and spaces for the apprentices.
pub const ROUNDS: usize = 10;

/// The colour of a player's strips. Seats have them in this order.
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

    /// The seat that plays it.
    pub fn seat(self) -> Seat {
        Seat::new(self as usize).expect("every colour has a seat")
    }
}

/// What a market tile gives for a good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// So much money.
    Yuan(u8),
    /// A special card: an S on the tile.
    Special,
}

/// As a number, or as `"S"`.
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

    /// The pile with this name.
    pub fn from_name(name: &str) -> Option<Pile> {
        Pile::ALL.into_iter().find(|pile| pile.name() == name)
    }
}

/// The numbers of the rulebook's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Numbers {
    /// Strips that the load merchant loads.
    pub load: u8,
    /// The least that a money or goods action gives.
    pub minimum: u8,
    /// Yuan in place of a special card in the last round.
    pub last_round: u8,
    /// At the end, for each junk with a visible crate.
    pub junk: u8,
    /// At the end, for all five junks.
    pub all_junks: u8,
    /// A bonus card for one junk.
    pub eight: u8,
    /// A bonus card for two junks.
    pub twelve: u8,
    /// Visible crates that a bonus card asks for on its first junk.
    pub first_crates: u8,
    /// And on its second.
    pub second_crates: u8,
}

/// The box: what `components.toml` says, made ready for the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The ring of junks, clockwise.
    pub ring: [Junk; 5],
    next: ByJunk<Junk>,
    /// Where the merchants start, in the order of [`Worker::ALL`].
    pub merchants: [Junk; Worker::MERCHANTS],
    /// Strips of each player.
    pub strips_per_player: u8,
    /// Support cards of each player.
    pub support_cards: u8,
    /// Cards of each good.
    pub cards_per_good: u8,
    /// How many cards of each good are dealt out, for three and for four players.
    pub dealt_per_good: [u8; 2],
    /// Cards in an opening hand.
    pub hand_size: u8,
    /// The numbers of the text.
    pub numbers: Numbers,
    /// Whose strips lie on each junk, for three and for four players.
    pub starting_cargo: [ByJunk<Vec<Colour>>; 2],
    /// What the lower apprentice offers in each round, and the upper one.
    pub tracks: [[Task; ROUNDS]; 2],
    /// The event of each round.
    pub round_events: [Option<RoundEvent>; ROUNDS],
    /// The market tiles.
    pub tiles: [ByGood<Price>; ROUNDS],
    /// Copies of each kind of special card.
    copies: Vec<(CardKind, u8)>,
    kinds: Vec<CardKind>,
    always_cards: CardSet,
}

impl Components {
    /// The next junk clockwise.
    #[inline]
    pub fn next(&self, junk: Junk) -> Junk {
        self.next[junk]
    }

    /// The place of a table in the lists for three and for four players.
    pub(crate) fn seats_index(seats: SeatCount) -> usize {
        usize::from(seats.get() > 3)
    }

    /// How many special cards there are.
    pub fn special_count(&self) -> usize {
        self.kinds.len()
    }

    /// All special cards.
    pub fn all_specials(&self) -> CardSet {
        CardSet::below(self.special_count())
    }

    /// What a special card is.
    #[inline]
    pub fn kind(&self, card: CardId) -> CardKind {
        self.kinds[card.index()]
    }

    /// The special cards that lie open for the rest of the game.
    #[inline]
    pub fn always_cards(&self) -> CardSet {
        self.always_cards
    }

    /// The first card of this kind in a set.
    #[inline]
    pub fn find(&self, set: CardSet, kind: CardKind) -> Option<CardId> {
        set.iter().find(|&card| self.kind(card) == kind)
    }

    /// How many cards of this kind are in a set.
    #[inline]
    pub fn count(&self, set: CardSet, kind: CardKind) -> usize {
        set.iter().filter(|&card| self.kind(card) == kind).count()
    }

    /// How many of each kind are in a set.
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
