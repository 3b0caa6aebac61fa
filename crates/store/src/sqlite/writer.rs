//! Makes all changes: one thread with one connection makes all that are waiting in one transaction, so that a thousand
//! players wait for the disk together and not one after the other.
//!
//! Here SQLite is spoken to directly and not through the pool: a choice is two small statements, and handing each of them
//! to another thread costs more than the statement.

use crate::error::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::thread;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The most changes of one transaction.
const MOST_AT_ONCE: usize = 512;

/// The most that wait; whoever comes then waits to be let in.
const QUEUE: usize = 4096;

/// How many pages the log of changes may have before they are put into their places. A busy table's pages are changed again
/// and again: the longer the log, the more of that is written only once.
const LOG_PAGES: u32 = 8192;

/// A change: it is made, or it fails.
type Change = Box<dyn FnOnce(&Connection) -> Made + Send>;

/// What came of a change.
struct Made {
    /// It may have been made by half: nothing of its transaction may be kept.
    by_half: bool,
    /// Tells whoever waits for it, once it is known whether all was kept.
    tell: Box<dyn FnOnce(Result<(), StoreError>) + Send>,
}

/// The way to the thread that writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Change>,
}

/// Resolves when the thread has ended and its connection is closed.
pub(super) type Ended = oneshot::Receiver<()>;

impl Writer {
    /// Starts the thread. It ends, and closes its connection, when all ways to it are gone.
    pub(super) fn start(path: &Path, patience: Duration) -> Result<(Writer, Ended), StoreError> {
        let connection = open(path, patience)?;
        let (queue, waiting) = mpsc::channel(QUEUE);
        let (end, ended) = oneshot::channel();
        let thread = thread::Builder::new().name("store".into());
        let started = thread.spawn(move || {
            write_all(connection, waiting);
            let _ = end.send(());
        });
        started.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok((Writer { queue }, ended))
    }

    /// Makes a change that is kept or not, as a whole; the answer comes when it is on the disk.
    pub(super) async fn change<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        // A refused change must not take those of others with it.
        self.small_change(move |connection| {
            connection.prepare_cached("savepoint change")?.execute([])?;
            let done = change(connection);
            if done.is_err() {
                connection.prepare_cached("rollback to change")?.execute([])?;
            }
            connection.prepare_cached("release change")?.execute([])?;
            Ok(done)
        })
        .await?
        .map_err(StoreError::from)
    }

    /// The same for a change that fails only if the disk does: it needs no way back of its own.
    pub(super) async fn small_change<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let gone = |what: &str| StoreError::Unavailable(what.into());
        let (answer, answered) = oneshot::channel();
        let change: Change = Box::new(move |connection| {
            let done = change(connection).map_err(StoreError::from);
            let by_half = done.is_err();
            // Whoever asked may have gone away meanwhile.
            let told = |kept: Result<(), StoreError>| done.and_then(|done| kept.map(|()| done));
            Made { by_half, tell: Box::new(move |kept| drop(answer.send(told(kept)))) }
        });
        self.queue.send(change).await.map_err(|_| gone("the store was closed"))?;
        answered.await.map_err(|_| gone("the change could not be begun"))?
    }
}

fn open(path: &Path, patience: Duration) -> Result<Connection, StoreError> {
    // A path is a path, even if it looks like an address.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(patience)?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

fn write_all(connection: Connection, mut waiting: mpsc::Receiver<Change>) {
    let mut group = Vec::with_capacity(MOST_AT_ONCE);
    let mut made = Vec::with_capacity(MOST_AT_ONCE);
    while waiting.blocking_recv_many(&mut group, MOST_AT_ONCE) > 0 {
        let kept = write(&connection, &mut group, &mut made);
        for Made { tell, .. } in made.drain(..) {
            tell(kept.clone().map_err(StoreError::Unavailable));
        }
        // Whoever waits for a change that was not begun is told so when it is dropped.
        group.clear();
    }
}

/// Makes a group of changes in one transaction: all of them are kept, or none.
fn write(connection: &Connection, group: &mut Vec<Change>, made: &mut Vec<Made>) -> Result<(), String> {
    let run = |statement| connection.prepare_cached(statement).and_then(|mut one| one.execute([]));
    run("begin immediate").map_err(|error| error.to_string())?;
    for change in group.drain(..) {
        made.push(change(connection));
        // After some failures SQLite ends the transaction by itself: what came then would be kept piece by piece.
        if connection.is_autocommit() || made.last().is_some_and(|made| made.by_half) {
            let _ = run("rollback");
            return Err("another change of the same group failed".into());
        }
    }
    run("commit").map(|_| ()).map_err(|error| {
        // If even this fails, the next transaction cannot begin, and those who wait for it are told.
        let _ = run("rollback");
        error.to_string()
    })
}
