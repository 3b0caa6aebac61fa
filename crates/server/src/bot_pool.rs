//! The threads on which bots choose, give hints and review games, so that no search blocks a request.
//!
//! Each task is paid for by a person: the host of the table for its bots, the person who asked for a hint or a review. Computing
//! time is shared fairly between persons ([`fair_queue`]). Bots that do not search have a thread of their own: their choices take
//! less than a millisecond and wait for no search.

mod fair_queue;
mod lane;

pub(crate) use fair_queue::TaskClass;
pub(crate) use lane::{Ticket, Turn};

use lane::Lane;
use portolan_store::PersonId;
use std::sync::Arc;

/// Number of threads for each search that runs. The searches of the others are paused, with their memory.
const THREADS_PER_SLOT: usize = 8;

/// The threads of the bots. When it is dropped, running tasks are stopped and the threads exit.
pub(crate) struct BotPool {
    /// For bots that do not search.
    cheap: Arc<Lane>,
    searches: Arc<Lane>,
    slots: usize,
}

impl BotPool {
    /// Starts the threads. At most `slots` searches run at the same time.
    pub(crate) fn start(slots: usize) -> std::io::Result<BotPool> {
        let slots = slots.max(1);
        let cheap = Lane::start("cheap bot", 1, 1)?;
        let searches = Lane::start("search", slots, slots * THREADS_PER_SLOT)?;
        Ok(BotPool { cheap, searches, slots })
    }

    /// Returns the maximum number of searches that run at the same time.
    pub(crate) fn slots(&self) -> usize {
        self.slots
    }

    /// Queues a task that this person pays for. It is removed or stopped when the ticket is dropped.
    pub(crate) fn submit(
        &self,
        person: PersonId,
        class: TaskClass,
        task: impl FnOnce(&mut Turn<'_>) + Send + 'static,
    ) -> Ticket {
        let lane = if class == TaskClass::CheapBot { &self.cheap } else { &self.searches };
        lane.submit(person, class, Box::new(task))
    }

    /// Removes queued tasks and stops running ones, without waiting for them. Later tasks never run.
    pub(crate) fn close(&self) {
        self.cheap.close();
        self.searches.close();
    }

    /// Number of tasks that are queued or have begun.
    #[cfg(test)]
    pub(crate) fn task_count(&self) -> usize {
        self.cheap.task_count() + self.searches.task_count()
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.close();
    }
}
