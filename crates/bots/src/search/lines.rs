//! The result of a search: the most visited choices, each with its continuation.

use super::Search;
use super::descent::Descent;
use super::tree::NodeId;
use crate::analysis::{Analysis, AnalysisLine};
use crate::heuristics::{Heuristics, Hundredths};
use portolan_core::{Choice as _, Knowledge, Memory, Seat, ThoughtRng};

/// The number of lines in an analysis.
const LINE_COUNT: usize = 3;
/// The most choices in a continuation.
const MAX_CONTINUATION: usize = 40;

impl<G: Heuristics> Search<G> {
    /// Returns what the search found about the next choice of the seat that owns `knowledge`.
    pub fn analysis(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        memory: Memory,
        rng: &mut ThoughtRng,
    ) -> Analysis<G> {
        let seat = knowledge.seat();
        let world = knowledge.imagine(memory, rng);
        let iterations = self.tree.node(self.roots[seat.index()]).visits;
        let mut best = Vec::new();
        for edge in self.visited_edges(seat).into_iter().take(LINE_COUNT) {
            let Some(choice) = G::Choice::from_number(edge.choice.into()) else { continue };
            let Some(continuation) = self.continuation(world.clone(), seat, choice, rng) else { continue };
            best.push(AnalysisLine {
                choice,
                visits: edge.visits,
                win_per_mille: (edge.win_chance * 1000.0) as u16,
                points: edge.points as Hundredths,
                eliminated_per_mille: (edge.eliminated * 1000.0) as u16,
                continuation,
            });
        }
        Analysis { seat, iterations, world, best }
    }

    /// Returns the choices of the seat after `choice`; `None` if `choice` is illegal in this world.
    fn continuation(
        &mut self,
        mut world: G,
        seat: Seat,
        choice: G::Choice,
        rng: &mut ThoughtRng,
    ) -> Option<Vec<G::Choice>> {
        let mut descent = Descent::from(self.roots);
        let (mut next, mut continuation) = (choice, Vec::new());
        loop {
            world.choices(seat, &mut self.choices);
            let index = self.choices.iter().position(|&listed| listed == next)?;
            if !self.apply_choice(&mut world, &mut descent, seat, index) {
                return None;
            }
            if descent.turns > 0 || !world.to_act().has(seat) || continuation.len() == MAX_CONTINUATION {
                return Some(continuation);
            }
            next = self.most_visited_choice(&world, seat, descent.nodes[seat.index()], rng)?;
            continuation.push(next);
        }
    }

    /// Returns the most visited legal choice at a node, or the choice of the policy if none was visited.
    fn most_visited_choice(
        &mut self,
        world: &G,
        seat: Seat,
        node: NodeId,
        rng: &mut ThoughtRng,
    ) -> Option<G::Choice> {
        world.choices(seat, &mut self.choices);
        let is_legal = |number: u16| self.choices.iter().any(|choice| choice.number() == usize::from(number));
        let visited = self.tree.edges_of(node).filter(|edge| edge.visits > 0 && is_legal(edge.choice));
        let most_visited = visited.max_by_key(|edge| edge.visits).map(|edge| edge.choice);
        match most_visited.and_then(|number| G::Choice::from_number(number.into())) {
            Some(choice) => Some(choice),
            None => self.policy_choice(world, seat, true, rng),
        }
    }
}
