//! What goes wrong with a store.

/// Why the store could not do it. None of these is the fault of a player.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file cannot be opened, read or written, or the disk is full.
    #[error("the data cannot be reached: {0}")]
    Unavailable(String),
    /// The data were written by a later version of the program.
    #[error(
        "the data have schema version {found}, and this program knows versions up to {known}; a newer Portolan can open them"
    )]
    Newer {
        /// What the data say.
        found: u32,
        /// The latest that is known here.
        known: u32,
    },
    /// A row that cannot be what it should be.
    #[error("a row of the data cannot be read: {0}")]
    Corrupt(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::Corrupt(error.to_string())
            }
            other => StoreError::Unavailable(other.to_string()),
        }
    }
}
