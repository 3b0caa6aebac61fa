//! Parses rows. A value of the wrong type or out of range is an error ([`StoreError::Corrupt`]), never a default.

use crate::error::StoreError;
use crate::ids::{PersonId, TableId};
use crate::model::{
    Device, Entry, Login, Occupant, Person, Progress, SeatChange, SeatRow, TableRow, TableSummary,
};
use rusqlite::Row;

pub(super) fn person(row: &Row<'_>) -> Result<Person, StoreError> {
    Ok(Person { id: row.get("id")?, name: row.get("name")?, language: row.get("language")? })
}

pub(super) fn login(row: &Row<'_>) -> Result<Login, StoreError> {
    Ok(Login { person: person(row)?, device: row.get("device")?, used_at: row.get("used_at")? })
}

pub(super) fn device(row: &Row<'_>) -> Result<Device, StoreError> {
    Ok(Device {
        id: row.get("device")?,
        kind: row.get("kind")?,
        made_at: row.get("made_at")?,
        used_at: row.get("used_at")?,
    })
}

pub(super) fn seat(row: &Row<'_>) -> Result<SeatRow, StoreError> {
    let person: Option<PersonId> = row.get("person")?;
    let bot: Option<String> = row.get("bot")?;
    let occupant = match (person, bot, row.get("resigned")?) {
        (None, None, _) => Occupant::Open,
        (None, Some(kind), true) => Occupant::Resigned(kind),
        (None, Some(kind), false) => Occupant::Bot(kind),
        (Some(person), None, _) => Occupant::Person(person),
        (Some(person), Some(kind), _) => Occupant::StandIn(kind, person),
    };
    Ok(SeatRow { occupant, name: row.get("name")? })
}

pub(super) fn seat_change(row: &Row<'_>) -> Result<SeatChange, StoreError> {
    Ok(SeatChange {
        seat: row.get("seat")?,
        event: row.get("event")?,
        by: row.get("by_name")?,
        entry_count: row.get("entry_count")?,
        at: row.get("at")?,
    })
}

fn progress(row: &Row<'_>) -> Result<Progress, StoreError> {
    Ok(Progress {
        entry_count: row.get("entry_count")?,
        to_act: row.get("to_act")?,
        outcome: row.get("outcome")?,
        changed_at: row.get("changed_at")?,
    })
}

/// Adds a row that describes one seat. The rows of a table are adjacent: the first one adds the table.
pub(super) fn add_to_summaries(row: &Row<'_>, summaries: &mut Vec<TableSummary>) -> Result<(), StoreError> {
    let id: TableId = row.get("id")?;
    match summaries.last_mut().filter(|summary| summary.id == id) {
        Some(summary) => summary.seats.push(seat(row)?),
        None => summaries.push(TableSummary {
            id,
            game: row.get("game")?,
            seats: vec![seat(row)?],
            progress: progress(row)?,
            closure: row.get("closure")?,
        }),
    }
    Ok(())
}

pub(super) fn table(
    row: &Row<'_>,
    seats: Vec<SeatRow>,
    seat_changes: Vec<SeatChange>,
) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.get("id")?,
        host: row.get("host")?,
        game: row.get("game")?,
        setup: row.get("setup")?,
        seats,
        progress: progress(row)?,
        made_at: row.get("made_at")?,
        fast: row.get("fast")?,
        guided: row.get("guided")?,
        hints: row.get("hints")?,
        stand_in_after: row.get("stand_in_after")?,
        rematch: row.get("rematch")?,
        closure: row.get("closure")?,
        seat_changes,
    })
}

/// Parses the entry that must have this index.
pub(super) fn entry(row: &Row<'_>, index: u32) -> Result<Entry, StoreError> {
    let found: u32 = row.get("entry_index")?;
    if found != index {
        return Err(StoreError::Corrupt(format!("entry {index} is missing; the next one is {found}")));
    }
    Ok(Entry { seat: row.get("seat")?, text: row.get("text")?, at: row.get("at")? })
}
