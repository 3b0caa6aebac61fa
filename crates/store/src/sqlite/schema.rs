//! The tables of the data file, and how an older file becomes a newer one.

use crate::error::StoreError;
use sqlx::{Connection, SqliteConnection};

/// What each version adds to the one before it. A version that was published never changes.
const VERSIONS: &[&[&str]] = &[FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH];

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

/// A choice changes when its table last changed, and should not have to put that into an index as well.
const SECOND: &[&str] = &["drop index table_by_host", "create index table_by_host on game_table (host)"];

/// First games are guided.
const THIRD: &[&str] = &["alter table game_table add column guided integer not null default 0"];

/// What a choice changes of its table stands by itself: the row of a table has the text of its set-up, and should not have
/// to be written again for every choice. And an entry is inserted where its table stands, so that nothing else has to be
/// asked whether there is such a table.
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

/// A table may be one without hints. Those of before have them.
const FIFTH: &[&str] = &["alter table game_table add column hints integer not null default 1"];

/// Columns are called as in the code.
const SIXTH: &[&str] = &[
    "alter table progress rename column plies to entry_count",
    "alter table entry rename column ply to entry_index",
];

/// Makes the tables, or brings an older file up to date.
pub(super) async fn bring_up_to_date(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let known = VERSIONS.len() as u32;
    let mut transaction = connection.begin_with("begin immediate").await?;
    let found: u32 = sqlx::query_scalar("pragma user_version").fetch_one(&mut *transaction).await?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for statement in VERSIONS.iter().skip(found as usize).copied().flatten().copied() {
        sqlx::query(statement).execute(&mut *transaction).await?;
    }
    let version = sqlx::AssertSqlSafe(format!("pragma user_version = {known}"));
    sqlx::query(version).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}
