//! The threads of an open store. They exit when their queues are closed; [`Threads::join`] waits for that.

use super::data_file::DataLock;
use crate::error::StoreError;
use std::convert::Infallible;
use std::sync::Arc;
use std::thread;
use tokio::sync::mpsc;

/// Counts the running threads: each of them owns a clone of the sender.
#[derive(Debug)]
pub(super) struct Threads {
    running: mpsc::Sender<Infallible>,
    all_exited: mpsc::Receiver<Infallible>,
    /// Each thread owns a clone: the data stays locked until the last connection is closed, even if nobody waits for that.
    lock: Option<Arc<DataLock>>,
}

impl Threads {
    /// Keeps the lock until all threads have exited.
    pub(super) fn new(lock: Option<DataLock>) -> Threads {
        let (running, all_exited) = mpsc::channel(1);
        Threads { running, all_exited, lock: lock.map(Arc::new) }
    }

    pub(super) fn spawn(&self, name: &str, body: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
        let (running, lock) = (self.running.clone(), self.lock.clone());
        let thread = thread::Builder::new().name(name.into()).spawn(move || {
            body();
            drop(lock);
            drop(running);
        });
        thread.map(drop).map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// Waits until all threads have exited, even if one of them panicked.
    pub(super) async fn join(mut self) {
        drop((self.running, self.lock));
        self.all_exited.recv().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_data_stays_locked_until_the_last_thread_has_exited() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("portolan.db");
        let threads = Threads::new(Some(DataLock::acquire(&data).unwrap()));
        let (stop, stopped) = std::sync::mpsc::channel::<()>();
        threads.spawn("test", move || stopped.recv().unwrap_or_default()).unwrap();
        drop(threads);
        assert!(matches!(DataLock::acquire(&data), Err(StoreError::InUse)));
        drop(stop);
        for _ in 0..1000 {
            match DataLock::acquire(&data) {
                Err(StoreError::InUse) => thread::sleep(Duration::from_millis(10)),
                acquired => return drop(acquired.unwrap()),
            }
        }
        panic!("the data stays locked");
    }
}
