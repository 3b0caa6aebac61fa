//! What every bot is: knowledge in, one choice out.

use crate::kind::BotKind;
use crate::random;
use portolan_core::{Game, Knowledge, ThoughtRng};

/// A game that somebody has taught the bots to judge.
pub trait Judged: Game {
    /// What looks best at once to the seat whose knowledge this is. Nothing, if the judgement knows no answer.
    fn greedy(knowledge: &Knowledge<'_, Self>, rng: &mut ThoughtRng) -> Option<Self::Choice>;
}

/// What a bot of this kind chooses. It is always a legal choice.
///
/// # Panics
/// If the seat has nothing to choose: a bot is asked only when it must act.
pub fn choose_for<G: Judged>(kind: BotKind, knowledge: &Knowledge<'_, G>, rng: &mut ThoughtRng) -> G::Choice {
    let thought_out = match kind {
        BotKind::Random => None,
        BotKind::Greedy => G::greedy(knowledge, rng),
    };
    thought_out.or_else(|| random::any_choice(knowledge, rng)).expect("a bot is asked only when it must act")
}
