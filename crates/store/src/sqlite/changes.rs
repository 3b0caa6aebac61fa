//! The statements that change data, executed on the connection of the writer thread, within its transaction.

use super::devices;
use crate::ids::{PersonId, TableId};
use crate::model::{
    Append, AppendOutcome, Closure, Millis, NewPerson, NewTable, Occupant, Person, Reseat, SeatChange,
    SeatRow,
};
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
            (id, host, game, setup, spectators, fast, guided, hints, stand_in_after, made_at)
         values (?1, ?2, ?3, ?4, ?5, 0, ?6, ?7, ?8, ?9)",
    )?
    .execute(params![
        table.id,
        table.host,
        table.game,
        table.setup,
        table.spectators,
        table.guided,
        table.hints,
        table.stand_in_after,
        table.at
    ])?;
    data.prepare_cached(
        "insert into progress (table_id, entry_count, to_act, changed_at) values (?1, 0, ?2, ?3)",
    )?
    .execute(params![table.id, table.to_act, table.at])?;
    let mut insert = data.prepare_cached(
        "insert into seat (table_id, seat, person, bot, resigned, name, invite) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (seat, (row, invite)) in (0u8..).zip(table.seats.iter().zip(&table.invites)) {
        let (person, bot, resigned) = occupant(row);
        insert.execute(params![table.id, seat, person, bot, resigned, row.name, invite])?;
    }
    Ok(())
}

/// Inserts an entry if its index is the next one of its table: if two writers append the same index, one succeeds.
pub(super) fn append(data: &Connection, append: &Append) -> Result<AppendOutcome> {
    let Append { table, index, entry, to_act, outcome, is_secret } = append;
    let mut insert = data.prepare_cached(
        "insert into entry (table_id, entry_index, seat, text, at)
         select ?1, ?2, ?3, ?4, ?5 from progress where table_id = ?1 and entry_count = ?2
         on conflict do nothing",
    )?;
    if insert.execute(params![table, index, entry.seat, entry.text, entry.at])? == 0 {
        return Ok(AppendOutcome::Conflict);
    }
    let mut advance = data.prepare_cached(
        "update progress set entry_count = ?2, to_act = ?3, outcome = ?4, changed_at = coalesce(?5, changed_at)
         where table_id = ?1",
    )?;
    let changed_at = (!is_secret).then_some(entry.at);
    advance.execute(params![table, i64::from(*index) + 1, to_act, outcome, changed_at])?;
    Ok(AppendOutcome::Stored)
}

pub(super) fn reseat(data: &Connection, reseat: &Reseat) -> Result<bool> {
    let Reseat { table, old, new, change } = reseat;
    let mut update = data.prepare_cached(
        "update seat set person = ?3, bot = ?4, resigned = ?5, name = ?6
         where table_id = ?1 and seat = ?2 and person is ?7 and bot is ?8 and resigned = ?9",
    )?;
    let ((person, bot, resigned), (old_person, old_bot, old_resigned)) = (occupant(new), occupant(old));
    let replaced = update.execute(params![
        table,
        change.seat,
        person,
        bot,
        resigned,
        new.name,
        old_person,
        old_bot,
        old_resigned
    ])? == 1;
    if replaced {
        add_seat_change(data, *table, change)?;
    }
    Ok(replaced)
}

fn add_seat_change(data: &Connection, table: TableId, change: &SeatChange) -> Result<()> {
    data.prepare_cached(
        "insert into seat_change (table_id, change_index, seat, event, by_name, entry_count, at)
         select ?1, count(*), ?2, ?3, ?4, ?5, ?6 from seat_change where table_id = ?1",
    )?
    .execute(params![table, change.seat, change.event, change.by, change.entry_count, change.at])?;
    Ok(())
}

pub(super) fn close_table(data: &Connection, id: TableId, closure: Closure) -> Result<bool> {
    let mut update = data.prepare_cached(
        "update game_table set closure = ?2 where id = ?1 and closure is null
            and exists (select 1 from progress where table_id = ?1 and outcome is null)",
    )?;
    Ok(update.execute(params![id, closure])? == 1)
}

pub(super) fn expire_tables(data: &Connection, unchanged_since: Millis, limit: u32) -> Result<Vec<TableId>> {
    let mut update = data.prepare_cached(
        "update game_table set closure = ?3 where id in (
             select id from game_table join progress on table_id = id
             where outcome is null and closure is null and changed_at < ?1 limit ?2
         ) returning id",
    )?;
    update.query_map(params![unchanged_since, limit, Closure::Expired], |row| row.get(0))?.collect()
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

/// Returns the columns `person`, `bot` and `resigned` of a seat.
fn occupant(row: &SeatRow) -> (Option<PersonId>, Option<&str>, bool) {
    (row.occupant.person(), row.occupant.bot(), matches!(row.occupant, Occupant::Resigned(_)))
}
