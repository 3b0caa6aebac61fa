//! Cards, tiles, tokens, and the spaces of management boards.

use super::{ByGood, Country, Good};
use serde::{Serialize, Serializer};

/// A reward (§10). What needs no decision is granted first (R58).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Reward {
    /// Points.
    pub points: u8,
    /// Money.
    pub yen: u8,
    /// Goods of a given kind.
    pub goods: ByGood<u8>,
    /// Goods of the player's choice.
    pub any_good: u8,
    /// Imports.
    pub imports: u8,
    /// Pieces from the warehouse, at their price.
    pub warehouse: u8,
    /// Moves of an assistant.
    pub moves: u8,
    /// Whether the token is itself an agent (§12.2).
    pub free_agent: bool,
}

impl Reward {
    /// No reward.
    pub const NONE: Reward = Reward {
        points: 0,
        yen: 0,
        goods: ByGood::NONE,
        any_good: 0,
        imports: 0,
        warehouse: 0,
        moves: 0,
        free_agent: false,
    };

    /// Whether there is no reward.
    pub fn is_none(&self) -> bool {
        *self == Reward::NONE
    }
}

/// An order (§8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct OrderCard {
    /// Its icon.
    pub country: Country,
    /// The goods to pay.
    pub cost: ByGood<u8>,
    /// The reward.
    pub reward: Reward,
}

/// A building tile: four spaces for shops, one for a trading house (§6.4, §6.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BuildingTile {
    /// The rewards of the spaces for shops, from the left.
    pub shops: [Reward; 4],
    /// The reward of the space for the trading house.
    pub house: Reward,
}

/// A space for an assistant in the church or the customs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct BoardSpace {
    /// The faith needed, or the imports paid.
    pub value: u8,
    /// The reward.
    pub reward: Reward,
    /// Whether a neutral assistant blocks it with two players.
    pub blocked: bool,
}

/// The group of an achievement: one of each is in play (§2.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Letter {
    A,
    B,
    C,
}

impl Letter {
    /// All letters.
    pub const ALL: [Letter; 3] = [Letter::A, Letter::B, Letter::C];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["a", "b", "c"][self as usize]
    }

    /// The letter with this name.
    pub fn from_name(name: &str) -> Option<Letter> {
        Letter::ALL.into_iter().find(|letter| letter.name() == name)
    }
}

/// What an achievement requires. It is not spent. (§8.2)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    /// Goods of one kind.
    Goods(Good, u8),
    /// Technologies.
    Technologies(u8),
    /// Money.
    Yen(u8),
    /// Foreign agents and 5-power tokens together.
    AgentsAndTokens(u8),
    /// Completed orders.
    Orders(u8),
    /// Shops or trading houses on this many areas of each type.
    Areas {
        /// Production areas.
        production: u8,
        /// Commercial areas.
        commercial: u8,
    },
}

/// An achievement tile (§8.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Achievement {
    /// Its group.
    pub letter: Letter,
    /// What it requires.
    pub need: Requirement,
    /// Points for the first player.
    pub first: u8,
    /// Points for later players.
    pub later: u8,
}

/// A prize for claiming all three achievements (§12.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prize {
    /// An icon like that of a card.
    Flag(Country),
    /// An agent without a country.
    FreeAgent,
}

impl Prize {
    /// Its name in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Prize::Flag(country) => country.name(),
            Prize::FreeAgent => "free-agent",
        }
    }

    /// The prize with this name.
    pub fn from_name(name: &str) -> Option<Prize> {
        match name {
            "free-agent" => Some(Prize::FreeAgent),
            country => Country::from_name(country).map(Prize::Flag),
        }
    }
}

/// Serializes the name: `"uk"` or `"free-agent"`.
impl Serialize for Prize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
