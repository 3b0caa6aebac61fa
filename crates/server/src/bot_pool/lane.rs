//! A number of threads with a fair queue of tasks.

use super::fair_queue::{FairQueue, SLICE, TaskClass, TaskId};
use portolan_store::PersonId;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// What a task does when its turn comes.
type Run = Box<dyn FnOnce(&mut Turn<'_>) + Send>;

/// A queued task.
struct Task {
    run: Run,
    is_cancelled: Arc<AtomicBool>,
    queued_at: Instant,
}

/// Threads with a fair queue.
pub(super) struct Lane {
    queue: Mutex<FairQueue<Task>>,
    /// Notified when a task got a slot or was cancelled, and when the lane is closed.
    changed: Condvar,
    is_closed: AtomicBool,
}

impl Lane {
    /// Starts the threads. At most `slots` tasks compute at the same time; the others that have begun are paused.
    pub(super) fn start(name: &str, slots: usize, threads: usize) -> std::io::Result<Arc<Lane>> {
        let queue = Mutex::new(FairQueue::new(slots, threads));
        let lane = Arc::new(Lane { queue, changed: Condvar::new(), is_closed: AtomicBool::new(false) });
        for number in 0..threads {
            let lane = lane.clone();
            thread::Builder::new().name(format!("{name} {number}")).spawn(move || lane.run_tasks())?;
        }
        Ok(lane)
    }

    pub(super) fn submit(self: &Arc<Lane>, person: PersonId, class: TaskClass, run: Run) -> Ticket {
        let is_cancelled = Arc::new(AtomicBool::new(false));
        let task = Task { run, is_cancelled: is_cancelled.clone(), queued_at: Instant::now() };
        let id = {
            let mut queue = self.queue();
            (!self.is_closed()).then(|| queue.add(person, class, task))
        };
        if id.is_some() {
            queue_length(class).increment(1);
            self.changed.notify_all();
        }
        Ticket { lane: self.clone(), id, is_cancelled }
    }

    /// Removes queued tasks, stops running ones, and lets the threads exit.
    pub(super) fn close(&self) {
        let removed = {
            let mut queue = self.queue();
            // Set under the lock, so that no thread misses it between its check and its wait.
            self.is_closed.store(true, Ordering::Relaxed);
            queue.remove_all()
        };
        self.changed.notify_all();
        for (id, _) in &removed {
            queue_length(id.class).decrement(1);
        }
    }

    #[cfg(test)]
    pub(super) fn task_count(&self) -> usize {
        self.queue().task_count()
    }

    fn queue(&self) -> MutexGuard<'_, FairQueue<Task>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }

    /// Runs tasks until the lane is closed.
    fn run_tasks(&self) {
        while let Some((id, task)) = self.wait_for_task() {
            queue_length(id.class).decrement(1);
            let waited = task.queued_at.elapsed().as_secs_f64();
            metrics::histogram!("portolan_bot_wait_seconds", "class" => id.class.name()).record(waited);
            let mut turn = Turn::new(self, id, task.is_cancelled);
            // A panic must not end the thread. The task notices it when what it has captured is dropped.
            if catch_unwind(AssertUnwindSafe(|| (task.run)(&mut turn))).is_err() {
                tracing::error!(class = id.class.name(), "a bot panicked");
            }
            self.queue().finish(id, turn.slice_began.elapsed(), turn.has_slot);
            self.changed.notify_all();
        }
    }

    fn wait_for_task(&self) -> Option<(TaskId, Task)> {
        let mut queue = self.queue();
        while !self.is_closed() {
            if let Some(started) = queue.take_started() {
                return Some(started);
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

/// The number of tasks of a class that wait for their first turn.
fn queue_length(class: TaskClass) -> metrics::Gauge {
    metrics::gauge!("portolan_bot_queue_length", "class" => class.name())
}

/// A queued or running task. The task is removed or stopped when this is dropped.
#[must_use]
pub(crate) struct Ticket {
    lane: Arc<Lane>,
    /// `None` if the lane was closed before.
    id: Option<TaskId>,
    is_cancelled: Arc<AtomicBool>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some(id) = self.id else { return };
        let removed = {
            let mut queue = self.lane.queue();
            self.is_cancelled.store(true, Ordering::Relaxed);
            queue.remove(id)
        };
        if removed.is_some() {
            queue_length(id.class).decrement(1);
        }
        self.lane.changed.notify_all();
    }
}

impl std::fmt::Debug for Ticket {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.id.fmt(formatter)
    }
}

/// The right of a task to compute, one slice of time after the other.
pub(crate) struct Turn<'a> {
    lane: &'a Lane,
    id: TaskId,
    is_cancelled: Arc<AtomicBool>,
    has_slot: bool,
    slice_began: Instant,
    /// The duration of the earlier slices.
    earlier: Duration,
}

impl<'a> Turn<'a> {
    fn new(lane: &'a Lane, id: TaskId, is_cancelled: Arc<AtomicBool>) -> Turn<'a> {
        Turn { lane, id, is_cancelled, has_slot: true, slice_began: Instant::now(), earlier: Duration::ZERO }
    }

    /// Whether the task should still compute.
    pub(crate) fn is_wanted(&self) -> bool {
        !self.is_cancelled.load(Ordering::Relaxed) && !self.lane.is_closed()
    }

    /// Returns for how long the task has computed; pauses do not count.
    pub(crate) fn elapsed(&self) -> Duration {
        self.earlier + if self.has_slot { self.slice_began.elapsed() } else { Duration::ZERO }
    }

    /// Returns whether the task should continue. A task must call this often. It blocks while it is the turn of others.
    pub(crate) fn proceed(&mut self) -> bool {
        if !self.is_wanted() {
            return false;
        }
        let lasted = self.slice_began.elapsed();
        if lasted < SLICE {
            return true;
        }
        self.earlier += lasted;
        let mut queue = self.lane.queue();
        self.has_slot = queue.end_slice(self.id, lasted);
        if !self.has_slot {
            self.lane.changed.notify_all();
        }
        while !self.has_slot && self.is_wanted() {
            queue = self.lane.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
            self.has_slot = queue.take_resumed(self.id);
        }
        self.slice_began = Instant::now();
        self.is_wanted()
    }
}

#[cfg(test)]
mod tests;
