//! What the bots of one table share with those who change it or look at it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// For how long bots search after a request for the table: a browser subscribes to pushes meanwhile, and a program asks again.
const LOOK: Duration = Duration::from_secs(30);

/// The bots of one table.
#[derive(Debug, Default)]
pub(crate) struct TableBots {
    /// Whether a task lets the bots choose.
    is_playing: AtomicBool,
    /// Whether a person is on a seat.
    has_people: AtomicBool,
    /// The time of the latest request for the table.
    last_look: Mutex<Option<Instant>>,
    /// Notifies the task that lets the bots choose. It is no watcher.
    changed: Notify,
}

impl TableBots {
    /// Returns true if no task lets the bots choose yet: the caller must do so, until it calls [`Self::end`].
    pub(super) fn begin(&self) -> bool {
        !self.is_playing.swap(true, Ordering::AcqRel)
    }

    pub(super) fn end(&self) {
        self.is_playing.store(false, Ordering::Release);
    }

    pub(crate) fn are_active(&self) -> bool {
        self.is_playing.load(Ordering::Acquire)
    }

    /// Records a change of the table.
    pub(crate) fn record_change(&self, has_people: bool) {
        self.has_people.store(has_people, Ordering::Release);
        self.changed.notify_one();
    }

    /// Waits for the next change. Only one task may do this.
    pub(super) async fn wait_for_change(&self) {
        self.changed.notified().await;
    }

    /// Records that a client has requested the table.
    pub(crate) fn record_look(&self) {
        *self.last_look.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether a person is on a seat, or has looked at the table recently.
    pub(crate) fn has_attention(&self) -> bool {
        let last_look = || *self.last_look.lock().unwrap_or_else(PoisonError::into_inner);
        self.has_people.load(Ordering::Acquire) || last_look().is_some_and(|look| look.elapsed() < LOOK)
    }
}
