//! Thinks a finished game over: one decision at a time, from what the seat knew when it chose.
//!
//! How good a choice was is judged by who made it. How everybody stood is what all seats together thought of it, each by what it
//! knew: who holds a card that wins the game knows more than the others, and a graph of whoever happens to choose would jump.
//!
//! So whoever asks can do many at once, show how far it is, and stop. What is found is put together by
//! [`Review`](portolan_games::review::Review).

use crate::heuristics::Heuristics;
use crate::level::SearchLevel;
use crate::search::{Patience, Search, Tried};
use crate::thought::Thought;
use portolan_core::{Choices, Game, Journal, Knowledge, MAX_SEATS, NullLog, Seat, Table, ThoughtRng, Viewer};
use portolan_games::review::{BetterChoice, DecisionVerdict};
use portolan_games::{AnyEvent, AnyTable, ListedGame};

/// The choices of a game that were decisions, by how many choices stood before each: more than one thing could be chosen.
pub fn decisions(table: &AnyTable) -> Vec<usize> {
    match table {
        AnyTable::Osaka(table) => decisions_of(table),
        AnyTable::Ostia(table) => decisions_of(table),
        AnyTable::Dschunke(table) => decisions_of(table),
        AnyTable::Yokohama(table) => decisions_of(table),
    }
}

/// Thinks one decision over, as far as `sight` goes; nothing, if patience ended before there was a thought, or if no
/// choice was made there.
pub fn judge(
    table: &AnyTable,
    ply: usize,
    sight: &SearchLevel,
    patience: &mut Patience<'_>,
) -> Option<DecisionVerdict> {
    match table {
        AnyTable::Osaka(table) => judge_of(table, ply, sight, patience, AnyEvent::Osaka),
        AnyTable::Ostia(table) => judge_of(table, ply, sight, patience, AnyEvent::Ostia),
        AnyTable::Dschunke(table) => judge_of(table, ply, sight, patience, AnyEvent::Dschunke),
        AnyTable::Yokohama(table) => judge_of(table, ply, sight, patience, AnyEvent::Yokohama),
    }
}

fn decisions_of<G: Game>(table: &Table<G>) -> Vec<usize> {
    let mut choices = Choices::new();
    let mut state = table.state_after(0);
    let mut plies = Vec::new();
    for (ply, made) in table.choices_made().iter().enumerate() {
        state.choices(made.seat, &mut choices);
        if choices.len() > 1 {
            plies.push(ply);
        }
        if state.apply(made.seat, made.choice, &mut NullLog).is_err() {
            break;
        }
    }
    plies
}

fn judge_of<G: Heuristics + ListedGame>(
    table: &Table<G>,
    ply: usize,
    sight: &SearchLevel,
    patience: &mut Patience<'_>,
    any_event: impl Fn(G::Event) -> AnyEvent,
) -> Option<DecisionVerdict> {
    let made = table.choices_made().get(ply)?;
    let position = table.state_after(ply);
    // The same game is judged alike whenever and wherever it is reviewed.
    let mut rng = ThoughtRng::new(ply as u64);
    let mut search = Search::<G>::new(G::plan(position.seats()).seeing(sight.turns));
    let knowledge = Knowledge::of(&position, made.seat);
    let (thought, tried) = search.weigh_up(&knowledge, sight, made.choice, &mut rng, patience);
    let of = |choice| tried.iter().find(|tried| tried.choice == choice);
    let (best, chosen) = (of(thought.best.first()?.choice)?, of(made.choice)?);
    let better = gains(best, chosen, made.seat).then(|| why(&thought, any_event)).flatten();
    let best = if better.is_some() { best.chances } else { chosen.chances };
    let others = position.seats().seats().filter(|&other| other != made.seat);
    let glimpse = sight.with_iterations((sight.budget.iterations / GLIMPSE).max(1));
    let mut before = best;
    for other in others {
        let opinion = search.opinion(&Knowledge::of(&position, other), &glimpse, &mut rng, patience)?;
        before.iter_mut().zip(opinion).for_each(|(sum, chance)| *sum += chance);
    }
    let before = before.map(|sum| sum / position.seats().get() as f32);
    let after = changed(&before, &best, &chosen.chances);
    Some(DecisionVerdict {
        ply,
        seat: made.seat,
        before: before.map(per_mille),
        after: after.map(per_mille),
        better,
    })
}

/// What others think of a decision is asked with one iteration of so many.
const GLIMPSE: u32 = 4;

/// Chances that change as those of one who goes from `best` to `chosen`; a little less, if somebody has not as much to lose.
fn changed(
    before: &[f32; MAX_SEATS],
    best: &[f32; MAX_SEATS],
    chosen: &[f32; MAX_SEATS],
) -> [f32; MAX_SEATS] {
    let changes: [f32; MAX_SEATS] = std::array::from_fn(|seat| chosen[seat] - best[seat]);
    let loss = |(&before, &change): (&f32, &f32)| if change < 0.0 { before / -change } else { 1.0 };
    let part = before.iter().zip(&changes).map(loss).fold(1.0, f32::min);
    std::array::from_fn(|seat| (before[seat] + part * changes[seat]).max(0.0))
}

/// Is one choice better for the seat than another, beyond what chance in the iterations could make of it?
fn gains<C: PartialEq>(best: &Tried<C>, chosen: &Tried<C>, seat: Seat) -> bool {
    let of = |tried: &Tried<C>| tried.chances[seat.index()];
    best.choice != chosen.choice && of(best) - of(chosen) > doubt(best.visits, chosen.visits)
}

/// Two standard errors of the difference of two averages. What comes of an iteration is rarely as spread as a coin's fall:
/// a half of that is what was seen.
fn doubt(visits: u32, others: u32) -> f32 {
    let spread = 0.25;
    let part = |visits: u32| 1.0 / visits.max(1) as f32;
    2.0 * spread * (part(visits) + part(others)).sqrt()
}

fn why<G: Heuristics + ListedGame>(
    thought: &Thought<G>,
    any_event: impl Fn(G::Event) -> AnyEvent,
) -> Option<BetterChoice> {
    let line = thought.best.first()?;
    let mut journal = Journal::new();
    thought.replay(line, &mut journal);
    let events = journal.seen_by(Viewer::Seat(thought.seat)).cloned().map(any_event).collect();
    Some(BetterChoice { choice: G::any_choice(line.choice), events })
}

fn per_mille(chance: f32) -> u16 {
    (chance * 1000.0).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(few: [f32; 3]) -> [f32; MAX_SEATS] {
        std::array::from_fn(|seat| few.get(seat).copied().unwrap_or(0.0))
    }

    /// Who chose thought that it lost a fifth of a victory: so it is, as long as it has that much in the eyes of all.
    #[test]
    fn a_loss_is_as_large_as_it_was_thought_and_never_more_than_there_is() {
        let (best, chosen) = (chances([0.9, 0.1, 0.0]), chances([0.7, 0.2, 0.1]));
        let close = |one: [f32; MAX_SEATS], few: [f32; 3]| {
            one.iter().zip(chances(few)).all(|(one, other)| (one - other).abs() < 1e-6)
        };
        assert!(close(changed(&chances([0.5, 0.3, 0.2]), &best, &chosen), [0.3, 0.4, 0.3]));
        assert!(close(changed(&chances([0.1, 0.5, 0.4]), &best, &chosen), [0.0, 0.55, 0.45]));
        assert!(close(changed(&chances([0.4, 0.3, 0.3]), &best, &best), [0.4, 0.3, 0.3]));
    }
}
