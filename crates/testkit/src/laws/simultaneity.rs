//! Law 9: while several seats choose at once, the order of their choices changes nothing.

use super::Verdict;
use crate::play::{Play, Trail};
use crate::tally::Tally;
use portolan_core::{Game, NullLog, ThoughtRng, Viewer};

/// The spacing of trying other orders, in choices.
const SPACING: usize = 6;

/// The number of other orders tried for one set of choices.
const ORDERS: usize = 3;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> Verdict {
    loop {
        if play.state.to_act().len() > 1 && play.time_to_look(SPACING) {
            order_changes_nothing(play)?;
            tally.look();
        }
        if play.step(&mut NullLog).is_none() {
            return Ok(());
        }
    }
}

fn order_changes_nothing<G: Game>(play: &mut Play<'_, G>) -> Verdict {
    let mut answers = one_answer_each(play);
    let Some(one) = after(&play.state, &answers)? else { return Ok(()) };
    for _ in 0..ORDERS {
        let first = answers.clone();
        reorder(&mut answers, &mut play.rng);
        let Some(other) = after(&play.state, &answers)? else { return Ok(()) };
        if let Some(what) = difference(&one, &other) {
            return Err(format!(
                "{what} when the answers come as {} instead of {}",
                text::<G>(&answers),
                text::<G>(&first)
            ));
        }
    }
    Ok(())
}

fn one_answer_each<G: Game>(play: &mut Play<'_, G>) -> Trail<G> {
    let to_act = play.state.to_act();
    let mut answers = Vec::new();
    for seat in to_act.iter() {
        let wishes = play.player.wishes(&play.state, seat).to_vec();
        let accepted = |&choice: &G::Choice| play.state.clone().apply(seat, choice, &mut NullLog).is_ok();
        answers.extend(wishes.into_iter().find(accepted).map(|choice| (seat, choice)));
    }
    answers
}

/// Returns any other order; with two choices always the other one.
fn reorder<T>(answers: &mut [T], rng: &mut ThoughtRng) {
    if answers.len() == 2 { answers.swap(0, 1) } else { rng.shuffle(answers) }
}

/// Returns the state after these choices; `None` if there are fewer than two, whose order does not matter.
fn after<G: Game>(state: &G, answers: &Trail<G>) -> Result<Option<G>, String> {
    if answers.len() < 2 {
        return Ok(None);
    }
    let mut state = state.clone();
    for &(seat, choice) in answers {
        state.apply(seat, choice, &mut NullLog).map_err(|reason| {
            format!("{choice} of seat {seat} is refused ({reason}) in the order {}", text::<G>(answers))
        })?;
    }
    Ok(Some(state))
}

fn difference<G: Game>(one: &G, other: &G) -> Option<String> {
    if one != other {
        return Some("the state is another one".into());
    }
    if one.state_hash() != other.state_hash() {
        return Some("the print is another one".into());
    }
    let mut viewers = Viewer::all(one.seats());
    let viewer = viewers.find(|&viewer| one.view(viewer) != other.view(viewer))?;
    Some(format!("{viewer} sees something else"))
}

fn text<G: Game>(answers: &Trail<G>) -> String {
    answers.iter().map(|(seat, choice)| format!("{seat}: {choice}")).collect::<Vec<_>>().join("; ")
}
