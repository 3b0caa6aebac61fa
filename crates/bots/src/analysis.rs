//! The reasons of a bot: its best choices with the expected result of each.

use crate::heuristics::{Heuristics, Hundredths};
use portolan_core::{Journal, Log, Seat, Viewer};
use portolan_games::{AnyEvent, ListedGame};

/// A searched choice with its expected result and continuation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisLine<C> {
    /// The choice.
    pub choice: C,
    /// The number of iterations that tried it.
    pub visits: u32,
    /// The chance of winning, in thousandths.
    pub win_per_mille: u16,
    /// The expected points at the end, without any penalty for elimination.
    pub points: Hundredths,
    /// The chance of being eliminated, in thousandths.
    pub eliminated_per_mille: u16,
    /// The choices of the same seat after it, until its turn ends or others must choose.
    pub continuation: Vec<C>,
}

impl<C: Copy> AnalysisLine<C> {
    /// Returns the expected points, rounded.
    pub const fn whole_points(&self) -> i32 {
        (self.points + 50).div_euclid(100)
    }

    /// Whether elimination is more likely than not.
    pub const fn expects_elimination(&self) -> bool {
        self.eliminated_per_mille > 500
    }

    /// Returns the choice and its continuation.
    pub fn choices(&self) -> impl Iterator<Item = C> + '_ {
        std::iter::once(self.choice).chain(self.continuation.iter().copied())
    }

    /// Returns the line with every choice converted.
    pub fn map<D>(&self, mut to: impl FnMut(C) -> D) -> AnalysisLine<D> {
        AnalysisLine {
            choice: to(self.choice),
            visits: self.visits,
            win_per_mille: self.win_per_mille,
            points: self.points,
            eliminated_per_mille: self.eliminated_per_mille,
            continuation: self.continuation.iter().map(|&choice| to(choice)).collect(),
        }
    }
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct Analysis<G: Heuristics> {
    /// The seat whose choices were searched.
    pub seat: Seat,
    /// The number of iterations.
    pub iterations: u32,
    /// An imagined world in which every line can be played.
    pub world: G,
    /// Up to three choices, the best first.
    pub best: Vec<AnalysisLine<G::Choice>>,
}

impl<G: Heuristics> Analysis<G> {
    /// Plays a line in the imagined world, logs its events and returns the position after it.
    pub fn replay(&self, line: &AnalysisLine<G::Choice>, log: &mut impl Log<G::Event>) -> G {
        let mut world = self.world.clone();
        for choice in line.choices() {
            if world.apply(self.seat, choice, log).is_err() {
                break;
            }
        }
        world
    }
}

impl<G: Heuristics + ListedGame> Analysis<G> {
    /// Returns what the seat would see happen while a line is played.
    pub(crate) fn any_events(&self, line: &AnalysisLine<G::Choice>) -> Vec<AnyEvent> {
        let mut journal = Journal::new();
        self.replay(line, &mut journal);
        journal.seen_by(Viewer::Seat(self.seat)).cloned().map(G::any_event).collect()
    }
}
