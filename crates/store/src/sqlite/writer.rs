//! Keeps entries: one task with one connection writes all that is waiting in one transaction, so that a thousand players
//! wait for the disk together and not one after the other.

use crate::error::StoreError;
use crate::model::{Append, Appended};
use serde::Serialize;
use sqlx::{Connection, SqliteConnection};
use std::collections::HashSet;
use tokio::sync::{mpsc, oneshot};

/// The most entries of one transaction.
const MOST_AT_ONCE: usize = 512;

/// The most that wait; whoever comes then waits to be let in.
const QUEUE: usize = 4096;

type Answer = Result<Appended, StoreError>;

/// An entry and who waits for it.
#[derive(Debug)]
struct Waiting {
    append: Append,
    answer: oneshot::Sender<Answer>,
}

/// The way to the task that writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Waiting>,
}

impl Writer {
    /// Starts the task. It ends, and closes its connection, when all ways to it are gone.
    pub(super) fn start(connection: SqliteConnection) -> (Writer, tokio::task::JoinHandle<()>) {
        let (queue, waiting) = mpsc::channel(QUEUE);
        (Writer { queue }, tokio::spawn(write_all(connection, waiting)))
    }

    /// Keeps an entry; the answer comes when it is on the disk.
    pub(super) async fn append(&self, append: Append) -> Answer {
        let closed = || StoreError::Unavailable("the store was closed".into());
        let (answer, answered) = oneshot::channel();
        self.queue.send(Waiting { append, answer }).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

async fn write_all(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Waiting>) {
    let mut group = Vec::with_capacity(MOST_AT_ONCE);
    while !group.is_empty() || waiting.recv_many(&mut group, MOST_AT_ONCE).await > 0 {
        let later = second_entries(&mut group);
        let kept = write(&mut connection, &group).await;
        for Waiting { append, answer } in group.drain(..) {
            let told = match &kept {
                Ok(kept) if kept.contains(append.table.as_str()) => Ok(Appended::Kept),
                Ok(_) => Ok(Appended::Taken),
                Err(error) => Err(StoreError::Unavailable(error.to_string())),
            };
            // Whoever asked may have gone away meanwhile.
            let _ = answer.send(told);
        }
        group.extend(later);
    }
    let _ = connection.close().await;
}

/// Takes all but the first entry of each table out of the group: they come into the next one, where the first is known.
fn second_entries(group: &mut Vec<Waiting>) -> Vec<Waiting> {
    let mut tables = HashSet::with_capacity(group.len());
    group.extract_if(.., |waiting| !tables.insert(waiting.append.table)).collect()
}

/// One entry as the statements read it.
#[derive(Serialize)]
struct Line<'a> {
    table: &'a str,
    ply: u32,
    seat: u8,
    text: &'a str,
    at: i64,
    to_act: u8,
    outcome: Option<&'a str>,
}

const INSERT: &str = "
    insert into entry (table_id, ply, seat, text, at)
    select new.value ->> 'table', new.value ->> 'ply', new.value ->> 'seat', new.value ->> 'text', new.value ->> 'at'
    from json_each($1) as new
    where new.value ->> 'ply' = (select plies from game_table where id = new.value ->> 'table')
    on conflict do nothing
    returning table_id";

const ADVANCE: &str = "
    update game_table
    set plies = (new.value ->> 'ply') + 1,
        to_act = new.value ->> 'to_act',
        outcome = new.value ->> 'outcome',
        changed_at = new.value ->> 'at'
    from json_each($1) as new
    where game_table.id = new.value ->> 'table'";

/// Writes a group in one transaction, and tells for which tables.
async fn write(connection: &mut SqliteConnection, group: &[Waiting]) -> Result<HashSet<String>, StoreError> {
    let mut lines: Vec<Line<'_>> = group.iter().map(|waiting| line(&waiting.append)).collect();
    let mut transaction = connection.begin_with("begin immediate").await?;
    let kept: Vec<String> =
        sqlx::query_scalar(INSERT).bind(json(&lines)?).fetch_all(&mut *transaction).await?;
    let kept: HashSet<String> = kept.into_iter().collect();
    lines.retain(|line| kept.contains(line.table));
    sqlx::query(ADVANCE).bind(json(&lines)?).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(kept)
}

fn line(append: &Append) -> Line<'_> {
    Line {
        table: append.table.as_str(),
        ply: append.ply,
        seat: append.entry.seat,
        text: &append.entry.text,
        at: append.entry.at,
        to_act: append.to_act,
        outcome: append.outcome.as_deref(),
    }
}

fn json<T: Serialize>(lines: &T) -> Result<String, StoreError> {
    serde_json::to_string(lines).map_err(|error| StoreError::Unavailable(error.to_string()))
}
