//! What happened. Only the owner sees which orders are dealt and kept: for other viewers the field is `None`.

use crate::choice::{AssistantSource, Payment, Ware};
use crate::components::{Area, Country, Good, Letter, ManagementBoard, Piece, Prize, SLOTS};
use portolan_core::{ArrayVec, CardId, CardSet, Seat};
use serde::Serialize;

/// The source of points. Final scoring has further sources (§11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointSource {
    /// Orders (§8.3).
    Orders,
    /// Spaces in the church (§7.4).
    Church,
    /// Spaces in the customs (§7.5).
    Customs,
    /// Achievements (§8.2).
    Achievements,
    /// Shops and trading houses (§6.4, §6.5).
    Buildings,
    /// 5-power tokens (§6.3).
    Tokens,
    /// Technologies (§9).
    Technologies,
    /// Visits to ports with power 5 (§7.8).
    Ports,
}

impl PointSource {
    /// All sources.
    pub const ALL: [PointSource; 8] = [
        PointSource::Orders,
        PointSource::Church,
        PointSource::Customs,
        PointSource::Achievements,
        PointSource::Buildings,
        PointSource::Tokens,
        PointSource::Technologies,
        PointSource::Ports,
    ];

    /// Its name in scores.
    pub const fn name(self) -> &'static str {
        ["orders", "church", "customs", "achievements", "buildings", "tokens", "technologies", "ports"]
            [self as usize]
    }
}

/// What triggers the end of the game (§11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A player built all trading houses.
    Houses,
    /// A player built all shops.
    Shops,
    /// A port could not be refilled.
    Orders,
    /// The church has enough assistants.
    Church,
    /// The customs has enough assistants.
    Customs,
    /// The round limit was reached (R57).
    Rounds,
}

impl Ending {
    /// Its name in outcomes.
    pub const fn name(self) -> &'static str {
        ["houses", "shops", "orders", "church", "customs", "rounds"][self as usize]
    }
}

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// The first player was chosen (§2.5).
    FirstPlayerFound { seat: Seat },
    /// Two orders were dealt (§2.8); only their owner sees `orders`.
    OrdersDealt { seat: Seat, orders: Option<[CardId; 2]> },
    /// An order was kept (§2.8); only its owner sees `order`.
    OrderKept { seat: Seat, order: Option<CardId> },
    /// A round began (§3.1); `last`: the last one (§11.2).
    RoundBegan { round: u8, last: bool },
    /// A turn began (§3.2).
    TurnBegan { seat: Seat },
    /// An agent was sent (§8.1); `agent` is its country, `None` for a free agent (§12).
    AgentSent { seat: Seat, area: Area, agent: Option<Country> },
    /// An agent was gained for a pair of icons (§8.4).
    AgentGained { seat: Seat, country: Country },
    /// A free agent was gained (§12).
    FreeAgentGained { seat: Seat },
    /// An achievement was reached (§8.2).
    AchievementReached { seat: Seat, letter: Letter, first: bool },
    /// An order was completed (§8.3).
    OrderCompleted { seat: Seat, order: CardId },
    /// A silk was spun (§9.12).
    SilkSpun { seat: Seat },
    /// An assistant came from the warehouse by the University (§9.19).
    AssistantStudied { seat: Seat },
    /// An assistant was placed (§4).
    AssistantPlaced { seat: Seat, area: Area },
    /// A president's owner was paid (§4.3, §5.4).
    FeePaid { seat: Seat, to: Seat, yen: u8 },
    /// The president was placed from the hand (§5.2).
    PresidentArrived { seat: Seat, area: Area },
    /// The president walked to an area; in revision 1, one step (§5.3).
    PresidentMoved { seat: Seat, from: Area, to: Area },
    /// The canal was paid for (§5.6).
    CanalPaid { seat: Seat, yen: u8 },
    /// The president went by Tram (§9.18).
    TramTaken { seat: Seat, area: Area },
    /// The president rode to the station (§9.14).
    StationRidden { seat: Seat, area: Area },
    /// The president was recalled (§5.7); `from` is `None` if it was in the hand.
    PresidentRecalled { seat: Seat, from: Option<Area> },
    /// Assistants were recalled with the president (§5.7).
    AssistantsTaken { seat: Seat, area: Area, count: u8 },
    /// An area action began (§6.1).
    ActionBegan { seat: Seat, area: Area, power: u8, by_agent: bool },
    /// The owner of a trading house was paid (§6.2).
    HousePaid { seat: Seat, area: Area, yen: u8 },
    /// Points were gained.
    PointsGained {
        seat: Seat,
        points: u8,
        #[serde(rename = "merit")]
        source: PointSource,
    },
    /// Money was gained.
    YenGained { seat: Seat, yen: u8 },
    /// Goods were gained.
    GoodsGained { seat: Seat, good: Good, count: u8 },
    /// Mining Technology added copper (§9.8).
    CopperAdded { seat: Seat, count: u8 },
    /// Imports were gained.
    ImportsGained { seat: Seat, count: u8 },
    /// Something was bought in Chinatown (§7.3).
    Bought { seat: Seat, ware: Ware, yen: u8 },
    /// A good was sold in Chinatown (§7.3).
    Sold { seat: Seat, good: Good, yen: u8 },
    /// Something was paid for faith, a technology or a second order (§7.4, §7.7, §7.8).
    Paid {
        seat: Seat,
        #[serde(rename = "coin")]
        payment: Payment,
        count: u8,
    },
    /// An assistant took a space of the church or the customs (§7.4, §7.5).
    SpaceTaken { seat: Seat, board: ManagementBoard, space: u8, from: AssistantSource },
    /// A piece left the warehouse (§7.6, §10.3).
    PieceHired { seat: Seat, piece: Piece, yen: u8 },
    /// A technology was learned (§7.7).
    TechnologyLearned { seat: Seat, area: Area, card: CardId },
    /// An order was taken (§7.8).
    OrderTaken { seat: Seat, area: Area, order: CardId },
    /// New technologies were laid out in a laboratory (§2.7, §7.7).
    TechnologiesShown { area: Area, cards: ArrayVec<CardId, SLOTS> },
    /// New orders were laid out in a port (§2.8, §7.8).
    OrdersShown { area: Area, cards: ArrayVec<CardId, SLOTS> },
    /// A display could not be refilled (§7.7, §7.8).
    DeckEmpty { area: Area },
    /// A 5-power token was taken (§6.3).
    TokenTaken { seat: Seat, area: Area, token: CardId },
    /// A shop was built (§6.4).
    ShopBuilt { seat: Seat, area: Area, space: u8 },
    /// A trading house was built (§6.5).
    HouseBuilt { seat: Seat, area: Area },
    /// Assistants were recovered after an area action (§6.6); `stays`: one was left there (§9.17).
    AssistantsRecovered { seat: Seat, area: Area, count: u8, stays: bool },
    /// An assistant was moved (§10.4).
    AssistantMoved { seat: Seat, from: AssistantSource, to: Area },
    /// The station was placed (§9.14).
    StationPlaced { seat: Seat, area: Area },
    /// A prize was taken (§12.1).
    PrizeTaken { seat: Seat, prize: Prize },
    /// The end was triggered (§11.1).
    EndTriggered { because: Ending },
    /// The game ended (§11.2).
    GameEnded { because: Ending },
    /// The orders that a player did not complete (§11.6).
    HandShown { seat: Seat, orders: CardSet },
}
