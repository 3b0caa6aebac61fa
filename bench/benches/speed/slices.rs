//! Workloads are measured in short alternating slices, so that other load on the machine affects them equally; the
//! reported figures are medians.

use std::time::{Duration, Instant};

/// Does a piece of work and returns how much was done, such as the number of choices.
pub(crate) type Workload = Box<dyn FnMut() -> u64 + Send>;

/// Repeats a workload for the duration of a slice; returns how much was done per second.
pub(crate) fn rate(workload: &mut Workload, slice: Duration) -> f64 {
    let (began, mut done) = (Instant::now(), 0);
    loop {
        done += workload();
        let passed = began.elapsed();
        if passed >= slice {
            return done as f64 / passed.as_secs_f64();
        }
    }
}

/// Runs one workload per thread; returns the sum of their rates.
pub(crate) fn rate_of_all(workloads: &mut [Workload], slice: Duration) -> f64 {
    std::thread::scope(|scope| {
        let threads: Vec<_> =
            workloads.iter_mut().map(|workload| scope.spawn(move || rate(workload, slice))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no workload panics")).sum()
    })
}

/// Returns the median; of two middle values the greater one; NaN without values.
pub(crate) fn median(figures: &[f64]) -> f64 {
    let mut sorted = figures.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}
