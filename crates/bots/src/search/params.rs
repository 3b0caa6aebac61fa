//! The parameters of the search, found by experiment for each game.

use crate::heuristics::Hundredths;
use crate::level::{CardMemory, SearchLevel};
use portolan_core::Memory;

/// The parameters of the search for a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// The PUCT constant at nodes with few visits: higher spreads the iterations wider.
    pub exploration: f32,
    /// The PUCT constant that [`exploration`](Self::exploration) approaches with many visits. A long search can afford to
    /// doubt the policy.
    pub late_exploration: f32,
    /// A choice whose policy weight is this much lower than the best one gets a quarter of its prior.
    pub prior_scale: Hundredths,
    /// The share of the greedy bot's choice in the priors at the root, in percent.
    pub greedy_prior: u8,
    /// The greatest depth of the tree, in choices.
    pub max_depth: u16,
    /// The horizon: rollouts end this many turns after the root.
    pub turns: u16,
    /// The greatest random number that is added to each policy weight in a rollout.
    pub rollout_noise: Hundredths,
    /// The number of turns after the root in which the careful policy is used.
    pub careful_turns: u16,
    /// With [`CardMemory::Partial`]: the percentage of imagined worlds in which shown cards are forgotten.
    pub forget_percent: u8,
    /// With [`CardMemory::Partial`]: the number of imagined worlds; `None` samples a new one per iteration.
    pub partial_memory_worlds: Option<u32>,
    /// The share of the margin in the reward, in percent; the rest is the chance of winning.
    pub margin_percent: u8,
    /// The lead that earns half of the margin's share.
    pub half_margin: Hundredths,
}

/// After this many visits exploration is half-way between its early and late values.
const EXPLORATION_HALF_VISITS: f32 = 4000.0;

impl SearchParams {
    /// Returns the PUCT constant at a node with this many visits.
    #[inline]
    pub(super) fn exploration_after(&self, visits: u32) -> f32 {
        let visits = visits as f32;
        let progress = visits / (visits + EXPLORATION_HALF_VISITS);
        self.exploration + (self.late_exploration - self.exploration) * progress
    }

    /// Returns what is remembered in the `nth` imagined world. Worlds with forgotten cards are spread evenly.
    pub(crate) const fn memory(&self, memory: CardMemory, nth: u32) -> Memory {
        let forgotten = match memory {
            CardMemory::None => 100,
            CardMemory::Partial => self.forget_percent as u64,
            CardMemory::Full => 0,
        };
        if nth as u64 * forgotten % 100 < forgotten { Memory::Open } else { Memory::Perfect }
    }

    /// Returns the number of imagined worlds; `None` samples a new one per iteration.
    pub(super) fn worlds(&self, level: &SearchLevel) -> Option<u32> {
        let partial = self.partial_memory_worlds.filter(|_| level.memory == CardMemory::Partial);
        partial.into_iter().chain(level.worlds).min()
    }

    /// Returns the same parameters with this percentage of the horizon, but at least one turn.
    #[must_use]
    pub fn with_horizon_percent(self, percent: u16) -> SearchParams {
        let turns = u32::from(self.turns) * u32::from(percent) / 100;
        SearchParams { turns: turns.clamp(1, u32::from(self.turns.max(1))) as u16, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::Heuristics as _;
    use crate::kind::BotKind;
    use portolan_core::SeatCount;

    fn params() -> SearchParams {
        let params = portolan_ostia::Ostia::search_params(SeatCount::new(3).unwrap());
        SearchParams { forget_percent: 33, partial_memory_worlds: Some(12), ..params }
    }

    #[test]
    fn partial_memory_limits_the_number_of_worlds() {
        let worlds = |kind| params().worlds(&SearchLevel::of(kind).unwrap());
        assert_eq!(worlds(BotKind::Merchant), SearchLevel::of(BotKind::Merchant).unwrap().worlds);
        assert_eq!(worlds(BotKind::Master), Some(12));
        assert_eq!(worlds(BotKind::Grandmaster), None);
        let master = SearchLevel::of(BotKind::Master).unwrap();
        assert_eq!(params().worlds(&SearchLevel { worlds: Some(5), ..master }), Some(5));
        assert_eq!(SearchParams { partial_memory_worlds: None, ..params() }.worlds(&master), None);
    }

    #[test]
    fn worlds_with_forgotten_cards_are_spread_evenly() {
        let params = params();
        let open = |memory| (0..100).filter(move |&nth| params.memory(memory, nth) == Memory::Open);
        assert_eq!(open(CardMemory::Partial).count(), 33);
        assert_eq!(open(CardMemory::Partial).take(4).collect::<Vec<_>>(), [0, 4, 7, 10]);
        assert_eq!(open(CardMemory::None).count(), 100);
        assert_eq!(open(CardMemory::Full).count(), 0);
    }
}
