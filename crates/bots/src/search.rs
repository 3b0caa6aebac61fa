//! Thinking ahead: a Monte Carlo tree search over what a seat knows.
//!
//! Each iteration imagines a world that looks to the seat like the true one, goes down the tree by what has proved
//! itself so far (`walk`), plays some turns on by what looks best at a glance (`playout`), and tells everybody on the
//! way what came of it (`reward`). Every seat wants the best for itself. What a seat tries depends only on what it has
//! seen: sealed bids and other secrets part the ways of the seats (`tree`).
//!
//! There is no clock here: whoever asks lends its patience, which is asked every few dozen iterations. Without
//! impatience the same knowledge, the same generator and the same number of iterations give the same thoughts.

mod ears;
mod glance;
mod lines;
mod plan;
mod playout;
mod reward;
mod tree;
mod walk;
mod watch;

pub use plan::Plan;
pub use watch::Tried;

use crate::heuristics::{Heuristics, Hundredths};
use crate::level::SearchLevel;
use portolan_core::{Choice as _, Choices, Knowledge, MAX_SEATS, Seat, ThoughtRng};
use tree::{Edge, NONE, Place, Tree};
use watch::Watch;

/// Asked every few dozen iterations with how many there were: may there be more?
pub type Patience<'a> = dyn FnMut(u32) -> bool + 'a;

/// Patience is asked after so many iterations.
const UNASKED: u32 = 32;

/// What was tried in a game, and what came of it. It keeps its room: after the first thoughts nothing is allocated.
pub struct Search<G: Heuristics> {
    pub(crate) plan: Plan,
    tree: Tree,
    /// Where everybody stands now: the same place, unless something was done in secret.
    roots: [Place; MAX_SEATS],
    choices: Choices<G::Choice>,
    weights: Vec<Hundredths>,
    /// The edges of the listed choices.
    listed: Vec<Place>,
    path: Vec<Step>,
    /// For a review.
    watch: Option<Watch>,
}

/// Somebody stood at a node and made a choice; or none, if the tree ended there.
#[derive(Clone, Copy)]
struct Step {
    seat: Seat,
    node: Place,
    edge: Place,
}

impl<G: Heuristics> Search<G> {
    /// Nothing tried yet.
    pub fn new(plan: Plan) -> Search<G> {
        Search {
            plan,
            tree: Tree::new(),
            roots: [0; MAX_SEATS],
            choices: Choices::new(),
            weights: Vec::new(),
            listed: Vec::new(),
            path: Vec::new(),
            watch: None,
        }
    }

    /// Forgets all that was tried.
    pub fn forget(&mut self) {
        self.tree.clear();
        self.roots = [0; MAX_SEATS];
    }

    /// Thinks about the next choice of the seat whose knowledge this is, until `sight` has its iterations (those of
    /// earlier thoughts that led here are counted) or patience ends. Says how many iterations were made.
    pub fn think(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        sight: &SearchLevel,
        rng: &mut ThoughtRng,
        patience: &mut Patience<'_>,
    ) -> u32 {
        self.run(knowledge, sight, rng, &mut |_, done| patience(done))
    }

    /// Thinks as [`think`](Search::think) does, but no longer than it takes to know which choice will be the best.
    pub fn decide(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        sight: &SearchLevel,
        rng: &mut ThoughtRng,
        patience: &mut Patience<'_>,
    ) -> u32 {
        let root = self.roots[knowledge.seat().index()];
        let all = sight.budget.iterations;
        self.run(knowledge, sight, rng, &mut |tree, done| patience(done) && !is_decided(tree, root, all))
    }

