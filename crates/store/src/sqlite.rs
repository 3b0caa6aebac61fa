//! The store in one SQLite file: a pool of connections for reading, and one writer for all that changes. The log of changes
//! is written ahead (WAL) and on the disk before anything is acknowledged.

mod changes;
mod rows;
mod schema;
mod writer;

use crate::error::StoreError;
use crate::ids::{PersonId, TableId, TokenHash};
use crate::model::{
    Append, Appended, Entry, Millis, NewPerson, NewTable, Person, SeatRow, TableRow, TableSummary,
};
use crate::store::Store;
use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqlitePool};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use writer::{Ended, Writer};

/// How long a change waits for another one, which takes milliseconds.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many read at once.
const CONNECTIONS: u32 = 4;

/// The store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pool: SqlitePool,
    /// Nothing after [`close`](Store::close).
    writer: Mutex<Option<(Writer, Ended)>>,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let mut connection = options.connect().await?;
        schema::bring_up_to_date(&mut connection).await?;
        connection.close().await?;
        let writer = Writer::start(path, PATIENCE)?;
        let pool = SqlitePoolOptions::new().max_connections(CONNECTIONS).connect_with(options).await?;
        Ok(Sqlite { pool, writer: Mutex::new(Some(writer)) })
    }

    fn writer(&self) -> Result<Writer, StoreError> {
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let open = writer.as_ref().map(|(writer, _)| writer.clone());
        open.ok_or_else(|| StoreError::Unavailable("the store was closed".into()))
    }

    async fn seats(&self, id: TableId) -> Result<Vec<SeatRow>, StoreError> {
        let rows = sqlx::query("select person, bot, name from seat where table_id = $1 order by seat")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(rows::seat).collect()
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_person(&self, person: NewPerson) -> Result<(), StoreError> {
        self.writer()?.change(move |data| changes::add_person(data, &person)).await
    }

    async fn person_by_token(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(
            "select person.id, name, language from token join person on person.id = token.person where hash = $1",
        )
        .bind(token.to_hex())
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(rows::person).transpose()
    }

    async fn add_token(&self, person: PersonId, token: TokenHash, at: Millis) -> Result<(), StoreError> {
        self.writer()?.change(move |data| changes::add_token(data, person, token, at)).await
    }

    async fn change_person(&self, person: &Person) -> Result<(), StoreError> {
        let person = person.clone();
        self.writer()?.change(move |data| changes::change_person(data, &person)).await
    }

    async fn add_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.writer()?.change(move |data| changes::add_table(data, &table)).await
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query("select * from game_table join progress on table_id = id where id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        match row {
            Some(row) => Ok(Some(rows::table(&row, self.seats(id).await?)?)),
            None => Ok(None),
        }
    }

    async fn entries(&self, id: TableId, from: u32) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query(
            "select entry_index, seat, text, at from entry where table_id = $1 and entry_index >= $2 order by entry_index",
        )
        .bind(id.as_str())
        .bind(from)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().zip(from..).map(|(row, index)| rows::entry(row, index)).collect()
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer()?.small_change(move |data| changes::append(data, &append)).await
    }

    async fn invitation(&self, invite: TokenHash) -> Result<Option<(TableId, u8)>, StoreError> {
        let row = sqlx::query("select table_id, seat from seat where invite = $1")
            .bind(invite.to_hex())
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| Ok((rows::id(&row, "table_id")?, row.try_get("seat")?))).transpose()
    }

    async fn watching(&self, link: TokenHash) -> Result<Option<TableId>, StoreError> {
        let row = sqlx::query("select id from game_table where spectators = $1")
            .bind(link.to_hex())
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| rows::id(&row, "id")).transpose()
    }

    async fn reseat(&self, id: TableId, seat: u8, was: &SeatRow, now: &SeatRow) -> Result<bool, StoreError> {
        let (was, now) = (was.clone(), now.clone());
        self.writer()?.change(move |data| changes::reseat(data, id, seat, &was, &now)).await
    }

    async fn set_fast(&self, id: TableId, fast: bool) -> Result<(), StoreError> {
        self.writer()?.change(move |data| changes::set_fast(data, id, fast)).await
    }

    async fn set_guided(&self, id: TableId, guided: bool) -> Result<(), StoreError> {
        self.writer()?.change(move |data| changes::set_guided(data, id, guided)).await
    }

    async fn set_rematch(&self, id: TableId, rematch: TableId) -> Result<TableId, StoreError> {
        let set = self.writer()?.change(move |data| changes::set_rematch(data, id, rematch)).await?;
        match set {
            Some(text) => text.parse().map_err(|error| StoreError::Corrupt(format!("rematch: {error}"))),
            None => Ok(rematch),
        }
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        // One row for each seat: a query for each table would be slow for a person with many.
        let rows = sqlx::query(
            "with listed as (
                 select id, game, entry_count, to_act, outcome, changed_at
                 from game_table join progress on table_id = id
                 where host = $1 or id in (select table_id from seat where person = $1)
                 order by outcome is not null, changed_at desc limit $2
             )
             select listed.*, person, bot, name from listed join seat on table_id = id
             order by outcome is not null, changed_at desc, id, seat",
        )
        .bind(person.as_str())
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows::summaries(&rows)
    }

    async fn running_tables_of(&self, host: PersonId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar(
            "select count(*) from game_table join progress on table_id = id where host = $1 and outcome is null",
        );
        Ok(count.bind(host.as_str()).fetch_one(&self.pool).await?)
    }

    async fn tables_with_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "select table_id from progress
             where outcome is null and table_id in (select table_id from seat where bot is not null)",
        )
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| rows::id(row, "table_id")).collect()
    }

    async fn check(&self) -> Result<(), StoreError> {
        // A transaction of the writer: that it can begin and end is what every choice needs.
        self.writer()?.change(|_| Ok(())).await?;
        sqlx::query("select count(*) from person").execute(&self.pool).await?;
        Ok(())
    }

    async fn close(&self) {
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((writer, ended)) = writer {
            drop(writer);
            let _ = ended.await;
        }
        self.pool.close().await;
    }
}
