//! The data file in its folder: one process at a time, no files of other programs, readable only by the owner, and a health
//! check that notices a full disk.

use crate::contract::{add_person, add_table, append, table_id};
use crate::sqlite::{create, tamper};
use portolan_store::{Sqlite, Store, StoreError};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

fn folder_with(name: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}

#[tokio::test]
async fn a_file_that_is_open_cannot_be_opened_again() {
    let (store, folder) = create().await;
    let path = folder.path().join("portolan.db");
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::InUse)));
    add_person(&store, 1).await;
    store.close().await;
    let again = Sqlite::open(&path).await.unwrap();
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::InUse)));
    drop(again);
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_is_open_cannot_be_opened_under_another_name() {
    let (_store, folder) = create().await;
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink("portolan.db", &link).unwrap();
    assert!(matches!(Sqlite::open(&link).await, Err(StoreError::InUse)));
}

/// Its threads first complete what was begun.
#[tokio::test]
async fn a_store_that_is_dropped_without_being_closed_releases_the_file_when_it_has_written_everything() {
    const ENTRIES: u32 = 2000;
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    for index in 0..ENTRIES {
        let mut append = std::pin::pin!(tokio::task::unconstrained(store.append(append(1, index, "buy"))));
        let poll = std::future::poll_fn(|context| std::task::Poll::Ready(append.as_mut().poll(context)));
        assert!(poll.await.is_pending(), "it waits for the disk");
    }
    drop(store);
    let path = folder.path().join("portolan.db");
    for _ in 0..1000 {
        match Sqlite::open(&path).await {
            Err(StoreError::InUse) => tokio::time::sleep(Duration::from_millis(10)).await,
            other => {
                let entries = other.unwrap().entries(table_id(1), 0).await.unwrap();
                return assert_eq!(entries.len(), ENTRIES as usize);
            }
        }
    }
    panic!("the file stays locked");
}

fn number(path: &Path, pragma: &str) -> i64 {
    let connection = Connection::open(path).unwrap();
    connection.pragma_query_value(None, pragma, |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn data_files_have_the_id_of_the_program_also_those_of_older_versions() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    store.close().await;
    let path = folder.path().join("portolan.db");
    let id = number(&path, "application_id");
    assert_eq!(id, i64::from(u32::from_be_bytes(*b"Ptln")));
    tamper(&path, "pragma application_id = 0");
    let adopted = Sqlite::open(&path).await.unwrap();
    assert!(adopted.table(table_id(1)).await.unwrap().is_some());
    adopted.close().await;
    assert_eq!(number(&path, "application_id"), id);
}

#[tokio::test]
async fn databases_of_other_programs_are_refused_and_stay_as_they_are() {
    for statements in [
        "pragma application_id = 7; create table person (id)",
        "pragma application_id = 7",
        "create table person (id); create table token (id)",
        "pragma journal_mode = wal; create table letter (text)",
        "pragma user_version = 3",
    ] {
        let (folder, path) = folder_with("other.db");
        tamper(&path, statements);
        let before = fs::read(&path).unwrap();
        let error = Sqlite::open(&path).await.unwrap_err();
        assert!(matches!(error, StoreError::Foreign), "{statements}: {error}");
        assert_eq!(fs::read(&path).unwrap(), before, "{statements}");
        let files = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(files, 1, "{statements}: files were created");
    }
}

#[tokio::test]
async fn short_files_are_refused_and_empty_files_are_new_data() {
    let (_folder, path) = folder_with("notes");
    fs::write(&path, "Dear Anna").unwrap();
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::Foreign)));
    assert_eq!(fs::read(&path).unwrap(), b"Dear Anna");
    fs::write(&path, "").unwrap();
    add_person(&Sqlite::open(&path).await.unwrap(), 1).await;
}

