//! When the bots of a table try again after their choice could not be stored or read.

use crate::secret;
use portolan_store::TableId;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The pause before the first retry, and the longest one.
const MIN_PAUSE: Duration = Duration::from_millis(250);
const MAX_PAUSE: Duration = Duration::from_secs(30);

/// Whether bots cannot choose at present. It is logged once, not for each table and each retry.
#[derive(Debug, Default)]
pub(crate) struct BotOutage(AtomicBool);

/// The retries at one table.
#[derive(Debug)]
pub(super) struct Retry<'a> {
    outage: &'a BotOutage,
    /// Number of failures since the last success.
    failure_count: u32,
}

impl Retry<'_> {
    pub(super) fn new(outage: &BotOutage) -> Retry<'_> {
        Retry { outage, failure_count: 0 }
    }

    /// Records a failure, and returns the pause before the next attempt: it doubles each time, up to a maximum. A random part
    /// spreads the retries of many tables.
    pub(super) fn pause(&mut self, table: TableId, reason: &str) -> Duration {
        if self.failure_count == 0 && !self.outage.0.swap(true, Ordering::Relaxed) {
            tracing::warn!(%table, reason, "bots cannot choose and will try again");
        }
        let longest = MIN_PAUSE.saturating_mul(1 << self.failure_count.min(16)).min(MAX_PAUSE);
        self.failure_count += 1;
        let [random] = secret::random();
        longest.mul_f64(0.5 + f64::from(random) / 512.0)
    }

    /// Records that a choice was stored.
    pub(super) fn succeeded(&mut self, table: TableId) {
        if std::mem::take(&mut self.failure_count) > 0 && self.outage.0.swap(false, Ordering::Relaxed) {
            tracing::warn!(%table, "bots can choose again");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_a_maximum_and_start_again_after_a_success() {
        let (outage, table) = (BotOutage::default(), secret::table_id());
        let mut retry = Retry::new(&outage);
        let mut longest = MIN_PAUSE;
        for _ in 0..40 {
            let pause = retry.pause(table, "the disk is full");
            assert!((longest / 2..=longest).contains(&pause), "{pause:?}, at most {longest:?}");
            longest = (longest * 2).min(MAX_PAUSE);
        }
        assert!(outage.0.load(Ordering::Relaxed));
        retry.succeeded(table);
        assert!(!outage.0.load(Ordering::Relaxed));
        assert!(retry.pause(table, "the disk is full") <= MIN_PAUSE);
    }
}
