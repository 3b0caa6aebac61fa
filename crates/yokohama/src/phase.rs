//! The pending decision. All of it is public.

use crate::choice::{AssistantSource, PaymentSet};
use crate::components::{Area, AreaSet, ManagementBoard};
use portolan_core::{Seat, SeatSet};
use serde::Serialize;

/// The pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "awaits")]
#[allow(missing_docs, reason = "the fields are named after what they hold; seat: who chooses")]
pub enum Phase {
    /// Which of two orders to keep. All seats choose simultaneously and in secret; `waiting` have not chosen yet
    /// (§2.8).
    Keep { waiting: SeatSet },
    /// A supplementary action, or the end of the phase; `second`: after the main action (§8).
    Supplement { seat: Seat, second: bool },
    /// An area for an assistant, or the end of placement (§4). `doubled`: the area that got two, after which only the
    /// Telegram allows another (§9.16).
    Place { seat: Seat, placed: AreaSet, doubled: Option<Area> },
    /// A destination for the president, or its recall (§5). `start`: its area; `None` while it is in the hand.
    Move { seat: Seat, start: Option<Area> },
    /// The route to the chosen area, if routes differ in who is paid (§5.4, R6).
    #[serde(rename = "way")]
    Route { seat: Seat, to: Area },
    /// The next step of the president, or the end of its walk, in revision 1. `steps`: steps made so far, at least one.
    Walk { seat: Seat, start: Area, steps: u8 },
    /// Assistants to return to the hand with the president (§5.7).
    Recall { seat: Seat },
    /// An exchange in Chinatown; `left` more are allowed (§7.3). `mined`: Mining Technology adds no more copper in this
    /// visit, in revision 1.
    Exchange { seat: Seat, left: u8, mined: bool },
    /// A space on the board of the church or the customs, or none (§7.4, §7.5).
    Space { seat: Seat, board: ManagementBoard },
    /// What to pay for a space of the church; `missing` faith (§7.4).
    Faith { seat: Seat, space: u8, missing: u8, paid: PaymentSet },
    /// Whether the assistant for a space comes from the area or the hand (§7.4, §7.5).
    Assistant { seat: Seat, board: ManagementBoard, space: u8 },
    /// A piece from the warehouse; `left` more are allowed. `reward`: by a reward, not in the agency (§7.6, §10.3).
    Hire { seat: Seat, left: u8, reward: bool },
    /// A technology, or none (§7.7).
    Learn { seat: Seat, area: Area },
    /// What to pay for a technology; `missing` units (§7.7).
    Unit { seat: Seat, area: Area, slot: u8, missing: u8 },
    /// An order, or none; `second`: one was taken already (§7.8).
    Order { seat: Seat, area: Area, second: bool },
    /// What to pay for the second order (§7.8).
    SecondOrder { seat: Seat, area: Area, slot: u8 },
    /// Whether to take the 5-power token (§6.3).
    Token { seat: Seat, area: Area },
    /// A shop, a trading house, or neither (§6.4, §6.5).
    Build { seat: Seat, area: Area },
    /// Whether an assistant stays on the area (§9.17).
    Leave { seat: Seat, area: Area },
    /// A good of the player's choice; `left` in all (§10.2).
    Gain { seat: Seat, left: u8 },
    /// An assistant to move, or the end of the moves; `left` in all (§10.4).
    MoveFrom { seat: Seat, left: u8 },
    /// The target of the moved assistant; `left` moves in all, including this one (§10.4).
    MoveTo { seat: Seat, from: AssistantSource, left: u8 },
    /// An area for the station (§9.14).
    Station { seat: Seat },
    /// A prize for all three achievements (§12.1).
    Prize { seat: Seat },
    /// The game is over (§11.2).
    Over,
}

impl Phase {
    /// The seats that must choose: none when the game is over, several while orders are chosen in secret.
    #[inline]
    pub const fn to_act(self) -> SeatSet {
        match self {
            Phase::Keep { waiting } => waiting,
            Phase::Over => SeatSet::EMPTY,
            Phase::Supplement { seat, .. }
            | Phase::Place { seat, .. }
            | Phase::Move { seat, .. }
            | Phase::Route { seat, .. }
            | Phase::Walk { seat, .. }
            | Phase::Recall { seat }
            | Phase::Exchange { seat, .. }
            | Phase::Space { seat, .. }
            | Phase::Faith { seat, .. }
            | Phase::Assistant { seat, .. }
            | Phase::Hire { seat, .. }
            | Phase::Learn { seat, .. }
            | Phase::Unit { seat, .. }
            | Phase::Order { seat, .. }
            | Phase::SecondOrder { seat, .. }
            | Phase::Token { seat, .. }
            | Phase::Build { seat, .. }
            | Phase::Leave { seat, .. }
            | Phase::Gain { seat, .. }
            | Phase::MoveFrom { seat, .. }
            | Phase::MoveTo { seat, .. }
            | Phase::Station { seat }
            | Phase::Prize { seat } => SeatSet::only(seat),
        }
    }

    /// The section of the rules about this decision.
    pub const fn section(self) -> &'static str {
        match self {
            Phase::Keep { .. } => "2.8",
            Phase::Supplement { .. } => "3.2",
            Phase::Place { doubled: None, .. } => "4.1",
            Phase::Place { doubled: Some(_), .. } => "9.16",
            Phase::Move { start: None, .. } => "5.2",
            Phase::Move { start: Some(_), .. } | Phase::Walk { .. } => "5.3",
            Phase::Route { .. } => "5.4",
            Phase::Recall { .. } => "5.7",
            Phase::Exchange { .. } => "7.3",
            Phase::Faith { .. } => "7.4",
            Phase::Space { board, .. } | Phase::Assistant { board, .. } => match board {
                ManagementBoard::Church => "7.4",
                ManagementBoard::Customs => "7.5",
            },
            Phase::Hire { reward: false, .. } => "7.6",
            Phase::Hire { reward: true, .. } => "10.3",
            Phase::Learn { .. } | Phase::Unit { .. } => "7.7",
            Phase::Order { .. } | Phase::SecondOrder { .. } => "7.8",
            Phase::Token { .. } => "6.3",
            Phase::Build { .. } => "6.4",
            Phase::Leave { .. } => "9.17",
            Phase::Gain { .. } => "10.2",
            Phase::MoveFrom { .. } | Phase::MoveTo { .. } => "10.4",
            Phase::Station { .. } => "9.14",
            Phase::Prize { .. } => "12.1",
            Phase::Over => "11.2",
        }
    }
}
