//! Why the rules refuse a choice: the unmet condition, with its numbers.

use crate::choice::Payment;
use crate::components::{Area, Good, Letter, ManagementBoard, Piece, Title};
use crate::fees::Fees;
use crate::phase::Phase;
use portolan_core::{CardId, Refusal, SeatSet};
use serde::Serialize;

/// What the refused choice was for: the same condition belongs to different sections of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// Place an assistant (§4.1).
    Place,
    /// Pay the presidents on the area of a placed assistant (§4.3).
    PlacementFee,
    /// Place one more assistant with the Telegram (§9.16).
    Telegram,
    /// Place the president from the hand (§5.2).
    Arrive,
    /// Walk to an area (§5.3).
    Go,
    /// Move the president one step, in revision 1 (§5.3).
    Step,
    /// Pay the presidents on an entered area (§5.4).
    MovementFee,
    /// Cross the canal (§5.6).
    Canal,
    /// End the movement, in revision 1 (§5.1).
    Stop,
    /// Go by Tram (§9.18).
    Tram,
    /// Ride to the station (§9.14).
    Ride,
    /// Recall assistants (§5.7).
    Recall,
    /// Send an agent (§8.1).
    Agent,
    /// Reach an achievement (§8.2).
    Achieve,
    /// Complete an order (§8.3).
    Complete,
    /// Use the Spinning Machine (§9.12).
    Spin,
    /// Use the University (§9.19).
    Study,
    /// Exchange in Chinatown (§7.3).
    Exchange,
    /// Take a space in the church (§7.4).
    Church,
    /// Take a space in the customs (§7.5).
    Customs,
    /// Take a piece in the agency (§7.6).
    Agency,
    /// Take a piece by a reward (§10.3).
    Warehouse,
    /// Learn a technology (§7.7).
    Learn,
    /// Take orders (§7.8).
    Order,
    /// Move an assistant (§10.4).
    Move,
    /// Place the station (§9.14).
    Station,
}

impl Purpose {
    /// The section of the rules about it.
    pub const fn section(self) -> &'static str {
        match self {
            Purpose::Place => "4.1",
            Purpose::PlacementFee => "4.3",
            Purpose::Telegram => "9.16",
            Purpose::Arrive => "5.2",
            Purpose::Go | Purpose::Step => "5.3",
            Purpose::MovementFee => "5.4",
            Purpose::Canal => "5.6",
            Purpose::Stop => "5.1",
            Purpose::Tram => "9.18",
            Purpose::Ride | Purpose::Station => "9.14",
            Purpose::Recall => "5.7",
            Purpose::Agent => "8.1",
            Purpose::Achieve => "8.2",
            Purpose::Complete => "8.3",
            Purpose::Spin => "9.12",
            Purpose::Study => "9.19",
            Purpose::Exchange => "7.3",
            Purpose::Church => "7.4",
            Purpose::Customs => "7.5",
            Purpose::Agency => "7.6",
            Purpose::Warehouse => "10.3",
            Purpose::Learn => "7.7",
            Purpose::Order => "7.8",
            Purpose::Move => "10.4",
        }
    }
}

impl From<ManagementBoard> for Purpose {
    fn from(board: ManagementBoard) -> Purpose {
        match board {
            ManagementBoard::Church => Purpose::Church,
            ManagementBoard::Customs => Purpose::Customs,
        }
    }
}

