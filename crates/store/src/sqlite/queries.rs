//! The statements that read, executed on the connection of a reader thread.

use super::rows;
use crate::error::StoreError;
use crate::ids::{PersonId, TableId, TokenHash};
use crate::model::{Device, Entry, Login, Millis, Person, TableRow, TableSummary};
use rusqlite::{Connection, Params, Row, params};

pub(super) fn login(data: &Connection, token: TokenHash) -> Result<Option<Login>, StoreError> {
    first(
        data,
        "select person.id, name, language, device, used_at
         from token join person on person.id = token.person where hash = ?1",
        [token],
        rows::login,
    )
}

pub(super) fn devices(data: &Connection, person: PersonId) -> Result<Vec<Device>, StoreError> {
    let query = "select device, kind, made_at, used_at from token where person = ?1 order by made_at, device";
    all(data, query, [person], rows::device)
}

pub(super) fn person_by_code(
    data: &Connection,
    code: TokenHash,
    at: Millis,
) -> Result<Option<Person>, StoreError> {
    first(
        data,
        "select id, name, language from device_code join person on id = device_code.person
         where hash = ?1 and expires_at > ?2",
        params![code, at],
        rows::person,
    )
}

pub(super) fn table(data: &Connection, id: TableId) -> Result<Option<TableRow>, StoreError> {
    // The seats are read while the row of the table is open, so all come from the same snapshot of the data.
    first(
        data,
        "select id, host, game, setup, fast, guided, hints, stand_in_after, rematch, closure, made_at,
                entry_count, to_act, outcome, changed_at
         from game_table join progress on table_id = id where id = ?1",
        [id],
        |row| {
            let seats = "select person, bot, resigned, name from seat where table_id = ?1 order by seat";
            let changes = "select seat, event, by_name, entry_count, at from seat_change
                           where table_id = ?1 order by change_index";
            rows::table(
                row,
                all(data, seats, [id], rows::seat)?,
                all(data, changes, [id], rows::seat_change)?,
            )
        },
    )
}

pub(super) fn entries(data: &Connection, id: TableId, from: u32) -> Result<Vec<Entry>, StoreError> {
    let mut index = from;
    all(
        data,
        "select entry_index, seat, text, at from entry
         where table_id = ?1 and entry_index >= ?2 order by entry_index",
        params![id, from],
        |row| {
            let entry = rows::entry(row, index)?;
            index = index.saturating_add(1);
            Ok(entry)
        },
    )
}

pub(super) fn seat_by_invitation(
    data: &Connection,
    invitation: TokenHash,
) -> Result<Option<(TableId, u8)>, StoreError> {
    first(data, "select table_id, seat from seat where invite = ?1", [invitation], |row| {
        Ok((row.get("table_id")?, row.get("seat")?))
    })
}

pub(super) fn table_by_spectator_link(
    data: &Connection,
    link: TokenHash,
) -> Result<Option<TableId>, StoreError> {
    first(data, "select id from game_table where spectators = ?1", [link], |row| Ok(row.get("id")?))
}

/// One query with a row for each seat: a query for each table would be slow for a person with many tables.
pub(super) fn tables_of(
    data: &Connection,
    person: PersonId,
    limit: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let mut summaries = Vec::new();
    all(
        data,
        "with listed as (
             select id, game, closure, entry_count, to_act, outcome, changed_at
             from game_table join progress on table_id = id
             where host = ?1 or id in (select table_id from seat where person = ?1)
             order by coalesce(outcome, closure) is not null, changed_at desc limit ?2
         )
         select listed.*, person, bot, resigned, name from listed join seat on table_id = id
         order by coalesce(outcome, closure) is not null, changed_at desc, id, seat",
        params![person, limit],
        |row| rows::add_to_summaries(row, &mut summaries),
    )?;
    Ok(summaries)
}

pub(super) fn running_table_count(
    data: &Connection,
    host: PersonId,
    since: Millis,
) -> Result<u32, StoreError> {
    let count = "select count(*) from game_table join progress on table_id = id
        where host = ?1 and outcome is null and closure is null and (
            changed_at >= ?2
            or exists (
                select 1 from seat
                where seat.table_id = id and person = host and bot is null and (to_act >> seat) & 1
            )
        )";
    Ok(data.prepare_cached(count)?.query_row(params![host, since], |row| row.get(0))?)
}

