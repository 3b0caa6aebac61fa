//! How far each level of bots sees, and how long it may think.

use crate::kind::BotKind;

/// How much thought a choice may take. Whoever asks owns the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// At most so many iterations …
    pub iterations: u32,
    /// … and so many milliseconds of one processor.
    pub millis: u32,
}

/// What somebody remembers of cards that were shown and lie hidden now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Recall {
    /// None of them.
    Nothing,
    /// A part of them: how much of it is hard to remember depends on the game, and its plan says so.
    Part,
    /// All of them.
    Everything,
}

/// How far a bot sees that thinks ahead. Weak ones are weak as people are: they see less far, think of fewer ways in
/// which luck may fall, and forget which cards were shown. None of them blunders at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLevel {
    /// What it remembers.
    pub recall: Recall,
    /// It imagines only so many different worlds; nothing: a new one each time.
    pub worlds: Option<u32>,
    /// How far it looks ahead, in percent of the turns that the plan of the game has; one turn at least.
    pub turns: u16,
    /// How long it thinks.
    pub budget: Budget,
}

/// A review looks so many times as long at a choice as a player of that level.
const LONGER_IN_REVIEW: u32 = 5;

impl SearchLevel {
    /// How far a bot of this kind sees; nothing for those that do not think ahead.
    pub fn of(kind: BotKind) -> Option<SearchLevel> {
        let budget = |iterations, millis| Budget { iterations, millis };
        Some(match kind {
            BotKind::Random | BotKind::Greedy => return None,
            BotKind::Apprentice => {
                SearchLevel { recall: Recall::Nothing, worlds: Some(3), turns: 40, budget: budget(40, 100) }
            }
            BotKind::Merchant => {
                SearchLevel { recall: Recall::Nothing, worlds: Some(5), turns: 75, budget: budget(300, 300) }
            }
            BotKind::Master => {
                SearchLevel { recall: Recall::Part, worlds: None, turns: 100, budget: budget(2000, 1000) }
            }
            BotKind::Grandmaster => SearchLevel {
                recall: Recall::Everything,
                worlds: None,
                turns: 100,
                budget: budget(100_000, 5000),
            },
        })
    }

    /// How far somebody sees who thinks a game over as deeply as a bot of this kind: nobody waits for the next choice, so
    /// there is time to look longer at each, and nothing is forgotten.
    pub fn in_review(kind: BotKind) -> Option<SearchLevel> {
        let longest = SearchLevel::of(BotKind::Grandmaster)?;
        let iterations = SearchLevel::of(kind)?.budget.iterations * LONGER_IN_REVIEW;
        Some(longest.with_iterations(iterations.min(longest.budget.iterations)))
    }

    /// The same with so many iterations.
    #[must_use]
    pub const fn with_iterations(self, iterations: u32) -> SearchLevel {
        SearchLevel { budget: Budget { iterations, ..self.budget }, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weaker_levels_remember_no_more_and_see_no_further() {
        let levels = BotKind::ALL.into_iter().filter_map(SearchLevel::of).collect::<Vec<_>>();
        for two in levels.windows(2) {
            let worlds = |sight: &SearchLevel| sight.worlds.unwrap_or(u32::MAX);
            assert!(two[0].recall <= two[1].recall && two[0].turns <= two[1].turns);
            assert!(worlds(&two[0]) <= worlds(&two[1]));
            assert!(two[0].budget.iterations < two[1].budget.iterations);
        }
    }
}