/// Why a choice is refused. The texts are for developers; players see messages made by the boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Illegal {
    /// §11.2
    #[error("the game is over")]
    GameOver,
    /// §2.8, §3.1
    #[error("the seats {awaited:?} must choose")]
    NotYourTurn { awaited: SeatSet, keeping: bool },
    /// Another decision is pending.
    #[error("another decision is pending: {awaited:?}")]
    NotNow { awaited: Phase },
    /// §2.8
    #[error("order {} was not dealt to this seat", order.0 + 1)]
    NotDealt { order: CardId },
    /// §2.1
    #[error("{} is not in play", area.name())]
    NotInPlay { area: Area },
    /// §4.4, §5.6, §8.1, §9.14, §10.4
    #[error("nothing can stand on the canal ({purpose:?})")]
    OnCanal { purpose: Purpose },
    /// §4.1, §8.2, §9.16, §10.4
    #[error("no assistant is in the hand ({purpose:?})")]
    NoAssistantInHand { purpose: Purpose },
    /// §5.1, §5.3, §5.7, §8.1, §9.14, §9.18, §10.4
    #[error("the player has no assistant on {} ({purpose:?})", area.name())]
    NoAssistantThere { area: Area, purpose: Purpose },
    /// The player has too little money.
    #[error("this costs {needs} yen, the player has {has} ({purpose:?})")]
    TooLittleYen { needs: u16, has: u16, purpose: Purpose },
    /// The player has too few goods.
    #[error("this costs {needs} {}, the player has {has} ({purpose:?})", good.name())]
    TooFewGoods { good: Good, needs: u16, has: u16, purpose: Purpose },
    /// The player has too few imports.
    #[error("this costs {needs} imports, the player has {has} ({purpose:?})")]
    TooFewImports { needs: u16, has: u16, purpose: Purpose },
    /// §9
    #[error("the player does not have the technology {}", title.name())]
    NoTechnology { title: Title },
    /// §9.12, §9.19
    #[error("{} was already used in this turn", title.name())]
    AlreadyUsed { title: Title },
    /// §7.6, §9.19, §10.3
    #[error("no {} is left in the warehouse ({purpose:?})", piece.name())]
    WarehouseEmpty { piece: Piece, purpose: Purpose },
    /// §8.1
    #[error("the player has no unused agent")]
    NoAgent,
    /// §8.1
    #[error("an agent was already used in this turn")]
    AgentUsed,
    /// §8.1
    #[error("the president of the player stands on {}", area.name())]
    OwnPresidentThere { area: Area },
    /// §8.2
    #[error("the player has already reached achievement {}", letter.name())]
    AlreadyAchieved { letter: Letter },
    /// §8.2
    #[error("{missing} are missing for achievement {}", letter.name())]
    NotAchieved { letter: Letter, missing: u16 },
    /// §8.3
    #[error("order {} is not in the hand", order.0 + 1)]
    NotInHand { order: CardId },
    /// §4.1
    #[error("assistants were placed on {} and elsewhere", area.name())]
    PlacedThere { area: Area },
    /// §5.3, §9.16
    #[error("{} is not a neighbour of {}", to.name(), from.name())]
    NotAdjacent { from: Area, to: Area, purpose: Purpose },
    /// §5.5, in revision 1
    #[error("the president started from {}", area.name())]
    BackToStart { area: Area },
    /// §5.1, §9.18
    #[error("another president stands on {}", area.name())]
    PresidentThere { area: Area, purpose: Purpose },
    /// §5.3
    #[error("no route over areas with assistants of the player leads to {}", area.name())]
    NoWay { area: Area },
    /// §5.4, R6
    #[error("no route to {} has the fees {fees}", area.name())]
    OtherFees { area: Area, fees: Fees },
    /// §5.3, in revision 1
    #[error("no legal destination can be reached by way of {}", area.name())]
    NoWayOn { area: Area },
    /// §5.3, in revision 1
    #[error("the president has already made {steps} steps")]
    AlreadyWalking { steps: u8 },
    /// §5.1, §9.14, §9.18, §10.4
    #[error("the piece already stands on {}", area.name())]
    SameArea { area: Area, purpose: Purpose },
    /// §7.4, §7.5
    #[error("the board has no space {space}")]
    NoSuchSpace { board: ManagementBoard, space: u8 },
    /// §7.4, §7.5
    #[error("space {space} is taken")]
    SpaceTaken { board: ManagementBoard, space: u8 },
    /// §7.4
    #[error("the space needs {needs} faith, the player can reach {most}")]
    TooLittleFaith { needs: u8, most: u8 },
    /// §7.5
    #[error("the space costs {needs} imports, the power allows {most}")]
    TooManyImports { needs: u8, most: u8 },
    /// §7.4, §7.5, R56
    #[error("the player has no assistant on the area or in the hand")]
    NoAssistantToGive { board: ManagementBoard },
    /// §7.4
    #[error("{payment} was already paid")]
    AlreadyPaid { payment: Payment },
    /// §7.7, §7.8
    #[error("{payment} is not accepted ({purpose:?})")]
    NotAccepted { payment: Payment, purpose: Purpose },
    /// §7.4, §7.5
    #[error("the assistant cannot come from {}", area.name())]
    OtherArea { area: Area, board: ManagementBoard },
    /// §7.7, §7.8
    #[error("space {slot} is empty ({purpose:?})")]
    SlotEmpty { slot: u8, purpose: Purpose },
    /// §1.5
    #[error("the player already has {}", title.name())]
    TitleOwned { title: Title },
    /// §7.7
    #[error("{needs} units must be paid beyond the power, the player can pay {most}")]
    TooExpensive { needs: u8, most: u16 },
    /// §7.8
    #[error("the order has level {level}, the power allows {most}")]
    LevelTooHigh { level: u8, most: u8 },
    /// §1.5
    #[error("the hand holds {limit} orders")]
    HandFull { limit: u8 },
    /// §7.8
    #[error("a second order costs {yen} yen or an import")]
    SecondOrderTooExpensive { yen: u8 },
    /// §6.4, §6.5
    #[error("no {} is in the hand", piece.name())]
    NoPieceInHand { piece: Piece },
    /// §6.4
    #[error("the player already has a shop on {}", area.name())]
    OwnShopThere { area: Area },
    /// §6.4
    #[error("space {space} already has a shop")]
    ShopThere { space: u8 },
    /// §6.5
    #[error("{} already has a trading house", area.name())]
    HouseThere { area: Area },
    /// §12.1
    #[error("there is no prize {prize}")]
    NoPrize { prize: u8 },
}