pub(super) fn tables_with_bots(data: &Connection) -> Result<Vec<TableId>, StoreError> {
    all(
        data,
        "select table_id from progress join game_table on id = table_id
         where outcome is null and closure is null
            and table_id in (select table_id from seat where bot is not null)",
        [],
        |row| Ok(row.get("table_id")?),
    )
}

pub(super) fn check(data: &Connection) -> Result<(), StoreError> {
    Ok(data.prepare_cached("select count(*) from person")?.query_row([], |_| Ok(()))?)
}

/// Returns the first row, if there is one.
fn first<T>(
    data: &Connection,
    query: &str,
    params: impl Params,
    parse: impl FnOnce(&Row<'_>) -> Result<T, StoreError>,
) -> Result<Option<T>, StoreError> {
    let mut statement = data.prepare_cached(query)?;
    let mut rows = statement.query(params)?;
    rows.next()?.map(parse).transpose()
}

/// Returns all rows.
fn all<T>(
    data: &Connection,
    query: &str,
    params: impl Params,
    parse: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    data.prepare_cached(query)?.query_and_then(params, parse)?.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::DeviceId;
    use crate::model::{NewDevice, NewPerson, NewTable, Occupant, SeatRow};
    use crate::sqlite::{changes, schema};
    use rusqlite::trace::{TraceEvent, TraceEventCodes};
    use std::cell::Cell;

    thread_local! {
        static QUERY_COUNT: Cell<usize> = const { Cell::new(0) };
    }

    fn count_query(_: TraceEvent<'_>) {
        QUERY_COUNT.set(QUERY_COUNT.get() + 1);
    }

    fn table(number: u8, host: PersonId) -> NewTable {
        let seat = |seat: u8| SeatRow {
            occupant: Occupant::Bot(format!("bot {seat}")),
            name: format!("{number} {seat}"),
        };
        let mut id = [0; TableId::LENGTH];
        id[..2].copy_from_slice(&[number % 16, number / 16]);
        NewTable {
            id: TableId::from_random(id),
            host,
            game: "osaka".into(),
            setup: String::new(),
            seats: (0..5).map(seat).collect(),
            invites: (0..5).map(|seat| TokenHash::of(&format!("invite {number} {seat}"))).collect(),
            spectators: TokenHash::of(&format!("watch {number}")),
            to_act: 1,
            guided: false,
            hints: true,
            stand_in_after: None,
            at: i64::from(number),
        }
    }

    /// Returns the names on the seats of each listed table, and the number of queries.
    fn list(data: &Connection, person: PersonId, limit: u32) -> (Vec<Vec<String>>, usize) {
        QUERY_COUNT.set(0);
        let tables = tables_of(data, person, limit).unwrap();
        let names = |seats: Vec<SeatRow>| seats.into_iter().map(|seat| seat.name).collect();
        (tables.into_iter().map(|table| names(table.seats)).collect(), QUERY_COUNT.get())
    }

    #[test]
    fn a_list_of_tables_is_one_query() {
        let mut data = Connection::open_in_memory().unwrap();
        schema::migrate(&mut data).unwrap();
        let host = PersonId::from_random([1; PersonId::LENGTH]);
        let token = TokenHash::of("token");
        let device = NewDevice { id: DeviceId::from_random([1; DeviceId::LENGTH]), kind: String::new() };
        changes::add_person(&data, &NewPerson { id: host, token, device, name: "Anna".into(), at: 1 })
            .unwrap();
        for number in 0..200 {
            changes::add_table(&data, &table(number, host)).unwrap();
        }
        data.trace_v2(TraceEventCodes::SQLITE_TRACE_STMT, Some(count_query));
        let (few, few_query_count) = list(&data, host, 2);
        let (all, all_query_count) = list(&data, host, 200);
        assert_eq!((few.len(), all.len()), (2, 200));
        assert_eq!((few_query_count, all_query_count), (1, 1));
        assert_eq!(all[0], ["199 0", "199 1", "199 2", "199 3", "199 4"], "the latest first, in seat order");
    }
}
