//! Bots at a table of whichever game. Nothing is thought here: each game is passed on to its own judgement.

use crate::bot::choose_within_for;
use crate::kind::BotKind;
use crate::search::Patience;
use portolan_core::ThoughtRng;
use portolan_games::{AnyChoice, AnyKnowledge};

/// What a bot of this kind chooses, if it may think as long as it likes. It is always a legal choice.
///
/// # Panics
/// If the seat has nothing to choose: a bot is asked only when it must act.
pub fn choose(kind: BotKind, knowledge: &AnyKnowledge<'_>, rng: &mut ThoughtRng) -> AnyChoice {
    choose_within(kind, knowledge, rng, &mut |_| true)
}

/// What a bot of this kind chooses as long as `patience` lasts. It is always a legal choice.
///
/// # Panics
/// If the seat has nothing to choose: a bot is asked only when it must act.
pub fn choose_within(
    kind: BotKind,
    knowledge: &AnyKnowledge<'_>,
    rng: &mut ThoughtRng,
    patience: &mut Patience<'_>,
) -> AnyChoice {
    match knowledge {
        AnyKnowledge::Osaka(known) => AnyChoice::Osaka(choose_within_for(kind, known, rng, patience)),
        AnyKnowledge::Ostia(known) => AnyChoice::Ostia(choose_within_for(kind, known, rng, patience)),
        AnyKnowledge::Dschunke(known) => AnyChoice::Dschunke(choose_within_for(kind, known, rng, patience)),
        AnyKnowledge::Yokohama(known) => AnyChoice::Yokohama(choose_within_for(kind, known, rng, patience)),
    }
}
