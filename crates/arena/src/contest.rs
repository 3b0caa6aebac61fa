//! Plays the matches of a tournament.

mod judge;
mod outcome;

pub use judge::TestReport;
pub use outcome::MatchOutcome;

use crate::error::ArenaError;
use crate::pool;
use crate::rating::{self, MatchupTotals, Rating};
use crate::series::{GameResult, Series};
use crate::simulate::RunOptions;
use crate::stop::Stop;
use crate::tournament::{Match, MatchLength, Tournament};
use judge::Judge;
use portolan_bots::Heuristics;
use portolan_games::core::{NullLog, Setup};
use portolan_games::{ListedGame, with_game};
use std::cell::Cell;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// The results of a tournament.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The tournament.
    pub tournament: Tournament,
    /// The results of all matches that were begun.
    pub matches: Vec<MatchOutcome>,
    /// The rating of each contestant, by index.
    pub ratings: Vec<Rating>,
    /// Whether the caller cancelled it.
    pub cancelled: bool,
    /// The duration.
    pub took: Duration,
}

impl Contest {
    /// Returns the indices of the contestants from the strongest down.
    pub fn ranking(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.ratings.len()).collect();
        places.sort_by(|&one, &other| self.ratings[other].points.total_cmp(&self.ratings[one].points));
        places
    }
}

/// The progress of a contest.
#[derive(Clone, Copy, Debug)]
pub struct ContestProgress<'a> {
    /// The current match.
    pub now: &'a Match,
    /// Its number, from 0, and the number of matches.
    pub number: (usize, usize),
    /// The number of its games played, and their maximum.
    pub games: (u64, u64),
}

/// Plays all matches; `watch` is called after each game, in order, and may stop the contest.
pub fn contest(
    tournament: &Tournament,
    running: RunOptions<'_>,
    mut watch: impl FnMut(&ContestProgress<'_>, &GameResult) -> ControlFlow<()>,
) -> Result<Contest, ArenaError> {
    tournament.check()?;
    with_game!(tournament.table.game, G => contest_for::<G>(tournament, running, &mut watch))
}

type Watch<'a> = &'a mut dyn FnMut(&ContestProgress<'_>, &GameResult) -> ControlFlow<()>;

fn contest_for<G: Heuristics + ListedGame>(
    tournament: &Tournament,
    running: RunOptions<'_>,
    watch: Watch<'_>,
) -> Result<Contest, ArenaError> {
    let setup = tournament.table.typed::<G>()?;
    G::new(&setup, &mut NullLog)?; // refuses an impossible table before anything is written
    let started = Instant::now();
    let all = tournament.matches();
    let (mut matches, stopped_by_watch) = (Vec::new(), Cell::new(false));
    let watch: Watch<'_> = &mut |progress: &ContestProgress<'_>, played: &GameResult| {
        let seen = watch(progress, played);
        stopped_by_watch.set(seen.is_break());
        seen
    };
    for (number, one) in all.iter().enumerate() {
        let outcome = play(tournament, &setup, one, (number, all.len()), running, watch)?;
        matches.push(outcome);
        if running.is_cancelled() || stopped_by_watch.get() {
            break;
        }
    }
    let meetings: Vec<MatchupTotals> = matches.iter().flat_map(MatchOutcome::meetings).collect();
    let ratings = rating::ratings(tournament.contestants.len(), &meetings);
    let cancelled = running.is_cancelled();
    Ok(Contest { tournament: tournament.clone(), matches, ratings, cancelled, took: started.elapsed() })
}

/// Plays one match. Game `i` of match `m` is determined by the seed, `m` and `i`.
fn play<G: Heuristics + ListedGame>(
    tournament: &Tournament,
    setup: &Setup<G>,
    of: &Match,
    number: (usize, usize),
    running: RunOptions<'_>,
    watch: Watch<'_>,
) -> Result<MatchOutcome, ArenaError> {
    let mut table = tournament.table.clone();
    table.seed = table.seed.nth(number.0 as u64);
    let seating = of.seating.clone();
    let series = Series { table, contestants: tournament.contestants.clone(), seating };
    let (most, mut judge) = length(tournament.length, of)?;
    let stop = Stop::when(running.cancelled);
    let mut outcome = MatchOutcome::new(of, judge.is_none());
    pool::in_order(
        0..most,
        running.threads,
        &stop,
        || (),
        |(), game| series.play(setup, game, &mut (), &stop),
        |played: GameResult| {
            outcome.add(&played, tournament.contestants.len());
            let seen = watch(&ContestProgress { now: of, number, games: (outcome.games, most) }, &played);
            let answered = judge.as_mut().and_then(|judge| judge.add(&played, of));
            if answered.is_some() { ControlFlow::Break(()) } else { seen }
        },
    )?;
    outcome.fixed_length &= outcome.games == most;
    outcome.test = judge.map(Judge::report);
    Ok(outcome)
}

/// Returns the maximum number of games, in whole cycles, and the judge that can end the match earlier.
fn length(length: MatchLength, of: &Match) -> Result<(u64, Option<Judge>), ArenaError> {
    let cycle = of.seating.cycle();
    let whole = |games: u64| games.div_ceil(cycle).saturating_mul(cycle);
    Ok(match length {
        MatchLength::Games(games) => (whole(games), None),
        MatchLength::UntilSure { hypothesis, at_most } => {
            (whole(at_most), Some(Judge::new(hypothesis.of(of)?, cycle)))
        }
    })
}
