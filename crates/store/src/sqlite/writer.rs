//! Executes changes: one thread with one connection commits all waiting changes in one transaction (group commit).
//!
//! All callers of a group wait for one sync of the disk instead of one each.

use super::closed;
use super::threads::Threads;
use crate::error::StoreError;
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

/// The maximum number of changes in one transaction.
const GROUP_SIZE: usize = 512;

/// The number of changes that may wait. Further callers wait until there is space.
const QUEUE_LENGTH: usize = 4096;

type Change = Box<dyn FnOnce(&Connection) -> Executed + Send>;

/// A change that was executed, in a transaction that is still open.
struct Executed {
    /// It may have been executed in part, so its transaction must be rolled back.
    failed: bool,
    /// Answers the caller when the result of the commit is known.
    reply: Box<dyn FnOnce(Result<(), StoreError>) + Send>,
}

/// The queue of the writer thread.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Change>,
}

impl Writer {
    /// Starts the thread. It exits when all clones of the queue are dropped.
    pub(super) fn start(connection: Connection, threads: &Threads) -> Result<Writer, StoreError> {
        let (queue, changes) = mpsc::channel(QUEUE_LENGTH);
        threads.spawn("store-writer", move || write_all(&connection, changes))?;
        Ok(Writer { queue })
    }

    /// Executes a change and returns its result when it is on disk. A change that fails has no effect, and does not affect the
    /// others of its group.
    pub(super) async fn change<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let result = self.change_without_savepoint(move |connection| {
            connection.prepare_cached("savepoint change")?.execute([])?;
            let result = change(connection);
            if result.is_err() {
                connection.prepare_cached("rollback to change")?.execute([])?;
            }
            connection.prepare_cached("release change")?.execute([])?;
            Ok(result)
        });
        Ok(result.await??)
    }

    /// Like [`change`](Writer::change), for a change that violates no constraint: if it fails, its whole group fails.
    pub(super) async fn change_without_savepoint<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, result) = oneshot::channel();
        let change: Change = Box::new(move |connection| {
            let result = change(connection).map_err(StoreError::from);
            Executed {
                failed: result.is_err(),
                reply: Box::new(move |committed| {
                    // The send fails if the request was cancelled.
                    let _ = reply.send(result.and_then(|value| committed.map(|()| value)));
                }),
            }
        });
        self.queue.send(change).await.map_err(|_| closed())?;
        result.await.map_err(|_| StoreError::Unavailable("the change was not executed".into()))?
    }
}

fn write_all(connection: &Connection, mut changes: mpsc::Receiver<Change>) {
    let mut group = Vec::with_capacity(GROUP_SIZE);
    let mut executed = Vec::with_capacity(GROUP_SIZE);
    while changes.blocking_recv_many(&mut group, GROUP_SIZE) > 0 {
        let committed = commit_group(connection, &mut group, &mut executed);
        for Executed { reply, .. } in executed.drain(..) {
            reply(committed.clone().map_err(StoreError::Unavailable));
        }
        // Changes that were not executed: dropping them fails their callers.
        group.clear();
    }
}

/// Executes a group of changes in one transaction. If one fails, all are rolled back, and the rest stays in the group.
fn commit_group(
    connection: &Connection,
    group: &mut Vec<Change>,
    executed: &mut Vec<Executed>,
) -> Result<(), String> {
    execute(connection, "begin immediate")?;
    for change in group.drain(..) {
        let change = change(connection);
        let failed = change.failed;
        executed.push(change);
        // After some errors SQLite rolls back by itself. Later changes would then be committed one by one.
        if failed || connection.is_autocommit() {
            let _ = execute(connection, "rollback");
            return Err("another change of the same group failed".into());
        }
    }
    execute(connection, "commit").inspect_err(|_| {
        // If this fails too, the next group cannot begin, and its callers get an error.
        let _ = execute(connection, "rollback");
    })
}

fn execute(connection: &Connection, statement: &str) -> Result<(), String> {
    let executed = connection.prepare_cached(statement).and_then(|mut statement| statement.execute([]));
    executed.map(drop).map_err(|error| error.to_string())
}
