//! Law 11: `imagine` is fair, and imagined worlds can be played.
//!
//! With the same generator it returns the same world from the true state and from an imagined one. That alone would
//! accept facts that are the same in all worlds (for example a world that is the truth). So what a seat cannot know
//! must also be imagined differently now and then: what its own choice reveals to it, private events of others, and
//! the secrets given to the suite. Whether an imagined world *looks* right is law 7.

use super::{CheckResult, ending, sound};
use crate::mirror::{Mirror, revealed_parts};
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{
    Choices, Game, Journal, LogLine, Memory, NullLog, Seat, SeatSet, ThoughtRng, Viewer, Viewers,
};

/// The spacing of imagined worlds, in choices.
const SPACING: usize = 30;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> CheckResult {
    let mut shown_in_secret = private_event_owners(&opening(play)?, Viewers::all());
    let mut mirrors: Vec<Mirror<G>> = Vec::new();
    let mut worlds = Vec::new();
    let mut list = Choices::new();
    let mut truth_is_sound = true;
    loop {
        truth_is_sound &= sound(&play.state, &mut list).is_ok();
        if play.is_check_due(SPACING) {
            worlds.push((play.trail.len(), same_world_from_truth_and_imagined_world(play)?));
            mirrors = Mirror::of_all(&play.state, &mut play.rng);
            compare_private_views(&play.state, &mirrors, shown_in_secret, tally);
            compare_secrets(play, &mirrors, tally);
        }
        let mut journal = Journal::new();
        let Some((seat, choice)) = play.step(&mut journal) else { break };
        shown_in_secret |= private_event_owners(&journal, Viewers::NONE);
        compare_revealed(&play.state, &mut mirrors, seat, choice, &journal, tally);
    }
    // If the true game breaks laws 1, 5 or 6, these laws report it.
    truth_is_sound &= ending::check_bound(&play.state, play.trail.len()).is_ok();
    if !truth_is_sound {
        return Ok(());
    }
    let chosen = play.rng.below(worlds.len() as u32) as usize;
    let (choices_before, world) = worlds.swap_remove(chosen);
    playable(play, choices_before, world)
}

fn opening<G: Game>(play: &Play<'_, G>) -> Result<Journal<G::Event>, String> {
    let mut journal = Journal::new();
    G::new(play.setup, &mut journal).map_err(|error| error.to_string())?;
    Ok(journal)
}

/// Returns the owners of private events, except events about the owner's own secret choice.
fn private_event_owners<E: Eq>(journal: &Journal<E>, mut learning: Viewers) -> SeatSet {
    let mut shown_in_secret = SeatSet::EMPTY;
    for line in journal.lines() {
        match line {
            LogLine::Reveal(to) => learning = learning.or(*to),
            LogLine::Private { seat, seen, by_others } => {
                let news = seen != by_others && learning.has(Viewer::Seat(*seat));
                shown_in_secret = if news { shown_in_secret.with(*seat) } else { shown_in_secret };
            }
            LogLine::Public(_) => {}
        }
    }
    shown_in_secret
}

/// Checks every viewer with both kinds of memory; returns one of the worlds, for playing on.
fn same_world_from_truth_and_imagined_world<G: Game>(play: &mut Play<'_, G>) -> Result<G, String> {
    let mut worlds = Vec::new();
    for viewer in Viewer::all(play.state.seats()) {
        for memory in [Memory::Open, Memory::Perfect] {
            let imagined = play.state.imagine(viewer, memory, &mut play.rng);
            let mut rng = ThoughtRng::new(play.rng.number());
            let mut same_rng = rng.clone();
            let from_truth = play.state.imagine(viewer, memory, &mut rng);
            let from_imagined = imagined.imagine(viewer, memory, &mut same_rng);
            if from_truth != from_imagined {
                return Err(format!(
                    "with memory {memory:?} {viewer} imagines a different world from the truth than from an imagined world"
                ));
            }
            // Otherwise the next world that a bot imagines would depend on what it cannot know.
            if rng != same_rng {
                return Err(format!(
                    "with memory {memory:?} {viewer} draws a different number of random values from the two"
                ));
            }
            worlds.push(from_truth);
        }
    }
    let chosen = play.rng.below(worlds.len() as u32) as usize;
    Ok(worlds.swap_remove(chosen))
}

/// What one seat alone was shown, another must sometimes imagine differently. Seats that must choose are counted
/// separately: they have not yet made a secret choice, whose variation could hide that everything else is known.
fn compare_private_views<G: Game>(
    truth: &G,
    mirrors: &[Mirror<G>],
    shown_in_secret: SeatSet,
    tally: &mut Tally,
) {
    for seat in shown_in_secret.iter() {
        let owner = Viewer::Seat(seat);
        let seen = truth.view(owner);
        let when = if truth.to_act().has(seat) { "while it is to act" } else { "while others act" };
        for mirror in mirrors.iter().filter(|mirror| mirror.viewer != owner) {
            tally.compare(format!("what seat {seat} alone sees {when}"), mirror.world.view(owner) != seen);
        }
    }
}

/// Compares the secrets given to the suite.
fn compare_secrets<G: Game>(play: &Play<'_, G>, mirrors: &[Mirror<G>], tally: &mut Tally) {
    for secret in play.secrets {
        for Mirror { viewer, world } in mirrors {
            if let Some(truth) = (secret.of)(&play.state, *viewer) {
                tally.compare(secret.name.into(), (secret.of)(world, *viewer) != Some(truth));
            }
        }
    }
}

/// What a seat's own choice reveals to it, it must sometimes have imagined differently.
///
/// Only its own choice, because what another seat's choice shows may follow from that choice alone.
fn compare_revealed<G: Game>(
    truth: &G,
    mirrors: &mut Vec<Mirror<G>>,
    seat: Seat,
    choice: G::Choice,
    journal: &Journal<G::Event>,
    tally: &mut Tally,
) {
    mirrors.retain_mut(|mirror| {
        let Some(mirrored) = mirror.follow(seat, choice) else { return false };
        let shown = revealed_parts(journal, mirror.viewer);
        if mirror.viewer.is(seat) {
            for (here, there) in shown.iter().zip(revealed_parts(&mirrored, mirror.viewer)) {
                // Without an event, the view shows something new.
                let seen_otherwise = || truth.view(mirror.viewer) != mirror.world.view(mirror.viewer);
                tally.compare(name_of(here), *here != there || here.is_empty() && seen_otherwise());
            }
        }
        shown.is_empty()
    });
}

/// Returns the name of what was revealed: that of the first event.
fn name_of<E: std::fmt::Debug>(events: &[&E]) -> String {
    let Some(event) = events.first() else { return "a reveal that no event follows".into() };
    let text = format!("{event:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string()
}

/// Checks that laws 1, 5 and 6 hold in an imagined world to its end.
fn playable<G: Game>(play: &mut Play<'_, G>, choices_before: usize, mut world: G) -> CheckResult {
    let mut list = Choices::new();
    let mut choices = choices_before;
    let fails =
        |what| format!("a world that was imagined after {choices_before} choices cannot be played: {what}");
    loop {
        sound(&world, &mut list).map_err(fails)?;
        if choices >= G::META.max_choices || play.player.step(&mut world, &mut NullLog).is_none() {
            return ending::check_bound(&world, choices).map_err(fails);
        }
        choices += 1;
    }
}
