//! Reviews of finished games. They are computed in the background by the [bot pool](crate::bot_pool), report their progress to the
//! person who started them, and can be stopped by that person. They exist only in memory: after a restart they must be requested
//! again.
//!
//! The person who starts a review pays for it, at a higher price than for the bots of games in progress.

mod job;

pub(crate) use job::ReviewJob;

use crate::bot_pool::{BotPool, TaskClass, Ticket, Turn};
use crate::error::ServerError;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use job::AnalyseDecision;
use portolan_bots::{BotKind, SearchLevel};
use portolan_games::AnyTable;
use portolan_store::{PersonId, TableId};
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The bot whose search analyses each decision: about half a minute for a game.
const REVIEWER: BotKind = BotKind::Merchant;

/// Maximum number of reviews that are queued or running, of all people and of one person.
const MAX_RUNNING: usize = 16;
const MAX_RUNNING_OF_PERSON: usize = 2;

/// Maximum number of reviews that one person can start in an hour.
const MAX_PER_HOUR: NonZeroU32 = NonZeroU32::new(20).expect("not zero");

/// When a client may retry while too many reviews are running: a review takes about half a minute.
const RETRY_AFTER: Duration = Duration::from_secs(30);

/// Maximum number of reviews in memory. Above it, the oldest that is not running is removed.
const MAX_REVIEWS: usize = 256;

/// Above this number of people, those who have started none within an hour are forgotten.
const MAX_PEOPLE: usize = 1024;

/// A review in memory.
#[derive(Debug)]
struct StoredReview {
    job: Arc<ReviewJob>,
    /// Who started it.
    person: PersonId,
    /// Number of reviews started before it.
    number: u64,
    /// Its tasks. They are stopped when this is dropped.
    _tickets: Vec<Ticket>,
}

/// The status of a review, for one visitor.
#[derive(Debug)]
pub(crate) enum ReviewStatus {
    /// It was not requested, or it was stopped.
    None,
    /// It is queued or running. The visitor has not started it.
    InProgress,
    /// It is queued or running, and the visitor has started it: the number of analysed decisions, and of all decisions.
    Running(usize, usize),
    /// It failed. Only the person who started it sees this.
    Failed,
    /// It is done. The job has the review.
    Done(Arc<ReviewJob>),
}

#[derive(Debug, Default)]
struct StoredReviews {
    by_table: HashMap<TableId, StoredReview>,
    /// Number of reviews that were started.
    count: u64,
}

/// All reviews: queued, running and done.
pub(crate) struct Reviews {
    reviews: Mutex<StoredReviews>,
    started: DefaultKeyedRateLimiter<PersonId>,
    analyse: AnalyseDecision,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews::new(|table, decision, level, has_time| {
            portolan_bots::review_decision(table, decision, level, has_time)
        })
    }
}

impl Reviews {
    fn new(analyse: AnalyseDecision) -> Reviews {
        let started = DefaultKeyedRateLimiter::keyed(Quota::per_hour(MAX_PER_HOUR));
        Reviews { reviews: Mutex::default(), started, analyse }
    }

    fn reviews(&self) -> MutexGuard<'_, StoredReviews> {
        self.reviews.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the status of the review of a table for this person.
    pub(crate) fn status(&self, id: TableId, person: Option<PersonId>) -> ReviewStatus {
        let reviews = self.reviews();
        let Some(StoredReview { job, person: owner, .. }) = reviews.by_table.get(&id) else {
            return ReviewStatus::None;
        };
        let is_owner = person == Some(*owner);
        match (job.review().is_some(), job.has_failed()) {
            (true, _) => ReviewStatus::Done(job.clone()),
            (false, true) if is_owner => ReviewStatus::Failed,
            (false, true) => ReviewStatus::None,
            (false, false) if is_owner => {
                let (done, all) = job.progress();
                ReviewStatus::Running(done, all)
            }
            (false, false) => ReviewStatus::InProgress,
        }
    }

    /// Queues the review of a finished game unless there is one. Fails if too many reviews are running, or if this person has
    /// started too many.
    pub(crate) fn start(
        &self,
        pool: &BotPool,
        person: PersonId,
        id: TableId,
        table: &AnyTable,
    ) -> Result<(), ServerError> {
        let level = SearchLevel::for_review(REVIEWER).filter(|_| table.outcome().is_some());
        let level = level.ok_or(ServerError::Forbidden)?;
        let mut reviews = self.reviews();
        if reviews.by_table.get(&id).is_some_and(|review| !review.job.has_failed()) {
            return Ok(());
        }
        reviews.check_running(person)?;
        self.check_started(person)?;
        reviews.make_room();
        let job = Arc::new(ReviewJob::new(table, self.analyse));
        let table = Arc::new(table.clone());
        let submit = |_| {
            let (job, table) = (job.clone(), table.clone());
            pool.submit(person, TaskClass::Review, move |turn: &mut Turn<'_>| job.run(&table, &level, turn))
        };
        let tickets = (0..pool.slots()).map(submit).collect();
        let number = reviews.count;
        reviews.count += 1;
        reviews.by_table.insert(id, StoredReview { job, person, number, _tickets: tickets });
        Ok(())
    }

    /// Counts a review that a person starts.
    fn check_started(&self, person: PersonId) -> Result<(), ServerError> {
        if self.started.len() > MAX_PEOPLE {
            self.started.retain_recent();
        }
        self.started.check_key(&person).map_err(|refused| ServerError::TooManyReviews {
            retry_after: refused.wait_time_from(DefaultClock::default().now()),
        })
    }

    /// Stops and removes a review. Only the person who started it may do this.
    pub(crate) fn stop(&self, id: TableId, person: Option<PersonId>) -> Result<(), ServerError> {
        let mut reviews = self.reviews();
        match reviews.by_table.get(&id) {
            Some(review) if person != Some(review.person) => Err(ServerError::Forbidden),
            _ => {
                reviews.by_table.remove(&id);
                Ok(())
            }
        }
    }
}

impl StoredReviews {
    /// Fails if too many reviews are queued or running.
    fn check_running(&self, person: PersonId) -> Result<(), ServerError> {
        let running = || self.by_table.values().filter(|review| review.job.is_running());
        let of_person = running().filter(|review| review.person == person).count();
        if of_person >= MAX_RUNNING_OF_PERSON || running().count() >= MAX_RUNNING {
            return Err(ServerError::TooManyReviews { retry_after: RETRY_AFTER });
        }
        Ok(())
    }

    /// Removes the oldest review that is not running if there are too many.
    fn make_room(&mut self) {
        if self.by_table.len() < MAX_REVIEWS {
            return;
        }
        let ended = self.by_table.iter().filter(|(_, review)| !review.job.is_running());
        if let Some(oldest) = ended.min_by_key(|(_, review)| review.number).map(|(id, _)| *id) {
            self.by_table.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests;
