//! The health check: whether a choice could be stored now. Many callers cost as much as one.

use super::identity::APPLICATION_ID;
use crate::error::StoreError;
use rusqlite::Connection;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long a result is valid.
const VALID: Duration = Duration::from_secs(1);

/// The space that must be free. With less, changes still fit into the present write-ahead log, but not for long.
#[cfg(unix)]
const LEAST_FREE_BYTES: u64 = 1 << 20;

/// The latest result.
#[derive(Default, Debug)]
pub(super) struct Health {
    latest: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl Health {
    /// Returns the latest result if it is still valid; otherwise checks. Simultaneous callers wait for the same check.
    pub(super) async fn check(
        &self,
        check: impl AsyncFnOnce() -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut latest = self.latest.lock().await;
        if let Some((at, result)) = &*latest
            && at.elapsed() < VALID
        {
            return result.clone();
        }
        let result = check().await;
        *latest = Some((Instant::now(), result.clone()));
        result
    }
}

/// Writes the application id again. The value stays the same, but a page is written to the disk.
pub(super) fn write(data: &Connection) -> rusqlite::Result<()> {
    data.pragma_update(None, "application_id", APPLICATION_ID)
}

/// Fails if the disk with the data is full.
pub(super) fn check_free_space(data: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        let disk = rustix::fs::statvfs(data).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        if disk.f_bavail.saturating_mul(disk.f_frsize) < LEAST_FREE_BYTES {
            return Err(StoreError::Unavailable("the disk is full".into()));
        }
    }
    #[cfg(not(unix))]
    let _ = data;
    Ok(())
}
