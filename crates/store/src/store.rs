//! The trait [`Store`]: all that the server asks of what is kept.

use crate::error::StoreError;
use crate::ids::{PersonId, TableId, TokenHash};
use crate::model::{
    Append, Appended, Entry, Millis, NewPerson, NewTable, Person, SeatRow, TableRow, TableSummary,
};
use async_trait::async_trait;

/// What is kept. Every method that changes something answers only when the change is on the disk.
///
/// Several servers may share one store: nothing is remembered between calls that another server could change.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new person.
    async fn add_person(&self, person: NewPerson) -> Result<(), StoreError>;

    /// Who has this token.
    async fn person_by_token(&self, token: TokenHash) -> Result<Option<Person>, StoreError>;

    /// Adds a token by which a person is recognised as well: another device.
    async fn add_token(&self, person: PersonId, token: TokenHash, at: Millis) -> Result<(), StoreError>;

    /// Changes the name and the language of a person.
    async fn change_person(&self, person: &Person) -> Result<(), StoreError>;

    /// Keeps a new table.
    async fn add_table(&self, table: NewTable) -> Result<(), StoreError>;

    /// A table.
    async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError>;

    /// The entries of a table from this place on, in order and without a gap.
    async fn entries(&self, id: TableId, from: u32) -> Result<Vec<Entry>, StoreError>;

    /// Keeps an entry, if its place is free and the one before it is not.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// Which seat of which table this invitation is for.
    async fn invitation(&self, invite: TokenHash) -> Result<Option<(TableId, u8)>, StoreError>;

    /// Which table this link lets somebody watch.
    async fn watching(&self, link: TokenHash) -> Result<Option<TableId>, StoreError>;

    /// Puts somebody else on a seat, if it still is as `was` says; tells whether it was.
    async fn reseat(&self, id: TableId, seat: u8, was: &SeatRow, now: &SeatRow) -> Result<bool, StoreError>;

    /// Whether bots answer at once.
    async fn set_fast(&self, id: TableId, fast: bool) -> Result<(), StoreError>;

    /// Whether sentences help along.
    async fn set_guided(&self, id: TableId, guided: bool) -> Result<(), StoreError>;

    /// Notes the table for a rematch, if there is none yet; tells which one it is.
    async fn set_rematch(&self, id: TableId, rematch: TableId) -> Result<TableId, StoreError>;

    /// Tables at which a person sits or which it has made: running ones first, the latest first.
    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// How many running tables this person has made.
    async fn running_tables_of(&self, host: PersonId) -> Result<u32, StoreError>;

    /// Running tables at which a bot may have to choose.
    async fn tables_with_bots(&self) -> Result<Vec<TableId>, StoreError>;

    /// Sees that the data can be read and written.
    async fn check(&self) -> Result<(), StoreError>;

    /// Finishes what is being written and closes the data.
    async fn close(&self);
}
