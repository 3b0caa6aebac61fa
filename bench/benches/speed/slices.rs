//! Everything is measured in short slices that take turns, so that what disturbs the machine disturbs all alike; what is
//! told are medians.

use std::time::{Duration, Instant};

/// Some work, and how much of it was done.
pub(crate) type Work = Box<dyn FnMut() -> u64 + Send>;

/// The work of a slice that goes on until its time is over; how much was done in a second.
pub(crate) fn rate(work: &mut Work, slice: Duration) -> f64 {
    let (began, mut done) = (Instant::now(), 0);
    loop {
        done += work();
        let passed = began.elapsed();
        if passed >= slice {
            return done as f64 / passed.as_secs_f64();
        }
    }
}

/// The same on as many threads as there are works; all together.
pub(crate) fn rate_of_all(works: &mut [Work], slice: Duration) -> f64 {
    std::thread::scope(|scope| {
        let threads: Vec<_> = works.iter_mut().map(|work| scope.spawn(move || rate(work, slice))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no work panics")).sum()
    })
}

/// The one in the middle; of two in the middle the greater one.
pub(crate) fn median(figures: &[f64]) -> f64 {
    let mut sorted = figures.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}
