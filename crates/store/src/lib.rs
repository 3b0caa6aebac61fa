//! Stores people, tables, seats and entries.
//!
//! [`Store`] is the interface; [`Sqlite`] implements it with one SQLite file, which [`backup`], [`Restore`] and [`Inspection`]
//! copy and check. A table consists of its setup and its entries
//! (choices and undos), numbered from 0. The index is part of the key, so if two writers append the same index, one succeeds
//! and the other gets [`AppendOutcome::Conflict`]. An entry is acknowledged when it is on disk.
//!
//! This crate knows no rules and no texts: setups, choices and outcomes are opaque strings. It sees tokens only as hashes
//! ([`TokenHash`]), and it stores no time of its own: callers pass times in milliseconds since 1970.
#![forbid(unsafe_code)]

mod error;
mod ids;
mod model;
mod sqlite;
mod store;

pub use error::StoreError;
pub use ids::{DeviceId, IdError, PersonId, TableId, TokenHash};
pub use model::{
    Append, AppendOutcome, Closure, CodeOutcome, Device, Entry, GuestBatch, Login, Millis, NewDevice,
    NewDeviceCode, NewPerson, NewTable, Occupant, Person, Progress, Reseat, SeatChange, SeatEvent, SeatRow,
    TableRow, TableSummary, UsedDeviceCode,
};
pub use sqlite::{CopyError, Inspection, Restore, Sqlite, backup};
pub use store::Store;
