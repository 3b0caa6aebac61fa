//! Rollouts below the tree: every seat follows the policy, with some noise, for some turns.

use super::Search;
use crate::heuristics::Heuristics;
use portolan_core::{NullLog, Seat, ThoughtRng};

impl<G: Heuristics> Search<G> {
    /// Plays until the horizon, counted from the root, or the end of the game.
    pub(super) fn roll_out(&mut self, world: &mut G, mut turns: u16, rng: &mut ThoughtRng) {
        for _ in 0..G::META.max_choices {
            let Some(seat) = world.to_act().first().filter(|_| turns < self.params.turns) else { return };
            if !G::play_macro_action(world, seat) {
                let carefully = turns < self.params.careful_turns;
                let Some(choice) = self.policy_choice(world, seat, carefully, rng) else { return };
                if world.apply(seat, choice, &mut NullLog).is_err() {
                    return;
                }
            }
            turns += u16::from(G::has_ended_turn(world, seat));
        }
    }

    /// Returns the choice of `seat` by the policy with noise; `None` if it has no choice.
    pub(super) fn policy_choice(
        &mut self,
        world: &G,
        seat: Seat,
        carefully: bool,
        rng: &mut ThoughtRng,
    ) -> Option<G::Choice> {
        world.choices(seat, &mut self.choices);
        G::prune(world, seat, &mut self.choices);
        let index = if self.choices.len() <= 1 { 0 } else { self.policy_index(world, seat, carefully, rng) };
        self.choices.get(index).copied()
    }

    /// Returns the index of the listed choice with the highest policy weight plus noise.
    pub(super) fn policy_index(
        &mut self,
        world: &G,
        seat: Seat,
        carefully: bool,
        rng: &mut ThoughtRng,
    ) -> usize {
        self.weigh(world, seat, carefully);
        let noise = self.params.rollout_noise.max(0) as u32 + 1;
        let indexed = self.weights.iter().enumerate();
        let noisy = indexed.map(|(index, &weight)| (weight.saturating_add(rng.below(noise) as i32), index));
        noisy.max_by_key(|&(weight, _)| weight).map_or(0, |(_, index)| index)
    }
}
