//! The results of a measurement, the targets, and whether they were reached.

use crate::args::LoadArgs;
use crate::report::{decimal, thousands};
use serde::Serialize;
use std::time::Duration;

/// Target: durable choices per second on two cores.
const MIN_CHOICES_PER_SECOND: f64 = 10_000.0;
/// Target: choices per row of the baseline endpoint.
const MIN_RATIO: f64 = 0.35;
/// The rate at which the delay has a target.
const TARGET_RATE: u32 = 1000;
/// Target: the 99th percentile of the delay, in milliseconds.
const MAX_DELAY: f64 = 50.0;
/// The same target, at any rate, while bots think at other tables.
const MAX_DELAY_BESIDE_BOTS: f64 = 100.0;
/// Target: bytes of memory of an idle table.
const MAX_BYTES: f64 = 50_000.0;

/// All results.
#[derive(Serialize)]
pub struct Results {
    pub version: &'static str,
    pub game: String,
    pub cores: usize,
    /// Viewers received the pushes of the API instead of those of the pages.
    pub light: bool,
    pub speed: FullSpeed,
    pub paced: Option<FixedRate>,
    pub idle: Option<IdleTables>,
    /// The number of wrong responses and of pushes that did not arrive.
    pub failed: u64,
    pub first_failure: Option<String>,
}

/// At full speed. The lists contain the rate per second of each time slice.
#[derive(Serialize, Default)]
pub struct FullSpeed {
    pub tables: u32,
    pub viewers: u32,
    pub syncs: Vec<f64>,
    #[serde(rename = "bare")]
    pub baseline: Vec<f64>,
    pub portolan: Vec<f64>,
    /// The median of the slices' ratios of choices to baseline rows.
    pub ratio: f64,
    pub choices: u64,
    /// The server's processor time per choice, in microseconds.
    pub server_micros: f64,
    pub pushes_per_second: f64,
}

/// At a fixed rate.
#[derive(Serialize)]
pub struct FixedRate {
    /// The requested choices per second.
    pub wanted: u32,
    /// The number of additional tables at which bots thought.
    pub thinking: u32,
    pub choices_per_second: f64,
    /// The number of choices that were sent late because the previous response was late.
    pub late: u32,
    /// From a click to its response, which means that it is durable.
    pub answers: Delays,
    /// From a click to the pushes of the other viewers.
    pub delays: Delays,
}

/// Percentiles of delays, in milliseconds.
#[derive(Serialize, Default)]
pub struct Delays {
    pub count: usize,
    pub half: f64,
    pub p90: f64,
    pub p99: f64,
    pub most: f64,
}

/// Idle tables.
#[derive(Serialize)]
pub struct IdleTables {
    pub tables: u32,
    pub made_per_second: f64,
    /// `None` if the system does not report memory, or if creating the tables took too long.
    pub bytes_each: Option<f64>,
    /// The same after the tables were unloaded.
    pub bytes_each_after: Option<f64>,
}

impl Delays {
    pub fn of(mut delays: Vec<Duration>) -> Delays {
        delays.sort_unstable();
        let at = |share: f64| {
            let index = (delays.len() as f64 * share) as usize;
            delays.get(index.min(delays.len().saturating_sub(1))).map_or(0.0, |delay| millis(*delay))
        };
        Delays { count: delays.len(), half: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1.0) }
    }
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or_default()
}

/// A target, and whether it was reached.
pub struct Target {
    pub text: String,
    pub reached: bool,
}

/// The targets. `None` where the measurement differs from what the target is about.
impl Results {
    pub fn speed_target(&self) -> Option<Target> {
        let text = format!("at least {} a second on 2 cores", thousands(MIN_CHOICES_PER_SECOND));
        Some(Target { text, reached: median(self.speed.portolan.clone()) >= MIN_CHOICES_PER_SECOND })
    }

    pub fn ratio_target(&self) -> Option<Target> {
        let text = format!("at least {}", decimal(MIN_RATIO, 2));
        Some(Target { text, reached: self.speed.ratio >= MIN_RATIO })
    }

    pub fn failure_target(&self) -> Option<Target> {
        Some(Target { text: "none".into(), reached: self.failed == 0 })
    }

    pub fn delay_target(&self) -> Option<Target> {
        let fixed_rate = self.paced.as_ref()?;
        let max = match (fixed_rate.thinking, fixed_rate.wanted) {
            (1.., _) => MAX_DELAY_BESIDE_BOTS,
            (0, TARGET_RATE) => MAX_DELAY,
            _ => return None,
        };
        // A server that falls behind was not measured at the requested rate.
        let kept_up = fixed_rate.choices_per_second > f64::from(fixed_rate.wanted) * 0.95;
        let reached = kept_up && fixed_rate.delays.p99 < max;
        Some(Target { text: format!("99 of 100 under {max} ms"), reached })
    }

    pub fn memory_target(&self) -> Option<Target> {
        let bytes = self.idle.as_ref()?.bytes_each?;
        Some(Target { text: format!("under {} KB", MAX_BYTES / 1000.0), reached: bytes < MAX_BYTES })
    }

    pub fn new(
        args: &LoadArgs,
        speed: FullSpeed,
        paced: Option<FixedRate>,
        idle: Option<IdleTables>,
    ) -> Results {
        Results {
            version: env!("CARGO_PKG_VERSION"),
            game: args.game.to_string(),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            light: args.light,
            speed,
            paced,
            idle,
            failed: 0,
            first_failure: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_a_hundred_delays_exceeds_the_99th_percentile() {
        let delays = Delays::of((1..=100).rev().map(Duration::from_millis).collect());
        assert_eq!((delays.half, delays.p99, delays.most), (51.0, 100.0, 100.0));
        assert_eq!(Delays::of(Vec::new()).p99, 0.0);
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }
}
