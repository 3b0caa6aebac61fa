//! The pause between two pushes to one viewer. A push contains the whole table, so a viewer needs only the latest: it is sent
//! immediately if the pause since the previous push is over, and otherwise at the end of the pause. The pause grows with the rate
//! of choices, so that rendering gives way to storing choices.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Minimum pause between two pushes to one viewer.
const MIN_PAUSE: Duration = Duration::from_millis(25);

/// Maximum pause, at any rate of choices.
const MAX_PAUSE: Duration = Duration::from_secs(1);

/// Choices per second and processor up to which the pause is minimal: a page is rendered in a tenth of a millisecond, and a
/// table has a handful of viewers. At twice the rate the pause is four times as long.
const EASY_RATE: u32 = 1000;

/// The window in which choices are counted: long enough to distinguish a high rate from a few simultaneous choices, and not
/// longer than the minimum pause, so that a high rate is noticed before the second push.
const WINDOW: Duration = MIN_PAUSE;

/// Measures the rate of choices at all tables.
#[derive(Debug)]
pub(crate) struct PushThrottle {
    /// Choices per window up to which the pause is minimal.
    easy_count: u32,
    count: Mutex<ChoiceCount>,
}

#[derive(Debug)]
struct ChoiceCount {
    since: Instant,
    current: u32,
    /// Count in the previous window.
    previous: u32,
}

impl ChoiceCount {
    /// Starts a new window if the current one is over.
    fn advance(&mut self, now: Instant) {
        let windows = now.saturating_duration_since(self.since).as_millis() / WINDOW.as_millis();
        if windows > 0 {
            let previous = if windows == 1 { self.current } else { 0 };
            *self = ChoiceCount { since: now, current: 0, previous };
        }
    }
}

impl Default for PushThrottle {
    fn default() -> PushThrottle {
        let processors = thread::available_parallelism().map_or(1, usize::from) as u32;
        PushThrottle::new(EASY_RATE * processors * WINDOW.as_millis() as u32 / 1000)
    }
}

impl PushThrottle {
    fn new(easy_count: u32) -> PushThrottle {
        let count = ChoiceCount { since: Instant::now(), current: 0, previous: 0 };
        PushThrottle { easy_count, count: Mutex::new(count) }
    }

    fn count(&self, now: Instant) -> MutexGuard<'_, ChoiceCount> {
        let mut count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        count.advance(now);
        count
    }

    /// Counts a choice.
    pub(crate) fn record_choice(&self, now: Instant) {
        self.count(now).current += 1;
    }

    /// Returns the pause after a push to a viewer.
    pub(crate) fn pause(&self, now: Instant) -> Duration {
        let count = self.count(now);
        let load = f64::from(count.current.max(count.previous)) / f64::from(self.easy_count);
        MIN_PAUSE.mul_f64((load * load).max(1.0)).min(MAX_PAUSE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pause_grows_with_the_rate_of_choices_up_to_a_maximum() {
        let (throttle, start) = (PushThrottle::new(10), Instant::now());
        assert_eq!(throttle.pause(start), MIN_PAUSE);
        for _ in 0..20 {
            throttle.record_choice(start);
        }
        assert_eq!(throttle.pause(start), MIN_PAUSE * 4);
        assert_eq!(throttle.pause(start + WINDOW), MIN_PAUSE * 4, "the previous window counts");
        assert_eq!(throttle.pause(start + 2 * WINDOW), MIN_PAUSE, "older ones do not");
        for _ in 0..1000 {
            throttle.record_choice(start + 2 * WINDOW);
        }
        assert_eq!(throttle.pause(start + 2 * WINDOW), MAX_PAUSE);
        assert_eq!(throttle.pause(start + 9 * WINDOW), MIN_PAUSE);
    }
}
