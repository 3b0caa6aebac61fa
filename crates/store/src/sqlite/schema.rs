//! The schema of the data file and its migrations. The schema version is stored in the header of the file (`user_version`).

use super::identity::APPLICATION_ID;
use crate::error::StoreError;
use rusqlite::{Connection, TransactionBehavior};

/// The statements of each version, applied in order. A published version never changes.
const VERSIONS: &[&[&str]] = &[FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH];

const FIRST: &[&str] = &[
    "create table person (
        id text primary key,
        name text not null,
        language text,
        made_at integer not null
    ) without rowid",
    "create table token (
        hash text primary key,
        person text not null references person (id),
        made_at integer not null
    ) without rowid",
    "create table game_table (
        id text primary key,
        host text not null references person (id),
        game text not null,
        setup text not null,
        spectators text not null unique,
        plies integer not null,
        to_act integer not null,
        outcome text,
        fast integer not null,
        rematch text,
        made_at integer not null,
        changed_at integer not null
    ) without rowid",
    "create index table_by_host on game_table (host, changed_at)",
    "create table seat (
        table_id text not null references game_table (id),
        seat integer not null,
        person text references person (id),
        bot text,
        name text not null,
        invite text not null unique,
        primary key (table_id, seat)
    ) without rowid",
    "create index seat_by_person on seat (person)",
    "create table entry (
        table_id text not null references game_table (id),
        ply integer not null,
        seat integer not null,
        text text not null,
        at integer not null,
        primary key (table_id, ply)
    ) without rowid",
];

/// A choice updates `changed_at`, so the index must not contain it.
const SECOND: &[&str] = &["drop index table_by_host", "create index table_by_host on game_table (host)"];

/// Adds guided games.
const THIRD: &[&str] = &["alter table game_table add column guided integer not null default 0"];

/// Moves the columns that a choice updates to a table of their own: the row of a table contains the text of its setup, and
/// should not be rewritten for every choice. Entries lose their foreign key, because they are inserted only where the row of
/// `progress` exists.
const FOURTH: &[&str] = &[
    "create table progress (
        table_id text primary key references game_table (id),
        plies integer not null,
        to_act integer not null,
        outcome text,
        changed_at integer not null
    ) without rowid",
    "insert into progress select id, plies, to_act, outcome, changed_at from game_table",
    "alter table game_table drop column plies",
    "alter table game_table drop column to_act",
    "alter table game_table drop column outcome",
    "alter table game_table drop column changed_at",
    "create table new_entry (
        table_id text not null,
        ply integer not null,
        seat integer not null,
        text text not null,
        at integer not null,
        primary key (table_id, ply)
    ) without rowid",
    "insert into new_entry select table_id, ply, seat, text, at from entry",
    "drop table entry",
    "alter table new_entry rename to entry",
];

/// Adds tables without hints. Existing tables have hints.
const FIFTH: &[&str] = &["alter table game_table add column hints integer not null default 1"];

/// Renames columns to the names in the code.
const SIXTH: &[&str] = &[
    "alter table progress rename column plies to entry_count",
    "alter table entry rename column ply to entry_index",
];

/// Adds devices: each token gets an id that can be shown, the kind of device and its last use; and one-time codes. Ids
/// have no 0 and 1, which look like letters. The last use of existing tokens is unknown: it counts from the migration.
const SEVENTH: &[&str] = &[
    "create table new_token (
        hash text primary key,
        person text not null references person (id),
        device text not null,
        kind text not null,
        made_at integer not null,
        used_at integer not null
    ) without rowid",
    "insert into new_token
     select hash, person, translated.device, '', made_at, cast(strftime('%s', 'now') as integer) * 1000
     from (select *, replace(replace(lower(hex(randomblob(5))), '0', 'x'), '1', 'y') as device from token) as translated",
    "drop table token",
    "alter table new_token rename to token",
    "create unique index token_by_person on token (person, device)",
    "create table device_code (
        person text primary key references person (id),
        hash text not null unique,
        expires_at integer not null
    ) without rowid",
];

/// Adds the history of the players of a table, the time after which a bot may stand in (a day at existing tables), and tables
/// that are ended before the end of their game.
const EIGHTH: &[&str] = &[
    "alter table game_table add column stand_in_after integer default 86400000",
    "alter table game_table add column closure text",
    "alter table seat add column resigned integer not null default 0",
    "create table seat_change (
        table_id text not null references game_table (id),
        change_index integer not null,
        seat integer not null,
        event text not null,
        by_name text not null,
        entry_count integer not null,
        at integer not null,
        primary key (table_id, change_index)
    ) without rowid",
];

