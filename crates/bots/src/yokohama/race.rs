//! The races for the most assistants in the church and in the customs.

use super::valuation::Valuation;
use super::{Hundredths, weights};
use portolan_core::Seat;
use portolan_yokohama::{ManagementBoard, Occupant};

/// Returns the value of the final prizes of both boards.
pub(super) fn worth(valuation: &Valuation<'_>) -> Hundredths {
    ManagementBoard::ALL.into_iter().map(|board| on_board(valuation, board, None)).sum()
}

/// Returns what one more assistant on this space adds.
pub(super) fn one_more(valuation: &Valuation<'_>, board: ManagementBoard, space: usize) -> Hundredths {
    on_board(valuation, board, Some(space)) - on_board(valuation, board, None)
}

fn on_board(valuation: &Valuation<'_>, board: ManagementBoard, more: Option<usize>) -> Hundredths {
    let world = valuation.world;
    let standing = |seat: Seat| {
        let own = |place: usize| {
            world.spaces[board as usize][place] == Some(Occupant::Seat(seat))
                || seat == valuation.seat && more == Some(place)
        };
        let places = 0..world.components.spaces(board).len();
        (places.clone().filter(|&place| own(place)).count(), places.rev().find(|&place| own(place)))
    };
    let own = standing(valuation.seat);
    if own.0 == 0 {
        return 0;
    }
    let others = world.seats.seats().filter(|&seat| seat != valuation.seat);
    let ahead = others.filter(|&seat| standing(seat) > own).count();
    let numbers = &world.components.numbers;
    let prizes = if board == ManagementBoard::Church { numbers.church } else { numbers.customs };
    let now = i32::from(prizes.get(ahead).copied().unwrap_or(0)) * weights::POINT;
    if valuation.turns == 0 {
        return now;
    }
    now * weights::LEADING / 100 + own.0 as i32 * weights::ON_BOARD
}
