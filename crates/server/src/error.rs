//! Why a request is refused. What a person reads of it is written by the pages; programs get the same as JSON.

use portolan_games::AnyRefusal;
use portolan_games::core::table::TakeBackError;
use portolan_store::StoreError;

/// Why a request is refused. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// There is no such page, table, seat or link.
    #[error("there is nothing here")]
    NotFound,
    /// It is somebody else's to do.
    #[error("this is not yours to do")]
    NotYours,
    /// The request comes from another site.
    #[error("the request came from another site")]
    OtherSite,
    /// Something in the request cannot be read.
    #[error("{0}")]
    Malformed(String),
    /// The position is another one by now.
    #[error("the table has moved on")]
    MovedOn,
    /// The rules do not allow it.
    #[error("{0}")]
    Illegal(Box<AnyRefusal>),
    /// A choice that cannot be taken back.
    #[error(transparent)]
    CannotTakeBack(TakeBackError),
    /// Somebody else sits there.
    #[error("somebody else sits there")]
    SeatTaken,
    /// This person has enough running tables.
    #[error("{0} running tables are enough for one person")]
    TooManyTables(u32),
    /// What is kept of this table cannot be played.
    #[error("this table cannot be opened: {0}")]
    BrokenTable(String),
    /// This table was opened without hints.
    #[error("there are no hints at this table")]
    NoHints,
    /// Too much at once.
    #[error("too many requests")]
    TooMuch,
    /// The data cannot be reached.
    #[error("the data cannot be reached")]
    Unavailable(String),
}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        match error {
            StoreError::Corrupt(reason) => ServerError::BrokenTable(reason),
            other => ServerError::Unavailable(other.to_string()),
        }
    }
}
