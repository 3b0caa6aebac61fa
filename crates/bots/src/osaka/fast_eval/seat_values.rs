//! The values of all seats.

use crate::osaka::worth::{self, Hundredths};
use portolan_core::Seat;
use portolan_osaka::MAX_PLAYERS;

/// The values of all seats.
#[derive(Clone, Copy)]
pub(in super::super) struct SeatValues {
    pub(super) each: [Hundredths; MAX_PLAYERS],
    pub(super) seats: usize,
    pub(in super::super) over: bool,
}

impl SeatValues {
    /// Returns the value of a seat.
    #[cfg(test)]
    pub(super) fn of(&self, seat: Seat) -> Hundredths {
        self.each[seat.index()]
    }

    /// Returns the lead of `seat`.
    #[inline]
    pub(in super::super) fn lead(&self, seat: Seat) -> Hundredths {
        worth::lead_among(&self.each[..self.seats], seat, self.over)
    }
}
