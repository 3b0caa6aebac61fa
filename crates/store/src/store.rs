//! The trait [`Store`].

use crate::error::StoreError;
use crate::ids::{DeviceId, PersonId, TableId, TokenHash};
use crate::model::{
    Append, AppendOutcome, Closure, CodeOutcome, Device, Entry, GuestBatch, Login, Millis, NewDeviceCode,
    NewPerson, NewTable, Person, Reseat, TableRow, TableSummary, UsedDeviceCode,
};
use async_trait::async_trait;

/// Stores people, tables and entries. Methods that change data return when the change is on disk.
///
/// Several servers may use the same data: an implementation caches nothing that another server can change.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Stores a new person with a first token.
    async fn add_person(&self, person: NewPerson) -> Result<(), StoreError>;

    /// Returns the person and the device with this token.
    async fn login(&self, token: TokenHash) -> Result<Option<Login>, StoreError>;

    /// Returns the person with this token.
    async fn person_by_token(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        Ok(self.login(token).await?.map(|login| login.person))
    }

    /// Returns the devices of a person, in the order in which they were added.
    async fn devices(&self, person: PersonId) -> Result<Vec<Device>, StoreError>;

    /// Stores that a token was used at this time.
    async fn set_used(&self, token: TokenHash, at: Millis) -> Result<(), StoreError>;

    /// Removes a device of a person, whose token becomes invalid. Returns whether there was such a device.
    async fn remove_device(&self, person: PersonId, device: DeviceId) -> Result<bool, StoreError>;

    /// Removes all devices of a person but one. Returns the removed ones.
    async fn remove_other_devices(
        &self,
        person: PersonId,
        kept: DeviceId,
    ) -> Result<Vec<DeviceId>, StoreError>;

    /// Stores a one-time code, which replaces the previous one of the person.
    async fn set_device_code(&self, code: NewDeviceCode) -> Result<(), StoreError>;

    /// Returns the person of a one-time code that is valid at this time, without using it up.
    async fn person_by_code(&self, code: TokenHash, at: Millis) -> Result<Option<Person>, StoreError>;

    /// Adds a device with a one-time code, and uses the code up. If several callers use the same code, one succeeds.
    async fn use_device_code(&self, used: UsedDeviceCode) -> Result<CodeOutcome, StoreError>;

    /// Examines `limit` people with ids above `after`, and removes those without seat and hosted table who were created and last
    /// used before this time.
    async fn forget_guests(
        &self,
        before: Millis,
        after: Option<PersonId>,
        limit: u32,
    ) -> Result<GuestBatch, StoreError>;

    /// Updates the name and the language of a person.
    async fn update_person(&self, person: &Person) -> Result<(), StoreError>;

    /// Stores a new table.
    async fn add_table(&self, table: NewTable) -> Result<(), StoreError>;

    /// Returns a table.
    async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError>;

    /// Returns the entries of a table with index `from` and above, in order and without a gap.
    async fn entries(&self, id: TableId, from: u32) -> Result<Vec<Entry>, StoreError>;

    /// Stores an entry if its index is the next one of its table.
    async fn append(&self, append: Append) -> Result<AppendOutcome, StoreError>;

    /// Returns the table and the seat of an invitation.
    async fn seat_by_invitation(&self, invitation: TokenHash) -> Result<Option<(TableId, u8)>, StoreError>;

    /// Returns the table that a spectator link shows.
    async fn table_by_spectator_link(&self, link: TokenHash) -> Result<Option<TableId>, StoreError>;

    /// Replaces the occupant of a seat and adds the change to the history of the table, if the current occupant is still the
    /// old one. Returns whether it was replaced.
    async fn reseat(&self, reseat: Reseat) -> Result<bool, StoreError>;

    /// Ends a running table before the end of its game. Returns false, and changes nothing, if it is not running.
    async fn close_table(&self, id: TableId, closure: Closure) -> Result<bool, StoreError>;

    /// Ends at most `limit` running tables without a change since this time. Returns them.
    async fn expire_tables(&self, unchanged_since: Millis, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Sets whether bots choose without a delay.
    async fn set_fast(&self, id: TableId, fast: bool) -> Result<(), StoreError>;

    /// Sets whether lessons are shown.
    async fn set_guided(&self, id: TableId, guided: bool) -> Result<(), StoreError>;

    /// Stores the table of a rematch if there is none yet. Returns the stored one.
    async fn set_rematch(&self, id: TableId, rematch: TableId) -> Result<TableId, StoreError>;

    /// Returns at most `limit` tables of which the person has a seat or is the host: running ones first, then by the time of
    /// their last change that is not secret, the latest first.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// Returns the number of running tables that this person hosts, without those where the person is not to move and nothing
    /// has changed since `since`.
    async fn running_table_count(&self, host: PersonId, since: Millis) -> Result<u32, StoreError>;

    /// Returns the running tables with at least one bot.
    async fn tables_with_bots(&self) -> Result<Vec<TableId>, StoreError>;

    /// Checks that the data can be read and written.
    async fn check(&self) -> Result<(), StoreError>;

    /// Completes the changes in progress and closes the data. Later calls fail with [`StoreError::Unavailable`].
    async fn close(&self);
}
