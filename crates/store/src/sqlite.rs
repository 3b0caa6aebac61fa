//! The SQLite implementation of [`Store`]: one file in WAL mode, one thread that writes, and a few threads that read.
//!
//! This file only connects the trait to the threads. The statements are in `changes` and `queries`.

mod changes;
mod columns;
mod connection;
mod queries;
mod readers;
mod rows;
mod schema;
mod threads;
mod writer;

use crate::error::StoreError;
use crate::ids::{PersonId, TableId, TokenHash};
use crate::model::{
    Append, AppendOutcome, Closure, Entry, Millis, NewPerson, NewTable, Person, Reseat, TableRow,
    TableSummary,
};
use crate::store::Store;
use async_trait::async_trait;
use readers::Readers;
use rusqlite::Connection;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use threads::Threads;
use writer::Writer;

/// A store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    /// `None` after [`close`](Store::close).
    running: Mutex<Option<Running>>,
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
    fn start(path: &Path) -> Result<Running, StoreError> {
        let mut connection = connection::open_writer(path)?;
        schema::migrate(&mut connection)?;
        let threads = Threads::new();
        let writer = Writer::start(connection, &threads)?;
        let readers = Readers::start(path, &threads)?;
        Ok(Running { writer, readers, threads })
    }
}

impl Sqlite {
    /// Opens a data file, creating or migrating it if necessary.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let path = path.to_path_buf();
        let started = tokio::task::spawn_blocking(move || Running::start(&path)).await;
        let running = started.map_err(|error| StoreError::Unavailable(error.to_string()))??;
        Ok(Sqlite { running: Mutex::new(Some(running)) })
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

    async fn person_by_token(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        self.read(move |data| queries::person_by_token(data, token)).await
    }

    async fn add_token(&self, person: PersonId, token: TokenHash, at: Millis) -> Result<(), StoreError> {
        self.change(move |data| changes::add_token(data, person, token, at)).await
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
        // An empty transaction: every choice needs one that can begin and commit.
        self.change(|_| Ok(())).await?;
        self.read(queries::check).await
    }

    async fn close(&self) {
        let running = self.running().take();
        if let Some(Running { writer, readers, threads }) = running {
            drop((writer, readers));
            threads.join().await;
        }
    }
}
