//! Wins and points over many games.

use crate::histogram::Histogram;
use crate::interval::{self, Interval};
use crate::series::{SeatResult, WHOLE_WIN};

/// The wins and points of a contestant or a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct WinRecord {
    parts: u64,
    /// The distribution of points.
    pub points: Histogram,
}

impl WinRecord {
    /// Adds the result of a seat in a game.
    pub fn add(&mut self, result: &SeatResult) {
        self.parts += result.parts;
        self.points.add(result.points.into());
    }

    /// Returns the number of games, counted once per seat.
    pub const fn seats(&self) -> u64 {
        self.points.total()
    }

    /// Returns the wins, in parts of [`WHOLE_WIN`].
    pub const fn parts(&self) -> u64 {
        self.parts
    }

    /// Returns the number of wins; a shared victory counts as its share.
    pub fn wins(&self) -> f64 {
        self.parts as f64 / WHOLE_WIN as f64
    }

    /// Returns the wins per seat with a confidence interval. Seats of one game are not independent: if a contestant has
    /// several, the interval is wider than necessary.
    pub fn win_rate(&self) -> Interval {
        interval::interval(self.wins(), self.seats())
    }
}
