//! Law 10: a choice that is taken back leaves no trace, so the result equals that of a fresh table. `core`'s `Table`
//! decides when undo is possible, and is checked against that here.

use super::{CheckResult, repetition};
use crate::play::{Play, Trail};
use crate::tally::Tally;
use portolan_core::{Game, NullLog, Seat, Table, Viewer, Viewers};

/// The number of choices between two undos.
const SPACING: u32 = 20;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    let mut table = Table::new(play.setup.clone()).map_err(|error| error.to_string())?;
    // Undos make a game longer, but not endless.
    for moves in 0..2 * G::META.max_choices {
        let before = table.state().clone();
        if play.trail.len() >= G::META.max_choices || step(play, &mut table).is_none() {
            return Ok(());
        }
        if moves == 0 || play.rng.below(SPACING) == 0 {
            undo_everything_possible(play, &mut table, &before)?;
            tally.count_check();
        }
    }
    Ok(())
}

fn step<G: Game>(play: &mut Play<'_, G>, table: &mut Table<G>) -> Option<()> {
    let seat = play.player.random_seat(table.state())?;
    let preferred = play.player.by_preference(table.state(), seat);
    let made = preferred.iter().copied().find(|&choice| table.choose(seat, choice).is_ok())?;
    play.trail.push((seat, made));
    Some(())
}

/// Each seat takes back its latest choice if it can: the seat that has just chosen, and seats that chose
/// simultaneously before it.
fn undo_everything_possible<G: Game>(
    play: &mut Play<'_, G>,
    table: &mut Table<G>,
    before: &G,
) -> CheckResult {
    let mut before = Some(before);
    for seat in seats_by_latest_choice(play.trail) {
        let latest = play.trail.iter().rposition(|&(other, _)| other == seat).expect("it has chosen");
        let was_last = latest + 1 == play.trail.len();
        if revealed_since(table, latest).has(Viewer::Seat(seat)) {
            if table.can_take_back(seat).is_ok() {
                return Err(format!("seat {seat} can take back although something was revealed to it"));
            }
            continue;
        }
        if table.take_back(seat).is_err() {
            if was_last {
                return Err(format!("seat {seat} cannot take back what it has just chosen"));
            }
            continue;
        }
        let (_, choice) = play.trail.remove(latest);
        let expected = before.take().filter(|_| was_last);
        leaves_no_trace(play, table, expected)
            .map_err(|what| format!("after seat {seat} took back {choice}, {what}"))?;
    }
    Ok(())
}

/// Returns the seats that have chosen, the latest first.
fn seats_by_latest_choice<C>(trail: &[(Seat, C)]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Vec::new();
    for &(seat, _) in trail.iter().rev() {
        if !seats.contains(&seat) {
            seats.push(seat);
        }
    }
    seats
}

fn revealed_since<G: Game>(table: &Table<G>, choice: usize) -> Viewers {
    table.choices_made()[choice..].iter().fold(Viewers::NONE, |all, made| all.or(made.journal.revealed()))
}

fn leaves_no_trace<G: Game>(play: &Play<'_, G>, table: &Table<G>, before: Option<&G>) -> CheckResult {
    let fresh = replayed(play)?;
    if fresh == *table.state() && before.is_none_or(|before| before == table.state()) {
        return Ok(());
    }
    // A game that is not even repeatable breaks law 4 and says nothing here.
    if !repetition::repeats(play.setup, play.trail) {
        return Ok(());
    }
    if fresh != *table.state() {
        return Err("the state is not that of a fresh table after the remaining choices".into());
    }
    Err("the state is not that before the choice".into())
}

fn replayed<G: Game>(play: &Play<'_, G>) -> Result<G, String> {
    let trail: &Trail<G> = play.trail;
    let mut state = G::new(play.setup, &mut NullLog).map_err(|error| error.to_string())?;
    for &(seat, choice) in trail {
        state.apply(seat, choice, &mut NullLog).ok();
    }
    Ok(state)
}
