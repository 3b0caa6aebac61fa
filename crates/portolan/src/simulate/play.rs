//! Games between bots, several at once. Which thread plays a game makes no difference to it.

use super::plan::Plan;
use crate::failure::Failure;
use indicatif::ProgressBar;
use portolan_bots::Judged;
use portolan_bots::{BotKind, choose_for};
use portolan_games::core::{Knowledge, Outcome, Seat, Setup, Silent, ThoughtRng};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// A thread takes so many games at a time.
const SHARE: u64 = 16;

/// A finished game.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// Its place in the series, from 0.
    pub(super) game: u64,
    /// How many choices were made.
    pub(super) choices: u64,
    /// Who began.
    pub(super) first: Option<Seat>,
    /// How it came to its end.
    pub(super) ending: &'static str,
    /// What everybody reached, by seat.
    pub(super) results: Vec<Reached>,
}

/// What one seat reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    /// Where it sat.
    pub(super) seat: Seat,
    /// Who sat there.
    pub(super) bot: BotKind,
    /// 1 for the winner.
    pub(super) rank: usize,
    /// All points.
    pub(super) points: i32,
}

/// Plays these games of the series and gives them back in order.
pub(super) fn batch<G: Judged>(
    setup: &Setup<G>,
    plan: &Plan,
    games: Range<u64>,
    bar: &ProgressBar,
) -> Result<Vec<Played>, Failure> {
    let next = AtomicU64::new(games.start);
    let work = || some_of_them(setup, plan, games.end, &next, bar);
    let shares: Vec<Result<Vec<Played>, Failure>> = thread::scope(|scope| {
        // A thread that the system refuses is done without.
        let helper = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
        let helpers: Vec<_> = (1..plan.threads).filter_map(helper).collect();
        let mine = work();
        let theirs = helpers.into_iter().map(|helper| helper.join().unwrap_or_else(|_| Err(unfinished())));
        theirs.chain([mine]).collect()
    });
    let mut all = Vec::new();
    for share in shares {
        all.extend(share?);
    }
    all.sort_by_key(|played| played.game);
    Ok(all)
}

fn unfinished() -> Failure {
    Failure::input("a game could not be played to its end: this is a fault of the program")
}

/// Takes games until none is left.
fn some_of_them<G: Judged>(
    setup: &Setup<G>,
    plan: &Plan,
    end: u64,
    next: &AtomicU64,
    bar: &ProgressBar,
) -> Result<Vec<Played>, Failure> {
    let mut played = Vec::new();
    loop {
        let from = next.fetch_add(SHARE, Ordering::Relaxed);
        if from >= end {
            return Ok(played);
        }
        for game in from..end.min(from + SHARE) {
            played.push(one(setup, plan, game)?);
        }
        bar.inc(end.min(from + SHARE) - from);
    }
}

/// Plays one game.
fn one<G: Judged>(setup: &Setup<G>, plan: &Plan, game: u64) -> Result<Played, Failure> {
    let seed = plan.seed_of(game);
    let mut thoughts = ThoughtRng::new(seed.thoughts());
    let mut state = G::new(&Setup { seed, ..setup.clone() }, &mut Silent)?;
    let mut choices = 0;
    while let Some(seat) = state.to_act().first() {
        let bot = plan.bot_at(seat, game);
        let choice = choose_for(bot, &Knowledge::of(&state, seat), &mut thoughts);
        state.apply(seat, choice, &mut Silent).map_err(|refusal| {
            Failure::input(format!(
                "game {game}: the {bot} bot chose ‘{choice}’, which is refused: {refusal}"
            ))
        })?;
        choices += 1;
    }
    let outcome = state.outcome().ok_or_else(unfinished)?;
    let results = results(plan, game, &outcome);
    Ok(Played { game, choices, first: state.first(), ending: outcome.because, results })
}

fn results(plan: &Plan, game: u64, outcome: &Outcome) -> Vec<Reached> {
    outcome
        .standings
        .iter()
        .map(|standing| {
            let seat = standing.score.seat;
            Reached {
                seat,
                bot: plan.bot_at(seat, game),
                rank: standing.rank,
                points: standing.score.points(),
            }
        })
        .collect()
}
