//! At a node: finds the edges of the legal choices, sets the priors of new ones, and selects one to try.

use super::tree::{NONE, NodeId};
use super::{PathStep, Search};
use crate::heuristics::{Heuristics, Hundredths};
use portolan_core::{Choice as _, Seat, ThoughtRng};

impl<G: Heuristics> Search<G> {
    /// Selects one of the listed choices by PUCT, records the step, and returns the index of the choice.
    pub(super) fn select(&mut self, node: NodeId, world: &G, seat: Seat, rng: &mut ThoughtRng) -> usize {
        self.find_edges(node, world, seat);
        let index = self.forced_index(node, seat).unwrap_or_else(|| self.puct_index(node, rng));
        self.path.push(PathStep { seat, node, edge: self.edges[index] });
        index
    }

    fn puct_index(&mut self, node: NodeId, rng: &mut ThoughtRng) -> usize {
        let node = self.tree.node(node);
        let (first_value, exploration) = (node.value, self.params.exploration_after(node.visits));
        let count = self.edges.len();
        // A random start, so that ties are not always won by the first edge.
        let start = rng.below(count as u32) as usize;
        let mut best = (f32::MIN, 0);
        for nth in 0..count {
            let index = if nth + start < count { nth + start } else { nth + start - count };
            let edge = self.tree.edge(self.edges[index]);
            edge.availability += 1;
            let value = if edge.visits == 0 { first_value } else { edge.value };
            let rarity = (edge.availability as f32).sqrt() / (1 + edge.visits) as f32;
            let score = value + exploration * edge.prior * rarity;
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Returns the index of the choice that a review forces at this node, if any.
    fn forced_index(&self, node: NodeId, seat: Seat) -> Option<usize> {
        let forced = self.root_stats.as_ref()?.forced_at(node, seat)?;
        self.choices.iter().position(|choice| choice.number() == usize::from(forced))
    }

    /// Finds or creates the edges of all listed choices; if there are new ones, sets the priors.
    pub(super) fn find_edges(&mut self, node: NodeId, world: &G, seat: Seat) {
        self.edges.clear();
        let (mut previous, mut any_new) = (NONE, false);
        for choice in self.choices.iter() {
            let (edge, is_new) = self.tree.edge_after(node, previous, choice.number() as u16);
            self.edges.push(edge);
            previous = edge;
            any_new |= is_new;
        }
        if any_new {
            self.set_priors(world, seat);
        }
    }

    /// Turns the policy weights of the listed choices into priors with the sum 1. A quotient instead of an exponential:
    /// every machine computes it alike.
    fn set_priors(&mut self, world: &G, seat: Seat) {
        self.weigh(world, seat, self.params.careful_turns > 0);
        let best = self.weights.iter().copied().max().unwrap_or(0);
        let scale = (self.params.prior_scale as f32).max(1.0);
        let share = |weight: Hundredths| {
            let closeness = scale / (scale + best.saturating_sub(weight) as f32);
            closeness * closeness
        };
        let sum: f32 = self.weights.iter().map(|&weight| share(weight)).sum();
        for (&edge, &weight) in self.edges.iter().zip(&self.weights) {
            let edge = &mut self.tree.edges[edge as usize];
            if edge.visits == 0 {
                edge.prior = share(weight) / sum;
            }
        }
    }

    /// Computes the policy weights of the listed choices.
    pub(super) fn weigh(&mut self, world: &G, seat: Seat, carefully: bool) {
        self.weights.clear();
        self.weights.resize(self.choices.len(), 0);
        let policy = if carefully { G::careful_policy } else { G::policy };
        policy(world, seat, &self.choices, &mut self.weights);
    }
}
