//! Reads rows. What cannot be is told as such, and never taken for something else.

use crate::error::StoreError;
use crate::model::{Entry, Person, SeatRow, Sitter, Standing, TableRow, TableSummary};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use std::fmt::Display;
use std::str::FromStr;

/// The id in this column.
pub(super) fn id<T: FromStr<Err: Display>>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let text: &str = row.try_get(column)?;
    text.parse().map_err(|error| StoreError::Corrupt(format!("{column}: {error}")))
}

pub(super) fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person { id: id(row, "id")?, name: row.try_get("name")?, language: row.try_get("language")? })
}

pub(super) fn seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let person: Option<&str> = row.try_get("person")?;
    let bot: Option<String> = row.try_get("bot")?;
    let sitter = match (person, bot) {
        (None, None) => Sitter::Open,
        (None, Some(kind)) => Sitter::Bot(kind),
        (Some(_), None) => Sitter::Person(id(row, "person")?),
        (Some(_), Some(kind)) => Sitter::StandIn(kind, id(row, "person")?),
    };
    Ok(SeatRow { sitter, name: row.try_get("name")? })
}

pub(super) fn standing(row: &SqliteRow) -> Result<Standing, StoreError> {
    Ok(Standing {
        entry_count: row.try_get("entry_count")?,
        to_act: row.try_get("to_act")?,
        outcome: row.try_get("outcome")?,
        changed_at: row.try_get("changed_at")?,
    })
}

/// Summaries of tables from one row for each seat, in which the rows of each table are adjacent.
pub(super) fn summaries(rows: &[SqliteRow]) -> Result<Vec<TableSummary>, StoreError> {
    let mut summaries: Vec<TableSummary> = Vec::new();
    for row in rows {
        let id = id(row, "id")?;
        match summaries.last_mut().filter(|summary| summary.id == id) {
            Some(summary) => summary.seats.push(seat(row)?),
            None => summaries.push(TableSummary {
                id,
                game: row.try_get("game")?,
                seats: vec![seat(row)?],
                standing: standing(row)?,
            }),
        }
    }
    Ok(summaries)
}

pub(super) fn table(row: &SqliteRow, seats: Vec<SeatRow>) -> Result<TableRow, StoreError> {
    let rematch: Option<&str> = row.try_get("rematch")?;
    Ok(TableRow {
        id: id(row, "id")?,
        host: id(row, "host")?,
        game: row.try_get("game")?,
        setup: row.try_get("setup")?,
        seats,
        standing: standing(row)?,
        made_at: row.try_get("made_at")?,
        fast: row.try_get("fast")?,
        guided: row.try_get("guided")?,
        hints: row.try_get("hints")?,
        rematch: rematch.map(|_| id(row, "rematch")).transpose()?,
    })
}

/// The entry of this index.
pub(super) fn entry(row: &SqliteRow, index: u32) -> Result<Entry, StoreError> {
    let found: u32 = row.try_get("entry_index")?;
    if found != index {
        return Err(StoreError::Corrupt(format!("entry {index} is missing; the next one is {found}")));
    }
    Ok(Entry { seat: row.try_get("seat")?, text: row.try_get("text")?, at: row.try_get("at")? })
}
