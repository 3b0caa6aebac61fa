//! How everybody stands.

use crate::osaka::worth::{self, Hundredths};
use portolan_core::Seat;
use portolan_osaka::MAX_PLAYERS;

/// How everybody stands.
#[derive(Clone, Copy)]
pub(in super::super) struct Standings {
    pub(super) each: [Hundredths; MAX_PLAYERS],
    pub(super) seats: usize,
    pub(in super::super) over: bool,
}

impl Standings {
    /// How one seat stands.
    #[cfg(test)]
    pub(super) fn of(&self, seat: Seat) -> Hundredths {
        self.each[seat.index()]
    }

    /// How far `seat` is ahead.
    #[inline]
    pub(in super::super) fn lead(&self, seat: Seat) -> Hundredths {
        worth::lead_among(&self.each[..self.seats], seat, self.over)
    }
}
