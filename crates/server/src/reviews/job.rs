//! One review: its decisions are analysed one after the other, by several tasks at the same time.

use crate::bot_pool::Turn;
use portolan_bots::SearchLevel;
use portolan_games::AnyTable;
use portolan_games::review::{DecisionVerdict, Review};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// Analyses the decision with this index; `None` if the last argument stops it.
pub(super) type AnalyseDecision =
    fn(&AnyTable, usize, &SearchLevel, &mut dyn FnMut(u32) -> bool) -> Option<DecisionVerdict>;

/// What was analysed so far.
#[derive(Debug, Default)]
struct Progress {
    verdicts: Vec<DecisionVerdict>,
    /// Number of analysed decisions, including those without a verdict.
    done_count: usize,
}

/// The review of one game. It does not contain the game.
#[derive(Debug)]
pub(crate) struct ReviewJob {
    analyse: AnalyseDecision,
    /// The decisions to analyse, by the number of choices before each.
    decisions: Vec<usize>,
    next: AtomicUsize,
    progress: Mutex<Progress>,
    has_failed: AtomicBool,
    review: OnceLock<Review>,
}

impl ReviewJob {
    pub(super) fn new(table: &AnyTable, analyse: AnalyseDecision) -> ReviewJob {
        ReviewJob {
            analyse,
            decisions: portolan_bots::decisions(table),
            next: AtomicUsize::new(0),
            progress: Mutex::default(),
            has_failed: AtomicBool::new(false),
            review: OnceLock::new(),
        }
    }

    /// Returns the number of analysed decisions, and of all decisions.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.lock_progress().done_count, self.decisions.len())
    }

    fn lock_progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The review; `None` until it is done.
    pub(crate) fn review(&self) -> Option<&Review> {
        self.review.get()
    }

    /// Whether a search panicked.
    pub(super) fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }

    /// Whether the review is queued or running.
    pub(super) fn is_running(&self) -> bool {
        self.review().is_none() && !self.has_failed()
    }

    /// Analyses decisions until there are none left or the task is stopped.
    pub(super) fn run(&self, table: &AnyTable, level: &SearchLevel, turn: &mut Turn<'_>) {
        let _failure = FailOnPanic(self);
        while !self.has_failed()
            && turn.is_wanted()
            && let Some(&decision) = self.decisions.get(self.next.fetch_add(1, Ordering::Relaxed))
        {
            let mut has_time = |_| !self.has_failed() && turn.proceed();
            let verdict = (self.analyse)(table, decision, level, &mut has_time);
            // The search may have been stopped halfway.
            if turn.is_wanted() {
                self.record(verdict, table);
            }
        }
    }

    /// Records that a decision was analysed. After the last one the review is done.
    fn record(&self, verdict: Option<DecisionVerdict>, table: &AnyTable) {
        let mut progress = self.lock_progress();
        progress.verdicts.extend(verdict);
        progress.done_count += 1;
        if progress.done_count == self.decisions.len()
            && let Some(outcome) = table.outcome()
        {
            let verdicts = std::mem::take(&mut progress.verdicts);
            // It is set only once, here.
            drop(self.review.set(Review::of(table.seats(), &outcome, verdicts)));
        }
    }
}

/// Marks a review as failed if its search panics. Otherwise the review would silently lack decisions.
struct FailOnPanic<'a>(&'a ReviewJob);

impl Drop for FailOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.has_failed.store(true, Ordering::Relaxed);
        }
    }
}
