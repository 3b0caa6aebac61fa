//! The threads of an open store. They exit when their queues are closed; [`Threads::join`] waits for that.

use crate::error::StoreError;
use std::convert::Infallible;
use std::thread;
use tokio::sync::mpsc;

/// Counts the running threads: each of them owns a clone of the sender.
#[derive(Debug)]
pub(super) struct Threads {
    running: mpsc::Sender<Infallible>,
    all_exited: mpsc::Receiver<Infallible>,
}

impl Threads {
    pub(super) fn new() -> Threads {
        let (running, all_exited) = mpsc::channel(1);
        Threads { running, all_exited }
    }

    pub(super) fn spawn(&self, name: &str, body: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
        let running = self.running.clone();
        let thread = thread::Builder::new().name(name.into()).spawn(move || {
            body();
            drop(running);
        });
        thread.map(drop).map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// Waits until all threads have exited, even if one of them panicked.
    pub(super) async fn join(mut self) {
        drop(self.running);
        self.all_exited.recv().await;
    }
}
