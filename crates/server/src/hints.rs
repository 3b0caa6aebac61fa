//! Hints: a bot searches for the best choice of a person's seat, on the bot threads, from what that seat knows.
//!
//! To limit the load, a person has one running hint at a time, each decision is analysed once, and a hint whose decision is
//! no longer pending is stopped and leaves the queue. The person who asks pays for the search.

use crate::bot_pool::{Ticket, Turn};
use crate::config::Config;
use crate::error::ServerError;
use crate::position::Position;
use portolan_bots::{AnyAnalysisLine, BotKind};
use portolan_games::AnyTable;
use portolan_games::core::{Seat, ThoughtRng};
use portolan_store::PersonId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::timeout;

/// The bot that gives hints. It has perfect memory, but less time than for its own choices.
const ADVISER: BotKind = BotKind::Grandmaster;

/// Maximum number of people with a running hint. Above it, hints are refused.
const MAX_PEOPLE: usize = 1024;

/// When a person with a running hint may request the next one: a hint takes about a second.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// The analysis of one decision of one seat.
#[derive(Debug)]
pub(crate) struct HintJob {
    pub(crate) seat: Seat,
    /// The decision, as [`Position::decision_id`] identifies it.
    pub(crate) decision_id: u32,
    lines: OnceLock<Vec<AnyAnalysisLine>>,
    ended: watch::Sender<bool>,
    /// The queued or running search; `None` before and after.
    ticket: Mutex<Option<Ticket>>,
}

impl HintJob {
    fn new(seat: Seat, decision_id: u32) -> HintJob {
        let (lines, ended, ticket) = (OnceLock::new(), watch::Sender::new(false), Mutex::new(None));
        HintJob { seat, decision_id, lines, ended, ticket }
    }

    /// Returns the best choices, the best first; `None` until they are found. Empty if there is only one choice.
    pub(crate) fn lines(&self) -> Option<&[AnyAnalysisLine]> {
        self.lines.get().map(Vec::as_slice)
    }

    /// Whether the job is done, was stopped, or failed.
    pub(crate) fn has_ended(&self) -> bool {
        *self.ended.borrow()
    }

    /// Waits until the job has ended, at most for `time`.
    pub(crate) async fn wait(&self, time: Duration) {
        let mut ended = self.ended.subscribe();
        // After a timeout the client repeats the request.
        let _ = timeout(time, ended.wait_for(|ended| *ended)).await;
    }

    /// Keeps the ticket of the search until the job has ended.
    pub(crate) fn hold(&self, ticket: Ticket) {
        let mut held = self.ticket();
        if !self.has_ended() {
            *held = Some(ticket);
        }
    }

    fn ticket(&self) -> MutexGuard<'_, Option<Ticket>> {
        self.ticket.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the job, and stops its search.
    fn stop(&self) {
        let ticket = {
            let mut held = self.ticket();
            self.ended.send_replace(true);
            held.take()
        };
        // Without the lock: this may drop the task with its reference to the job.
        drop(ticket);
    }

    /// Runs the search, on a bot thread.
    pub(crate) fn run(&self, table: &AnyTable, budget: HintBudget, turn: &mut Turn<'_>) {
        // Also after a panic.
        let _end = StopOnDrop(self);
        let lines = self.analyse(table, budget, turn);
        if turn.is_wanted() && !self.has_ended() {
            drop(self.lines.set(lines));
        }
    }

    fn analyse(&self, table: &AnyTable, budget: HintBudget, turn: &mut Turn<'_>) -> Vec<AnyAnalysisLine> {
        if table.choices(self.seat).len() < 2 {
            return Vec::new();
        }
        let mut has_time = |done| done < budget.iterations && turn.elapsed() < budget.time && turn.proceed();
        // Independent of the table's seed: a hint may depend only on what the seat knows.
        let mut rng = ThoughtRng::new(u64::from(self.decision_id) * 8 + self.seat.index() as u64);
        portolan_bots::analyse(ADVISER, &table.knowledge(self.seat), &mut rng, &mut has_time)
    }
}

/// Ends a job when it is dropped.
struct StopOnDrop<'a>(&'a HintJob);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// The limits of the search for a hint.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HintBudget {
    iterations: u32,
    time: Duration,
}

