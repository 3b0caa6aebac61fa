//! How somebody did: wins and points over many games.

use crate::histogram::Histogram;
use crate::interval::{self, Interval};
use crate::series::{SeatResult, WHOLE_WIN};

/// How somebody did.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct WinRecord {
    parts: u64,
    /// How often this many points were reached.
    pub points: Histogram,
}

impl WinRecord {
    /// Counts what a seat reached in one more game.
    pub fn add(&mut self, reached: &SeatResult) {
        self.parts += reached.parts;
        self.points.add(reached.points.into());
    }

    /// How many games were played, counted once for each seat.
    pub const fn seats(&self) -> u64 {
        self.points.total()
    }

    /// What was won, in parts of which a whole win has [`WHOLE_WIN`].
    pub const fn parts(&self) -> u64 {
        self.parts
    }

    /// How many games were won; a shared victory counts as its share.
    pub fn wins(&self) -> f64 {
        self.parts as f64 / WHOLE_WIN as f64
    }

    /// Which part of its seats won, and between what bounds that can be trusted. Seats of one game are not independent:
    /// where somebody has several, the interval is wider than it had to be.
    pub fn win_rate(&self) -> Interval {
        interval::interval(self.wins(), self.seats())
    }
}
