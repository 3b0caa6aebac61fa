//! Law 11: `imagine` is fair, and imagined worlds can be played.
//!
//! With the same generator it returns the same world from the true state and from an imagined one. That alone would
//! accept facts that are the same in all worlds (for example a world that is the truth). So what a seat cannot know
//! must also be imagined differently now and then: what its own choice reveals to it, private events of others, and
//! the secrets given to the suite. Whether an imagined world *looks* right is law 7.

use super::{Verdict, ending, sound};
use crate::mirror::{Mirror, revealed_parts};
use crate::play::Play;
use crate::tally::Tally;
use portolan_core::{
    Choices, Game, Journal, LogLine, Memory, NullLog, Seat, SeatSet, ThoughtRng, Viewer, Viewers,
};

/// The spacing of imagined worlds, in choices.
const SPACING: usize = 30;

pub(super) fn check<G: Game>(play: &mut Play<'_, G>, tally: &mut Tally) -> Verdict {
    let mut told = told_in_secret(&opening(play)?, Viewers::all());
    let mut mirrors: Vec<Mirror<G>> = Vec::new();
    let mut worlds = Vec::new();
    let mut list = Choices::new();
    let mut truth_is_sound = true;
    loop {
        truth_is_sound &= sound(&play.state, &mut list).is_ok();
        if play.time_to_look(SPACING) {
            worlds.push((play.trail.len(), same_from_truth_and_from_a_dream(play)?));
            mirrors = Mirror::of_all(&play.state, &mut play.rng);
            doubts(&play.state, &mirrors, told, tally);
            secrets(play, &mirrors, tally);
        }
        let mut journal = Journal::new();
        let Some((seat, choice)) = play.step(&mut journal) else { break };
        told |= told_in_secret(&journal, Viewers::NONE);
        surprises(&play.state, &mut mirrors, seat, choice, &journal, tally);
    }
    // If the true game breaks laws 1, 5 or 6, these laws report it.
    truth_is_sound &= ending::ended(&play.state, play.trail.len()).is_ok();
    if !truth_is_sound {
        return Ok(());
    }
    let chosen = play.rng.below(worlds.len() as u32) as usize;
    let (ply, world) = worlds.swap_remove(chosen);
    playable(play, ply, world)
}

fn opening<G: Game>(play: &Play<'_, G>) -> Result<Journal<G::Event>, String> {
    let mut journal = Journal::new();
    G::new(play.setup, &mut journal).map_err(|error| error.to_string())?;
    Ok(journal)
}

/// Returns the owners of private events, except events about the owner's own secret choice.
fn told_in_secret<E: Eq>(journal: &Journal<E>, mut learning: Viewers) -> SeatSet {
    let mut told = SeatSet::EMPTY;
    for line in journal.lines() {
        match line {
            LogLine::Reveal(to) => learning = learning.or(*to),
            LogLine::Private { seat, seen, by_others } => {
                let news = seen != by_others && learning.has(Viewer::Seat(*seat));
                told = if news { told.with(*seat) } else { told };
            }
            LogLine::Public(_) => {}
        }
    }
    told
}

/// Checks every viewer with both kinds of memory; returns one of the worlds, for playing on.
fn same_from_truth_and_from_a_dream<G: Game>(play: &mut Play<'_, G>) -> Result<G, String> {
    let mut worlds = Vec::new();
    for viewer in Viewer::all(play.state.seats()) {
        for memory in [Memory::Open, Memory::Perfect] {
            let dream = play.state.imagine(viewer, memory, &mut play.rng);
            let mut rng = ThoughtRng::new(play.rng.number());
            let mut same_rng = rng.clone();
            let from_truth = play.state.imagine(viewer, memory, &mut rng);
            let from_dream = dream.imagine(viewer, memory, &mut same_rng);
            if from_truth != from_dream {
                return Err(format!(
                    "with memory {memory:?} {viewer} imagines another world from the truth than from a dream"
                ));
            }
            // Otherwise the next world that a bot imagines would depend on what it cannot know.
            if rng != same_rng {
                return Err(format!(
                    "with memory {memory:?} {viewer} draws more luck from one than from the other"
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
fn doubts<G: Game>(truth: &G, mirrors: &[Mirror<G>], told: SeatSet, tally: &mut Tally) {
    for seat in told.iter() {
        let owner = Viewer::Seat(seat);
        let seen = truth.view(owner);
        let when = if truth.to_act().has(seat) { "while it is to act" } else { "while others act" };
        for mirror in mirrors.iter().filter(|mirror| mirror.viewer != owner) {
            tally.compare(format!("what seat {seat} alone sees {when}"), mirror.world.view(owner) != seen);
        }
    }
}

/// Compares the secrets given to the suite.
fn secrets<G: Game>(play: &Play<'_, G>, mirrors: &[Mirror<G>], tally: &mut Tally) {
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
fn surprises<G: Game>(
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
fn playable<G: Game>(play: &mut Play<'_, G>, ply: usize, mut world: G) -> Verdict {
    let mut list = Choices::new();
    let mut choices = ply;
    let fails = |what| format!("a world that was imagined after {ply} choices cannot be played: {what}");
    loop {
        sound(&world, &mut list).map_err(fails)?;
        if choices >= G::META.max_choices || play.player.step(&mut world, &mut NullLog).is_none() {
            return ending::ended(&world, choices).map_err(fails);
        }
        choices += 1;
    }
}
