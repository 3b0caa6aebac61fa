//! Reviews of finished games. They are computed in the background on dedicated threads, report their progress, and can be
//! stopped. They exist only in memory: after a restart they must be requested again.

use crate::error::ServerError;
use portolan_bots::{BotKind, SearchLevel};
use portolan_games::AnyTable;
use portolan_games::review::{DecisionVerdict, Review};
use portolan_store::TableId;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

/// The bot whose search analyses each decision: about half a minute for a game.
const REVIEWER: BotKind = BotKind::Merchant;

/// Maximum number of reviews that are queued or running.
const MAX_WAITING: usize = 16;

/// When a client may retry while too many reviews are waiting: a review takes about half a minute.
const RETRY_AFTER: Duration = Duration::from_secs(30);

/// Maximum number of reviews in memory.
const MAX_REVIEWS: usize = 256;

/// The review of one game.
#[derive(Debug)]
pub(crate) struct ReviewJob {
    /// The decisions to analyse, by the number of choices before each.
    decisions: Vec<usize>,
    next: AtomicUsize,
    done_count: AtomicUsize,
    stopped: AtomicBool,
    review: OnceLock<Review>,
}

impl ReviewJob {
    fn new(table: &AnyTable) -> ReviewJob {
        ReviewJob {
            decisions: portolan_bots::decisions(table),
            next: AtomicUsize::new(0),
            done_count: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
            review: OnceLock::new(),
        }
    }

    /// Returns the number of analysed decisions, and of all decisions.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.done_count.load(Ordering::Relaxed), self.decisions.len())
    }

    /// The review; `None` until it is done.
    pub(crate) fn review(&self) -> Option<&Review> {
        self.review.get()
    }

    fn is_wanted(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed)
    }

    /// Analyses decisions until there are none left or the review is stopped.
    fn analyse(&self, table: &AnyTable, level: &SearchLevel) -> Vec<DecisionVerdict> {
        let mut verdicts = Vec::new();
        while self.is_wanted()
            && let Some(&decision) = self.decisions.get(self.next.fetch_add(1, Ordering::Relaxed))
        {
            verdicts
                .extend(portolan_bots::review_decision(table, decision, level, &mut |_| self.is_wanted()));
            self.done_count.fetch_add(1, Ordering::Relaxed);
        }
        verdicts
    }

    fn run(&self, table: &AnyTable, threads: usize) {
        let (Some(outcome), Some(level)) = (table.outcome(), SearchLevel::for_review(REVIEWER)) else {
            return;
        };
        let verdicts = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| self.analyse(table, &level))).collect();
            // A panic of a worker is propagated: otherwise the review would silently lack decisions.
            let verdicts = workers.into_iter().map(|worker| worker.join());
            verdicts.flat_map(|verdicts| verdicts.unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        if self.is_wanted() {
            let _ = self.review.set(Review::of(table.seats(), &outcome, verdicts));
        }
    }
}

/// All reviews: queued, running and done.
#[derive(Debug)]
pub(crate) struct Reviews {
    jobs: Mutex<HashMap<TableId, Arc<ReviewJob>>>,
    queue: mpsc::Sender<(Arc<ReviewJob>, AnyTable)>,
}

impl Reviews {
    /// Starts the thread that runs one review at a time, each on this number of threads. It exits when all senders are
    /// dropped.
    pub(crate) fn start(threads: usize) -> std::io::Result<Reviews> {
        let (queue, waiting) = mpsc::channel::<(Arc<ReviewJob>, AnyTable)>();
        thread::Builder::new().name("reviewer".into()).spawn(move || {
            for (job, table) in waiting {
                // A panic must not end the thread. Its review stays unfinished until it is stopped.
                if catch_unwind(AssertUnwindSafe(|| job.run(&table, threads.max(1)))).is_err() {
                    tracing::error!("a review panicked");
                }
            }
        })?;
        Ok(Reviews { jobs: Mutex::default(), queue })
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<TableId, Arc<ReviewJob>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The review of a table, if one was requested.
    pub(crate) fn find(&self, id: TableId) -> Option<Arc<ReviewJob>> {
        self.jobs().get(&id).cloned()
    }

    /// Queues the review of a finished game unless there is one. Fails if too many reviews are waiting.
    pub(crate) fn start_review(&self, id: TableId, table: &AnyTable) -> Result<(), ServerError> {
        let mut jobs = self.jobs();
        if jobs.contains_key(&id) {
            return Ok(());
        }
        if jobs.values().filter(|job| job.review().is_none()).count() >= MAX_WAITING {
            return Err(ServerError::RateLimited { retry_after: RETRY_AFTER });
        }
        if jobs.len() >= MAX_REVIEWS {
            jobs.retain(|_, job| job.review().is_none());
        }
        let job = Arc::new(ReviewJob::new(table));
        jobs.insert(id, job.clone());
        // Fails only while the server is shutting down.
        let _ = self.queue.send((job, table.clone()));
        Ok(())
    }

    /// Stops and removes a review.
    pub(crate) fn stop(&self, id: TableId) {
        if let Some(job) = self.jobs().remove(&id) {
            job.stopped.store(true, Ordering::Relaxed);
        }
    }
}
