//! Plays the matches of a tournament and keeps what came of them.

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

/// What came of a tournament.
#[derive(Clone, Debug)]
pub struct Contest {
    /// What was to be played.
    pub tournament: Tournament,
    /// What came of each match that was begun.
    pub matches: Vec<MatchOutcome>,
    /// How strong everybody is, by their places among the contestants.
    pub ratings: Vec<Rating>,
    /// Did somebody stop it?
    pub cancelled: bool,
    /// How long it took.
    pub took: Duration,
}

impl Contest {
    /// The contestants from the strongest down, by their places in the list.
    pub fn ranking(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.ratings.len()).collect();
        places.sort_by(|&one, &other| self.ratings[other].points.total_cmp(&self.ratings[one].points));
        places
    }
}

/// How far it is.
#[derive(Clone, Copy, Debug)]
pub struct ContestProgress<'a> {
    /// The match that is being played.
    pub now: &'a Match,
    /// Its number, from 0, and how many there are.
    pub number: (usize, usize),
    /// How many games of it were played, and how many it has at most.
    pub games: (u64, u64),
}

/// Plays all matches; `watch` sees each game in its order and may break off.
pub fn contest(
    tournament: &Tournament,
    running: RunOptions<'_>,
    mut watch: impl FnMut(&ContestProgress<'_>, &GameResult) -> ControlFlow<()>,
) -> Result<Contest, ArenaError> {
    tournament.check()?;
    with_game!(tournament.table.game, G => typed::<G>(tournament, running, &mut watch))
}

type Watch<'a> = &'a mut dyn FnMut(&ContestProgress<'_>, &GameResult) -> ControlFlow<()>;

fn typed<G: Heuristics + ListedGame>(
    tournament: &Tournament,
    running: RunOptions<'_>,
    watch: Watch<'_>,
) -> Result<Contest, ArenaError> {
    let setup = tournament.table.typed::<G>()?;
    G::new(&setup, &mut NullLog)?; // a table that cannot be is refused before anything is written
    let started = Instant::now();
    let all = tournament.matches();
    let (mut matches, broken_off) = (Vec::new(), Cell::new(false));
    let watch: Watch<'_> = &mut |progress: &ContestProgress<'_>, played: &GameResult| {
        let seen = watch(progress, played);
        broken_off.set(seen.is_break());
        seen
    };
    for (number, one) in all.iter().enumerate() {
        let outcome = play(tournament, &setup, one, (number, all.len()), running, watch)?;
        matches.push(outcome);
        if running.is_cancelled() || broken_off.get() {
            break;
        }
    }
    let meetings: Vec<MatchupTotals> = matches.iter().flat_map(MatchOutcome::meetings).collect();
    let ratings = rating::ratings(tournament.contestants.len(), &meetings);
    let cancelled = running.is_cancelled();
    Ok(Contest { tournament: tournament.clone(), matches, ratings, cancelled, took: started.elapsed() })
}

/// Plays one match. Game `i` of match `m` is named by the seed, `m` and `i` alone.
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
            let answered = judge.as_mut().and_then(|judge| judge.hear(&played, of));
            if answered.is_some() { ControlFlow::Break(()) } else { seen }
        },
    )?;
    outcome.settled &= outcome.games == most;
    outcome.test = judge.map(Judge::test);
    Ok(outcome)
}

/// How many games there are at most, in whole cycles, and who says when it is enough.
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
