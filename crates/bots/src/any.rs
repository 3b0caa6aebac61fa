//! Bots at a table of whichever game. Nothing is thought here: each game is passed on to its own judgement.

use crate::bot::choose_for;
use crate::kind::BotKind;
use portolan_core::ThoughtRng;
use portolan_games::{AnyChoice, AnyKnowledge};

/// What a bot of this kind chooses. It is always a legal choice.
///
/// # Panics
/// If the seat has nothing to choose: a bot is asked only when it must act.
pub fn choose(kind: BotKind, knowledge: &AnyKnowledge<'_>, rng: &mut ThoughtRng) -> AnyChoice {
    match knowledge {
        AnyKnowledge::Osaka(knowledge) => AnyChoice::Osaka(choose_for(kind, knowledge, rng)),
        AnyKnowledge::Ostia(knowledge) => AnyChoice::Ostia(choose_for(kind, knowledge, rng)),
        AnyKnowledge::Dschunke(knowledge) => AnyChoice::Dschunke(choose_for(kind, knowledge, rng)),
        AnyKnowledge::Yokohama(knowledge) => AnyChoice::Yokohama(choose_for(kind, knowledge, rng)),
    }
}
