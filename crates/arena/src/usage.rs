//! Usage statistics for designers: which choices are made, and whether the seats that make them win.
//!
//! The *kind* of a choice is the first word of its notation: `pay r5` and `pay b2` are both `pay`. Three figures are
//! computed for every kind, and for every single choice of a kind with few choices:
//!
//! * How often it is made when there is an alternative. A step without an alternative is not a decision.
//! * The win share of the seats that made it at least once, and of those that could have but did not. For choices that all
//!   seats make this says nothing, so also:
//! * The win share of the seats that made it most often at their table. (Tables where all did so equally often are left
//!   out.)
//!
//! None of this proves a cause: a player who is ahead can afford what others cannot.

mod count;
mod notation;

pub(crate) use count::Counter;
pub(crate) use notation::Notation;

use crate::interval::{self, Interval};
use crate::series::WHOLE_WIN;
use std::ops::AddAssign;

/// Kinds with more choices than this are not broken down into single choices.
const MAX_LISTED_CHOICES: usize = 12;

/// The counts of one kind of choice, or of one choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedUsage {
    /// The first word of the notation, or a whole choice.
    pub name: String,
    /// The counts.
    pub usage: ChoiceUsage,
    /// The counts of each choice that was ever possible; empty if there are many.
    pub choices: Vec<NamedUsage>,
}

/// How often a choice was made, and by which seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ChoiceUsage {
    /// The number of times it was made.
    pub made: u64,
    /// The number of times it was one of several possible kinds.
    pub chances: u64,
    /// The number of times it was made then.
    pub taken: u64,
    /// The seats, counted once per game, that could make it at some time.
    pub able: SeatGroup,
    /// The seats that made it.
    pub makers: SeatGroup,
    /// The seats that made it most often at their table, including ties.
    pub most: SeatGroup,
}

/// A number of seats and their wins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatGroup {
    /// The number of seats.
    pub count: u64,
    /// Their wins, in parts of [`WHOLE_WIN`].
    pub parts: u64,
}

impl SeatGroup {
    fn add(&mut self, parts: u64) {
        self.count += 1;
        self.parts += parts;
    }

    /// Returns these seats without `others`.
    const fn without(self, others: SeatGroup) -> SeatGroup {
        SeatGroup {
            count: self.count.saturating_sub(others.count),
            parts: self.parts.saturating_sub(others.parts),
        }
    }

    /// Returns their win share; `None` without seats. Seats of one game are not independent, but nearly so if they are few of
    /// many.
    pub fn win_share(self) -> Option<Interval> {
        (self.count > 0).then(|| interval::interval(self.parts as f64 / WHOLE_WIN as f64, self.count))
    }
}

impl ChoiceUsage {
    /// Returns how often it was made when there was an alternative; `None` if there never was.
    pub fn rate(&self) -> Option<Interval> {
        (self.chances > 0).then(|| interval::interval(self.taken as f64, self.chances))
    }

    /// Returns the seats that could have made it and did not.
    pub const fn others(&self) -> SeatGroup {
        self.able.without(self.makers)
    }
}

impl AddAssign for SeatGroup {
    fn add_assign(&mut self, other: SeatGroup) {
        self.count += other.count;
        self.parts += other.parts;
    }
}

impl AddAssign for ChoiceUsage {
    fn add_assign(&mut self, other: ChoiceUsage) {
        self.made += other.made;
        self.chances += other.chances;
        self.taken += other.taken;
        self.able += other.able;
        self.makers += other.makers;
        self.most += other.most;
    }
}
