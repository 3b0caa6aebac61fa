//! What was found, told in lines: the choices that were tried most, and how each would go on.

use super::Search;
use super::tree::Place;
use super::walk::Walk;
use crate::heuristics::{Heuristics, Hundredths};
use crate::thought::{Line, Thought};
use portolan_core::{Choice as _, Knowledge, Memory, Seat, ThoughtRng};

/// So many choices are told.
const LINES: usize = 3;
/// A turn that goes on longer is not told to its end.
const LONGEST: usize = 40;

impl<G: Heuristics> Search<G> {
    /// What was found about the next choice of the seat whose knowledge this is.
    pub fn thought(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        memory: Memory,
        rng: &mut ThoughtRng,
    ) -> Thought<G> {
        let seat = knowledge.seat();
        let world = knowledge.imagine(memory, rng);
        let iterations = self.tree.node(self.roots[seat.index()]).visits;
        let best = self.tried(seat).into_iter().take(LINES).filter_map(|edge| {
            let choice = G::Choice::from_number(edge.choice.into())?;
            let continuation = self.continuation(world.clone(), seat, choice, rng)?;
            let win_per_mille = (edge.chance * 1000.0) as u16;
            Some(Line {
                choice,
                visits: edge.visits,
                win_per_mille,
                points: edge.points as Hundredths,
                eliminated_per_mille: (edge.eliminated * 1000.0) as u16,
                continuation,
            })
        });
        let best = best.collect();
        Thought { seat, iterations, world, best }
    }

    /// What the seat would go on with; nothing if the choice cannot be made in this world.
    fn continuation(
        &mut self,
        mut world: G,
        seat: Seat,
        choice: G::Choice,
        rng: &mut ThoughtRng,
    ) -> Option<Vec<G::Choice>> {
        let mut walk = Walk::from(self.roots);
        let (mut next, mut all) = (choice, Vec::new());
        loop {
            world.choices(seat, &mut self.choices);
            let place = self.choices.iter().position(|&listed| listed == next)?;
            if !self.make(&mut world, &mut walk, seat, place) {
                return None;
            }
            if walk.turns > 0 || !world.to_act().has(seat) || all.len() == LONGEST {
                return Some(all);
            }
            next = self.likely(&world, seat, walk.at[seat.index()], rng)?;
            all.push(next);
        }
    }

    /// What was tried most at a node, as far as it is possible in this world; else what looks best at a glance.
    fn likely(&mut self, world: &G, seat: Seat, node: Place, rng: &mut ThoughtRng) -> Option<G::Choice> {
        world.choices(seat, &mut self.choices);
        let listed = |number: u16| self.choices.iter().any(|choice| choice.number() == usize::from(number));
        let tried = self.tree.edges_of(node).filter(|edge| edge.visits > 0 && listed(edge.choice));
        let most = tried.max_by_key(|edge| edge.visits).map(|edge| edge.choice);
        match most.and_then(|number| G::Choice::from_number(number.into())) {
            Some(choice) => Some(choice),
            None => self.at_a_glance(world, seat, true, rng),
        }
    }
}
