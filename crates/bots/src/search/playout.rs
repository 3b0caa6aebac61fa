//! Beyond the tree: everybody does what looks best at a glance, give or take a little, for some turns.

use super::Search;
use crate::heuristics::Heuristics;
use portolan_core::{NullLog, Seat, ThoughtRng};

impl<G: Heuristics> Search<G> {
    /// Plays on until so many turns have passed that the plan looks no further, or the game is over.
    pub(super) fn play_out(&mut self, world: &mut G, mut turns: u16, rng: &mut ThoughtRng) {
        for _ in 0..G::META.max_choices {
            let Some(seat) = world.to_act().first().filter(|_| turns < self.plan.turns) else { return };
            if !G::choose_all(world, seat) {
                let closely = turns < self.plan.close_turns;
                let Some(choice) = self.at_a_glance(world, seat, closely, rng) else { return };
                if world.apply(seat, choice, &mut NullLog).is_err() {
                    return;
                }
            }
            turns += u16::from(G::has_ended_turn(world, seat));
        }
    }

    /// What looks best to `seat`, give or take the noise of the plan.
    pub(crate) fn at_a_glance(
        &mut self,
        world: &G,
        seat: Seat,
        closely: bool,
        rng: &mut ThoughtRng,
    ) -> Option<G::Choice> {
        world.choices(seat, &mut self.choices);
        G::narrow(world, seat, &mut self.choices);
        let place = if self.choices.len() <= 1 { 0 } else { self.glance(world, seat, closely, rng) };
        self.choices.get(place).copied()
    }

    /// The place of that among the listed choices.
    pub(super) fn glance(&mut self, world: &G, seat: Seat, closely: bool, rng: &mut ThoughtRng) -> usize {
        self.weigh(world, seat, closely);
        let noise = self.plan.noise.max(0) as u32 + 1;
        let judged = self.weights.iter().enumerate();
        let noisy = judged.map(|(place, &weight)| (weight.saturating_add(rng.below(noise) as i32), place));
        noisy.max_by_key(|&(weight, _)| weight).map_or(0, |(_, place)| place)
    }
}
