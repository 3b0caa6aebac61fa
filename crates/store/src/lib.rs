//! What is kept: people, tables, who sits where, and every choice that was made.
//!
//! [`Store`] is the whole contract; [`Sqlite`] keeps it in one file. A table is its set-up and its entries, one for each
//! choice or taking back, numbered from 0: the number is the key, so that of two writers for one index one wins and the
//! other is told ([`Appended::Taken`]). An entry is acknowledged only when it is on the disk.
//!
//! Nothing here knows a rule or a sentence. Set-ups, choices and outcomes are texts that others write and read; tokens
//! come only as hashes ([`TokenHash`]); times are given by the caller, in milliseconds since 1970.
#![forbid(unsafe_code)]

mod error;
mod ids;
mod model;
mod sqlite;
mod store;

pub use error::StoreError;
pub use ids::{IdError, PersonId, TableId, TokenHash};
pub use model::{
    Append, Appended, Entry, Millis, NewPerson, NewTable, Person, SeatRow, Sitter, Standing, TableRow,
    TableSummary,
};
pub use sqlite::Sqlite;
pub use store::Store;
