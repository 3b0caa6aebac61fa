//! Why a bot chooses as it does: its best choices, with what it expects of each.

use crate::heuristics::{Heuristics, Hundredths};
use portolan_core::{Log, Seat};

/// A choice that was thought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<C> {
    /// The choice.
    pub choice: C,
    /// How many of the iterations tried it.
    pub visits: u32,
    /// How likely it wins, of a thousand.
    pub win_per_mille: u16,
    /// How many points it will probably have at the end, whether or not it is eliminated.
    pub points: Hundredths,
    /// How likely it is eliminated, of a thousand.
    pub eliminated_per_mille: u16,
    /// What the same seat would choose after it, until its turn passes or others must choose.
    pub continuation: Vec<C>,
}

impl<C: Copy> Line<C> {
    /// The points that are expected, without their hundredths.
    pub const fn whole_points(&self) -> i32 {
        (self.points + 50).div_euclid(100)
    }

    /// Is it more likely than not that the seat is eliminated?
    pub const fn expects_elimination(&self) -> bool {
        self.eliminated_per_mille > 500
    }

    /// The choice and all that follows it.
    pub fn choices(&self) -> impl Iterator<Item = C> + '_ {
        std::iter::once(self.choice).chain(self.continuation.iter().copied())
    }

    /// The same line in other words.
    pub fn map<D>(&self, mut to: impl FnMut(C) -> D) -> Line<D> {
        Line {
            choice: to(self.choice),
            visits: self.visits,
            win_per_mille: self.win_per_mille,
            points: self.points,
            eliminated_per_mille: self.eliminated_per_mille,
            continuation: self.continuation.iter().map(|&choice| to(choice)).collect(),
        }
    }
}

/// What somebody thinks of a position.
#[derive(Clone, Debug)]
pub struct Thought<G: Heuristics> {
    /// Who thinks.
    pub seat: Seat,
    /// How many worlds were imagined for it.
    pub iterations: u32,
    /// A world that looks to the seat like the true one: every line can be played in it.
    pub world: G,
    /// Up to three choices, the best first.
    pub best: Vec<Line<G::Choice>>,
}

impl<G: Heuristics> Thought<G> {
    /// Plays a line in the imagined world; what happens on the way is written into the log.
    pub fn replay(&self, line: &Line<G::Choice>, log: &mut impl Log<G::Event>) -> G {
        let mut world = self.world.clone();
        for choice in line.choices() {
            if world.apply(self.seat, choice, log).is_err() {
                break;
            }
        }
        world
    }
}