impl HintBudget {
    pub(crate) const fn of(config: &Config) -> HintBudget {
        HintBudget { iterations: config.hint_iterations, time: config.hint_time }
    }
}

/// The hints for the pending decisions of one table: at most one for each seat.
#[derive(Debug, Default)]
pub(crate) struct TableHints(Mutex<Vec<Arc<HintJob>>>);

impl TableHints {
    fn jobs(&self) -> MutexGuard<'_, Vec<Arc<HintJob>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the hint for this decision, running or done; `None` if it was not requested, or failed, or was stopped.
    pub(crate) fn find(&self, seat: Seat, decision_id: u32) -> Option<Arc<HintJob>> {
        let jobs = self.jobs();
        let is_found = |job: &&Arc<HintJob>| {
            (job.seat, job.decision_id) == (seat, decision_id) && (job.lines().is_some() || !job.has_ended())
        };
        jobs.iter().find(is_found).cloned()
    }

    fn insert(&self, job: Arc<HintJob>) {
        let mut jobs = self.jobs();
        jobs.retain(|known| {
            let is_replaced = known.seat == job.seat;
            if is_replaced {
                known.stop();
            }
            !is_replaced
        });
        jobs.push(job);
    }

    /// Stops and removes hints for decisions that are no longer pending.
    pub(crate) fn retain_pending(&self, position: &Position) {
        self.jobs().retain(|job| {
            let pending = position.decision_id(job.seat) == job.decision_id;
            if !pending {
                job.stop();
            }
            pending
        });
    }

    /// Whether a hint is being computed.
    pub(crate) fn any_running(&self) -> bool {
        self.jobs().iter().any(|job| !job.has_ended())
    }

    /// Stops and removes all hints, because the game was replaced.
    pub(crate) fn clear(&self) {
        for job in self.jobs().drain(..) {
            job.stop();
        }
    }
}

impl Drop for TableHints {
    fn drop(&mut self) {
        self.clear();
    }
}

/// The latest hint of each person.
#[derive(Debug, Default)]
pub(crate) struct HintRequests(Mutex<HashMap<PersonId, Weak<HintJob>>>);

impl HintRequests {
    /// Returns the hint for a pending decision, and whether it is a new one that must be queued. Refuses while another hint
    /// of this person is running.
    pub(crate) fn begin(
        &self,
        person: PersonId,
        hints: &TableHints,
        seat: Seat,
        decision_id: u32,
    ) -> Result<(Arc<HintJob>, bool), ServerError> {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(job) = hints.find(seat, decision_id) {
            return Ok((job, false));
        }
        let is_running = |job: &Weak<HintJob>| job.upgrade().is_some_and(|job| !job.has_ended());
        if people.get(&person).is_some_and(is_running) {
            return Err(ServerError::RateLimited { retry_after: RETRY_AFTER });
        }
        if people.len() >= MAX_PEOPLE {
            people.retain(|_, job| is_running(job));
        }
        if people.len() >= MAX_PEOPLE {
            return Err(ServerError::Busy);
        }
        let job = Arc::new(HintJob::new(seat, decision_id));
        people.insert(person, Arc::downgrade(&job));
        hints.insert(job.clone());
        Ok((job, true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(letter: &str) -> PersonId {
        letter.repeat(12).parse().expect("an id")
    }

    #[test]
    fn a_person_has_one_running_hint_and_a_decision_is_analysed_once() {
        let (requests, one, other) = (HintRequests::default(), TableHints::default(), TableHints::default());
        let [first, second] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
        let (job, is_new) = requests.begin(person("b"), &one, first, 7).expect("a hint");
        assert!(is_new);
        let (same, is_new) = requests.begin(person("b"), &one, first, 7).expect("the same hint");
        assert!(!is_new && Arc::ptr_eq(&job, &same));
        let refused = requests.begin(person("b"), &other, second, 3);
        assert!(matches!(refused, Err(ServerError::RateLimited { .. })));
        assert!(requests.begin(person("c"), &other, second, 3).is_ok(), "other people are not refused");
        job.stop();
        assert!(one.find(first, 7).is_none(), "a stopped hint is not returned");
        let (_, is_new) = requests.begin(person("b"), &other, second, 4).expect("the next hint");
        assert!(is_new);
    }
}
