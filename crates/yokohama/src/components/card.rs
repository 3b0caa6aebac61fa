//! What cards, tiles, tokens and management boards show.

use super::{ByGood, Country, Good};
use serde::{Serialize, Serializer};

/// What one gains (§10). What needs no decision is gained first (R58).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Reward {
    /// Points.
    pub points: u8,
    /// Money.
    pub yen: u8,
    /// Goods of a given kind.
    pub goods: ByGood<u8>,
    /// Goods of free choice.
    pub any_good: u8,
    /// Imports.
    pub imports: u8,
    /// Pieces from the warehouse to the hand, at their price.
    pub warehouse: u8,
    /// Moves of an assistant.
    pub moves: u8,
    /// The token is itself an agent (§12.2).
    pub free_agent: bool,
}

impl Reward {
    /// Nothing: an empty space.
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

    /// Nothing at all?
    pub fn is_none(&self) -> bool {
        *self == Reward::NONE
    }
}

/// An order: what it asks for and what it brings (§8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct OrderCard {
    /// Its icon.
    pub country: Country,
    /// The goods to be paid.
    pub cost: ByGood<u8>,
    /// What it brings.
    pub reward: Reward,
}

/// The tile below an area: four spaces for shops, one for a trading house (§6.4, §6.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BuildingTile {
    /// What each space for a shop brings, from the left.
    pub shops: [Reward; 4],
    /// What the space for the trading house brings.
    pub house: Reward,
}

/// A space for an assistant on the management board of the church or of the customs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct BoardSpace {
    /// The faith that it takes, or the imports that are paid.
    pub value: u8,
    /// What it brings.
    pub reward: Reward,
    /// Is it blocked by a neutral assistant with two players?
    pub blocked: bool,
}

/// The group of an achievement: one of each is in play (§2.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all")]
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

/// What an achievement asks for. Nothing of it is spent. (§8.2)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    /// So many of a good.
    Goods(Good, u8),
    /// So many technologies.
    Technologies(u8),
    /// So much money.
    Yen(u8),
    /// So many foreign agents and 5-power tokens together.
    AgentsAndTokens(u8),
    /// So many completed orders.
    Orders(u8),
    /// Shops or trading houses on so many areas of each type.
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
    /// What it asks for.
    pub need: Requirement,
    /// Points for the first.
    pub first: u8,
    /// Points for everybody after the first.
    pub later: u8,
}

/// What one chooses for all three achievements (§12.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prize {
    /// An icon like a card's.
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

/// As its name: `"uk"` or `"free-agent"`.
impl Serialize for Prize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
