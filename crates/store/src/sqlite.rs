//! The SQLite implementation of [`Store`]: one file in WAL mode, one thread that writes, and a few threads that read.
//!
//! This file only connects the trait to the threads. The statements are in `changes` and `queries`.

mod changes;
mod columns;
mod connection;
mod copy;
mod data_file;
mod devices;
mod health;
mod identity;
mod inspection;
mod queries;
mod readers;
mod rows;
mod schema;
mod threads;
mod writer;

use crate::error::StoreError;
use crate::ids::{DeviceId, PersonId, TableId, TokenHash};
use crate::model::{
    Append, AppendOutcome, Closure, CodeOutcome, Device, Entry, GuestBatch, Login, Millis, NewDeviceCode,
    NewPerson, NewTable, Person, Reseat, TableRow, TableSummary, UsedDeviceCode,
};
use crate::store::Store;
use async_trait::async_trait;
pub use copy::{CopyError, Restore, backup};
use data_file::DataLock;
use health::Health;
pub use inspection::Inspection;
use readers::Readers;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use threads::Threads;
use writer::Writer;

/// A store in one SQLite file, which one process uses at a time.
#[derive(Debug)]
pub struct Sqlite {
    /// `None` after [`close`](Store::close).
    running: Mutex<Option<Running>>,
    health: Health,
    path: PathBuf,
}

/// The queues of an open store, and the threads that serve them.
#[derive(Debug)]
struct Running {
    writer: Writer,
    readers: Readers,
    threads: Threads,
}

impl Running {
    /// Opens all connections and starts a thread for each. Blocks.
    fn start(path: &Path, sharing: Sharing) -> Result<Running, StoreError> {
        data_file::create_if_missing(path)?;
        identity::identify(&connection::open_reader(path)?)?;
        let lock = match sharing {
            Sharing::Exclusive => Some(DataLock::acquire(path)?),
            Sharing::Shared => None,
        };
        data_file::make_private(path);
        let mut connection = connection::open_writer(path)?;
        schema::migrate(&mut connection)?;
        let threads = Threads::new(lock);
        let writer = Writer::start(connection, &threads)?;
        let readers = Readers::start(path, &threads)?;
        Ok(Running { writer, readers, threads })
    }
}

/// Whether others may use the data file at the same time.
#[derive(Clone, Copy)]
enum Sharing {
    Exclusive,
    Shared,
}

impl Sqlite {
    /// Opens a data file, creating or migrating it if necessary. Fails if it is open already, in this process or another one.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, Sharing::Exclusive).await
    }

    /// Opens a data file that may be open already: for tests of what every store must do if servers share its data.
    #[doc(hidden)]
    pub async fn open_shared(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, Sharing::Shared).await
    }

    async fn open_with(path: &Path, sharing: Sharing) -> Result<Sqlite, StoreError> {
        let path = path.to_path_buf();
        let opened = path.clone();
        let started = tokio::task::spawn_blocking(move || Running::start(&opened, sharing)).await;
        let running = started.map_err(|error| StoreError::Unavailable(error.to_string()))??;
        Ok(Sqlite { running: Mutex::new(Some(running)), health: Health::default(), path })
    }

    fn running(&self) -> MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn writer(&self) -> Result<Writer, StoreError> {
        self.running().as_ref().map(|running| running.writer.clone()).ok_or_else(closed)
    }

    fn readers(&self) -> Result<Readers, StoreError> {
        self.running().as_ref().map(|running| running.readers.clone()).ok_or_else(closed)
    }

    /// Executes a change that may be refused by a constraint.
    async fn change<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer()?.change(change).await
    }

    async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.readers()?.read(query).await
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store is closed".into())
}

#[async_trait]
impl Store for Sqlite {
    async fn add_person(&self, person: NewPerson) -> Result<(), StoreError> {
        self.change(move |data| changes::add_person(data, &person)).await
    }

    async fn login(&self, token: TokenHash) -> Result<Option<Login>, StoreError> {
        self.read(move |data| queries::login(data, token)).await
    }

    async fn devices(&self, person: PersonId) -> Result<Vec<Device>, StoreError> {
        self.read(move |data| queries::devices(data, person)).await
    }