/// Returns whether the data has an older version of the schema; fails if it is newer.
pub(super) fn is_older(connection: &Connection) -> Result<bool, StoreError> {
    Ok(version(connection)? < VERSIONS.len() as u32)
}

/// Returns the schema version of the data; fails if it is newer than this program.
fn version(connection: &Connection) -> Result<u32, StoreError> {
    let known = VERSIONS.len() as u32;
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

/// Creates the schema in an empty file, or migrates the file from an older version.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&transaction)?;
    for statement in VERSIONS.iter().skip(found as usize).copied().flatten() {
        transaction.execute(statement, [])?;
    }
    transaction.pragma_update(None, "user_version", VERSIONS.len() as u32)?;
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Opens an empty database of this schema version.
    fn database(version: usize) -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "foreign_keys", true).unwrap();
        for statement in VERSIONS[..version].iter().copied().flatten() {
            connection.execute(statement, []).unwrap();
        }
        connection.pragma_update(None, "user_version", version as u32).unwrap();
        connection
    }

    fn texts(connection: &Connection, query: &str) -> Vec<String> {
        let mut statement = connection.prepare(query).unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    /// Inserts rows in the columns that all versions have, and the progress where this version has it.
    fn insert_rows(connection: &Connection, version: usize) {
        let insert = |statement: &str| assert_eq!(connection.execute(statement, []).unwrap(), 1);
        insert("insert into person values ('p', 'Anna', 'it', 7)");
        insert(match version {
            7.. => "insert into token values ('hash', 'p', 'abcde23456', '', 7, 9)",
            _ => "insert into token values ('hash', 'p', 7)",
        });
        let columns = "id, host, game, setup, spectators, fast, rematch, made_at";
        let values = "'t', 'p', 'osaka', 'setup', 's', 1, null, 8";
        if version < 4 {
            insert(&format!(
                "insert into game_table ({columns}, plies, to_act, outcome, changed_at)
                 values ({values}, 1, 2, 'won', 9)"
            ));
        } else {
            insert(&format!("insert into game_table ({columns}) values ({values})"));
            insert("insert into progress values ('t', 1, 2, 'won', 9)");
        }
        insert(
            "insert into seat (table_id, seat, person, bot, name, invite)
             values ('t', 0, 'p', null, 'Anna', 'i')",
        );
        insert("insert into entry values ('t', 0, 0, 'buy', 9)");
    }

    #[test]
    fn files_of_every_version_are_migrated_with_their_rows() {
        let schema = "select name || ': ' || coalesce(sql, '') from sqlite_schema order by name";
        let rows = "select concat_ws(' ', person.name, hash, setup, fast, guided, hints, game_table.made_at,
                        entry_count, to_act, outcome, changed_at, invite, entry_index, entry.seat, text, at)
                    from person, token, game_table, progress, seat, entry";
        let current = database(VERSIONS.len());
        for version in 0..=VERSIONS.len() {
            let mut connection = database(version);
            if version > 0 {
                insert_rows(&connection, version);
            }
            migrate(&mut connection).unwrap();
            assert_eq!(texts(&connection, schema), texts(&current, schema), "version {version}");
            let found = texts(&connection, rows);
            let expected = ["Anna hash setup 1 0 1 8 1 2 won 9 i 0 0 buy 9"];
            assert_eq!(found, expected[..version.min(1)], "version {version}");
            let devices = texts(&connection, "select device from token");
            assert!(devices.iter().all(|id| id.parse::<crate::DeviceId>().is_ok()), "{devices:?}");
            let stored: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
            assert_eq!(stored, VERSIONS.len() as u32);
            migrate(&mut connection).unwrap();
        }
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let mut connection = database(3);
        // Version 4 creates a table with this name.
        connection.execute("create table new_entry (a)", []).unwrap();
        let schema = "select name from sqlite_schema order by name";
        let before = texts(&connection, schema);
        assert!(matches!(migrate(&mut connection), Err(StoreError::Unavailable(_))));
        assert_eq!(texts(&connection, schema), before);
        let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(version, 3);
    }
}
