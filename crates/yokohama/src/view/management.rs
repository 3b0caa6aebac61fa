//! The boards of the church and the customs, and the achievements.

use crate::components::{Achievement, Letter, ManagementBoard, Requirement, Reward};
use crate::state::{Occupant, State};
use portolan_core::Seat;
use serde::Serialize;

/// The board of the church or the customs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BoardView {
    /// Church or customs.
    pub board: ManagementBoard,
    /// Its spaces from the left.
    pub spaces: Vec<SpaceView>,
    /// The number of assistants there, neutral ones included.
    pub occupied: u8,
    /// The number of assistants that ends the game (§11.1).
    pub end: u8,
}

/// A space of the church or the customs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SpaceView {
    /// The faith needed, or the imports paid.
    pub value: u8,
    /// Its reward.
    pub reward: Reward,
    /// The owner of the assistant there.
    pub occupant: Option<Occupant>,
}

/// An achievement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AchievementView {
    /// Its letter.
    pub letter: Letter,
    /// Its number within its letter, counted from 1.
    pub number: u8,
    /// What it requires.
    pub need: Requirement,
    /// Points for the first player.
    pub first: u8,
    /// Points for later players.
    pub later: u8,
    /// The seats that have reached it, in order.
    pub achieved: Vec<Seat>,
}

impl BoardView {
    pub(super) fn of(state: &State, board: ManagementBoard) -> BoardView {
        let spaces = state.components.spaces(board).iter().zip(state.spaces[board as usize]);
        BoardView {
            board,
            spaces: spaces
                .map(|(space, occupant)| SpaceView { value: space.value, reward: space.reward, occupant })
                .collect(),
            occupied: state.assistants_on_board(board),
            end: state.components.end_count(board, state.seats),
        }
    }
}

impl AchievementView {
    pub(super) fn of(state: &State, letter: Letter) -> AchievementView {
        let Achievement { need, first, later, .. } = *state.achievement(letter);
        AchievementView {
            letter,
            number: state.achievements[letter as usize] % 4 + 1,
            need,
            first,
            later,
            achieved: state.achieved[letter as usize]
                .iter()
                .filter_map(|&seat| Seat::new(seat.into()))
                .collect(),
        }
    }
}
