//! Monte Carlo tree search over what a seat knows (information-set MCTS).
//!
//! Each iteration imagines a world that looks to the seat like the true one, descends the tree by PUCT selection
//! (`descent`, `select`), plays some turns by the policy (`rollout`), evaluates the position (`reward`), and adds the
//! reward of every seat to the nodes on the path. Each seat maximises its own reward. What a seat selects depends only on
//! what it has seen: secret choices separate the nodes of the seats (`tree`).
//!
//! The search has no clock: the caller passes a [`SearchLimit`], which is checked every few dozen iterations. Without
//! a limit, the same knowledge, generator and number of iterations give the same result.

mod descent;
mod lines;
mod params;
mod review;
mod reward;
mod rollout;
mod secrecy_probe;
mod select;
mod tree;

pub use params::SearchParams;
pub use review::ChoiceStats;

use crate::heuristics::{Heuristics, Hundredths};
use crate::level::SearchLevel;
use portolan_core::{Choice as _, Choices, Knowledge, MAX_SEATS, Seat, ThoughtRng};
use review::RootStats;
use tree::{Edge, EdgeId, NONE, NodeId, Tree};

/// Receives the number of iterations made so far and returns whether the search may continue.
pub type SearchLimit<'a> = dyn FnMut(u32) -> bool + 'a;

/// The limit is checked once per this many iterations.
const LIMIT_CHECK_INTERVAL: u32 = 32;

/// A search with its tree. It reuses its memory: after the first run, iterations do not allocate.
pub struct Search<G: Heuristics> {
    pub(crate) params: SearchParams,
    tree: Tree,
    /// The node of each seat in the current position; they differ once a choice was made in secret.
    roots: [NodeId; MAX_SEATS],
    /// The choices at the current node, their policy weights, and their edges.
    choices: Choices<G::Choice>,
    weights: Vec<Hundredths>,
    edges: Vec<EdgeId>,
    path: Vec<PathStep>,
    /// Collected for a review only.
    root_stats: Option<RootStats>,
}

/// A node on the path of an iteration, with the selected edge; [`NONE`] at a leaf.
#[derive(Clone, Copy)]
struct PathStep {
    seat: Seat,
    node: NodeId,
    edge: EdgeId,
}

impl<G: Heuristics> Search<G> {
    /// Returns a search with an empty tree.
    pub fn new(params: SearchParams) -> Search<G> {
        Search {
            params,
            tree: Tree::new(),
            roots: [0; MAX_SEATS],
            choices: Choices::new(),
            weights: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            root_stats: None,
        }
    }

    /// Empties the tree.
    pub fn clear(&mut self) {
        self.tree.clear();
        self.roots = [0; MAX_SEATS];
    }

    /// Searches the next choice of the seat that owns `knowledge` until the root has the iterations of `level` (those
    /// from earlier searches count) or `limit` stops it. Returns the number of iterations made.
    pub fn run(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        level: &SearchLevel,
        rng: &mut ThoughtRng,
        limit: &mut SearchLimit<'_>,
    ) -> u32 {
        self.run_while(knowledge, level, rng, &mut |_, done| limit(done))
    }

    /// Like [`run`](Search::run), but also stops when the remaining iterations can no longer change the best choice.
    pub fn run_until_decided(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        level: &SearchLevel,
        rng: &mut ThoughtRng,
        limit: &mut SearchLimit<'_>,
    ) -> u32 {
        let root = self.roots[knowledge.seat().index()];
        let total = level.budget.iterations;
        self.run_while(knowledge, level, rng, &mut |tree, done| limit(done) && !is_decided(tree, root, total))
    }

