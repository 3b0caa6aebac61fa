//! At a node: which choices there are, how much each is tried before it has proved itself, and which is tried now.

use super::tree::{NONE, Place};
use super::{Search, Step};
use crate::heuristics::{Heuristics, Hundredths};
use portolan_core::{Choice as _, Seat, ThoughtRng};

impl<G: Heuristics> Search<G> {
    /// The place, among the listed choices, of the one to try now.
    pub(super) fn select(&mut self, node: Place, world: &G, seat: Seat, rng: &mut ThoughtRng) -> usize {
        self.list(node, world, seat);
        if let Some(place) = self.only_way(node, seat) {
            self.path.push(Step { seat, node, edge: self.listed[place] });
            return place;
        }
        let here = self.tree.node(node);
        let (hope, exploration) = (here.value, self.plan.exploration_after(here.visits));
        let from = rng.below(self.listed.len() as u32) as usize;
        let mut best = (f32::MIN, 0);
        // Begins anywhere, so that of equals no one is always first.
        for nth in 0..self.listed.len() {
            let place =
                if nth + from < self.listed.len() { nth + from } else { nth + from - self.listed.len() };
            let edge = self.tree.edge(self.listed[place]);
            edge.available += 1;
            let value = if edge.visits == 0 { hope } else { edge.value };
            let untried = (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let score = value + exploration * edge.prior * untried;
            if score > best.0 {
                best = (score, place);
            }
        }
        self.path.push(Step { seat, node, edge: self.listed[best.1] });
        best.1
    }

    /// The choice to which a review keeps, if it does so here.
    fn only_way(&self, node: Place, seat: Seat) -> Option<usize> {
        let only = self.watch.as_ref()?.only_at(node, seat)?;
        self.choices.iter().position(|choice| choice.number() == usize::from(only))
    }

    /// Finds the edges of all listed choices; those that are new are judged at a glance.
    pub(super) fn list(&mut self, node: Place, world: &G, seat: Seat) {
        self.listed.clear();
        let (mut before, mut news) = (NONE, false);
        for choice in self.choices.iter() {
            let (edge, new) = self.tree.edge_after(node, before, choice.number() as u16);
            self.listed.push(edge);
            before = edge;
            news |= new;
        }
        if news {
            self.judge(world, seat);
        }
    }

    /// Gives the edges of the listed choices their priors: all together 1.
    fn judge(&mut self, world: &G, seat: Seat) {
        self.weigh(world, seat, self.plan.close_turns > 0);
        let best = self.weights.iter().copied().max().unwrap_or(0);
        let doubt = (self.plan.doubt_in_glance as f32).max(1.0);
        let share = |weight: Hundredths| {
            let near = doubt / (doubt + best.saturating_sub(weight) as f32);
            near * near
        };
        let sum: f32 = self.weights.iter().map(|&weight| share(weight)).sum();
        for (&edge, &weight) in self.listed.iter().zip(&self.weights) {
            let edge = &mut self.tree.edges[edge as usize];
            if edge.visits == 0 {
                edge.prior = share(weight) / sum;
            }
        }
    }

    /// What the listed choices look like at a glance, or more closely.
    pub(super) fn weigh(&mut self, world: &G, seat: Seat, closely: bool) {
        self.weights.clear();
        self.weights.resize(self.choices.len(), 0);
        let weigh = if closely { G::weigh_closely } else { G::weigh };
        weigh(world, seat, &self.choices, &mut self.weights);
    }
}
