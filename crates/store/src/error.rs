//! The error type of stores.

/// Why a store could not execute an operation. A player never causes one of these.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The data file cannot be opened, read or written, the disk is full, or the store is closed.
    #[error("the store is unavailable: {0}")]
    Unavailable(String),
    /// Another process, usually a server, uses the data file.
    #[error("another process uses the data file")]
    InUse,
    /// The file is not a data file of Portolan. It was not changed.
    #[error("the file is not a data file of Portolan")]
    Foreign,
    /// The data was written by a newer version of the program.
    #[error(
        "the data has schema version {found}, but this program supports versions up to {known}; use a newer version of Portolan"
    )]
    Newer {
        /// The schema version of the data.
        found: u32,
        /// The latest schema version that this program supports.
        known: u32,
    },
    /// A stored row has an impossible value.
    #[error("corrupt row: {0}")]
    Corrupt(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::Error::{
            FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error,
        };
        match error {
            FromSqlConversionFailure(..)
            | IntegralValueOutOfRange(..)
            | InvalidColumnType(..)
            | Utf8Error(..) => StoreError::Corrupt(error.to_string()),
            other => StoreError::Unavailable(other.to_string()),
        }
    }
}
