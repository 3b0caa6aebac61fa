//! One choice of a bot, for a game whose type is known and for any game.
//!
//! All functions that choose return a legal choice and panic if the seat has nothing to choose.

use crate::analysis::AnalysisLine;
use crate::heuristics::Heuristics;
use crate::kind::BotKind;
use crate::player::BotPlayer;
use crate::search::SearchLimit;
use portolan_core::{Knowledge, ThoughtRng};
use portolan_games::{AnyChoice, AnyEvent, AnyKnowledge, ListedGame, with_any};

/// Returns the choice of a bot of this kind that uses its full number of iterations.
///
/// # Panics
/// If the seat has nothing to choose.
pub fn choose_for<G: Heuristics>(
    kind: BotKind,
    knowledge: &Knowledge<'_, G>,
    rng: &mut ThoughtRng,
) -> G::Choice {
    choose_within_for(kind, knowledge, rng, &mut |_| true)
}

/// Returns the choice of a bot of this kind that stops searching when `limit` returns false.
///
/// # Panics
/// If the seat has nothing to choose.
pub fn choose_within_for<G: Heuristics>(
    kind: BotKind,
    knowledge: &Knowledge<'_, G>,
    rng: &mut ThoughtRng,
    limit: &mut SearchLimit<'_>,
) -> G::Choice {
    BotPlayer::new(kind, knowledge.seats()).choose(knowledge, rng, limit)
}

/// [`choose_for`] for any game.
///
/// # Panics
/// If the seat has nothing to choose.
pub fn choose(kind: BotKind, knowledge: &AnyKnowledge<'_>, rng: &mut ThoughtRng) -> AnyChoice {
    choose_within(kind, knowledge, rng, &mut |_| true)
}

/// [`choose_within_for`] for any game.
///
/// # Panics
/// If the seat has nothing to choose.
pub fn choose_within(
    kind: BotKind,
    knowledge: &AnyKnowledge<'_>,
    rng: &mut ThoughtRng,
    limit: &mut SearchLimit<'_>,
) -> AnyChoice {
    with_any!(AnyKnowledge, knowledge, G, knowledge => {
        G::any_choice(choose_within_for::<G>(kind, knowledge, rng, limit))
    })
}

/// An [`AnalysisLine`] of any game.
#[derive(Clone, Debug)]
pub struct AnyAnalysisLine {
    /// The choice, its expected result and its continuation.
    pub line: AnalysisLine<AnyChoice>,
    /// What the seat would see happen when the line is played in an imagined world: the purpose of the choice.
    pub events: Vec<AnyEvent>,
}

/// Returns up to three choices of the seat, the best first; empty for a bot that does not search.
pub fn analyse(
    kind: BotKind,
    knowledge: &AnyKnowledge<'_>,
    rng: &mut ThoughtRng,
    limit: &mut SearchLimit<'_>,
) -> Vec<AnyAnalysisLine> {
    with_any!(AnyKnowledge, knowledge, G, knowledge => analyse_for::<G>(kind, knowledge, rng, limit))
}

fn analyse_for<G: Heuristics + ListedGame>(
    kind: BotKind,
    knowledge: &Knowledge<'_, G>,
    rng: &mut ThoughtRng,
    limit: &mut SearchLimit<'_>,
) -> Vec<AnyAnalysisLine> {
    let Some(analysis) = BotPlayer::<G>::new(kind, knowledge.seats()).analyse(knowledge, rng, limit) else {
        return Vec::new();
    };
    let any_line = |line: &AnalysisLine<G::Choice>| AnyAnalysisLine {
        line: line.map(G::any_choice),
        events: analysis.any_events(line),
    };
    analysis.best.iter().map(any_line).collect()
}
