//! Backups, restored data, and the inspection of a data file.

use crate::contract::{add_person, add_table, append, table_id};
use crate::sqlite::{create, tamper};
use portolan_store::{CopyError, Inspection, Restore, Sqlite, Store, StoreError, TableId, backup};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

fn copy(from: &Path, to: &Path) -> Result<(), CopyError> {
    backup(from, to, false, &mut |_, _| {})
}

fn names(folder: &Path) -> Vec<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(name).collect();
    names.sort();
    names
}

/// Returns the number of entries of table 1 in a file.
async fn entry_count(path: &Path) -> usize {
    let store = Sqlite::open(path).await.unwrap();
    let count = store.entries(table_id(1), 0).await.unwrap().len();
    store.close().await;
    count
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_contains_every_entry_acknowledged_before_it_began() {
    let (store, folder) = create().await;
    let store = Arc::new(store);
    add_person(&*store, 1).await;
    add_table(&*store, 1).await;
    let (acknowledged, stop) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicBool::new(false)));
    let writer = tokio::spawn({
        let (store, acknowledged, stop) = (store.clone(), acknowledged.clone(), stop.clone());
        async move {
            for index in 0.. {
                store.append(append(1, index, &"buy ".repeat(200))).await.unwrap();
                acknowledged.store(index + 1, Ordering::Release);
                if stop.load(Ordering::Acquire) {
                    return;
                }
            }
        }
    });
    for number in 0..10 {
        let (path, data) =
            (folder.path().join(format!("backup-{number}.db")), folder.path().join("portolan.db"));
        let before = acknowledged.load(Ordering::Acquire) as usize;
        let to = path.clone();
        tokio::task::spawn_blocking(move || copy(&data, &to)).await.unwrap().unwrap();
        assert!(entry_count(&path).await >= before);
        assert_eq!(Inspection::open(&path).unwrap().damage().unwrap(), [""; 0]);
    }
    stop.store(true, Ordering::Release);
    writer.await.unwrap();
    assert!(acknowledged.load(Ordering::Acquire) > 10, "nothing was written meanwhile");
}

#[tokio::test]
async fn a_backup_replaces_a_file_only_if_requested_and_never_the_data() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    let (data, to) = (folder.path().join("portolan.db"), folder.path().join("backup.db"));
    fs::write(&to, "a letter").unwrap();
    let error = copy(&data, &to).unwrap_err();
    assert!(matches!(error, CopyError::Writing(cause) if cause.kind() == ErrorKind::AlreadyExists));
    assert_eq!(fs::read(&to).unwrap(), b"a letter");
    let mut calls = Vec::new();
    backup(&data, &to, true, &mut |done, all| calls.push((done, all))).unwrap();
    assert!(calls.last().is_some_and(|(done, all)| done == all && *all > 0), "{calls:?}");
    assert!(Inspection::open(&to).is_ok());
    assert!(matches!(backup(&data, &data, true, &mut |_, _| {}), Err(CopyError::SameFile)));
    store.close().await;
    assert_eq!(names(folder.path()), ["backup.db", "portolan.db", "portolan.db.lock"]);
}

