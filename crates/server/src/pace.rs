//! How often a page is drawn again. A push says everything, so a viewer needs only the latest: it is pushed at once to one
//! who has waited a while since the push before, and otherwise when that while is over, with all that happened in it.
//! The more choices are being kept at the moment, the longer the while: drawing gives way to choosing. And pages are drawn
//! on threads of their own, so that no request has to wait in line behind them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// The least time between two pushes to one viewer. Nobody can follow more of them.
const GAP: Duration = Duration::from_millis(25);

/// With so many choices being kept the gap is twice as long. It grows with the square of their number: a few that wait for
/// the disk together are no sign of too much to do.
const MANY: usize = 8;

/// The longest time between two pushes, however much there is to do.
const LONGEST: Duration = Duration::from_millis(500);

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

/// A page that is to be drawn.
type Drawing = Box<dyn FnOnce() + Send>;

/// The threads that draw, in the order in which they are asked.
#[derive(Debug)]
pub(crate) struct Drawers {
    wanted: mpsc::Sender<Drawing>,
}

impl Drawers {
    /// As many as there are processors. They end when nobody can ask them any more.
    pub(crate) fn start() -> std::io::Result<Drawers> {
        let (wanted, waiting) = mpsc::channel::<Drawing>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..thread::available_parallelism().map_or(1, usize::from) {
            let waiting = waiting.clone();
            thread::Builder::new().name(format!("drawer {number}")).spawn(move || draw_all(&waiting))?;
        }
        Ok(Drawers { wanted })
    }

    /// Draws on one of the threads; nothing if that panicked.
    pub(crate) async fn draw(&self, draw: impl FnOnce() -> String + Send + 'static) -> Option<String> {
        let (answer, drawn) = oneshot::channel();
        // A viewer that went away meanwhile needs no page.
        let drawing = move || {
            if !answer.is_closed() {
                drop(answer.send(draw()))
            }
        };
        self.wanted.send(Box::new(drawing)).ok()?;
        drawn.await.ok()
    }
}

fn draw_all(waiting: &Mutex<mpsc::Receiver<Drawing>>) {
    loop {
        let drawing = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(drawing) = drawing else { return };
        // A page that cannot be drawn must not take the thread with it.
        if catch_unwind(AssertUnwindSafe(drawing)).is_err() {
            tracing::error!("a page could not be drawn");
        }
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

    #[tokio::test]
    async fn a_page_that_cannot_be_drawn_harms_no_other() {
        let drawers = Drawers::start().unwrap();
        for _ in 0..10 {
            assert_eq!(drawers.draw(|| panic!("it cannot be drawn")).await, None);
            assert_eq!(drawers.draw(|| "page".into()).await.as_deref(), Some("page"));
        }
    }
}
