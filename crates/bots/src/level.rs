//! How far each level of bots sees, and how long it may think.

use crate::kind::BotKind;
use portolan_core::Memory;

/// How much thought a choice may take. Whoever asks owns the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// At most so many iterations …
    pub iterations: u32,
    /// … and so many milliseconds of one processor.
    pub millis: u32,
}

/// How far a bot sees that thinks ahead. Weak ones are weak as people are: they see less far, think of fewer ways in
/// which luck may fall, and forget which cards were shown. None of them blunders at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// What it remembers.
    pub memory: Memory,
    /// It imagines only so many different worlds; nothing: a new one each time.
    pub worlds: Option<u32>,
    /// How far it looks ahead, in percent of the turns that the plan of the game has; one turn at least.
    pub turns: u16,
    /// How long it thinks.
    pub budget: Budget,
}

impl Sight {
    /// How far a bot of this kind sees; nothing for those that do not think ahead.
    pub fn of(kind: BotKind) -> Option<Sight> {
        let budget = |iterations, millis| Budget { iterations, millis };
        let (open, perfect) = (Memory::Open, Memory::Perfect);
        Some(match kind {
            BotKind::Random | BotKind::Greedy => return None,
            BotKind::Apprentice => {
                Sight { memory: open, worlds: Some(3), turns: 40, budget: budget(40, 100) }
            }
            BotKind::Merchant => {
                Sight { memory: open, worlds: Some(8), turns: 75, budget: budget(1500, 300) }
            }
            BotKind::Master => {
                Sight { memory: perfect, worlds: None, turns: 100, budget: budget(20_000, 1000) }
            }
            BotKind::Grandmaster => {
                Sight { memory: perfect, worlds: None, turns: 100, budget: budget(100_000, 5000) }
            }
        })
    }

    /// How far somebody sees who thinks a game over as deeply as a bot of this kind: nothing is forgotten then.
    pub fn in_review(kind: BotKind) -> Option<Sight> {
        let iterations = Sight::of(kind)?.budget.iterations;
        Sight::of(BotKind::Master).map(|master| master.with_iterations(iterations))
    }

    /// The same with so many iterations.
    #[must_use]
    pub const fn with_iterations(self, iterations: u32) -> Sight {
        Sight { budget: Budget { iterations, ..self.budget }, ..self }
    }
}
