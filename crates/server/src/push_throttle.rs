//! How often a page is drawn again. A push says everything, so a viewer needs only the latest: it is pushed at once to one
//! who has waited a while since the push before, and otherwise when that while is over, with all that happened in it.
//! The more choices are being kept, the longer the while: drawing gives way to choosing. And pages are drawn on threads of
//! their own, so that no request has to wait in line behind them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The least time between two pushes to one viewer. Nobody can follow more of them.
const GAP: Duration = Duration::from_millis(25);

/// How many choices a second, for each processor, can be shown to everybody as they come: a page is drawn in a tenth of a
/// millisecond, and a table has a handful of viewers. With twice as many the gap is four times as long.
const EASY: u32 = 1000;

/// The longest time between two pushes, however much there is to do.
const LONGEST: Duration = Duration::from_secs(1);

/// For how long choices are counted: long enough to know a crowd from a few who chose at the same moment, and not longer
/// than the gap, so that a crowd is known before it is pushed to twice.
const SPAN: Duration = GAP;

/// How many choices are being kept, at all tables.
#[derive(Debug)]
pub(crate) struct PushThrottle {
    /// How many in a span are no reason to wait.
    easy: u32,
    count: Mutex<Count>,
}

#[derive(Debug)]
struct Count {
    since: Instant,
    now: u32,
    /// How many it were in the span before.
    before: u32,
}

impl Count {
    /// Begins a new span if this one is over.
    fn turn(&mut self, now: Instant) {
        let spans = now.saturating_duration_since(self.since).as_millis() / SPAN.as_millis();
        if spans > 0 {
            let before = if spans == 1 { self.now } else { 0 };
            *self = Count { since: now, now: 0, before };
        }
    }
}

impl Default for PushThrottle {
    fn default() -> PushThrottle {
        let processors = thread::available_parallelism().map_or(1, usize::from) as u32;
        PushThrottle::with(EASY * processors * SPAN.as_millis() as u32 / 1000)
    }
}

impl PushThrottle {
    fn with(easy: u32) -> PushThrottle {
        PushThrottle { easy, count: Mutex::new(Count { since: Instant::now(), now: 0, before: 0 }) }
    }

    fn count(&self, now: Instant) -> MutexGuard<'_, Count> {
        let mut count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        count.turn(now);
        count
    }

    /// A choice is being kept.
    pub(crate) fn note(&self, now: Instant) {
        self.count(now).now += 1;
    }

    /// How long the next push to a viewer must wait after this one.
    pub(crate) fn gap(&self, now: Instant) -> Duration {
        let count = self.count(now);
        let crowd = f64::from(count.now.max(count.before)) / f64::from(self.easy);
        GAP.mul_f64((crowd * crowd).max(1.0)).min(LONGEST)
    }
}

/// A page that is to be drawn.
type Drawing = Box<dyn FnOnce() + Send>;

/// The threads that draw, in the order in which they are asked.
#[derive(Debug)]
pub(crate) struct RenderPool {
    wanted: mpsc::Sender<Drawing>,
}

impl RenderPool {
    /// As many as there are processors. They end when nobody can ask them any more.
    pub(crate) fn start() -> std::io::Result<RenderPool> {
        let (wanted, waiting) = mpsc::channel::<Drawing>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..thread::available_parallelism().map_or(1, usize::from) {
            let waiting = waiting.clone();
            thread::Builder::new().name(format!("drawer {number}")).spawn(move || draw_all(&waiting))?;
        }
        Ok(RenderPool { wanted })
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
    fn the_gap_grows_with_the_crowd_and_has_an_end() {
        let (busy, begun) = (PushThrottle::with(10), Instant::now());
        assert_eq!(busy.gap(begun), GAP);
        for _ in 0..20 {
            busy.note(begun);
        }
        assert_eq!(busy.gap(begun), GAP * 4);
        assert_eq!(busy.gap(begun + SPAN), GAP * 4); // in the next span it is remembered
        assert_eq!(busy.gap(begun + 2 * SPAN), GAP); // and then forgotten
        for _ in 0..1000 {
            busy.note(begun + 2 * SPAN);
        }
        assert_eq!(busy.gap(begun + 2 * SPAN), LONGEST);
        assert_eq!(busy.gap(begun + 9 * SPAN), GAP);
    }

    #[tokio::test]
    async fn a_page_that_cannot_be_drawn_harms_no_other() {
        let drawers = RenderPool::start().unwrap();
        for _ in 0..10 {
            assert_eq!(drawers.draw(|| panic!("it cannot be drawn")).await, None);
            assert_eq!(drawers.draw(|| "page".into()).await.as_deref(), Some("page"));
        }
    }
}
