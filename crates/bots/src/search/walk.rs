//! Down the tree: everybody tries what has proved itself, and now and then something else.

use super::ears::Ears;
use super::tree::{HIDDEN, NONE, Place};
use super::watch::Watch;
use super::{Search, Step};
use crate::heuristics::Heuristics;
use portolan_core::{Choice as _, MAX_SEATS, Seat, SeatSet, ThoughtRng};

/// Where everybody stands while an iteration goes down the tree.
pub(super) struct Walk {
    pub(super) at: [Place; MAX_SEATS],
    /// Who chooses at once with others, in secret.
    together: SeatSet,
    depth: u16,
    pub(super) turns: u16,
}

impl Walk {
    /// Nothing is chosen yet.
    pub(super) fn from(roots: [Place; MAX_SEATS]) -> Walk {
        Walk { at: roots, together: SeatSet::EMPTY, depth: 0, turns: 0 }
    }
}

impl<G: Heuristics> Search<G> {
    /// Goes down the tree to its edge. Says how many turns passed on the way.
    ///
    /// Of several who choose at once, who thinks comes first: the order changes nothing (law 9), and so its next choice
    /// stands at the root.
    pub(super) fn walk(&mut self, world: &mut G, thinks: Seat, rng: &mut ThoughtRng) -> u16 {
        self.path.clear();
        let mut walk = Walk::from(self.roots);
        while walk.depth < self.plan.deepest && walk.turns < self.plan.turns && self.tree.has_room() {
            let to_act = world.to_act();
            let Some(seat) = to_act.first().map(|first| if to_act.has(thinks) { thinks } else { first })
            else {
                break;
            };
            let luck = G::luck(world);
            if !G::is_tried(world, seat, thinks) && G::choose_all(world, seat) {
                walk.turns += u16::from(G::is_between_turns(world));
                if G::luck(world) != luck {
                    break;
                }
                continue;
            }
            world.choices(seat, &mut self.choices);
            let node = walk.at[seat.index()];
            let is_asked_for = |watch: &Watch| watch.only_at(node, seat).is_some();
            if !self.watch.as_ref().is_some_and(is_asked_for) {
                G::narrow(world, seat, &mut self.choices);
            }
            // Where there is only one way, nothing can be learned: it is gone for nothing.
            let place = if self.choices.len() == 1 {
                0
            } else if !G::is_tried(world, seat, thinks) {
                self.glance(world, seat, walk.turns < self.plan.close_turns, rng)
            } else if self.tree.node(node).visits == 0 {
                self.path.push(Step { seat, node, edge: NONE });
                break;
            } else {
                walk.depth += 1;
                self.select(node, world, seat, rng)
            };
            if !self.make(world, &mut walk, seat, place) || G::luck(world) != luck {
                break;
            }
        }
        walk.turns
    }

    /// Makes one of the listed choices, and everybody goes on along what they see of it.
    pub(super) fn make(&mut self, world: &mut G, walk: &mut Walk, seat: Seat, place: usize) -> bool {
        let Some(&choice) = self.choices.get(place) else { return false };
        let to_act = world.to_act();
        if to_act.len() > 1 {
            walk.together |= to_act;
        }
        let mut ears = Ears::default();
        if world.apply(seat, choice, &mut ears).is_err() {
            return false;
        }
        let secret = ears.secret || walk.together.has(seat);
        if ears.reveal || !world.to_act().has(seat) {
            walk.together = walk.together.without(seat);
        }
        self.follow(walk, world.seats().get(), seat, choice.number() as u16, secret);
        walk.turns += u16::from(G::has_ended_turn(world, seat));
        true
    }

    /// Everybody goes on to where this choice leads in their eyes. Those who stand together go together.
    fn follow(&mut self, walk: &mut Walk, seats: usize, seat: Seat, choice: u16, secret: bool) {
        let before = walk.at;
        for other in 0..seats {
            let seen = if secret && other != seat.index() { HIDDEN } else { choice };
            let company = (0..other).find(|&earlier| {
                before[earlier] == before[other]
                    && (!secret || (earlier != seat.index() && other != seat.index()))
            });
            walk.at[other] = match company {
                Some(earlier) => walk.at[earlier],
                None => self.tree.follow(before[other], seen),
            };
        }
    }

    /// Goes on for good: this choice was made at the table.
    pub(crate) fn advance(&mut self, world: &mut G, seat: Seat, choice: G::Choice) -> bool {
        let mut walk = Walk::from(self.roots);
        world.choices(seat, &mut self.choices);
        let place = self.choices.iter().position(|&listed| listed == choice);
        let made = place.is_some_and(|place| self.make(world, &mut walk, seat, place));
        self.roots = walk.at;
        made
    }
}
