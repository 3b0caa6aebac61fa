//! How to think about a game: numbers that were found by measuring.

use crate::heuristics::Hundredths;
use crate::level::{Recall, SearchLevel};
use portolan_core::Memory;

/// How the search thinks about a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How much is tried that has not proved itself: more of it spreads the iterations wider.
    pub exploration: f32,
    /// The same where it was tried for long: who has time can afford to doubt what looks best.
    pub exploration_at_last: f32,
    /// A choice that looks so much worse than the best one at a glance is tried about a quarter as often.
    pub doubt_in_glance: Hundredths,
    /// What the greedy bot would choose is tried first, in percent of all that is tried beforehand.
    pub trust_in_greedy: u8,
    /// So many choices deep the tree may grow.
    pub deepest: u16,
    /// Then turns are only played out, up to so many of them after the position that is thought about …
    pub turns: u16,
    /// … by what looks best at a glance, give or take so much;
    pub noise: Hundredths,
    /// in the first so many of them everybody looks more closely.
    pub close_turns: u16,
    /// Who remembers a part of what was shown imagines so many worlds of a hundred without it.
    pub forgotten: u8,
    /// The same imagines only so many different worlds; nothing: any number of them.
    pub few_worlds: Option<u32>,
    /// How much of a reward is for the margin, in percent; the rest is for winning.
    pub margin: u8,
    /// A lead of so much is half of what a margin can bring.
    pub half_margin: Hundredths,
}

/// After so many visits exploration is half-way from what it is at first to what it is at last.
const HALF_WAY: f32 = 4000.0;

impl Plan {
    /// How much is tried at a node that was visited so often.
    #[inline]
    pub(super) fn exploration_after(&self, visits: u32) -> f32 {
        let visits = visits as f32;
        let grown = visits / (visits + HALF_WAY);
        self.exploration + (self.exploration_at_last - self.exploration) * grown
    }

    /// What is remembered in the `nth` imagined world. Those in which it is forgotten are spread evenly.
    pub(crate) const fn memory(&self, recall: Recall, nth: u32) -> Memory {
        let forgotten = match recall {
            Recall::Nothing => 100,
            Recall::Part => self.forgotten as u64,
            Recall::Everything => 0,
        };
        if nth as u64 * forgotten % 100 < forgotten { Memory::Open } else { Memory::Perfect }
    }

    /// How many different worlds somebody imagines who sees so far; nothing: any number of them.
    pub(super) fn worlds(&self, sight: &SearchLevel) -> Option<u32> {
        let few = self.few_worlds.filter(|_| sight.recall == Recall::Part);
        few.into_iter().chain(sight.worlds).min()
    }

    /// The same with shorter sight: so many percent of the turns, but not less than one.
    #[must_use]
    pub fn seeing(self, percent: u16) -> Plan {
        let turns = u32::from(self.turns) * u32::from(percent) / 100;
        Plan { turns: turns.clamp(1, u32::from(self.turns.max(1))) as u16, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::Heuristics as _;
    use crate::kind::BotKind;
    use portolan_core::SeatCount;

    fn plan() -> Plan {
        let plan = portolan_ostia::Ostia::plan(SeatCount::new(3).unwrap());
        Plan { forgotten: 33, few_worlds: Some(12), ..plan }
    }

    #[test]
    fn who_remembers_a_part_imagines_few_worlds() {
        let worlds = |kind| plan().worlds(&SearchLevel::of(kind).unwrap());
        assert_eq!(worlds(BotKind::Merchant), SearchLevel::of(BotKind::Merchant).unwrap().worlds);
        assert_eq!(worlds(BotKind::Master), Some(12));
        assert_eq!(worlds(BotKind::Grandmaster), None);
        let master = SearchLevel::of(BotKind::Master).unwrap();
        assert_eq!(plan().worlds(&SearchLevel { worlds: Some(5), ..master }), Some(5));
        assert_eq!(Plan { few_worlds: None, ..plan() }.worlds(&master), None);
    }

    #[test]
    fn a_part_is_forgotten_in_worlds_that_are_spread_evenly() {
        let plan = plan();
        let open = |recall| (0..100).filter(move |&nth| plan.memory(recall, nth) == Memory::Open);
        assert_eq!(open(Recall::Part).count(), 33);
        assert_eq!(open(Recall::Part).take(4).collect::<Vec<_>>(), [0, 4, 7, 10]);
        assert_eq!(open(Recall::Nothing).count(), 100);
        assert_eq!(open(Recall::Everything).count(), 0);
    }
}
