//! SQLite: the contract, and what is specific to a data file.

use crate::contract::{add_person, add_table, append, contract_tests, person_id, table_id, token};
use crate::devices::device_tests;
use portolan_store::{AppendOutcome, Sqlite, Store, StoreError};
use rusqlite::Connection;
use std::path::Path;
use std::sync::Arc;
use tempfile::TempDir;

pub(crate) async fn create() -> (Sqlite, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (Sqlite::open(&folder.path().join("portolan.db")).await.unwrap(), folder)
}

contract_tests!(create);
device_tests!(create);

/// Changes the file with a connection of its own, without checking foreign keys.
pub(crate) fn tamper(path: &Path, statements: &str) {
    let connection = Connection::open(path).unwrap();
    connection.pragma_update(None, "foreign_keys", false).unwrap();
    connection.execute_batch(statements).unwrap();
}

#[tokio::test]
async fn stored_entries_exist_after_reopening_the_file() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    store.append(append(1, 0, "buy")).await.unwrap();
    store.close().await;
    let again = Sqlite::open(&folder.path().join("portolan.db")).await.unwrap();
    assert_eq!(again.entries(table_id(1), 0).await.unwrap()[0].text, "buy");
    assert_eq!(again.append(append(1, 1, "take m1")).await.unwrap(), AppendOutcome::Stored);
}

/// Copying the file is a complete backup of a closed store.
#[tokio::test]
async fn closing_leaves_one_file_in_wal_mode_and_an_empty_lock() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    store.close().await;
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let mut files: Vec<_> = files.collect();
    files.sort();
    assert_eq!(files, ["portolan.db", "portolan.db.lock"]);
    let connection = Connection::open(folder.path().join("portolan.db")).unwrap();
    let mode: String = connection.query_row("pragma journal_mode", [], |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
}

#[tokio::test]
async fn two_servers_on_one_file_do_not_overwrite_each_other() {
    let (one, folder) = create().await;
    let other = Sqlite::open_shared(&folder.path().join("portolan.db")).await.unwrap();
    add_person(&one, 1).await;
    add_table(&one, 1).await;
    for index in 0..40 {
        let (first, second) =
            tokio::join!(one.append(append(1, index, "one")), other.append(append(1, index, "other")));
        let outcomes = [first.unwrap(), second.unwrap()];
        assert_eq!(outcomes.iter().filter(|&&outcome| outcome == AppendOutcome::Stored).count(), 1);
    }
    assert_eq!(other.entries(table_id(1), 0).await.unwrap().len(), 40);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cancelled_reads_do_not_exhaust_the_connections() {
    let (store, _guard) = create().await;
    let store = Arc::new(store);
    add_person(&*store, 1).await;
    let reads: Vec<_> = (0..500)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.person_by_token(token(1)).await })
        })
        .collect();
    for read in &reads {
        read.abort();
    }
    for _ in 0..50 {
        assert!(store.person_by_token(token(1)).await.unwrap().is_some());
    }
    store.close().await;
}

#[tokio::test]
async fn changes_of_a_cancelled_request_are_completed_before_the_store_closes() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    {
        let mut append = std::pin::pin!(store.append(append(1, 0, "buy")));
        let poll = std::future::poll_fn(|context| std::task::Poll::Ready(append.as_mut().poll(context)));
        assert!(poll.await.is_pending(), "it waits for the disk");
    }
    store.close().await;
    let again = Sqlite::open(&folder.path().join("portolan.db")).await.unwrap();
    assert_eq!(again.entries(table_id(1), 0).await.unwrap().len(), 1);
}

/// A file of schema version 1 with a person, a table and an entry.
pub(crate) const FIRST_VERSION: &str = "
    create table person (id text primary key, name text not null, language text, made_at integer not null) without rowid;
    create table token (hash text primary key, person text not null references person (id), made_at integer not null)
        without rowid;
    create table game_table (id text primary key, host text not null references person (id), game text not null,
        setup text not null, spectators text not null unique, plies integer not null, to_act integer not null,
        outcome text, fast integer not null, rematch text, made_at integer not null, changed_at integer not null)
        without rowid;
    create index table_by_host on game_table (host, changed_at);
    create table seat (table_id text not null references game_table (id), seat integer not null,
        person text references person (id), bot text, name text not null, invite text not null unique,
        primary key (table_id, seat)) without rowid;
    create index seat_by_person on seat (person);
    create table entry (table_id text not null references game_table (id), ply integer not null,
        seat integer not null, text text not null, at integer not null, primary key (table_id, ply)) without rowid;
    pragma user_version = 1;
    insert into person values ('bbbbbbbbbbbb', 'Anna', 'it', 7);
    insert into game_table values ('bbbbbbbbbb', 'bbbbbbbbbbbb', 'osaka', 'setup', 's', 1, 2, null, 1, null, 8, 9);
    insert into seat values ('bbbbbbbbbb', 0, 'bbbbbbbbbbbb', null, 'Anna', 'i');
    insert into entry values ('bbbbbbbbbb', 0, 0, 'buy', 9);
