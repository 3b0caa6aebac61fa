//! Executes reads: a few threads, each with its own connection, take them from one queue.
//!
//! Not on the threads of the runtime: a read may have to wait for the disk. A connection never leaves its thread, so neither
//! a cancelled request nor a panic can lose it.

use super::threads::Threads;
use super::{closed, connection};
use crate::error::StoreError;
use rusqlite::Connection;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// The number of threads.
const THREAD_COUNT: usize = 4;

/// The number of reads that may wait. Further callers wait until there is space.
const QUEUE_LENGTH: usize = 4096;

type Read = Box<dyn FnOnce(&Connection) + Send>;

/// The queue of the reader threads.
#[derive(Clone, Debug)]
pub(super) struct Readers {
    queue: mpsc::Sender<Read>,
}

impl Readers {
    /// Starts the threads. They exit when all clones of the queue are dropped.
    pub(super) fn start(path: &Path, threads: &Threads) -> Result<Readers, StoreError> {
        let (queue, reads) = mpsc::channel(QUEUE_LENGTH);
        let reads = Arc::new(Mutex::new(reads));
        for _ in 0..THREAD_COUNT {
            let connection = connection::open_reader(path)?;
            let reads = reads.clone();
            threads.spawn("store-reader", move || read_all(&connection, &reads))?;
        }
        Ok(Readers { queue })
    }

    /// Executes a query and returns its result.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, result) = oneshot::channel();
        let read = move |connection: &Connection| {
            // If the request was cancelled, nobody needs the result.
            if !reply.is_closed() {
                let _ = reply.send(query(connection));
            }
        };
        self.queue.send(Box::new(read)).await.map_err(|_| closed())?;
        result.await.map_err(|_| StoreError::Unavailable("the read panicked".into()))?
    }
}

fn read_all(connection: &Connection, reads: &Mutex<mpsc::Receiver<Read>>) {
    while let Some(read) = next(reads) {
        // A panic ends this read, not the thread. Unwinding resets its statements.
        let _ = catch_unwind(AssertUnwindSafe(|| read(connection)));
    }
}

/// Waits for a read; `None` when the queue is closed and empty.
fn next(reads: &Mutex<mpsc::Receiver<Read>>) -> Option<Read> {
    reads.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::connection::open_writer;
    use std::future::{Future, poll_fn};
    use std::pin::pin;
    use std::task::Poll;
    use tempfile::TempDir;

    fn start() -> (Readers, Threads, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("portolan.db");
        open_writer(&path).unwrap();
        let threads = Threads::new(None);
        (Readers::start(&path, &threads).unwrap(), threads, folder)
    }

    /// Reads a number with a cached statement.
    fn seven(connection: &Connection) -> Result<u32, StoreError> {
        Ok(connection.prepare_cached("select 7 union select 8")?.query_row([], |row| row.get(0))?)
    }

    #[tokio::test]
    async fn a_panic_fails_only_its_own_read() {
        let (readers, threads, _folder) = start();
        for _ in 0..3 * THREAD_COUNT {
            let read = readers.read(|connection| -> Result<(), StoreError> {
                let mut statement = connection.prepare_cached("select 7 union select 8")?;
                let mut rows = statement.query([])?;
                rows.next()?;
                panic!("a test");
            });
            assert!(matches!(read.await, Err(StoreError::Unavailable(_))));
        }
        for _ in 0..3 * THREAD_COUNT {
            assert_eq!(readers.read(seven).await.unwrap(), 7);
        }
        drop(readers);
        threads.join().await;
    }

    #[tokio::test]
    async fn cancelled_reads_that_still_wait_are_not_executed() {
        let (readers, threads, _folder) = start();
        let (block, blocked) = std::sync::mpsc::channel::<()>();
        let blocked = Arc::new(Mutex::new(blocked));
        let mut blockers = Vec::new();
        for _ in 0..THREAD_COUNT {
            let (readers, blocked) = (readers.clone(), blocked.clone());
            blockers.push(tokio::spawn(async move {
                let wait = move |_: &Connection| {
                    let _ = blocked.lock().unwrap().recv();
                    Ok(())
                };
                readers.read(wait).await
            }));
        }
        tokio::task::yield_now().await;
        {
            let mut cancelled = pin!(readers.read(|_| -> Result<(), StoreError> { unreachable!() }));
            let poll = poll_fn(|context| Poll::Ready(cancelled.as_mut().poll(context)));
            assert!(poll.await.is_pending());
        }
        drop(block);
        for blocker in blockers {
            blocker.await.unwrap().unwrap();
        }
        assert_eq!(readers.read(seven).await.unwrap(), 7);
        drop(readers);
        threads.join().await;
    }

    #[tokio::test]
    async fn a_reader_cannot_change_data() {
        let (readers, _threads, _folder) = start();
        let create = readers.read(|connection| Ok(connection.execute_batch("create table t (a)")?));
        assert!(matches!(create.await, Err(StoreError::Unavailable(_))));
    }
}