    fn run_while(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        level: &SearchLevel,
        rng: &mut ThoughtRng,
        may_continue: &mut dyn FnMut(&Tree, u32) -> bool,
    ) -> u32 {
        let root = self.roots[knowledge.seat().index()];
        let remaining = level.budget.iterations.saturating_sub(self.tree.node(root).visits);
        self.tree.reserve(remaining as usize);
        let (worlds, first_world) = (self.params.worlds(level), rng.number());
        if remaining == 0 || !may_continue(&self.tree, 0) {
            return 0;
        }
        self.raise_greedy_prior(knowledge, level, rng);
        for done in 0..remaining {
            if done % LIMIT_CHECK_INTERVAL == LIMIT_CHECK_INTERVAL - 1 && !may_continue(&self.tree, done) {
                return done;
            }
            let world = match worlds {
                None => knowledge.imagine(self.params.memory(level.memory, done), rng),
                Some(worlds) => {
                    let nth = done % worlds.max(1);
                    let seed = first_world.wrapping_add(u64::from(nth));
                    knowledge.imagine(self.params.memory(level.memory, nth), &mut ThoughtRng::new(seed))
                }
            };
            self.iterate(world, knowledge.seat(), rng);
        }
        remaining
    }

    /// One iteration in an imagined world: descent, rollout, evaluation, backpropagation.
    fn iterate(&mut self, mut world: G, root_seat: Seat, rng: &mut ThoughtRng) {
        G::resample_hidden_choices(&mut world, root_seat, rng);
        let turns = self.descend(&mut world, root_seat, rng);
        self.roll_out(&mut world, turns, rng);
        let mut points = [0; MAX_SEATS];
        let error = G::estimate(&world, &mut points);
        let rewards = reward::rewards(&self.params, world.seats(), &points, error);
        self.update_root_stats(&rewards);
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
                edge.win_chance += (reward.win_chance - edge.win_chance) * part;
                edge.points += (reward.points - edge.points) * part;
                edge.eliminated += (reward.eliminated - edge.eliminated) * part;
            }
        }
    }

    /// Gives the greedy bot's choice a share of the priors at the root.
    fn raise_greedy_prior(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        level: &SearchLevel,
        rng: &mut ThoughtRng,
    ) {
        let seat = knowledge.seat();
        let root = self.roots[seat.index()];
        let world = knowledge.imagine(self.params.memory(level.memory, 0), rng);
        let Some(greedy) = G::greedy_choice(knowledge, rng).filter(|_| self.params.greedy_prior > 0) else {
            return;
        };
        world.choices(seat, &mut self.choices);
        G::prune(&world, seat, &mut self.choices);
        self.find_edges(root, &world, seat);
        let share = f32::from(self.params.greedy_prior) / 100.0;
        for (&edge, choice) in self.edges.iter().zip(self.choices.iter()) {
            let edge = &mut self.tree.edges[edge as usize];
            edge.prior = edge.prior * (1.0 - share) + if *choice == greedy { share } else { 0.0 };
        }
    }

    /// Returns the visited edges at the root of `seat`, the best first.
    fn visited_edges(&self, seat: Seat) -> Vec<Edge> {
        let root = self.roots[seat.index()];
        let mut edges: Vec<Edge> = self.tree.edges_of(root).filter(|edge| edge.visits > 0).copied().collect();
        edges.sort_by(|one, two| {
            (two.visits, two.value).partial_cmp(&(one.visits, one.value)).unwrap_or(std::cmp::Ordering::Equal)
        });
        edges
    }

    /// Returns the best of these choices; `None` if none was visited.
    pub fn best_choice(&self, seat: Seat, choices: &[G::Choice]) -> Option<G::Choice> {
        let visited = self.visited_edges(seat);
        let best = visited.iter().filter_map(|edge| G::Choice::from_number(edge.choice.into()));
        best.into_iter().find(|choice| choices.contains(choice))
    }
}

/// Whether the iterations that are left of `total` can no longer change the most visited edge at `root`.
fn is_decided(tree: &Tree, root: NodeId, total: u32) -> bool {
    let (mut most, mut second) = (0, 0);
    for edge in tree.edges_of(root) {
        if edge.visits > most {
            (most, second) = (edge.visits, most);
        } else {
            second = second.max(edge.visits);
        }
    }
    most > second + total.saturating_sub(tree.nodes[root as usize].visits)
}
