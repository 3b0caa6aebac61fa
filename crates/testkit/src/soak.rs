//! The soak test: very many games at full speed on all cores, with the cheap laws in every game and the expensive ones
//! in some. It prints nothing; the caller gets its progress.

use crate::law::Law;
use crate::laws::{self, CheckResult, acceptance};
use crate::play::Play;
use crate::suite::{Laws, Report, sets};
use crate::tally::Tally;
use crate::violation::Violation;
use portolan_core::{Choices, Game, NullLog, SeatCount};
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of games in a batch of a core.
const BATCH_SIZE: u64 = 64;

/// The laws that take too long for every game of a soak.
const EXPENSIVE: [Law; 3] = [Law::Refusal, Law::NoLeak, Law::Imagination];

/// The parameters of a soak. Its result does not depend on the number of cores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Soak {
    /// The number of games played at the same time.
    pub cores: usize,
    /// Laws 3, 7 and 11 are checked in one of this many games.
    pub expensive_every: u64,
}

impl Default for Soak {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Soak { cores, expensive_every: 50 }
    }
}

/// The result of a soak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoakResult {
    /// The counts of all games before the first violation.
    pub report: Report,
    /// The violation in the earliest game that has one.
    pub violation: Option<Box<Violation>>,
}

impl<G: Game> Laws<G> {
    /// Plays all games of the suite on all cores. `progress` gets the number of games finished, from any thread,
    /// batch by batch.
    pub fn soak(&self, soak: &Soak, progress: impl Fn(u64) + Sync) -> SoakResult {
        let sets = sets::<G>();
        let all = self.number_of_games() * sets.len() as u64;
        let state = SoakState { next: AtomicU64::new(0), done: AtomicU64::new(0), found: Mutex::default() };
        std::thread::scope(|scope| {
            for _ in 0..soak.cores.max(1) {
                scope.spawn(|| {
                    while let Some(start) = state.next_batch(all) {
                        let end = all.min(start + BATCH_SIZE);
                        let (report, violation) = self.run_batch(&sets, start..end, soak.expensive_every);
                        state.add_batch(start, report, violation);
                        progress(state.done.fetch_add(end - start, Ordering::Relaxed) + end - start);
                    }
                });
            }
        });
        state.found.into_inner().expect("no thread has panicked").total()
    }

    fn run_batch(
        &self,
        sets: &[(SeatCount, G::Options)],
        games: std::ops::Range<u64>,
        expensive_every: u64,
    ) -> (Report, Option<Box<Violation>>) {
        let mut report = Report::default();
        for game in games {
            let with_expensive = expensive_every > 0 && game % expensive_every == 0;
            match self.soak_game(sets, game, with_expensive) {
                Ok(more) => report.add(more),
                Err(violation) => return (report, Some(violation)),
            }
        }
        (report, None)
    }

    fn soak_game(
        &self,
        sets: &[(SeatCount, G::Options)],
        game: u64,
        with_expensive: bool,
    ) -> Result<Report, Box<Violation>> {
        let setup = self.setup(sets, game);
        // The cheap laws share a game; each is named if it is broken.
        let mut broken = Law::Lists;
        let result = self.run_check(broken, &setup, |play| cheap(play, &mut broken));
        let choices = result.map_err(|violation| Box::new(Violation { law: broken, ..*violation }))?;
        let mut report = Report { games: 1, choices, checks: choices };
        for law in EXPENSIVE.into_iter().filter(|_| with_expensive) {
            let mut tally = Tally::default();
            self.run_check(law, &setup, |play| laws::check(law, play, &mut tally))?;
            report.checks += tally.checks;
        }
        Ok(report)
    }
}

/// Checks laws 1, 2 (for listed choices), 5 and 6 in one game; `law` is the current one.
fn cheap<G: Game>(play: &mut Play<'_, G>, law: &mut Law) -> CheckResult {
    let mut list = Choices::new();
    loop {
        *law = Law::Lists;
        laws::lists::check_position(&play.state, &mut list)?;
        *law = Law::Acceptance;
        acceptance::listed_are_accepted(&play.state, &mut list)?;
        *law = Law::Conservation;
        laws::conservation::check_position(&play.state)?;
        *law = Law::Ending;
        laws::ending::check_position(&play.state)?;
        if play.step(&mut NullLog).is_none() {
            return laws::ending::check_bound(&play.state, play.trail.len());
        }
    }
}

/// The state shared by all threads.
struct SoakState {
    next: AtomicU64,
    done: AtomicU64,
    found: Mutex<BatchResults>,
}

/// Results of batches by their first game, and the first game of the earliest batch with a violation.
#[derive(Default)]
struct BatchResults {
    reports: Vec<(u64, Report)>,
    earliest: Option<(u64, Box<Violation>)>,
}

impl SoakState {
    /// Returns the next batch, unless an earlier one has a violation.
    fn next_batch(&self, all: u64) -> Option<u64> {
        let start = self.next.fetch_add(BATCH_SIZE, Ordering::Relaxed);
        let found = self.found.lock().expect("no thread has panicked");
        let late = found.earliest.as_ref().is_some_and(|(earliest, _)| *earliest < start);
        (start < all && !late).then_some(start)
    }

    fn add_batch(&self, start: u64, report: Report, violation: Option<Box<Violation>>) {
        let mut found = self.found.lock().expect("no thread has panicked");
        found.reports.push((start, report));
        if let Some(violation) = violation
            && found.earliest.as_ref().is_none_or(|(earliest, _)| start < *earliest)
        {
            found.earliest = Some((start, violation));
        }
    }
}

impl BatchResults {
    /// Counts only what comes before the violation, so that the sum does not depend on the threads.
    fn total(self) -> SoakResult {
        let end = self.earliest.as_ref().map_or(u64::MAX, |(earliest, _)| *earliest);
        let mut report = Report::default();
        self.reports.iter().filter(|(start, _)| *start <= end).for_each(|(_, part)| report.add(*part));
        SoakResult { report, violation: self.earliest.map(|(_, violation)| violation) }
    }
}
