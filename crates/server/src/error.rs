//! Why the server refuses a request. `http::error_response` turns it into a page or JSON.

use axum::http::StatusCode;
use portolan_games::AnyRefusal;
use portolan_games::core::table::TakeBackError;
use portolan_pages::NameError;
use portolan_store::{Closure, StoreError};
use std::time::Duration;

/// Why a request is refused. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// There is no such page, table, seat or link, or the caller may not know of it.
    #[error("there is no such page, table, seat or link")]
    NotFound,
    /// The caller has no permission.
    #[error("you have no permission to do this")]
    Forbidden,
    /// The request comes from another site.
    #[error("the request came from another site")]
    CrossOrigin,
    /// The request is for a host name that is not ours.
    #[error("this server does not answer under the name {0}")]
    WrongHost(String),
    /// The body of the request is too large, too slow or incomplete, as this status says.
    #[error("the body of the request is refused: {0}")]
    BodyRefused(StatusCode),
    /// The request cannot be parsed.
    #[error("{0}")]
    Malformed(String),
    /// The request is for an older position.
    #[error("the table has moved on")]
    Stale,
    /// The rules do not allow the choice.
    #[error("{0}")]
    Illegal(Box<AnyRefusal>),
    /// The choice cannot be taken back.
    #[error(transparent)]
    CannotTakeBack(TakeBackError),
    /// The name is refused.
    #[error("the name is refused")]
    Name(NameError),
    /// There is no such one-time code, or it was used or has expired.
    #[error("the code is unknown, was used or has expired")]
    UnknownCode,
    /// This person has too many devices.
    #[error("one person can have {0} devices")]
    TooManyDevices(u32),
    /// The link leads nowhere: it never existed, its seat is taken, or its table is closed. The caller does not learn which.
    #[error("this link leads to no table")]
    DeadLink,
    /// A bot may not stand in for the person yet.
    #[error("the player has not been absent for long enough")]
    NotAbsent,
    /// This person has too many running tables.
    #[error("one person can have {0} running tables")]
    TooManyTables(u32),
    /// The stored table cannot be replayed.
    #[error("this table cannot be opened: {0}")]
    CorruptTable(String),
    /// A stored entry of the table cannot be applied. Players do not learn which one: that would reveal how many there are.
    #[error("this table cannot be opened: entry {index}: {reason}")]
    CorruptEntry {
        /// The number of entries before it.
        index: u32,
        /// Why it cannot be applied.
        reason: String,
    },
    /// The table was opened without hints.
    #[error("hints are turned off at this table")]
    HintsDisabled,
    /// The caller receives the pushes of too many tables.
    #[error("too many streams of pushes are open")]
    TooManyStreams,
    /// The table was ended before the end of its game.
    #[error("the table was closed")]
    Closed(Closure),
    /// The caller has sent too many requests.
    #[error("too many requests")]
    RateLimited {
        /// When the next request will be accepted.
        retry_after: Duration,
    },
    /// Too many reviews are running, or the caller has started too many.
    #[error("too many reviews")]
    TooManyReviews {
        /// When the next review may be accepted.
        retry_after: Duration,
    },
    /// Too many pages or hints are waiting.
    #[error("the server is busy")]
    Busy,
    /// The store or another part of the server failed. The text is only logged.
    #[error("the data cannot be reached")]
    Unavailable(String),
}

impl From<NameError> for ServerError {
    fn from(error: NameError) -> ServerError {
        ServerError::Name(error)
    }
}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        match error {
            StoreError::Corrupt(reason) => ServerError::CorruptTable(reason),
            other => ServerError::Unavailable(other.to_string()),
        }
    }
}
