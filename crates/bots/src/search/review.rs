//! For reviews: what each choice at the root means for all seats, not only for the chooser.

use super::tree::{NONE, NodeId};
use super::{LIMIT_CHECK_INTERVAL, Search, SearchLimit};
use crate::analysis::Analysis;
use crate::heuristics::Heuristics;
use crate::level::SearchLevel;
use crate::search::reward::Rewards;
use portolan_core::{Choice as _, Knowledge, MAX_SEATS, Seat, ThoughtRng};
use std::ops::Range;

/// The search results of one choice for all seats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChoiceStats<C> {
    /// The choice.
    pub choice: C,
    /// The number of iterations that tried it.
    pub visits: u32,
    /// The chance of winning of each seat; they add up to 1.
    pub chances: [f32; MAX_SEATS],
}

/// Statistics of the first choice of one seat.
pub(super) struct RootStats {
    seat: Seat,
    root: NodeId,
    /// The only choice that iterations may try now, if any.
    forced: Option<u16>,
    by_choice: Vec<ChoiceSums>,
    /// The sums of the win chances in all iterations.
    total: [f32; MAX_SEATS],
}

struct ChoiceSums {
    choice: u16,
    visits: u32,
    chances: [f32; MAX_SEATS],
}

impl RootStats {
    fn new(seat: Seat, root: NodeId) -> RootStats {
        RootStats { seat, root, forced: None, by_choice: Vec::new(), total: [0.0; MAX_SEATS] }
    }

    /// Returns the choice that must be tried at this node, if any.
    pub(super) fn forced_at(&self, node: NodeId, seat: Seat) -> Option<u16> {
        self.forced.filter(|_| node == self.root && seat == self.seat)
    }

    fn add(&mut self, choice: u16, rewards: &Rewards) {
        let index = self.by_choice.iter().position(|sums| sums.choice == choice).unwrap_or_else(|| {
            self.by_choice.push(ChoiceSums { choice, visits: 0, chances: [0.0; MAX_SEATS] });
            self.by_choice.len() - 1
        });
        let sums = &mut self.by_choice[index];
        sums.visits += 1;
        add_chances(&mut sums.chances, rewards);
    }
}

impl<G: Heuristics> Search<G> {
    /// Searches the choices of the seat with an empty tree, then tries the choice that was made until a quarter of all
    /// iterations have tried it: so there are statistics even of a choice that the search would ignore.
    pub fn review(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        level: &SearchLevel,
        made: G::Choice,
        rng: &mut ThoughtRng,
        limit: &mut SearchLimit<'_>,
    ) -> (Analysis<G>, Vec<ChoiceStats<G::Choice>>) {
        self.clear();
        let seat = knowledge.seat();
        self.root_stats = Some(RootStats::new(seat, self.roots[seat.index()]));
        let iterations = self.run(knowledge, level, rng, limit);
        let analysis = self.analysis(knowledge, self.params.memory(level.memory, 0), rng);
        self.force(made, knowledge, level, iterations / 4, rng, limit);
        let by_choice = self.root_stats.take().map_or_else(Vec::new, |stats| stats.by_choice);
        let stats = by_choice.into_iter().filter_map(|sums| {
            let choice = G::Choice::from_number(sums.choice.into())?;
            Some(ChoiceStats { choice, visits: sums.visits, chances: normalized(sums.chances) })
        });
        (analysis, stats.collect())
    }

    /// Returns the win chances of all seats from the knowledge of one, regardless of which seat must choose; `None` if
    /// `limit` stops the search before the first iteration.
    pub fn win_chances(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        level: &SearchLevel,
        rng: &mut ThoughtRng,
        limit: &mut SearchLimit<'_>,
    ) -> Option<[f32; MAX_SEATS]> {
        self.clear();
        let seat = knowledge.seat();
        self.root_stats = Some(RootStats::new(seat, self.roots[seat.index()]));
        self.tree.reserve(level.budget.iterations as usize);
        self.iterate_range(0..level.budget.iterations, knowledge, level, rng, limit);
        let total = self.root_stats.take()?.total;
        total.iter().any(|&sum| sum > 0.0).then(|| normalized(total))
    }

    /// Tries one choice only, until it has this many visits.
    fn force(
        &mut self,
        choice: G::Choice,
        knowledge: &Knowledge<'_, G>,
        level: &SearchLevel,
        visits: u32,
        rng: &mut ThoughtRng,
        limit: &mut SearchLimit<'_>,
    ) {
        let number = choice.number() as u16;
        let Some(stats) = &mut self.root_stats else { return };
        stats.forced = Some(number);
        let already = stats.by_choice.iter().find(|sums| sums.choice == number).map_or(0, |sums| sums.visits);
        self.iterate_range(already..visits, knowledge, level, rng, limit);
    }

    /// Makes these iterations, each in a new world, until `limit` stops them.
    fn iterate_range(
        &mut self,
        iterations: Range<u32>,
        knowledge: &Knowledge<'_, G>,
        level: &SearchLevel,
        rng: &mut ThoughtRng,
        limit: &mut SearchLimit<'_>,
    ) {
        for done in iterations {
            if done % LIMIT_CHECK_INTERVAL == 0 && !limit(done) {
                return;
            }
            let world = knowledge.imagine(self.params.memory(level.memory, done), rng);
            self.iterate(world, knowledge.seat(), rng);
        }
    }

    /// Adds the rewards of an iteration to the statistics of a review.
    pub(super) fn update_root_stats(&mut self, rewards: &Rewards) {
        let Some(stats) = &mut self.root_stats else { return };
        add_chances(&mut stats.total, rewards);
        let first = self.path.iter().find(|step| step.seat == stats.seat && step.node == stats.root);
        if let Some(step) = first.filter(|step| step.edge != NONE) {
            stats.add(self.tree.edges[step.edge as usize].choice, rewards);
        }
    }
}

fn add_chances(sums: &mut [f32; MAX_SEATS], rewards: &Rewards) {
    for (sum, reward) in sums.iter_mut().zip(rewards) {
        *sum += reward.win_chance;
    }
}

/// Scales the numbers to the sum 1.
fn normalized(sums: [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let all: f32 = sums.iter().sum();
    if all > 0.0 { sums.map(|sum| sum / all) } else { sums }
}
