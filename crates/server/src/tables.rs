//! The tables that are in memory. One is read from the store when somebody asks for it, and leaves the memory when nobody
//! has looked at it for a while: it is all in the store.

use crate::error::ServerError;
use crate::live::Live;
use crate::pace::PushThrottle;
use portolan_store::{Store, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::OnceCell;

/// A place for a table: those who ask for it while it is being read wait for the same reading.
struct Place {
    live: Arc<OnceCell<Arc<Live>>>,
    asked_at: Instant,
}

/// The tables that are in memory.
pub struct Tables {
    store: Arc<dyn Store>,
    busy: Arc<PushThrottle>,
    places: Mutex<HashMap<TableId, Place>>,
}

impl Tables {
    /// None yet.
    pub fn new(store: Arc<dyn Store>) -> Tables {
        Tables { store, busy: Arc::default(), places: Mutex::default() }
    }

    fn places(&self) -> MutexGuard<'_, HashMap<TableId, Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table; it is read if it is not there yet.
    pub async fn get(&self, id: TableId) -> Result<Arc<Live>, ServerError> {
        let cell = {
            let mut places = self.places();
            let now = Instant::now();
            let place = places.entry(id).or_insert_with(|| Place { live: Arc::default(), asked_at: now });
            place.asked_at = now;
            place.live.clone()
        };
        let read = async || Live::read(self.store.clone(), self.busy.clone(), id).await.map(Arc::new);
        let live = cell.get_or_try_init(read).await;
        if live.is_err() {
            self.forget_empty(id);
        }
        let live = live?.clone();
        live.settle().await?;
        Ok(live)
    }

    /// An id that could not be read must not stay: anybody can make up ids.
    fn forget_empty(&self, id: TableId) {
        let mut places = self.places();
        if places.get(&id).is_some_and(|place| !place.live.initialized()) {
            places.remove(&id);
        }
    }

    /// Lets tables go at which nobody has looked for so long.
    pub fn forget_idle(&self, idle: Duration) {
        let in_use = |place: &Place| {
            let asked_for = Arc::strong_count(&place.live) > 1;
            asked_for
                || place.live.get().is_none_or(|live| live.watchers() > 0 || Arc::strong_count(live) > 1)
        };
        self.places().retain(|_, place| in_use(place) || place.asked_at.elapsed() < idle);
    }

    /// How long a viewer waits after a push for the next one.
    pub(crate) fn gap(&self) -> Duration {
        self.busy.gap(Instant::now())
    }

    /// How many are in memory.
    pub fn count(&self) -> usize {
        self.places().len()
    }
}