    async fn set_used(&self, token: TokenHash, at: Millis) -> Result<(), StoreError> {
        self.change(move |data| devices::set_used(data, token, at)).await
    }

    async fn remove_device(&self, person: PersonId, device: DeviceId) -> Result<bool, StoreError> {
        self.change(move |data| devices::remove(data, person, device)).await
    }

    async fn remove_other_devices(
        &self,
        person: PersonId,
        kept: DeviceId,
    ) -> Result<Vec<DeviceId>, StoreError> {
        self.change(move |data| devices::remove_others(data, person, kept)).await
    }

    async fn set_device_code(&self, code: NewDeviceCode) -> Result<(), StoreError> {
        self.change(move |data| devices::set_code(data, &code)).await
    }

    async fn person_by_code(&self, code: TokenHash, at: Millis) -> Result<Option<Person>, StoreError> {
        self.read(move |data| queries::person_by_code(data, code, at)).await
    }

    async fn use_device_code(&self, used: UsedDeviceCode) -> Result<CodeOutcome, StoreError> {
        self.change(move |data| devices::use_code(data, &used)).await
    }

    async fn forget_guests(
        &self,
        before: Millis,
        after: Option<PersonId>,
        limit: u32,
    ) -> Result<GuestBatch, StoreError> {
        self.change(move |data| devices::forget_guests(data, before, after, limit)).await
    }

    async fn update_person(&self, person: &Person) -> Result<(), StoreError> {
        let person = person.clone();
        self.change(move |data| changes::update_person(data, &person)).await
    }

    async fn add_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.change(move |data| changes::add_table(data, &table)).await
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        self.read(move |data| queries::table(data, id)).await
    }

    async fn entries(&self, id: TableId, from: u32) -> Result<Vec<Entry>, StoreError> {
        self.read(move |data| queries::entries(data, id, from)).await
    }

    async fn append(&self, append: Append) -> Result<AppendOutcome, StoreError> {
        self.writer()?.change_without_savepoint(move |data| changes::append(data, &append)).await
    }

    async fn seat_by_invitation(&self, invitation: TokenHash) -> Result<Option<(TableId, u8)>, StoreError> {
        self.read(move |data| queries::seat_by_invitation(data, invitation)).await
    }

    async fn table_by_spectator_link(&self, link: TokenHash) -> Result<Option<TableId>, StoreError> {
        self.read(move |data| queries::table_by_spectator_link(data, link)).await
    }

    async fn reseat(&self, reseat: Reseat) -> Result<bool, StoreError> {
        self.change(move |data| changes::reseat(data, &reseat)).await
    }

    async fn close_table(&self, id: TableId, closure: Closure) -> Result<bool, StoreError> {
        self.change(move |data| changes::close_table(data, id, closure)).await
    }

    async fn expire_tables(&self, unchanged_since: Millis, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.change(move |data| changes::expire_tables(data, unchanged_since, limit)).await
    }

    async fn set_fast(&self, id: TableId, fast: bool) -> Result<(), StoreError> {
        self.change(move |data| changes::set_fast(data, id, fast)).await
    }

    async fn set_guided(&self, id: TableId, guided: bool) -> Result<(), StoreError> {
        self.change(move |data| changes::set_guided(data, id, guided)).await
    }

    async fn set_rematch(&self, id: TableId, rematch: TableId) -> Result<TableId, StoreError> {
        let stored = self.change(move |data| changes::set_rematch(data, id, rematch)).await?;
        Ok(stored.unwrap_or(rematch))
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.read(move |data| queries::tables_of(data, person, limit)).await
    }

    async fn running_table_count(&self, host: PersonId, since: Millis) -> Result<u32, StoreError> {
        self.read(move |data| queries::running_table_count(data, host, since)).await
    }

    async fn tables_with_bots(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(queries::tables_with_bots).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        let (writer, readers) = (self.writer()?, self.readers()?);
        let check = async || {
            writer.change(health::write).await?;
            let path = self.path.clone();
            readers
                .read(move |data| queries::check(data).and_then(|()| health::check_free_space(&path)))
                .await
        };
        self.health.check(check).await
    }

    async fn close(&self) {
        let running = self.running().take();
        if let Some(Running { writer, readers, threads }) = running {
            drop((writer, readers));
            threads.join().await;
        }
    }
}
