//! How often a page is drawn again. A push says everything, so a viewer needs only the latest: it is pushed at once to one
//! who has waited a while since the push before, and otherwise when that while is over, with all that happened in it.
//! The more choices are being kept at the moment, the longer the while: drawing gives way to choosing. And pages are drawn
//! on threads of their own, so that no request has to wait in line behind them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;

/// The least time between two pushes to one viewer. Nobody can follow more of them.
const GAP: Duration = Duration::from_millis(25);

/// With so many choices being kept the gap is twice as long. It grows with the square of their number: a few that wait for
/// the disk together are no sign of too much to do.
const MANY: usize = 16;

/// The longest time between two pushes, however much there is to do.
const LONGEST: Duration = Duration::from_millis(400);

/// How many choices are being kept at the moment, at all tables.
#[derive(Debug, Default)]
pub(crate) struct Busy(AtomicUsize);

/// One choice that is being kept, until this is dropped.
pub(crate) struct Keeping<'a>(&'a Busy);

impl Busy {
    /// A choice is being kept.
    pub(crate) fn begin(&self) -> Keeping<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Keeping(self)
    }

    /// How long the next push to a viewer must wait after this one.
    pub(crate) fn gap(&self) -> Duration {
        let keeping = self.0.load(Ordering::Relaxed).min(10 * MANY) as u32;
        (GAP + GAP * (keeping * keeping) / (MANY * MANY) as u32).min(LONGEST)
    }
}

impl Drop for Keeping<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Those who draw: as many at once as there are processors, in the order in which they were asked.
#[derive(Debug)]
pub(crate) struct Drawers(Semaphore);

impl Default for Drawers {
    fn default() -> Drawers {
        Drawers(Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)))
    }
}

impl Drawers {
    /// Draws on another thread; nothing if that panicked.
    pub(crate) async fn draw(&self, draw: impl FnOnce() -> String + Send + 'static) -> Option<String> {
        let _turn = self.0.acquire().await.ok()?;
        tokio::task::spawn_blocking(draw).await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gap_grows_with_what_is_being_kept_and_has_an_end() {
        let busy = Busy::default();
        assert_eq!(busy.gap(), GAP);
        let many: Vec<_> = (0..MANY).map(|_| busy.begin()).collect();
        assert_eq!(busy.gap(), GAP * 2);
        drop(many);
        assert_eq!(busy.gap(), GAP);
        let _very_many: Vec<_> = (0..100 * MANY).map(|_| busy.begin()).collect();
        assert_eq!(busy.gap(), LONGEST);
    }
}
