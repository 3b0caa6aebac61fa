//! Which choices are made, and whether those win who make them: the designer's question.
//!
//! A choice's *kind* is the first word of its notation: `pay r5` and `pay b2` are both `pay`. Three things are asked of
//! every kind, and of every single choice where a kind has few of them:
//!
//! * How often is it made, where there was something else to do? A step that leaves no alternative is no decision.
//! * How large a share of the victories do those seats have that made it at least once, and how large those that could
//!   have made it and never did? What all do all the time tells nothing by this; so also:
//! * How large a share do those seats have that made it most often at their table? (Where all did so equally often, the
//!   table is left out.)
//!
//! None of this proves a cause: who is ahead may afford what others cannot.

mod count;
mod notation;

pub(crate) use count::Counter;
pub(crate) use notation::Notation;

use crate::interval::{self, Interval};
use crate::series::WHOLE_WIN;
use std::ops::AddAssign;

/// Kinds with more choices than this are told as a whole only.
const FEW: usize = 12;

/// What was counted of one kind of choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedUsage {
    /// Its name: the first word of its notation, or a whole choice.
    pub name: String,
    /// What was counted.
    pub usage: ChoiceUsage,
    /// The same for each of its choices that ever were possible, if there are few.
    pub choices: Vec<NamedUsage>,
}

/// How often something was chosen, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ChoiceUsage {
    /// How often it was made.
    pub made: u64,
    /// How often it could be made and something else as well.
    pub chances: u64,
    /// How often it was made then.
    pub taken: u64,
    /// How many seats, counted once in each game, could make it at some time.
    pub able: SeatGroup,
    /// How many seats made it.
    pub makers: SeatGroup,
    /// How many seats made it more often than any other at their table, or as often as the others who did it most.
    pub most: SeatGroup,
}

/// Seats, and what they have of the victories.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatGroup {
    /// How many.
    pub count: u64,
    /// What they won, in parts of which a whole win has [`WHOLE_WIN`].
    pub parts: u64,
}

impl SeatGroup {
    fn add(&mut self, parts: u64) {
        self.count += 1;
        self.parts += parts;
    }

    /// Those of these who are not among `others`.
    const fn without(self, others: SeatGroup) -> SeatGroup {
        SeatGroup {
            count: self.count.saturating_sub(others.count),
            parts: self.parts.saturating_sub(others.parts),
        }
    }

    /// Their win share. Seats of one game are not quite independent; nearly so, where they are few of many.
    pub fn win_share(self) -> Option<Interval> {
        (self.count > 0).then(|| interval::interval(self.parts as f64 / WHOLE_WIN as f64, self.count))
    }
}

impl ChoiceUsage {
    /// How often it was made, of the times when there was something else to do.
    pub fn rate(&self) -> Option<Interval> {
        (self.chances > 0).then(|| interval::interval(self.taken as f64, self.chances))
    }

    /// The seats that could have made it and never did.
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
