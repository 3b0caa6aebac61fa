//! The descent in the tree: every seat selects by PUCT among its choices.

use super::secrecy_probe::SecrecyProbe;
use super::tree::{HIDDEN, NONE, NodeId};
use super::{PathStep, Search};
use crate::heuristics::Heuristics;
use portolan_core::{Choice as _, MAX_SEATS, Seat, SeatSet, ThoughtRng};

/// The position of an iteration in the tree.
pub(super) struct Descent {
    /// The node of each seat.
    pub(super) nodes: [NodeId; MAX_SEATS],
    /// Seats that choose simultaneously with others, in secret.
    simultaneous: SeatSet,
    depth: u16,
    /// Turns since the root.
    pub(super) turns: u16,
}

impl Descent {
    pub(super) fn from(roots: [NodeId; MAX_SEATS]) -> Descent {
        Descent { nodes: roots, simultaneous: SeatSet::EMPTY, depth: 0, turns: 0 }
    }
}

impl<G: Heuristics> Search<G> {
    /// Descends to a leaf and returns the number of turns on the way.
    ///
    /// Of several seats that choose simultaneously, the root seat goes first: the order changes nothing (law 9), and so
    /// its next choice is at the root.
    pub(super) fn descend(&mut self, world: &mut G, root_seat: Seat, rng: &mut ThoughtRng) -> u16 {
        self.path.clear();
        let mut descent = Descent::from(self.roots);
        while descent.depth < self.params.max_depth
            && descent.turns < self.params.turns
            && self.tree.has_room()
        {
            let to_act = world.to_act();
            let Some(first) = to_act.first() else { break };
            let seat = if to_act.has(root_seat) { root_seat } else { first };
            let chance_key = G::chance_key(world);
            let is_searched = G::is_searched(world, seat, root_seat);
            if !is_searched && G::play_macro_action(world, seat) {
                descent.turns += u16::from(G::is_between_turns(world));
                if G::chance_key(world) != chance_key {
                    break;
                }
                continue;
            }
            world.choices(seat, &mut self.choices);
            let node = descent.nodes[seat.index()];
            if self.root_stats.as_ref().is_none_or(|stats| stats.forced_at(node, seat).is_none()) {
                G::prune(world, seat, &mut self.choices);
            }
            let index = if self.choices.len() == 1 {
                0 // a forced choice costs no node
            } else if !is_searched {
                self.policy_index(world, seat, descent.turns < self.params.careful_turns, rng)
            } else if self.tree.node(node).visits == 0 {
                self.path.push(PathStep { seat, node, edge: NONE });
                break;
            } else {
                descent.depth += 1;
                self.select(node, world, seat, rng)
            };
            if !self.apply_choice(world, &mut descent, seat, index) || G::chance_key(world) != chance_key {
                break;
            }
        }
        descent.turns
    }

    /// Makes the listed choice at `index` and moves every seat to its next node. Returns false if the choice is illegal.
    pub(super) fn apply_choice(
        &mut self,
        world: &mut G,
        descent: &mut Descent,
        seat: Seat,
        index: usize,
    ) -> bool {
        let Some(&choice) = self.choices.get(index) else { return false };
        let to_act = world.to_act();
        if to_act.len() > 1 {
            descent.simultaneous |= to_act;
        }
        let mut probe = SecrecyProbe::default();
        if world.apply(seat, choice, &mut probe).is_err() {
            return false;
        }
        let is_secret = probe.is_secret || descent.simultaneous.has(seat);
        if probe.is_reveal || !world.to_act().has(seat) {
            descent.simultaneous = descent.simultaneous.without(seat);
        }
        self.follow(&mut descent.nodes, world.seats().get(), seat, choice.number() as u16, is_secret);
        descent.turns += u16::from(G::has_ended_turn(world, seat));
        true
    }

    /// Moves every seat along the choice as it sees it. Seats that share a node and see the same share the next one.
    fn follow(
        &mut self,
        nodes: &mut [NodeId; MAX_SEATS],
        seat_count: usize,
        seat: Seat,
        choice: u16,
        is_secret: bool,
    ) {
        let before = *nodes;
        for other in 0..seat_count {
            let seen = if is_secret && other != seat.index() { HIDDEN } else { choice };
            let same_as = (0..other).find(|&earlier| {
                before[earlier] == before[other]
                    && (!is_secret || (earlier != seat.index() && other != seat.index()))
            });
            nodes[other] = match same_as {
                Some(earlier) => nodes[earlier],
                None => self.tree.follow(before[other], seen),
            };
        }
    }

    /// Moves the roots along a choice that was made at the table; returns false if it is illegal in `world`.
    pub(crate) fn advance(&mut self, world: &mut G, seat: Seat, choice: G::Choice) -> bool {
        let mut descent = Descent::from(self.roots);
        world.choices(seat, &mut self.choices);
        let index = self.choices.iter().position(|&listed| listed == choice);
        let applied = index.is_some_and(|index| self.apply_choice(world, &mut descent, seat, index));
        self.roots = descent.nodes;
        applied
    }
}
