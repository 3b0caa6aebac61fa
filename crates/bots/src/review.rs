//! Reviews a finished game, one decision at a time.
//!
//! A choice is judged from what the chooser knew. The win chances before it are the average over the opinions of
//! all seats, each from its own knowledge: a seat that holds the winning card knows more than the others, and a graph
//! of the current chooser's opinion would jump.
//!
//! Decisions are independent of each other, so the caller can review them in parallel, show progress, and stop.
//! [`Review`](portolan_games::review::Review) puts the verdicts together.

use crate::heuristics::Heuristics;
use crate::level::SearchLevel;
use crate::search::{ChoiceStats, Search, SearchLimit};
use portolan_core::{Choices, Game, Knowledge, MAX_SEATS, NullLog, Seat, Table, ThoughtRng};
use portolan_games::review::{BetterChoice, DecisionVerdict};
use portolan_games::{AnyTable, ListedGame, with_any};

/// One number in `SEAT_OPINION_DIVISOR` of the iterations goes into the opinion of each other seat.
const SEAT_OPINION_DIVISOR: u32 = 4;

/// Returns the indices of those choices of a game at which the player had more than one option.
pub fn decisions(table: &AnyTable) -> Vec<usize> {
    with_any!(AnyTable, table, G, table => decisions_for::<G>(table))
}

/// Reviews the choice at this index; `None` if there is none, or if `limit` stops the search too early.
pub fn review_decision(
    table: &AnyTable,
    index: usize,
    level: &SearchLevel,
    limit: &mut SearchLimit<'_>,
) -> Option<DecisionVerdict> {
    with_any!(AnyTable, table, G, table => review_decision_for::<G>(table, index, level, limit))
}

fn decisions_for<G: Game>(table: &Table<G>) -> Vec<usize> {
    let mut choices = Choices::new();
    let mut state = table.state_after(0);
    let mut decisions = Vec::new();
    for (index, made) in table.choices_made().iter().enumerate() {
        state.choices(made.seat, &mut choices);
        if choices.len() > 1 {
            decisions.push(index);
        }
        if state.apply(made.seat, made.choice, &mut NullLog).is_err() {
            break;
        }
    }
    decisions
}

fn review_decision_for<G: Heuristics + ListedGame>(
    table: &Table<G>,
    index: usize,
    level: &SearchLevel,
    limit: &mut SearchLimit<'_>,
) -> Option<DecisionVerdict> {
    let made = table.choices_made().get(index)?;
    let position = table.state_after(index);
    let seat_count = position.seats();
    // The generator depends only on the index, so that every review of a game gives the same verdicts.
    let mut rng = ThoughtRng::new(index as u64);
    let mut search =
        Search::<G>::new(G::search_params(seat_count).with_horizon_percent(level.horizon_percent));
    let knowledge = Knowledge::of(&position, made.seat);
    let (analysis, stats) = search.review(&knowledge, level, made.choice, &mut rng, limit);
    let stats_of = |choice| stats.iter().find(|stats| stats.choice == choice);
    let best_line = analysis.best.first()?;
    let (best, chosen) = (stats_of(best_line.choice)?, stats_of(made.choice)?);
    let better = is_better(best, chosen, made.seat).then(|| BetterChoice {
        choice: G::any_choice(best_line.choice),
        events: analysis.any_events(best_line),
    });
    let best_chances = if better.is_some() { best.chances } else { chosen.chances };

    let opinion_level = level.with_iterations((level.budget.iterations / SEAT_OPINION_DIVISOR).max(1));
    let mut before = best_chances;
    for other in seat_count.seats().filter(|&other| other != made.seat) {
        let knowledge = Knowledge::of(&position, other);
        let opinion = search.win_chances(&knowledge, &opinion_level, &mut rng, limit)?;
        before.iter_mut().zip(opinion).for_each(|(sum, chance)| *sum += chance);
    }
    let before = before.map(|sum| sum / seat_count.get() as f32);
    let after = shifted(&before, &best_chances, &chosen.chances);
    Some(DecisionVerdict {
        ply: index,
        seat: made.seat,
        before: before.map(per_mille),
        after: after.map(per_mille),
        better,
    })
}

/// Returns `before` changed by the difference between `best` and `chosen`, scaled down if a chance would fall below 0.
fn shifted(
    before: &[f32; MAX_SEATS],
    best: &[f32; MAX_SEATS],
    chosen: &[f32; MAX_SEATS],
) -> [f32; MAX_SEATS] {
    let changes: [f32; MAX_SEATS] = std::array::from_fn(|seat| chosen[seat] - best[seat]);
    let loss = |(&before, &change): (&f32, &f32)| if change < 0.0 { before / -change } else { 1.0 };
    let part = before.iter().zip(&changes).map(loss).fold(1.0, f32::min);
    std::array::from_fn(|seat| (before[seat] + part * changes[seat]).max(0.0))
}

/// Whether `best` wins more often for the seat than `chosen`, by more than sampling error.
fn is_better<C: PartialEq>(best: &ChoiceStats<C>, chosen: &ChoiceStats<C>, seat: Seat) -> bool {
    let gain = best.chances[seat.index()] - chosen.chances[seat.index()];
    best.choice != chosen.choice && gain > sampling_error(best.visits, chosen.visits)
}

/// Two standard errors of the difference of two averages. The results of iterations spread less than the 0.5 of a coin:
/// 0.25 was measured.
fn sampling_error(visits: u32, others: u32) -> f32 {
    let spread = 0.25;
    let part = |visits: u32| 1.0 / visits.max(1) as f32;
    2.0 * spread * (part(visits) + part(others)).sqrt()
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

    #[test]
    fn a_choice_costs_at_most_the_chance_of_its_seat() {
        let (best, chosen) = (chances([0.9, 0.1, 0.0]), chances([0.7, 0.2, 0.1]));
        let close = |one: [f32; MAX_SEATS], few: [f32; 3]| {
            one.iter().zip(chances(few)).all(|(one, other)| (one - other).abs() < 1e-6)
        };
        assert!(close(shifted(&chances([0.5, 0.3, 0.2]), &best, &chosen), [0.3, 0.4, 0.3]));
        assert!(close(shifted(&chances([0.1, 0.5, 0.4]), &best, &chosen), [0.0, 0.55, 0.45]));
        assert!(close(shifted(&chances([0.4, 0.3, 0.3]), &best, &best), [0.4, 0.3, 0.3]));
    }
}
