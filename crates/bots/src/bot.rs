//! What every bot is: knowledge in, one choice out.

use crate::heuristics::Heuristics;
use crate::kind::BotKind;
use crate::search::Patience;
use crate::thinker::Thinker;
use portolan_core::{Knowledge, ThoughtRng};

/// What a bot of this kind chooses, if it may think as long as it likes. It is always a legal choice.
///
/// # Panics
/// If the seat has nothing to choose: a bot is asked only when it must act.
pub fn choose_for<G: Heuristics>(
    kind: BotKind,
    knowledge: &Knowledge<'_, G>,
    rng: &mut ThoughtRng,
) -> G::Choice {
    choose_within_for(kind, knowledge, rng, &mut |_| true)
}

/// What a bot of this kind chooses as long as `patience` lasts. It is always a legal choice.
///
/// # Panics
/// If the seat has nothing to choose: a bot is asked only when it must act.
pub fn choose_within_for<G: Heuristics>(
    kind: BotKind,
    knowledge: &Knowledge<'_, G>,
    rng: &mut ThoughtRng,
    patience: &mut Patience<'_>,
) -> G::Choice {
    Thinker::new(kind, knowledge.seats()).choose(knowledge, rng, patience)
}
