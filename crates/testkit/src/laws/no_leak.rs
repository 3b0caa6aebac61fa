//! Law 7: no viewer learns what it cannot know unless the log says so. A viewer's imagined world must look to it like
//! the true one, now and while the same choices are made in both. Whether that world was imagined fairly is law 11.

use super::{CheckResult, all_seats, attempts};
use crate::mirror::{Mirror, reveals};
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{Choices, Game, Journal, Memory, Seat, ThoughtRng, Viewer};

/// The spacing of imagined worlds, in choices.
const SPACING: usize = 30;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    let mut mirrors = Vec::new();
    loop {
        if play.is_check_due(SPACING) {
            absent_seats_can_view(&play.state);
            mirrors = Mirror::of_all(&play.state, &mut play.rng);
            mirrors.iter().try_for_each(|mirror| looks_like_the_truth(&play.state, mirror))?;
            memory_looks_like_the_truth(&play.state, &mut play.rng)?;
            tally.count_check();
        }
        if play.state.to_act().len() > 1 {
            secret_choices_look_alike(&play.state, &mut play.rng)?;
        }
        let mut journal = Journal::new();
        let Some((seat, choice)) = play.step(&mut journal) else { return Ok(()) };
        mirrors = follow_in_mirrors(&play.state, mirrors, seat, choice, &journal)?;
    }
}

/// A seat that is not at the table can look without causing a panic.
fn absent_seats_can_view<G: Game>(state: &G) {
    for seat in all_seats().filter(|&seat| !state.seats().has(seat)) {
        state.view(Viewer::Seat(seat));
    }
}

fn looks_like_the_truth<G: Game>(truth: &G, mirror: &Mirror<G>) -> CheckResult {
    let viewer = mirror.viewer;
    check_same_view(truth, &mirror.world, viewer, "in a world that it imagines")?;
    let Some(seat) = viewer.seat() else { return Ok(()) };
    for ((choice, here), (_, there)) in attempts(truth, seat).zip(attempts(&mirror.world, seat)) {
        if here != there {
            return Err(format!(
                "{viewer} can distinguish the truth from its imagined world by trying {choice}: {here:?}, but {there:?}"
            ));
        }
    }
    Ok(())
}

/// A viewer with perfect memory sees no less.
fn memory_looks_like_the_truth<G: Game>(truth: &G, rng: &mut ThoughtRng) -> CheckResult {
    Viewer::all(truth.seats()).try_for_each(|viewer| {
        let world = truth.imagine(viewer, Memory::Perfect, rng);
        check_same_view(truth, &world, viewer, "in a world that it imagines with perfect memory")
    })
}

/// Returns the mirrors in which the choice was possible and nothing was revealed.
fn follow_in_mirrors<G: Game>(
    truth: &G,
    mirrors: Vec<Mirror<G>>,
    seat: Seat,
    choice: G::Choice,
    journal: &Journal<G::Event>,
) -> Result<Vec<Mirror<G>>, String> {
    let mut alike = Vec::new();
    for mut mirror in mirrors {
        let viewer = mirror.viewer;
        let Some(mirrored) = mirror.follow(seat, choice) else {
            if viewer.is(seat) {
                return Err(format!("{viewer} may choose {choice}, but not in a world that it imagined"));
            }
            continue;
        };
        check_same_events(journal, &mirrored, viewer, "in a world that it imagined")?;
        if !reveals(journal, viewer) && !reveals(&mirrored, viewer) {
            check_same_view(truth, &mirror.world, viewer, "in a world that it imagined")?;
            alike.push(mirror);
        }
    }
    Ok(alike)
}

/// While several seats choose simultaneously, all choices of one of them look alike to the others.
fn secret_choices_look_alike<G: Game>(state: &G, rng: &mut ThoughtRng) -> CheckResult {
    let to_act: Vec<Seat> = state.to_act().iter().collect();
    let Some(chooser) = rng.pick(&to_act) else { return Ok(()) };
    let mut list = Choices::new();
    state.choices(chooser, &mut list);
    let mut futures = list.iter().filter_map(|&choice| after(state, chooser, choice));
    let Some((one, its_journal)) = futures.next() else { return Ok(()) };
    for (other, other_journal) in futures {
        for viewer in Viewer::all(state.seats()).filter(|viewer| !viewer.is(chooser)) {
            let context = format!("when seat {chooser} secretly chooses something else");
            check_same_events(&its_journal, &other_journal, viewer, &context)?;
            if !reveals(&its_journal, viewer) && !reveals(&other_journal, viewer) {
                check_same_view(&one, &other, viewer, &context)?;
            }
        }
    }
    Ok(())
}

fn after<G: Game>(state: &G, seat: Seat, choice: G::Choice) -> Option<(G, Journal<G::Event>)> {
    let (mut state, mut journal) = (state.clone(), Journal::new());
    state.apply(seat, choice, &mut journal).ok()?;
    Some((state, journal))
}

/// Compares everything that `viewer` can see: the view, the seats to act, and its own choices.
fn check_same_view<G: Game>(one: &G, other: &G, viewer: Viewer, context: &str) -> CheckResult {
    if one.to_act() != other.to_act() {
        let (here, there) = (one.to_act(), other.to_act());
        return Err(format!("{viewer} sees {here:?} to act, but {there:?} {context}"));
    }
    let (here, there) = (one.view(viewer), other.view(viewer));
    if here != there {
        return Err(format!("{viewer} sees {here:?}, but {there:?} {context}"));
    }
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let (mut here, mut there) = (Choices::new(), Choices::new());
    one.choices(seat, &mut here);
    other.choices(seat, &mut there);
    if here != there {
        return Err(format!("{viewer} may choose {here:?}, but {there:?} {context}"));
    }
    Ok(())
}

/// Checks that `viewer` sees the same events up to the first reveal in either world.
fn check_same_events<E: Eq + std::fmt::Debug>(
    one: &Journal<E>,
    other: &Journal<E>,
    viewer: Viewer,
    context: &str,
) -> CheckResult {
    let here: Vec<&E> = one.seen_before_reveal(viewer).collect();
    let there: Vec<&E> = other.seen_before_reveal(viewer).collect();
    let alike = match (reveals(one, viewer), reveals(other, viewer)) {
        (false, false) => here == there,
        (true, false) => there.starts_with(&here),
        (false, true) => here.starts_with(&there),
        (true, true) => here.starts_with(&there) || there.starts_with(&here),
    };
    if alike { Ok(()) } else { Err(format!("{viewer} gets the events {here:?}, but {there:?} {context}")) }
}
