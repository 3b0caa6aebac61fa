//! Since when each seat has been to move. Only what everyone can notice counts: a secret choice does not restart the time.

use portolan_games::core::{Seat, SeatCount, SeatSet};
use portolan_store::Millis;

/// For each seat, since when it has been to move.
#[derive(Clone, Debug)]
pub(crate) struct Presence(Vec<Millis>);

impl Presence {
    pub(crate) fn new(seats: SeatCount) -> Presence {
        Presence(vec![0; seats.get()])
    }

    /// Restarts the time of the seats that are to act now and were not before.
    pub(crate) fn update(&mut self, before: SeatSet, now: SeatSet, at: Millis) {
        for seat in now.iter().filter(|seat| !before.has(*seat)) {
            self.seated(seat, at);
        }
    }

    /// Restarts the time of a seat, because it has a new player.
    pub(crate) fn seated(&mut self, seat: Seat, at: Millis) {
        if let Some(since) = self.0.get_mut(seat.index()) {
            *since = at;
        }
    }

    /// Returns since when a seat has been to move, if it is.
    pub(crate) fn to_move_since(&self, seat: Seat) -> Option<Millis> {
        self.0.get(seat.index()).copied()
    }
}
