//! Opens connections to the data file.

use rusqlite::{Connection, OpenFlags, Result};
use std::path::Path;
use std::time::Duration;

/// How long a statement waits for the lock of another process. A transaction takes milliseconds.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// The number of pages in the write-ahead log that triggers a checkpoint. The pages of a busy table change again and again:
/// the longer the log, the more of these changes reach the data file as one.
const CHECKPOINT_PAGES: u32 = 8192;

/// More than the number of different statements.
const STATEMENT_CACHE_CAPACITY: usize = 64;

/// Opens the connection that writes, and creates the file if there is none.
pub(super) fn open_writer(path: &Path) -> Result<Connection> {
    let connection = open(path, OpenFlags::SQLITE_OPEN_CREATE)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
    Ok(connection)
}

/// Opens the connection that fills an empty copy.
pub(super) fn open_writer_without_wal(path: &Path) -> Result<Connection> {
    open(path, OpenFlags::empty())
}

/// From here on the connection reads the data as it is now.
pub(super) fn begin_snapshot(connection: &Connection) -> Result<()> {
    connection.execute_batch("begin; select count(*) from sqlite_schema")
}

/// Opens a connection that cannot change data.
pub(super) fn open_reader(path: &Path) -> Result<Connection> {
    // Not SQLITE_OPEN_READ_ONLY: the last connection that is closed must be able to empty the write-ahead log.
    let connection = open(path, OpenFlags::empty())?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

fn open(path: &Path, more: OpenFlags) -> Result<Connection> {
    // Without SQLITE_OPEN_URI: a file name is never interpreted as a URI.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags | more)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENT_CACHE_CAPACITY);
    Ok(connection)
}