    fn run(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        sight: &SearchLevel,
        rng: &mut ThoughtRng,
        go_on: &mut dyn FnMut(&Tree, u32) -> bool,
    ) -> u32 {
        let root = self.roots[knowledge.seat().index()];
        let already = self.tree.node(root).visits;
        let wanted = sight.budget.iterations.saturating_sub(already);
        self.tree.reserve(wanted as usize);
        let (worlds, first_world) = (self.plan.worlds(sight), rng.number());
        if wanted == 0 || !go_on(&self.tree, 0) {
            return 0;
        }
        self.hear_greedy(knowledge, sight, rng);
        for done in 0..wanted {
            if done % UNASKED == UNASKED - 1 && !go_on(&self.tree, done) {
                return done;
            }
            let world = match worlds {
                None => knowledge.imagine(self.plan.memory(sight.recall, done), rng),
                Some(worlds) => {
                    let nth = done % worlds.max(1);
                    let number = first_world.wrapping_add(u64::from(nth));
                    knowledge.imagine(self.plan.memory(sight.recall, nth), &mut ThoughtRng::new(number))
                }
            };
            self.iterate(world, knowledge.seat(), rng);
        }
        wanted
    }

    /// One imagined world: down the tree, on by playing, and back.
    fn iterate(&mut self, mut world: G, thinks: Seat, rng: &mut ThoughtRng) {
        G::second_guess(&mut world, thinks, rng);
        let turns = self.walk(&mut world, thinks, rng);
        self.play_out(&mut world, turns, rng);
        let mut points = [0; MAX_SEATS];
        let off = G::estimate(&world, &mut points);
        let rewards = reward::rewards(&self.plan, world.seats(), &points, off);
        self.note(&rewards);
        for step in &self.path {
            let reward = rewards[step.seat.index()];
            let node = &mut self.tree.nodes[step.node as usize];
            node.visits += 1;
            node.value += (reward.value - node.value) / node.visits as f32;
            if step.edge != NONE {
                let edge = &mut self.tree.edges[step.edge as usize];
                edge.visits += 1;
                let part = 1.0 / edge.visits as f32;
                edge.value += (reward.value - edge.value) * part;
                edge.chance += (reward.chance - edge.chance) * part;
                edge.points += (reward.points - edge.points) * part;
                edge.eliminated += (reward.eliminated - edge.eliminated) * part;
            }
        }
    }

    /// What the greedy bot would do is tried early.
    fn hear_greedy(&mut self, knowledge: &Knowledge<'_, G>, sight: &SearchLevel, rng: &mut ThoughtRng) {
        let seat = knowledge.seat();
        let root = self.roots[seat.index()];
        let world = knowledge.imagine(self.plan.memory(sight.recall, 0), rng);
        let Some(greedy) = G::greedy(knowledge, rng).filter(|_| self.plan.trust_in_greedy > 0) else {
            return;
        };
        world.choices(seat, &mut self.choices);
        G::narrow(&world, seat, &mut self.choices);
        self.list(root, &world, seat);
        let trust = f32::from(self.plan.trust_in_greedy) / 100.0;
        for (&edge, choice) in self.listed.iter().zip(self.choices.iter()) {
            let edge = &mut self.tree.edges[edge as usize];
            edge.prior = edge.prior * (1.0 - trust) + if *choice == greedy { trust } else { 0.0 };
        }
    }

    /// What was tried for the next choice of `seat`, the best first.
    fn tried(&self, seat: Seat) -> Vec<Edge> {
        let root = self.roots[seat.index()];
        let mut edges: Vec<Edge> = self.tree.edges_of(root).filter(|edge| edge.visits > 0).copied().collect();
        edges.sort_by(|one, two| {
            (two.visits, two.value).partial_cmp(&(one.visits, one.value)).unwrap_or(std::cmp::Ordering::Equal)
        });
        edges
    }

    /// The choice that has proved itself best for the seat, among these.
    pub fn best(&self, seat: Seat, choices: &[G::Choice]) -> Option<G::Choice> {
        let tried = self.tried(seat);
        let best = tried.iter().filter_map(|edge| G::Choice::from_number(edge.choice.into()));
        best.into_iter().find(|choice| choices.contains(choice))
    }
}

/// Can what is left of so many iterations at `root` no longer change which choice was tried most?
fn is_decided(tree: &Tree, root: Place, all: u32) -> bool {
    let (mut most, mut second) = (0, 0);
    for edge in tree.edges_of(root) {
        if edge.visits > most {
            (most, second) = (edge.visits, most);
        } else {
            second = second.max(edge.visits);
        }
    }
    most > second + all.saturating_sub(tree.nodes[root as usize].visits)
}