impl Refusal for Illegal {
    fn section(&self) -> &'static str {
        match *self {
            Illegal::GameOver => "11.2",
            Illegal::NotYourTurn { keeping: true, .. } => "2.8",
            Illegal::NotYourTurn { keeping: false, .. } => "3.1",
            Illegal::NotNow { awaited } => awaited.section(),
            Illegal::NotDealt { .. } => "2.8",
            Illegal::NotInPlay { .. } => "2.1",
            Illegal::OnCanal { purpose: Purpose::Place | Purpose::Telegram } => "4.4",
            Illegal::OnCanal { purpose: Purpose::Arrive | Purpose::Go | Purpose::Stop | Purpose::Tram } => {
                "5.6"
            }
            Illegal::OnCanal { purpose }
            | Illegal::NoAssistantInHand { purpose }
            | Illegal::TooLittleYen { purpose, .. }
            | Illegal::TooFewGoods { purpose, .. }
            | Illegal::TooFewImports { purpose, .. }
            | Illegal::WarehouseEmpty { purpose, .. }
            | Illegal::NotAdjacent { purpose, .. }
            | Illegal::NotAccepted { purpose, .. }
            | Illegal::SlotEmpty { purpose, .. } => purpose.section(),
            // §5.1 defines legal destinations both for walking and for placing from the hand.
            Illegal::NoAssistantThere { purpose: Purpose::Arrive | Purpose::Go, .. }
            | Illegal::PresidentThere { purpose: Purpose::Arrive | Purpose::Go, .. }
            | Illegal::SameArea { purpose: Purpose::Go, .. } => "5.1",
            Illegal::NoAssistantThere { purpose, .. }
            | Illegal::PresidentThere { purpose, .. }
            | Illegal::SameArea { purpose, .. } => purpose.section(),
            Illegal::OtherFees { .. } => "5.4",
            Illegal::NoTechnology { title } | Illegal::AlreadyUsed { title } => section_of(title),
            Illegal::NoAgent | Illegal::AgentUsed | Illegal::OwnPresidentThere { .. } => "8.1",
            Illegal::AlreadyAchieved { .. } | Illegal::NotAchieved { .. } => "8.2",
            Illegal::NotInHand { .. } => "8.3",
            Illegal::PlacedThere { .. } => "4.1",
            Illegal::BackToStart { .. } => "5.5",
            Illegal::NoWay { .. } | Illegal::NoWayOn { .. } | Illegal::AlreadyWalking { .. } => "5.3",
            Illegal::NoSuchSpace { board, .. }
            | Illegal::SpaceTaken { board, .. }
            | Illegal::NoAssistantToGive { board }
            | Illegal::OtherArea { board, .. } => Purpose::from(board).section(),
            Illegal::TooLittleFaith { .. } | Illegal::AlreadyPaid { .. } => "7.4",
            Illegal::TooManyImports { .. } => "7.5",
            Illegal::TooExpensive { .. } => "7.7",
            Illegal::LevelTooHigh { .. } | Illegal::SecondOrderTooExpensive { .. } => "7.8",
            Illegal::TitleOwned { .. } | Illegal::HandFull { .. } => "1.5",
            Illegal::NoPieceInHand { piece: Piece::House } | Illegal::HouseThere { .. } => "6.5",
            Illegal::NoPieceInHand { .. } | Illegal::OwnShopThere { .. } | Illegal::ShopThere { .. } => "6.4",
            Illegal::NoPrize { .. } => "12.1",
        }
    }
}

/// The section of the rules about a technology.
const fn section_of(title: Title) -> &'static str {
    [
        "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.9", "9.10", "9.11", "9.12", "9.13",
        "9.14", "9.15", "9.16", "9.17", "9.18", "9.19", "9.20",
    ][title as usize]
}
