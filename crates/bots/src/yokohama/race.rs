//! Who has most assistants in the church and in the customs.

use super::outlook::Outlook;
use super::{Hundredths, weights};
use portolan_core::Seat;
use portolan_yokohama::{ManagementBoard, Occupant};

/// What the final prizes of both boards are worth.
pub(super) fn worth(outlook: &Outlook<'_>) -> Hundredths {
    ManagementBoard::ALL.into_iter().map(|board| on_board(outlook, board, None)).sum()
}

/// What one more assistant on this space adds.
pub(super) fn one_more(outlook: &Outlook<'_>, board: ManagementBoard, space: usize) -> Hundredths {
    on_board(outlook, board, Some(space)) - on_board(outlook, board, None)
}

fn on_board(outlook: &Outlook<'_>, board: ManagementBoard, more: Option<usize>) -> Hundredths {
    let world = outlook.world;
    let standing = |seat: Seat| {
        let own = |place: usize| {
            world.spaces[board as usize][place] == Some(Occupant::Seat(seat))
                || seat == outlook.seat && more == Some(place)
        };
        let places = 0..world.components.spaces(board).len();
        (places.clone().filter(|&place| own(place)).count(), places.rev().find(|&place| own(place)))
    };
    let mine = standing(outlook.seat);
    if mine.0 == 0 {
        return 0;
    }
    let others = world.seats.seats().filter(|&seat| seat != outlook.seat);
    let ahead = others.filter(|&seat| standing(seat) > mine).count();
    let numbers = &world.components.numbers;
    let prizes = if board == ManagementBoard::Church { numbers.church } else { numbers.customs };
    let now = i32::from(prizes.get(ahead).copied().unwrap_or(0)) * weights::POINT;
    if outlook.turns == 0 {
        return now;
    }
    now * weights::LEADING / 100 + mine.0 as i32 * weights::ON_BOARD
}
