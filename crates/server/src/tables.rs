//! The tables in memory. A table is read from the store when it is first requested, and removed from memory after some time
//! without use, since all of it is stored.

use crate::active_table::ActiveTable;
use crate::error::ServerError;
use crate::push_throttle::PushThrottle;
use portolan_store::{Store, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::OnceCell;

/// A table in memory, or one that is being read: simultaneous requests wait for the same read.
struct CachedTable {
    cell: Arc<OnceCell<Arc<ActiveTable>>>,
    last_used: Instant,
}

/// The tables in memory.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    throttle: Arc<PushThrottle>,
    cached: Mutex<HashMap<TableId, CachedTable>>,
}

impl Tables {
    pub(crate) fn new(store: Arc<dyn Store>) -> Tables {
        Tables { store, throttle: Arc::default(), cached: Mutex::default() }
    }

    fn cached(&self) -> MutexGuard<'_, HashMap<TableId, CachedTable>> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a table, after reading it from the store if it is not in memory.
    pub(crate) async fn get(&self, id: TableId) -> Result<Arc<ActiveTable>, ServerError> {
        let cell = {
            let (mut cached, now) = (self.cached(), Instant::now());
            let entry =
                cached.entry(id).or_insert_with(|| CachedTable { cell: Arc::default(), last_used: now });
            entry.last_used = now;
            entry.cell.clone()
        };
        let read =
            async || ActiveTable::read(self.store.clone(), self.throttle.clone(), id).await.map(Arc::new);
        let active = match cell.get_or_try_init(read).await {
            Ok(active) => active.clone(),
            Err(error) => {
                self.forget_unread(id);
                return Err(error);
            }
        };
        active.ensure_stored().await?;
        Ok(active)
    }

    /// Returns a table if it is in memory.
    pub(crate) fn find(&self, id: TableId) -> Option<Arc<ActiveTable>> {
        self.cached().get(&id)?.cell.get().cloned()
    }

    /// Removes a table that could not be read. Otherwise requests for unknown ids would fill the memory.
    fn forget_unread(&self, id: TableId) {
        let mut cached = self.cached();
        if cached.get(&id).is_some_and(|entry| !entry.cell.initialized()) {
            cached.remove(&id);
        }
    }

    /// Removes tables that have been unused for this long.
    pub(crate) fn forget_idle(&self, idle: Duration) {
        let in_use = |entry: &CachedTable| {
            let being_read = Arc::strong_count(&entry.cell) > 1;
            being_read
                || entry
                    .cell
                    .get()
                    .is_none_or(|active| active.watcher_count() > 0 || Arc::strong_count(active) > 1)
        };
        self.cached().retain(|_, entry| in_use(entry) || entry.last_used.elapsed() < idle);
    }

    /// Returns the pause after a push to a viewer.
    pub(crate) fn push_pause(&self) -> Duration {
        self.throttle.pause(Instant::now())
    }

    /// Number of tables in memory.
    pub(crate) fn count(&self) -> usize {
        self.cached().len()
    }
}