";

#[tokio::test]
async fn a_file_of_the_first_version_is_migrated() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("portolan.db");
    tamper(&path, FIRST_VERSION);
    let store = Sqlite::open(&path).await.unwrap();
    let table = store.table(table_id(1)).await.unwrap().unwrap();
    assert_eq!((table.setup.as_str(), table.fast, table.guided, table.made_at), ("setup", true, false, 8));
    assert!(table.hints, "existing tables have hints");
    assert_eq!(table.stand_in_after, Some(86_400_000), "a bot may stand in after a day");
    assert_eq!((table.closure, table.seat_changes.len()), (None, 0));
    let progress = table.progress;
    assert_eq!(
        (progress.entry_count, progress.to_act, progress.outcome, progress.changed_at),
        (1, 2, None, 9)
    );
    assert_eq!(store.append(append(1, 0, "buy")).await.unwrap(), AppendOutcome::Conflict);
    assert_eq!(store.entries(table_id(1), 0).await.unwrap()[0].text, "buy");
    assert_eq!(store.append(append(1, 1, "buy")).await.unwrap(), AppendOutcome::Stored);
    assert_eq!(store.running_table_count(person_id(1), 0).await.unwrap(), 1);
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused_and_stays_as_it_is() {
    let (store, folder) = create().await;
    store.close().await;
    let path = folder.path().join("portolan.db");
    tamper(&path, "pragma user_version = 99");
    let before = std::fs::read(&path).unwrap();
    let error = Sqlite::open(&path).await.unwrap_err();
    assert_eq!(std::fs::read(&path).unwrap(), before);
    assert!(matches!(error, StoreError::Newer { found: 99, known: 8 }), "{error}");
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Anna, this is a letter and not a database. ".repeat(50)).unwrap();
    let before = std::fs::read(&path).unwrap();
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::Foreign)));
    assert_eq!(std::fs::read(&path).unwrap(), before);
    assert!(Sqlite::open(&folder.path().join("no/such/folder/portolan.db")).await.is_err());
}

#[tokio::test]
async fn a_corrupt_row_is_reported_and_affects_no_other_table() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    for table in 1..=4 {
        add_table(&store, table).await;
        store.append(append(table, 0, "a")).await.unwrap();
        store.append(append(table, 1, "b")).await.unwrap();
    }
    tamper(
        &folder.path().join("portolan.db"),
        "delete from entry where entry_index = 0 and table_id = 'bbbbbbbbbb';
         update entry set text = x'ff00ff' where entry_index = 0 and table_id = 'cccccccccc';
         update progress set to_act = 'nobody' where table_id = 'dddddddddd';",
    );
    for table in [1, 2] {
        let error = store.entries(table_id(table), 0).await.unwrap_err();
        assert!(matches!(error, StoreError::Corrupt(_)), "{error}");
    }
    assert!(matches!(store.table(table_id(3)).await, Err(StoreError::Corrupt(_))));
    assert_eq!(store.entries(table_id(4), 0).await.unwrap().len(), 2);
    assert_eq!(store.append(append(4, 2, "c")).await.unwrap(), AppendOutcome::Stored);
}

/// Each impossible value is written to table 1, and only reading this table fails.
#[tokio::test]
async fn each_kind_of_impossible_value_is_corrupt() {
    for statement in [
        "update progress set entry_count = -1",
        "update progress set to_act = 256",
        "update progress set changed_at = 1.5",
        "update progress set outcome = x'00'",
        "update game_table set host = 'nobody'",
        "update game_table set rematch = ''",
        "update game_table set setup = cast(x'ff00ff' as text)",
        "update game_table set fast = 'yes'",
        "update seat set person = 'nobody' where seat = 0",
        "update seat set name = x'ff' where seat = 2",
    ] {
        let (store, folder) = create().await;
        add_person(&store, 1).await;
        add_table(&store, 1).await;
        tamper(&folder.path().join("portolan.db"), statement);
        let error = store.table(table_id(1)).await.unwrap_err();
        assert!(matches!(error, StoreError::Corrupt(_)), "{statement}: {error:?}");
        assert!(store.check().await.is_ok());
    }
}

#[tokio::test]
async fn a_missing_database_table_is_unavailable_until_it_is_restored() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    let path = folder.path().join("portolan.db");
    assert!(store.person_by_token(token(1)).await.unwrap().is_some());
    tamper(&path, "alter table token rename to away");
    let error = store.person_by_token(token(1)).await.unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
    tamper(&path, "alter table away rename to token");
    assert_eq!(store.person_by_token(token(1)).await.unwrap().unwrap().id, person_id(1));
}
