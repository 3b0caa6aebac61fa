//! All that changes the data, as the writer does it: within its transaction, on its connection.

use crate::ids::{PersonId, TableId, TokenHash};
use crate::model::{Append, Appended, Millis, NewPerson, NewTable, Person, SeatRow};
use rusqlite::{Connection, OptionalExtension, Result, params};

pub(super) fn add_person(data: &Connection, person: &NewPerson) -> Result<()> {
    data.prepare_cached("insert into person (id, name, language, made_at) values (?1, ?2, null, ?3)")?
        .execute(params![person.id.as_str(), person.name, person.at])?;
    add_token(data, person.id, person.token, person.at)
}

pub(super) fn add_token(data: &Connection, person: PersonId, token: TokenHash, at: Millis) -> Result<()> {
    data.prepare_cached("insert into token (hash, person, made_at) values (?1, ?2, ?3)")?
        .execute(params![token.to_hex(), person.as_str(), at])?;
    Ok(())
}

pub(super) fn change_person(data: &Connection, person: &Person) -> Result<()> {
    data.prepare_cached("update person set name = ?2, language = ?3 where id = ?1")?.execute(params![
        person.id.as_str(),
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
        table.id.as_str(),
        table.host.as_str(),
        table.game,
        table.setup,
        table.spectators.to_hex(),
        table.guided,
        table.hints,
        table.at
    ])?;
    data.prepare_cached(
        "insert into progress (table_id, entry_count, to_act, changed_at) values (?1, 0, ?2, ?3)",
    )?
    .execute(params![table.id.as_str(), table.to_act, table.at])?;
    let mut insert = data.prepare_cached(
        "insert into seat (table_id, seat, person, bot, name, invite) values (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (seat, (row, invite)) in (0u8..).zip(table.seats.iter().zip(&table.invites)) {
        let (person, bot) = sitter(row);
        insert.execute(params![table.id.as_str(), seat, person, bot, row.name, invite.to_hex()])?;
    }
    Ok(())
}

/// The number of an entry is its key, and it must be the next one of its table: of two writers one wins.
pub(super) fn append(data: &Connection, append: &Append) -> Result<Appended> {
    let (table, index, entry) = (append.table.as_str(), append.index, &append.entry);
    let mut insert = data.prepare_cached(
        "insert into entry (table_id, entry_index, seat, text, at)
         select ?1, ?2, ?3, ?4, ?5 from progress where table_id = ?1 and entry_count = ?2
         on conflict do nothing",
    )?;
    if insert.execute(params![table, index, entry.seat, entry.text, entry.at])? == 0 {
        return Ok(Appended::Taken);
    }
    let mut advance = data.prepare_cached(
        "update progress set entry_count = ?2, to_act = ?3, outcome = ?4, changed_at = ?5 where table_id = ?1",
    )?;
    advance.execute(params![table, index + 1, append.to_act, append.outcome, entry.at])?;
    Ok(Appended::Kept)
}

pub(super) fn reseat(data: &Connection, id: TableId, seat: u8, was: &SeatRow, now: &SeatRow) -> Result<bool> {
    let mut update = data.prepare_cached(
        "update seat set person = ?3, bot = ?4, name = ?5
         where table_id = ?1 and seat = ?2 and person is ?6 and bot is ?7",
    )?;
    let ((person, bot), (old_person, old_bot)) = (sitter(now), sitter(was));
    let changed = update.execute(params![id.as_str(), seat, person, bot, now.name, old_person, old_bot])?;
    Ok(changed == 1)
}

pub(super) fn set_fast(data: &Connection, id: TableId, fast: bool) -> Result<()> {
    let mut update = data.prepare_cached("update game_table set fast = ?2 where id = ?1")?;
    update.execute(params![id.as_str(), fast])?;
    Ok(())
}

pub(super) fn set_guided(data: &Connection, id: TableId, guided: bool) -> Result<()> {
    let mut update = data.prepare_cached("update game_table set guided = ?2 where id = ?1")?;
    update.execute(params![id.as_str(), guided])?;
    Ok(())
}

/// The rematch that is noted then; nothing if there is no such table.
pub(super) fn set_rematch(data: &Connection, id: TableId, rematch: TableId) -> Result<Option<String>> {
    data.prepare_cached(
        "update game_table set rematch = coalesce(rematch, ?2) where id = ?1 returning rematch",
    )?
    .query_row(params![id.as_str(), rematch.as_str()], |row| row.get(0))
    .optional()
}

/// A seat's person and bot, as they are kept.
fn sitter(row: &SeatRow) -> (Option<String>, Option<&str>) {
    (row.sitter.person().map(String::from), row.sitter.bot())
}
