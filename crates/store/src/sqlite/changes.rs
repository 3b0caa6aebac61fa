//! The statements that change data, executed on the connection of the writer thread, within its transaction.

use super::devices;
use crate::ids::{PersonId, TableId};
use crate::model::{Append, AppendOutcome, NewPerson, NewTable, Person, SeatRow};
use rusqlite::{Connection, OptionalExtension, Result, params};

pub(super) fn add_person(data: &Connection, person: &NewPerson) -> Result<()> {
    data.prepare_cached("insert into person (id, name, language, made_at) values (?1, ?2, null, ?3)")?
        .execute(params![person.id, person.name, person.at])?;
    devices::add(data, person.id, person.token, &person.device, person.at)
}

pub(super) fn update_person(data: &Connection, person: &Person) -> Result<()> {
    data.prepare_cached("update person set name = ?2, language = ?3 where id = ?1")?.execute(params![
        person.id,
        person.name,
        person.language
    ])?;
    Ok(())
}

pub(super) fn add_table(data: &Connection, table: &NewTable) -> Result<()> {
    data.prepare_cached(
        "insert into game_table
            (id, host, game, setup, spectators, fast, guided, hints, made_at)
         values (?1, ?2, ?3, ?4, ?5, 0, ?6, ?7, ?8)",
    )?
    .execute(params![
        table.id,
        table.host,
        table.game,
        table.setup,
        table.spectators,
        table.guided,
        table.hints,
        table.at
    ])?;
    data.prepare_cached(
        "insert into progress (table_id, entry_count, to_act, changed_at) values (?1, 0, ?2, ?3)",
    )?
    .execute(params![table.id, table.to_act, table.at])?;
    let mut insert = data.prepare_cached(
        "insert into seat (table_id, seat, person, bot, name, invite) values (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (seat, (row, invite)) in (0u8..).zip(table.seats.iter().zip(&table.invites)) {
        let (person, bot) = occupant(row);
        insert.execute(params![table.id, seat, person, bot, row.name, invite])?;
    }
    Ok(())
}

/// Inserts an entry if its index is the next one of its table: if two writers append the same index, one succeeds.
pub(super) fn append(data: &Connection, append: &Append) -> Result<AppendOutcome> {
    let Append { table, index, entry, to_act, outcome } = append;
    let mut insert = data.prepare_cached(
        "insert into entry (table_id, entry_index, seat, text, at)
         select ?1, ?2, ?3, ?4, ?5 from progress where table_id = ?1 and entry_count = ?2
         on conflict do nothing",
    )?;
    if insert.execute(params![table, index, entry.seat, entry.text, entry.at])? == 0 {
        return Ok(AppendOutcome::Conflict);
    }
    let mut advance = data.prepare_cached(
        "update progress set entry_count = ?2, to_act = ?3, outcome = ?4, changed_at = ?5 where table_id = ?1",
    )?;
    advance.execute(params![table, i64::from(*index) + 1, to_act, outcome, entry.at])?;
    Ok(AppendOutcome::Stored)
}

pub(super) fn reseat(data: &Connection, id: TableId, seat: u8, old: &SeatRow, new: &SeatRow) -> Result<bool> {
    let mut update = data.prepare_cached(
        "update seat set person = ?3, bot = ?4, name = ?5
         where table_id = ?1 and seat = ?2 and person is ?6 and bot is ?7",
    )?;
    let ((person, bot), (old_person, old_bot)) = (occupant(new), occupant(old));
    let changed = update.execute(params![id, seat, person, bot, new.name, old_person, old_bot])?;
    Ok(changed == 1)
}

pub(super) fn set_fast(data: &Connection, id: TableId, fast: bool) -> Result<()> {
    let mut update = data.prepare_cached("update game_table set fast = ?2 where id = ?1")?;
    update.execute(params![id, fast])?;
    Ok(())
}

pub(super) fn set_guided(data: &Connection, id: TableId, guided: bool) -> Result<()> {
    let mut update = data.prepare_cached("update game_table set guided = ?2 where id = ?1")?;
    update.execute(params![id, guided])?;
    Ok(())
}

/// Returns the stored rematch; `None` if the table does not exist.
pub(super) fn set_rematch(data: &Connection, id: TableId, rematch: TableId) -> Result<Option<TableId>> {
    data.prepare_cached(
        "update game_table set rematch = coalesce(rematch, ?2) where id = ?1 returning rematch",
    )?
    .query_row(params![id, rematch], |row| row.get(0))
    .optional()
}

/// Returns the columns `person` and `bot` of a seat.
fn occupant(row: &SeatRow) -> (Option<PersonId>, Option<&str>) {
    (row.occupant.person(), row.occupant.bot())
}
