//! Recognises data files of Portolan, before anything is written to them.

use crate::error::StoreError;
use rusqlite::{Connection, ErrorCode};

/// The number in the header of every data file: “Ptln” in ASCII. Files that were last opened by Portolan 0.2 or older have 0.
pub(super) const APPLICATION_ID: i32 = 0x5074_6C6E;

/// The tables of every schema version.
const TABLES: [&str; 5] = ["person", "token", "game_table", "seat", "entry"];

/// What a file is that is not foreign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Contents {
    /// An empty database.
    Empty,
    /// Data of Portolan.
    Data,
}

/// Returns what the file contains; refuses files of other programs. Reads only.
pub(super) fn identify(connection: &Connection) -> Result<Contents, StoreError> {
    contents(connection).unwrap_or_else(|error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => Err(StoreError::Foreign),
        _ => Err(error.into()),
    })
}

fn contents(connection: &Connection) -> rusqlite::Result<Result<Contents, StoreError>> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    if application != 0 {
        return Ok(if application == APPLICATION_ID { Ok(Contents::Data) } else { Err(StoreError::Foreign) });
    }
    let mut names = connection.prepare("select name from sqlite_schema where type = 'table'")?;
    let names: Vec<String> = names.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let has = |table: &&str| names.iter().any(|name| name == table);
    Ok(if names.is_empty() && version == 0 {
        Ok(Contents::Empty)
    } else if TABLES.iter().all(has) {
        Ok(Contents::Data)
    } else {
        Err(StoreError::Foreign)
    })
}
