//! Removes guests who have not come back: people without a seat and without a table of their own.

use crate::active_table::now_millis;
use crate::app::App;
use crate::error::ServerError;
use portolan_store::Millis;
use std::sync::Arc;
use std::time::Duration;

/// The interval between two searches for guests to remove.
const INTERVAL: Duration = Duration::from_secs(3600);

/// Number of people examined in one transaction, during which no other change is stored.
const BATCH: u32 = 200;

/// The pause between two batches.
const PAUSE: Duration = Duration::from_millis(200);

/// Removes guests regularly, if the host wants it.
pub(crate) async fn forget_guests_regularly(app: Arc<App>) {
    let Some(unused) = app.config.forget_guests else { return };
    loop {
        match app.forget_guests(unused).await {
            Ok(0) => {}
            Ok(removed) => tracing::info!(removed, "guests without games were removed"),
            Err(error) => tracing::warn!(%error, "guests could not be removed"),
        }
        tokio::time::sleep(INTERVAL).await;
    }
}

impl App {
    /// Removes the guests who have been away for this long, and returns their number.
    #[doc(hidden)]
    pub async fn forget_guests(&self, unused: Duration) -> Result<u64, ServerError> {
        let unused = Millis::try_from(unused.as_millis()).unwrap_or(Millis::MAX);
        let before = now_millis().saturating_sub(unused);
        let (mut removed, mut after) = (0, None);
        loop {
            let batch = self.store.forget_guests(before, after, BATCH).await?;
            removed += u64::from(batch.removed);
            if batch.last.is_none() {
                return Ok(removed);
            }
            after = batch.last;
            tokio::time::sleep(PAUSE).await;
        }
    }
}
