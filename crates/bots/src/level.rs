//! How far each kind of bot searches, and how long.

use crate::kind::BotKind;

/// The resources of one decision. The caller owns the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchBudget {
    /// The most iterations …
    pub iterations: u32,
    /// … and the most milliseconds of one processor.
    pub millis: u32,
}

/// How much a player remembers of cards that were shown and are hidden now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CardMemory {
    /// None of them.
    None,
    /// Some of them: [`SearchParams::forget_percent`](crate::SearchParams::forget_percent) says how many.
    Partial,
    /// All of them.
    Full,
}

/// How well a bot searches. Weak levels are weak in a human way: they look less far ahead, imagine fewer worlds, and
/// forget cards. None of them makes random mistakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLevel {
    /// What it remembers.
    pub memory: CardMemory,
    /// The number of imagined worlds (determinizations); `None` samples a new one per iteration.
    pub worlds: Option<u32>,
    /// The horizon, in percent of the turns in the parameters of the game; at least one turn.
    pub horizon_percent: u16,
    /// How long it searches.
    pub budget: SearchBudget,
}

/// A review spends this many times the iterations of a player of the same level on each choice.
const REVIEW_FACTOR: u32 = 5;

impl SearchLevel {
    /// Returns the level of a kind of bot; `None` for kinds that do not search.
    pub fn of(kind: BotKind) -> Option<SearchLevel> {
        let (memory, worlds, horizon_percent, iterations, millis) = match kind {
            BotKind::Random | BotKind::Greedy => return None,
            BotKind::Apprentice => (CardMemory::None, Some(3), 40, 40, 100),
            BotKind::Merchant => (CardMemory::None, Some(5), 75, 300, 300),
            BotKind::Master => (CardMemory::Partial, None, 100, 2000, 1000),
            BotKind::Grandmaster => (CardMemory::Full, None, 100, 100_000, 5000),
        };
        Some(SearchLevel { memory, worlds, horizon_percent, budget: SearchBudget { iterations, millis } })
    }

    /// Returns the level for reviewing a game as deeply as this kind plays: nothing is forgotten, and since no player
    /// waits, each choice gets more iterations. `None` for kinds that do not search.
    pub fn for_review(kind: BotKind) -> Option<SearchLevel> {
        let longest = SearchLevel::of(BotKind::Grandmaster)?;
        let iterations = SearchLevel::of(kind)?.budget.iterations * REVIEW_FACTOR;
        Some(longest.with_iterations(iterations.min(longest.budget.iterations)))
    }

    /// Returns the same level with another number of iterations.
    #[must_use]
    pub const fn with_iterations(self, iterations: u32) -> SearchLevel {
        SearchLevel { budget: SearchBudget { iterations, ..self.budget }, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weaker_levels_remember_no_more_and_search_no_further() {
        let levels = BotKind::ALL.into_iter().filter_map(SearchLevel::of).collect::<Vec<_>>();
        for two in levels.windows(2) {
            let worlds = |level: &SearchLevel| level.worlds.unwrap_or(u32::MAX);
            assert!(two[0].memory <= two[1].memory && two[0].horizon_percent <= two[1].horizon_percent);
            assert!(worlds(&two[0]) <= worlds(&two[1]));
            assert!(two[0].budget.iterations < two[1].budget.iterations);
        }
    }
}