#[cfg(unix)]
fn modes(folder: &Path) -> Vec<(String, u32)> {
    use std::os::unix::fs::PermissionsExt;
    let mode = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        (entry.file_name().into_string().unwrap(), entry.metadata().unwrap().permissions().mode() & 0o777)
    };
    let mut modes: Vec<_> = fs::read_dir(folder).unwrap().map(mode).collect();
    modes.sort();
    modes
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    let private = ["portolan.db", "portolan.db-shm", "portolan.db-wal", "portolan.db.lock"]
        .map(|name| (name.to_string(), 0o600));
    assert_eq!(modes(folder.path()), private);
    // As after a crash of an older version, whose files everybody could read.
    let older = tempfile::tempdir().unwrap();
    for (name, _) in &private {
        let copy = older.path().join(name);
        fs::copy(folder.path().join(name), &copy).unwrap();
        fs::set_permissions(&copy, fs::Permissions::from_mode(0o644)).unwrap();
    }
    let opened = Sqlite::open(&older.path().join("portolan.db")).await.unwrap();
    assert_eq!(modes(older.path()), private);
    drop(opened);
}

#[tokio::test]
async fn the_health_check_writes_to_the_disk_at_most_once_a_second() {
    let (store, folder) = create().await;
    add_person(&store, 1).await;
    let log = folder.path().join("portolan.db-wal");
    let size = || fs::metadata(&log).unwrap().len();
    let before = size();
    store.check().await.unwrap();
    let after = size();
    assert!(after > before, "nothing was written");
    let started = std::time::Instant::now();
    for _ in 0..1000 {
        store.check().await.unwrap();
    }
    let page = 4096 + 24;
    let most = 1 + started.elapsed().as_secs();
    assert!(size() - after <= most * page, "{} bytes in {:?}", size() - after, started.elapsed());
}

/// A small file system in memory, mounted for one test.
#[cfg(target_os = "linux")]
struct SmallDisk(TempDir);

#[cfg(target_os = "linux")]
impl SmallDisk {
    /// Mounts a file system of this size; `None` if that is not permitted.
    fn mount(size: &str) -> Option<SmallDisk> {
        let folder = tempfile::tempdir().unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"]).arg(folder.path());
        let mounted = mount.output().is_ok_and(|output| output.status.success());
        mounted.then_some(SmallDisk(folder))
    }

    /// Fills it to the last byte.
    fn fill(&self) -> PathBuf {
        let path = self.0.path().join("rubbish");
        let mut rubbish = fs::File::create(&path).unwrap();
        while std::io::Write::write(&mut rubbish, &[7; 512]).is_ok_and(|count| count > 0) {}
        path
    }
}

#[cfg(target_os = "linux")]
impl Drop for SmallDisk {
    fn drop(&mut self) {
        Command::new("umount").arg("--lazy").arg(self.0.path()).output().ok();
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_health_check_fails_while_the_disk_is_full() {
    let Some(disk) = SmallDisk::mount("8m") else {
        println!("skipped: mounting a small file system is not permitted");
        return;
    };
    let store = Sqlite::open(&disk.0.path().join("portolan.db")).await.unwrap();
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    store.check().await.unwrap();
    let rubbish = disk.fill();
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert!(store.append(append(1, 0, "buy")).await.is_err(), "the disk is not full");
    assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
    fs::remove_file(rubbish).unwrap();
    tokio::time::sleep(Duration::from_millis(1100)).await;
    store.check().await.unwrap();
    store.append(append(1, 0, "buy")).await.unwrap();
    store.close().await;
}

/// The pages that a check or a choice writes can fit into a part of the log that was written before.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_health_check_notices_a_full_disk_before_a_choice_fails() {
    let Some(disk) = SmallDisk::mount("8m") else {
        println!("skipped: mounting a small file system is not permitted");
        return;
    };
    let path = disk.0.path().join("portolan.db");
    let store = Sqlite::open(&path).await.unwrap();
    add_person(&store, 1).await;
    add_table(&store, 1).await;
    // The next change overwrites the beginning of the log.
    Connection::open(&path).unwrap().query_row("pragma wal_checkpoint", [], |_| Ok(())).unwrap();
    disk.fill();
    store.append(append(1, 0, "buy")).await.unwrap();
    assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
    store.close().await;
}
