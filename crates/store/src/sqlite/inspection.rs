//! Reads a data file to check it, without changing it and while a server may be using it.
//!
//! It reports what the database itself can find. Whether the entries of a table follow the rules is for the caller to check.

use super::identity::{Contents, identify};
use super::{connection, queries, schema};
use crate::error::StoreError;
use crate::ids::TableId;
use crate::model::{Entry, TableRow};
use rusqlite::Connection;
use rusqlite::backup::Backup;
use std::path::Path;
use std::time::Duration;

/// The most problems of one kind that are reported.
const MOST_PROBLEMS: usize = 100;

/// The data at one moment.
#[derive(Debug)]
pub struct Inspection {
    data: Connection,
}

impl Inspection {
    /// Opens a data file. A file of an older schema version is copied to temporary storage and migrated there.
    pub fn open(path: &Path) -> Result<Inspection, StoreError> {
        let data = connection::open_reader(path)?;
        if identify(&data)? != Contents::Data {
            return Err(StoreError::Foreign);
        }
        let data = if schema::is_older(&data)? { migrated_copy(&data)? } else { data };
        connection::begin_snapshot(&data)?;
        Ok(Inspection { data })
    }

    /// Returns the damage to the file, and rows that refer to rows that do not exist.
    pub fn damage(&self) -> Result<Vec<String>, StoreError> {
        let mut problems = self.texts(&format!("pragma integrity_check({MOST_PROBLEMS})"))?;
        problems.retain(|line| line != "ok");
        problems.extend(self.texts(
            "select format('a row of %s refers to a row of %s that does not exist', \"table\", parent)
             from pragma_foreign_key_check",
        )?);
        problems.extend(self.texts(
            "select distinct format('there are entries of table %s, which does not exist', table_id)
             from entry where table_id not in (select table_id from progress)",
        )?);
        Ok(problems)
    }

    /// Returns the ids of all tables. An id can be unreadable.
    pub fn table_ids(&self) -> Result<Vec<Result<TableId, StoreError>>, StoreError> {
        let mut ids = self.data.prepare("select id from game_table order by id")?;
        let ids = ids.query_map([], |row| row.get(0))?;
        Ok(ids.map(|id| id.map_err(StoreError::from)).collect())
    }

    /// Returns a table and its entries; `None` if there is no such table.
    pub fn table(&self, id: TableId) -> Result<Option<(TableRow, Vec<Entry>)>, StoreError> {
        let Some(row) = queries::table(&self.data, id)? else { return Ok(None) };
        Ok(Some((row, queries::entries(&self.data, id, 0)?)))
    }

    /// Returns the first column of the rows.
    fn texts(&self, query: &str) -> Result<Vec<String>, StoreError> {
        let mut statement = self.data.prepare(query)?;
        let rows = statement.query_map([], |row| row.get(0))?;
        Ok(rows.take(MOST_PROBLEMS).collect::<rusqlite::Result<_>>()?)
    }
}

/// Copies data to a temporary database, which SQLite removes when it is closed, and migrates it.
fn migrated_copy(data: &Connection) -> Result<Connection, StoreError> {
    let mut copy = Connection::open("")?;
    Backup::new(data, &mut copy)?.run_to_completion(1024, Duration::ZERO, None)?;
    schema::migrate(&mut copy)?;
    Ok(copy)
}
