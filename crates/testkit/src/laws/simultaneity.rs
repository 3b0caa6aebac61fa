//! Law 9: while several seats choose simultaneously, the order of their choices changes nothing.

use super::CheckResult;
use crate::play::{Play, Trail};
use crate::tally::Tally;
use portolan_core::{Game, NullLog, ThoughtRng, Viewer};

/// The spacing of trying other orders, in choices.
const SPACING: usize = 6;

/// The number of other orders tried for one set of choices.
const ORDERS: usize = 3;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    loop {
        if play.state.to_act().len() > 1 && play.is_check_due(SPACING) {
            order_changes_nothing(play)?;
            tally.count_check();
        }
        if play.step(&mut NullLog).is_none() {
            return Ok(());
        }
    }
}

fn order_changes_nothing<G: Game>(play: &mut Play<'_, G>) -> CheckResult {
    let mut choices = one_choice_each(play);
    let Some(one) = after(&play.state, &choices)? else { return Ok(()) };
    for _ in 0..ORDERS {
        let first = choices.clone();
        reorder(&mut choices, &mut play.rng);
        let Some(other) = after(&play.state, &choices)? else { return Ok(()) };
        if let Some(what) = difference(&one, &other) {
            return Err(format!(
                "{what} when the choices are made in the order {} instead of {}",
                text::<G>(&choices),
                text::<G>(&first)
            ));
        }
    }
    Ok(())
}

fn one_choice_each<G: Game>(play: &mut Play<'_, G>) -> Trail<G> {
    let to_act = play.state.to_act();
    let mut choices = Vec::new();
    for seat in to_act.iter() {
        let preferred = play.player.by_preference(&play.state, seat).to_vec();
        let accepted = |&choice: &G::Choice| play.state.clone().apply(seat, choice, &mut NullLog).is_ok();
        choices.extend(preferred.into_iter().find(accepted).map(|choice| (seat, choice)));
    }
    choices
}

/// Returns any other order; with two choices always the other one.
fn reorder<T>(choices: &mut [T], rng: &mut ThoughtRng) {
    if choices.len() == 2 { choices.swap(0, 1) } else { rng.shuffle(choices) }
}

/// Returns the state after these choices; `None` if there are fewer than two, whose order does not matter.
fn after<G: Game>(state: &G, choices: &Trail<G>) -> Result<Option<G>, String> {
    if choices.len() < 2 {
        return Ok(None);
    }
    let mut state = state.clone();
    for &(seat, choice) in choices {
        state.apply(seat, choice, &mut NullLog).map_err(|reason| {
            format!("{choice} of seat {seat} is refused ({reason}) in the order {}", text::<G>(choices))
        })?;
    }
    Ok(Some(state))
}

fn difference<G: Game>(one: &G, other: &G) -> Option<String> {
    if one != other {
        return Some("the state differs".into());
    }
    if one.state_hash() != other.state_hash() {
        return Some("the state hash differs".into());
    }
    let mut viewers = Viewer::all(one.seats());
    let viewer = viewers.find(|&viewer| one.view(viewer) != other.view(viewer))?;
    Some(format!("the view of {viewer} differs"))
}

fn text<G: Game>(choices: &Trail<G>) -> String {
    choices.iter().map(|(seat, choice)| format!("{seat}: {choice}")).collect::<Vec<_>>().join("; ")
}
