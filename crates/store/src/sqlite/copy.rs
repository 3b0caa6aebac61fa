//! Copies a data file while a server may be writing to it: for backups, and to restore one.

use super::data_file::{self, DataLock};
use super::identity::{Contents, identify};
use super::inspection::Inspection;
use super::{connection, schema};
use crate::error::StoreError;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ErrorCode};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use tempfile::TempPath;

/// The number of pages that are copied at a time.
const STEP: i32 = 256;

/// Why data could not be copied. Nothing was replaced.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The source cannot be read, or the data is in use.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The copy cannot be written.
    #[error(transparent)]
    Writing(io::Error),
    /// The copy would replace its own source.
    #[error("the copy must be another file than its source")]
    SameFile,
}

/// Copies the data file to `to`, as it is at the moment of the call. A server may use the data. The copy appears under its
/// name when it is complete and on disk; unless `overwrite`, an existing file is an error ([`io::ErrorKind::AlreadyExists`]).
/// Calls `progress` with the number of copied pages and of all pages.
pub fn backup(
    data: &Path,
    to: &Path,
    overwrite: bool,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<(), CopyError> {
    let source = open_source(data)?;
    if data_file::canonical(to).ok() == data_file::canonical(data).ok() {
        return Err(CopyError::SameFile);
    }
    match to.symlink_metadata() {
        Ok(_) if !overwrite => return Err(CopyError::Writing(io::ErrorKind::AlreadyExists.into())),
        // Neither a device nor a folder is replaced by a file.
        Ok(about) if !about.is_file() => {
            return Err(CopyError::Writing(io::Error::other("it is not a regular file")));
        }
        _ => {}
    }
    let _lock = lock_if_data(to)?;
    let copy = copy_beside(&source, to, progress)?;
    let placed = if overwrite { copy.persist(to) } else { copy.persist_noclobber(to) };
    placed.map_err(|error| CopyError::Writing(error.error))?;
    sync(data_file::folder_of(to)).map_err(CopyError::Writing)
}

/// Locks a file that was data of a server at some time, so that the data of a running one is not replaced.
fn lock_if_data(file: &Path) -> Result<Option<DataLock>, StoreError> {
    let canonical = data_file::canonical(file).unwrap_or_else(|_| file.to_path_buf());
    let was_data = data_file::beside(&canonical, ".lock").exists();
    was_data.then(|| DataLock::acquire(&canonical)).transpose()
}

/// A backup that is ready to replace the data. The data stays locked until this is dropped.
#[derive(Debug)]
pub struct Restore {
    data: PathBuf,
    copy: TempPath,
    _lock: DataLock,
}

impl Restore {
    /// Locks the data, copies the backup beside it and migrates the copy to the current schema. Changes nothing else. `progress`
    /// is called as in [`backup`].
    pub fn prepare(
        backup: &Path,
        data: &Path,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Restore, CopyError> {
        let source = open_source(backup)?;
        let data = data_file::canonical(data).map_err(CopyError::Writing)?;
        if data_file::canonical(backup).ok().as_ref() == Some(&data) {
            return Err(CopyError::SameFile);
        }
        let lock = DataLock::acquire(&data)?;
        let copy = copy_beside(&source, &data, progress)?;
        let mut connection = connection::open_writer(&copy)?;
        schema::migrate(&mut connection)?;
        Ok(Restore { data, copy, _lock: lock })
    }

    /// Opens the prepared data, to check it.
    pub fn inspect(&self) -> Result<Inspection, StoreError> {
        Inspection::open(&self.copy)
    }

    /// Replaces the data. Returns the name under which the replaced data is kept; `None` if there was no data.
    pub fn replace(self) -> Result<Option<PathBuf>, CopyError> {
        let Restore { data, copy, _lock } = self;
        let replace = || -> io::Result<Option<PathBuf>> {
            let kept = data.try_exists()?.then(|| keep(&data)).transpose()?;
            copy.persist(&data)?;
            sync(data_file::folder_of(&data))?;
            Ok(kept)
        };
        replace().map_err(CopyError::Writing)
    }
}

/// Gives the data a second name, which remains when the first one is replaced. The changes that are only in the write-ahead
/// log are moved to the data before. If that fails, or another program has the data open, the log gets a new name, too: it
/// must not be applied to the new data.
fn keep(data: &Path) -> io::Result<PathBuf> {
    if let Ok(connection) = connection::open_writer(data) {
        // The last connection that is closed empties and removes the log.
        connection.close().ok();
    }
    let kept = (1..).map(|number| data_file::beside(data, &format!(".replaced-{number}")));
    for kept in kept {
        match fs::hard_link(data, &kept) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            // Not every file system has links.
            Err(_) => fs::rename(data, &kept)?,
            Ok(()) => {}
        }
        let log = data_file::beside(data, "-wal");
        if log.try_exists()? {
            fs::rename(&log, data_file::beside(&kept, "-wal"))?;
            fs::remove_file(data_file::beside(data, "-shm")).ok();
        }
        return Ok(kept);
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Opens data to copy it, as it is now: what is committed later is not part of the copy.
fn open_source(path: &Path) -> Result<Connection, StoreError> {
    let source = connection::open_reader(path)?;
    if identify(&source)? != Contents::Data {
        return Err(StoreError::Foreign);
    }
    connection::begin_snapshot(&source)?;
    Ok(source)
}

/// Copies data to a temporary file in the folder of `to`, which only its owner may read. The file is removed when the path is
/// dropped.
fn copy_beside(
    source: &Connection,
    to: &Path,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<TempPath, CopyError> {
    let file = tempfile::Builder::new().prefix(".portolan-").tempfile_in(data_file::folder_of(to));
    let path = file.map_err(CopyError::Writing)?.into_temp_path();
    data_file::give_to_owner_of(to, &path);
    copy_pages(source, &mut connection::open_writer_without_wal(&path)?, progress)?;
    sync(&path).map_err(CopyError::Writing)?;
    Ok(path)
}

fn copy_pages(
    from: &Connection,
    to: &mut Connection,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<(), CopyError> {
    let backup = Backup::new(from, to)?;
    loop {
        let step = backup.step(STEP)?;
        let (rest, all) = (backup.progress().remaining, backup.progress().pagecount);
        let count = |pages: i32| u64::try_from(pages).unwrap_or_default();
        progress(count(all.saturating_sub(rest)), count(all));
        match step {
            StepResult::Done => return Ok(()),
            StepResult::More => {}
            // Nobody else uses the copy, and readers of the source never wait.
            _ => return Err(StoreError::Unavailable("the data is locked".into()).into()),
        }
    }
}

/// Only the copy is written, so a full disk is that of the copy.
impl From<rusqlite::Error> for CopyError {
    fn from(error: rusqlite::Error) -> CopyError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => CopyError::Writing(io::ErrorKind::StorageFull.into()),
            _ => CopyError::Store(error.into()),
        }
    }
}

/// Waits until a file, or the names in a folder, are on disk.
fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}
