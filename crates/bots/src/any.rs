//! Bots at a table of whichever game. Nothing is thought here: each game is passed on to its own judgement.

use crate::bot::choose_within_for;
use crate::heuristics::Heuristics;
use crate::kind::BotKind;
use crate::search::Patience;
use crate::thinker::Thinker;
use crate::thought::Line;
use portolan_core::{Journal, Knowledge, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyEvent, AnyKnowledge, ListedGame};

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

/// A line of thought about whichever game.
#[derive(Clone, Debug)]
pub struct AnyLine {
    /// The choice, what is expected of it, and what would follow.
    pub line: Line<AnyChoice>,
    /// What the seat would see happen, in a world that it imagines: what the choice is for.
    pub events: Vec<AnyEvent>,
}

/// Up to three choices of the seat, the best first, as a bot of this kind thinks of them; none if it does not think
/// ahead.
pub fn explain(
    kind: BotKind,
    knowledge: &AnyKnowledge<'_>,
    rng: &mut ThoughtRng,
    patience: &mut Patience<'_>,
) -> Vec<AnyLine> {
    match knowledge {
        AnyKnowledge::Osaka(known) => lines(kind, known, rng, patience, AnyEvent::Osaka),
        AnyKnowledge::Ostia(known) => lines(kind, known, rng, patience, AnyEvent::Ostia),
        AnyKnowledge::Dschunke(known) => lines(kind, known, rng, patience, AnyEvent::Dschunke),
        AnyKnowledge::Yokohama(known) => lines(kind, known, rng, patience, AnyEvent::Yokohama),
    }
}

fn lines<G: Heuristics + ListedGame>(
    kind: BotKind,
    knowledge: &Knowledge<'_, G>,
    rng: &mut ThoughtRng,
    patience: &mut Patience<'_>,
    any_event: impl Fn(G::Event) -> AnyEvent,
) -> Vec<AnyLine> {
    let Some(thought) = Thinker::<G>::new(kind, knowledge.seats()).explain(knowledge, rng, patience) else {
        return Vec::new();
    };
    let told = thought.best.iter().map(|line| {
        let mut journal = Journal::new();
        thought.replay(line, &mut journal);
        let events = journal.seen_by(Viewer::Seat(thought.seat)).cloned().map(&any_event).collect();
        AnyLine { line: line.map(G::any_choice), events }
    });
    told.collect()
}