#[tokio::test]
async fn a_backup_does_not_replace_the_data_of_another_server() {
    let ((_store, folder), (other, elsewhere)) = (create().await, create().await);
    let (data, to) = (folder.path().join("portolan.db"), elsewhere.path().join("portolan.db"));
    let refused = backup(&data, &to, true, &mut |_, _| {});
    assert!(matches!(refused, Err(CopyError::Store(StoreError::InUse))));
    other.close().await;
    backup(&data, &to, true, &mut |_, _| {}).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_a_backup() {
    use std::os::unix::fs::PermissionsExt;
    let (_store, folder) = create().await;
    let to = folder.path().join("backup.db");
    copy(&folder.path().join("portolan.db"), &to).unwrap();
    assert_eq!(fs::metadata(&to).unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn a_file_that_is_no_data_cannot_be_copied_restored_or_inspected() {
    let (store, folder) = create().await;
    store.close().await;
    let (data, other, to) =
        (folder.path().join("portolan.db"), folder.path().join("other.db"), folder.path().join("backup.db"));
    let before = fs::read(&data).unwrap();
    for statements in ["create table letter (text)", "pragma application_id = 0; drop table letter; vacuum"] {
        tamper(&other, statements);
        assert!(matches!(copy(&other, &to), Err(CopyError::Store(StoreError::Foreign))));
        let restored = Restore::prepare(&other, &data, &mut |_, _| {});
        assert!(matches!(restored, Err(CopyError::Store(StoreError::Foreign))));
        assert!(matches!(Inspection::open(&other), Err(StoreError::Foreign)));
    }
    assert!(copy(&folder.path().join("nothing.db"), &to).is_err());
    assert_eq!(names(folder.path()), ["other.db", "portolan.db", "portolan.db.lock"]);
    assert_eq!(fs::read(&data).unwrap(), before);
}

#[tokio::test]
async fn restored_data_replaces_the_present_data_which_is_kept() {
    let (store, folder) = create().await;
    let (data, from) = (folder.path().join("portolan.db"), folder.path().join("backup.db"));
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    store.append(append(1, 0, "buy")).await.unwrap();
    copy(&data, &from).unwrap();
    store.append(append(1, 1, "take m1")).await.unwrap();
    let refused = Restore::prepare(&from, &data, &mut |_, _| {});
    assert!(matches!(refused, Err(CopyError::Store(StoreError::InUse))));
    store.close().await;
    assert!(matches!(Restore::prepare(&data, &data, &mut |_, _| {}), Err(CopyError::SameFile)));

    for expected in ["portolan.db.replaced-1", "portolan.db.replaced-2"] {
        let restore = Restore::prepare(&from, &data, &mut |_, _| {}).unwrap();
        assert!(matches!(Sqlite::open(&data).await, Err(StoreError::InUse)), "it is locked meanwhile");
        assert_eq!(restore.inspect().unwrap().damage().unwrap(), [""; 0]);
        let kept = restore.replace().unwrap().unwrap();
        assert_eq!(kept.file_name().unwrap(), expected);
        assert_eq!(entry_count(&data).await, 1);
    }
    assert_eq!(entry_count(&folder.path().join("portolan.db.replaced-1")).await, 2);
    let new = folder.path().join("new.db");
    assert_eq!(Restore::prepare(&from, &new, &mut |_, _| {}).unwrap().replace().unwrap(), None);
    assert_eq!(entry_count(&new).await, 1);
}

/// The write-ahead log of a killed server is part of the data that is replaced.
#[tokio::test]
async fn data_of_a_killed_server_is_kept_completely() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    let killed = tempfile::tempdir().unwrap();
    let data = killed.path().join("portolan.db");
    let from = folder.path().join("backup.db");
    copy(&folder.path().join("portolan.db"), &from).unwrap();
    store.append(append(1, 0, "buy")).await.unwrap();
    for name in ["portolan.db", "portolan.db-wal"] {
        fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
    }
    let kept = Restore::prepare(&from, &data, &mut |_, _| {}).unwrap().replace().unwrap().unwrap();
    let files = ["portolan.db", "portolan.db.lock", "portolan.db.replaced-1"];
    assert_eq!(names(killed.path()), files, "the log was not moved to the data");
    assert_eq!(entry_count(&data).await, 0);
    assert_eq!(entry_count(&kept).await, 1);
}

/// For example an SQLite shell. As long as it is open, the log stays.
#[tokio::test]
async fn a_log_that_another_program_keeps_open_is_not_applied_to_restored_data() {
    let (store, folder) = create().await;
    let (data, from) = (folder.path().join("portolan.db"), folder.path().join("backup.db"));
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    copy(&data, &from).unwrap();
    store.append(append(1, 0, "buy")).await.unwrap();
    let shell = rusqlite::Connection::open(&data).unwrap();
    shell.execute_batch("begin; select * from entry").unwrap();
    store.close().await;
    let kept = Restore::prepare(&from, &data, &mut |_, _| {}).unwrap().replace().unwrap().unwrap();
    assert!(!names(folder.path()).contains(&"portolan.db-shm".into()), "it is the index of that log");
    assert_eq!(entry_count(&data).await, 0);
    assert_eq!(Inspection::open(&data).unwrap().damage().unwrap(), [""; 0]);
    drop(shell);
    assert_eq!(entry_count(&kept).await, 1);
}

#[tokio::test]
async fn data_that_is_damaged_beyond_opening_can_be_replaced() {
    let (store, folder) = create().await;
    let (data, from) = (folder.path().join("portolan.db"), folder.path().join("backup.db"));
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    copy(&data, &from).unwrap();
    store.close().await;
    fs::write(&data, "rubbish").unwrap();
    fs::write(folder.path().join("portolan.db-wal"), "more rubbish").unwrap();
    let kept = Restore::prepare(&from, &data, &mut |_, _| {}).unwrap().replace().unwrap().unwrap();
    assert_eq!(entry_count(&data).await, 0);
    assert_eq!(fs::read(kept).unwrap(), b"rubbish");
}

#[tokio::test]
async fn an_inspection_finds_damage_and_missing_rows() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    for table in 1..=3 {
        add_table(&store, table).await;
        store.append(append(table, 0, "a")).await.unwrap();
        store.append(append(table, 1, "b")).await.unwrap();
    }
    let path = folder.path().join("portolan.db");
    let ids: Vec<TableId> =
        Inspection::open(&path).unwrap().table_ids().unwrap().into_iter().map(Result::unwrap).collect();
    assert_eq!(ids, [1, 2, 3].map(table_id));
    store.close().await;
    tamper(
        &path,
        "update game_table set host = 'nobody' where id = 'bbbbbbbbbb';
         delete from progress where table_id = 'cccccccccc';
         delete from entry where table_id = 'dddddddddd' and entry_index = 0;
         insert into game_table (id, host, game, setup, spectators, fast, rematch, made_at, guided, hints)
             select 'odd id', host, game, setup, 'x', fast, rematch, made_at, guided, hints
             from game_table where id = 'dddddddddd';",
    );
    let inspection = Inspection::open(&path).unwrap();
    let damage = inspection.damage().unwrap();
    assert_eq!(
        damage,
        [
            "a row of game_table refers to a row of person that does not exist",
            "there are entries of table cccccccccc, which does not exist"
        ]
    );
    assert!(inspection.table(table_id(2)).unwrap().is_none());
    assert!(matches!(inspection.table(table_id(3)), Err(StoreError::Corrupt(_))));
    assert_eq!(inspection.table_ids().unwrap().iter().filter(|id| id.is_err()).count(), 1);
    drop(inspection);
    // The last page is part of some table or index.
    let mut bytes = fs::read(&path).unwrap();
    let start = bytes.len() - 4096;
    bytes[start..].fill(0xff);
    fs::write(&path, bytes).unwrap();
    let damaged = Inspection::open(&path).and_then(|inspection| inspection.damage());
    assert!(damaged.is_err() || damaged.is_ok_and(|problems| problems.len() > 2));
}

#[tokio::test]
async fn data_of_an_older_version_is_inspected_and_restored_without_changing_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let older = folder.path().join("older.db");
    tamper(&older, crate::sqlite::FIRST_VERSION);
    let before = fs::read(&older).unwrap();
    let inspection = Inspection::open(&older).unwrap();
    assert_eq!(inspection.damage().unwrap(), [""; 0]);
    assert_eq!(inspection.table(table_id(1)).unwrap().unwrap().1.len(), 1);
    let data = folder.path().join("portolan.db");
    Restore::prepare(&older, &data, &mut |_, _| {}).unwrap().replace().unwrap();
    assert_eq!(fs::read(&older).unwrap(), before);
    assert_eq!(entry_count(&data).await, 1);
}
