//! Finished games that are being thought over, in the background: on threads of their own, with progress, until it is done
//! or somebody stops it. What was found is kept in memory only: after a restart somebody has to ask again.

use portolan_bots::{BotKind, SearchLevel};
use portolan_games::AnyTable;
use portolan_games::review::{DecisionVerdict, Review};
use portolan_store::TableId;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, mpsc};
use std::thread;

/// As deeply as this bot thinks: about half a minute for a game.
const DEPTH: BotKind = BotKind::Merchant;

/// So many games wait at most.
const MOST_WAITING: usize = 16;

/// So many reviews are kept at most.
const MOST_KEPT: usize = 256;

/// A game that is being thought over, or was.
#[derive(Debug)]
pub(crate) struct Job {
    /// The decisions.
    plies: Vec<usize>,
    next: AtomicUsize,
    done: AtomicUsize,
    stopped: AtomicBool,
    found: OnceLock<Review>,
}

impl Job {
    fn new(table: &AnyTable) -> Job {
        Job {
            plies: portolan_bots::decisions(table),
            next: AtomicUsize::new(0),
            done: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
            found: OnceLock::new(),
        }
    }

    /// So many of so many decisions have been thought over.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.plies.len())
    }

    /// The review, once it is done.
    pub(crate) fn found(&self) -> Option<&Review> {
        self.found.get()
    }

    fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed)
    }

    /// Thinks decisions over until there are none left, or somebody stops it.
    fn work(&self, table: &AnyTable, sight: &SearchLevel) -> Vec<DecisionVerdict> {
        let mut found = Vec::new();
        while self.goes_on()
            && let Some(&ply) = self.plies.get(self.next.fetch_add(1, Ordering::Relaxed))
        {
            found.extend(portolan_bots::review_decision(table, ply, sight, &mut |_| self.goes_on()));
            self.done.fetch_add(1, Ordering::Relaxed);
        }
        found
    }

    fn run(&self, table: &AnyTable, threads: usize) {
        let (Some(outcome), Some(sight)) = (table.outcome(), SearchLevel::for_review(DEPTH)) else { return };
        let verdicts = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| self.work(table, &sight))).collect();
            // A review without some of its decisions would be told as if it were whole.
            let found = workers.into_iter().map(|worker| worker.join());
            found.flat_map(|found| found.unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        if self.goes_on() {
            let _ = self.found.set(Review::of(table.seats(), &outcome, verdicts));
        }
    }
}

/// All games that are being thought over, and what was found.
#[derive(Debug)]
pub(crate) struct Reviews {
    jobs: Mutex<HashMap<TableId, Arc<Job>>>,
    wanted: mpsc::Sender<(Arc<Job>, AnyTable)>,
}

impl Reviews {
    /// One game at a time, on so many threads. It all ends when nobody can ask any more.
    pub(crate) fn start(threads: usize) -> std::io::Result<Reviews> {
        let (wanted, waiting) = mpsc::channel::<(Arc<Job>, AnyTable)>();
        thread::Builder::new().name("reviewer".into()).spawn(move || {
            for (job, table) in waiting {
                // A judgement that panics must not take the thread with it: the review never ends, and can be stopped.
                if catch_unwind(AssertUnwindSafe(|| job.run(&table, threads.max(1)))).is_err() {
                    tracing::error!("a game could not be reviewed");
                }
            }
        })?;
        Ok(Reviews { jobs: Mutex::default(), wanted })
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The review of a table, if somebody has asked for it.
    pub(crate) fn of(&self, id: TableId) -> Option<Arc<Job>> {
        self.jobs().get(&id).cloned()
    }

    /// Begins to think a finished game over, unless that was begun; false, if too many are waiting.
    pub(crate) fn begin(&self, id: TableId, table: &AnyTable) -> bool {
        let mut jobs = self.jobs();
        if jobs.contains_key(&id) {
            return true;
        }
        if jobs.values().filter(|job| job.found().is_none()).count() >= MOST_WAITING {
            return false;
        }
        if jobs.len() >= MOST_KEPT {
            jobs.retain(|_, job| job.found().is_none());
        }
        let job = Arc::new(Job::new(table));
        jobs.insert(id, job.clone());
        self.wanted.send((job, table.clone())).is_ok()
    }

    /// Stops a review and forgets it.
    pub(crate) fn stop(&self, id: TableId) {
        if let Some(job) = self.jobs().remove(&id) {
            job.stopped.store(true, Ordering::Relaxed);
        }
    }
}
