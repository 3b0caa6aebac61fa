//! SQLite: the promises, and what is particular to a file.

use crate::promises::{add_person, add_table, append, person_id, promises, table_id};
use portolan_store::{Appended, Sqlite, Store, StoreError};
use std::path::Path;
use tempfile::TempDir;

async fn fresh() -> (Sqlite, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (Sqlite::open(&folder.path().join("portolan.db")).await.unwrap(), folder)
}

promises!(fresh);

/// Changes the file behind the store's back.
async fn tamper(path: &Path, statement: &'static str) {
    use sqlx::{ConnectOptions, Connection};
    let options =
        sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true).foreign_keys(false);
    let mut connection = options.connect().await.unwrap();
    sqlx::query(statement).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn what_was_kept_is_there_when_the_file_is_opened_again() {
    let (store, folder) = fresh().await;
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    store.append(append(1, 0, "buy")).await.unwrap();
    store.close().await;
    let again = Sqlite::open(&folder.path().join("portolan.db")).await.unwrap();
    assert_eq!(again.entries(table_id(1), 0).await.unwrap()[0].text, "buy");
    assert_eq!(again.append(append(1, 1, "take m1")).await.unwrap(), Appended::Kept);
}

#[tokio::test]
async fn two_servers_on_one_file_do_not_overwrite_each_other() {
    let (one, folder) = fresh().await;
    let other = Sqlite::open(&folder.path().join("portolan.db")).await.unwrap();
    add_person(&one, 1).await;
    add_table(&one, 1).await;
    for index in 0..40 {
        let (first, second) =
            tokio::join!(one.append(append(1, index, "one")), other.append(append(1, index, "other")));
        let kept = [first.unwrap(), second.unwrap()];
        assert_eq!(kept.iter().filter(|&&kept| kept == Appended::Kept).count(), 1);
    }
    assert_eq!(other.entries(table_id(1), 0).await.unwrap().len(), 40);
}

/// A file as the first version made it, with a person, a table and an entry.
const FIRST_VERSION: &[&str] = &[
    "create table person (id text primary key, name text not null, language text, made_at integer not null) without rowid",
    "create table token (hash text primary key, person text not null references person (id), made_at integer not null)
        without rowid",
    "create table game_table (id text primary key, host text not null references person (id), game text not null,
        setup text not null, spectators text not null unique, plies integer not null, to_act integer not null,
        outcome text, fast integer not null, rematch text, made_at integer not null, changed_at integer not null)
        without rowid",
    "create index table_by_host on game_table (host, changed_at)",
    "create table seat (table_id text not null references game_table (id), seat integer not null,
        person text references person (id), bot text, name text not null, invite text not null unique,
        primary key (table_id, seat)) without rowid",
    "create index seat_by_person on seat (person)",
    "create table entry (table_id text not null references game_table (id), ply integer not null,
        seat integer not null, text text not null, at integer not null, primary key (table_id, ply)) without rowid",
    "pragma user_version = 1",
    "insert into person values ('bbbbbbbbbbbb', 'Anna', 'it', 7)",
    "insert into game_table values ('bbbbbbbbbb', 'bbbbbbbbbbbb', 'osaka', 'set-up', 's', 1, 2, null, 1, null, 8, 9)",
    "insert into seat values ('bbbbbbbbbb', 0, 'bbbbbbbbbbbb', null, 'Anna', 'i')",
    "insert into entry values ('bbbbbbbbbb', 0, 0, 'buy', 9)",
];

#[tokio::test]
async fn a_file_of_the_first_version_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("portolan.db");
    for statement in FIRST_VERSION {
        tamper(&path, statement).await;
    }
    let store = Sqlite::open(&path).await.unwrap();
    let table = store.table(table_id(1)).await.unwrap().unwrap();
    assert_eq!((table.setup.as_str(), table.fast, table.guided, table.made_at), ("set-up", true, false, 8));
    assert!(table.hints, "what was played with hints stays so");
    let standing = table.standing;
    assert_eq!(
        (standing.entry_count, standing.to_act, standing.outcome, standing.changed_at),
        (1, 2, None, 9)
    );
    assert_eq!(store.append(append(1, 0, "buy")).await.unwrap(), Appended::Taken);
    assert_eq!(store.entries(table_id(1), 0).await.unwrap()[0].text, "buy");
    assert_eq!(store.append(append(1, 1, "buy")).await.unwrap(), Appended::Kept);
    assert_eq!(store.running_tables_of(person_id(1)).await.unwrap(), 1);
}

#[tokio::test]
async fn a_file_of_a_later_version_is_left_alone() {
    let (store, folder) = fresh().await;
    store.close().await;
    let path = folder.path().join("portolan.db");
    tamper(&path, "pragma user_version = 99").await;
    let error = Sqlite::open(&path).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer { found: 99, known: 6 }), "{error}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Anna, this is a letter and no database at all. ".repeat(50)).unwrap();
    let before = std::fs::read(&path).unwrap();
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::Unavailable(_))));
    assert_eq!(std::fs::read(&path).unwrap(), before);
    assert!(Sqlite::open(&folder.path().join("no/such/folder/portolan.db")).await.is_err());
}

#[tokio::test]
async fn a_corrupt_row_is_told_and_harms_no_other_table() {
    let (store, folder) = fresh().await;
    add_person(&store, 1).await;
    for table in 1..=4 {
        add_table(&store, table).await;
        store.append(append(table, 0, "a")).await.unwrap();
        store.append(append(table, 1, "b")).await.unwrap();
    }
    let path = folder.path().join("portolan.db");
    tamper(&path, "delete from entry where entry_index = 0 and table_id = 'bbbbbbbbbb'").await;
    tamper(&path, "update entry set text = x'ff00ff' where entry_index = 0 and table_id = 'cccccccccc'")
        .await;
    tamper(&path, "update progress set to_act = 'nobody' where table_id = 'dddddddddd'").await;
    for table in [1, 2] {
        let error = store.entries(table_id(table), 0).await.unwrap_err();
        assert!(matches!(error, StoreError::Corrupt(_)), "{error}");
    }
    assert!(matches!(store.table(table_id(3)).await, Err(StoreError::Corrupt(_))));
    assert_eq!(store.entries(table_id(4), 0).await.unwrap().len(), 2);
    assert_eq!(store.append(append(4, 2, "c")).await.unwrap(), Appended::Kept);
    assert_eq!(person_id(1).as_str(), "bbbbbbbbbbbb");
}
