//! The data file in its folder: the lock that only one process can have, and who may read the files.
//!
//! The lock is on a file of its own. Closing any descriptor of a database releases SQLite's locks on it, so the data file is
//! never opened except by SQLite.

use crate::error::StoreError;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The endings of the files beside the data file.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", ".lock"];

/// Returns the data file, or a file beside it with this ending.
pub(super) fn beside(data: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(data);
    name.push(ending);
    name.into()
}

/// Returns the path without symbolic links, so that each data file has one lock. The file need not exist.
pub(super) fn canonical(data: &Path) -> io::Result<PathBuf> {
    match (fs::canonicalize(data), data.file_name()) {
        (Err(error), Some(name)) if error.kind() == io::ErrorKind::NotFound => {
            Ok(fs::canonicalize(folder_of(data))?.join(name))
        }
        (found, _) => found,
    }
}

/// Returns the folder of a file.
pub(super) fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Creates an empty file that only its owner may read, unless it exists.
pub(super) fn create_if_missing(data: &Path) -> Result<(), StoreError> {
    if data.exists() {
        return Ok(());
    }
    private_options().open(data).map(drop).map_err(unavailable)
}

/// Lets only the owner read the data file and the files beside it: they contain the seeds of running games. A file of another
/// owner, or on a file system without modes, stays as it is.
pub(super) fn make_private(data: &Path) {
    for file in [""].iter().chain(&COMPANIONS).map(|ending| beside(data, ending)) {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let others_may = |about: fs::Metadata| about.permissions().mode() & 0o077 != 0;
            if fs::metadata(&file).is_ok_and(others_may) {
                fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).ok();
            }
        }
        #[cfg(not(unix))]
        drop(file);
    }
}

/// Gives a file to the owner of another one, as far as this process may: an administrator's command must not create files
/// that the server cannot open.
pub(super) fn give_to_owner_of(model: &Path, file: &Path) {
    #[cfg(unix)]
    if let (Ok(model), Ok(own)) = (fs::metadata(model), fs::metadata(file)) {
        use std::os::unix::fs::{MetadataExt, chown};
        if (model.uid(), model.gid()) != (own.uid(), own.gid()) {
            chown(file, Some(model.uid()), Some(model.gid())).ok();
        }
    }
    #[cfg(not(unix))]
    let _ = (model, file);
}

/// The right to use a data file. The system releases it when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct DataLock {
    _file: File,
}

impl DataLock {
    /// Locks a data file, which need not exist. The lock file stays when the lock is released: removing it would be a race.
    pub(super) fn acquire(data: &Path) -> Result<DataLock, StoreError> {
        let data = canonical(data).map_err(unavailable)?;
        let path = beside(&data, ".lock");
        let file = private_options().open(&path).map_err(unavailable)?;
        match file.try_lock() {
            Ok(()) => {
                give_to_owner_of(&data, &path);
                Ok(DataLock { _file: file })
            }
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(unavailable(error)),
        }
    }
}

/// Opens a file for writing, and creates it for its owner only.
fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn unavailable(error: io::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}
