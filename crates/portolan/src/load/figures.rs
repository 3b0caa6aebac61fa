//! What was measured, what was aimed at, and whether that was reached.

use super::args::LoadArgs;
use crate::report::Teller;
use portolan_boards::report::Report;
use serde::Serialize;
use std::time::Duration;

/// Durable choices a second, on two cores.
const CHOICES: f64 = 10_000.0;
/// Of what a bare endpoint does.
const RATIO: f64 = 0.35;
/// The pace at which delays are aimed at, and the delay that 99 of 100 stay under, in milliseconds.
const PACE: u32 = 1000;
const DELAY: f64 = 50.0;
/// The same, at any pace, while bots think at other tables.
const DELAY_BESIDE_BOTS: f64 = 100.0;
/// Bytes of memory for a table that is left alone.
const BYTES: f64 = 50_000.0;

/// All that was measured.
#[derive(Serialize)]
pub struct Figures {
    pub version: &'static str,
    pub game: String,
    pub cores: usize,
    /// Viewers listened to the API instead of the pages.
    pub light: bool,
    pub speed: Speed,
    pub paced: Option<Paced>,
    pub idle: Option<Idle>,
    /// Requests that were not answered as they must be, and pushes that did not come.
    pub failed: u64,
    pub first_failure: Option<String>,
}

/// At full speed: figures of each slice, a second.
#[derive(Serialize, Default)]
pub struct Speed {
    pub tables: u32,
    pub viewers: u32,
    pub syncs: Vec<f64>,
    pub bare: Vec<f64>,
    pub portolan: Vec<f64>,
    /// The middle one of the slices' ratios.
    pub ratio: f64,
    pub choices: u64,
    pub server_micros: f64,
    pub pushes_per_second: f64,
}

/// At a pace.
#[derive(Serialize)]
pub struct Paced {
    pub wanted: u32,
    /// Tables at which bots thought meanwhile.
    pub thinking: u32,
    pub choices_per_second: f64,
    /// Choices that were sent late because the answer before was.
    pub late: u32,
    /// From click to its answer: it is on the disk.
    pub answers: Delays,
    /// From click to the other viewers' push.
    pub delays: Delays,
}

/// How long something took, in milliseconds.
#[derive(Serialize, Default)]
pub struct Delays {
    pub count: usize,
    pub half: f64,
    pub p90: f64,
    pub p99: f64,
    pub most: f64,
}

/// Tables left alone.
#[derive(Serialize)]
pub struct Idle {
    pub tables: u32,
    pub made_per_second: f64,
    /// Nothing where the system does not tell, or where making them took too long.
    pub bytes_each: Option<f64>,
    pub bytes_each_after: Option<f64>,
}

impl Delays {
    pub fn of(mut delays: Vec<Duration>) -> Delays {
        delays.sort_unstable();
        let at = |share: f64| {
            let place = (delays.len() as f64 * share) as usize;
            delays.get(place.min(delays.len().saturating_sub(1))).map_or(0.0, |delay| millis(*delay))
        };
        Delays { count: delays.len(), half: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1.0) }
    }
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

/// The middle one.
pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or_default()
}

/// Something that was aimed at.
pub struct Aim {
    pub aim: Report,
    pub reached: bool,
}

impl Aim {
    fn new(aim: Report, reached: bool) -> Option<Aim> {
        Some(Aim { aim, reached })
    }
}

/// What was aimed at: nothing where something else was measured than the aim speaks of.
impl Figures {
    pub fn speed_aim(&self, teller: &Teller<'_>) -> Option<Aim> {
        let aim = Report::AimSpeed { number: teller.thousands(CHOICES as u64) };
        Aim::new(aim, median(self.speed.portolan.clone()) >= CHOICES)
    }

    pub fn ratio_aim(&self, teller: &Teller<'_>) -> Option<Aim> {
        Aim::new(Report::AimRatio { number: teller.decimal(RATIO, 2) }, self.speed.ratio >= RATIO)
    }

    pub fn failed_aim(&self) -> Option<Aim> {
        Aim::new(Report::AimNone {}, self.failed == 0)
    }

    pub fn delay_aim(&self) -> Option<Aim> {
        let paced = self.paced.as_ref()?;
        let delay = match (paced.thinking, paced.wanted) {
            (1.., _) => DELAY_BESIDE_BOTS,
            (0, PACE) => DELAY,
            _ => return None,
        };
        // A server that falls behind the pace has not been measured at it.
        let kept_pace = paced.choices_per_second > f64::from(paced.wanted) * 0.95;
        Aim::new(Report::AimDelay { millis: delay.to_string() }, kept_pace && paced.delays.p99 < delay)
    }

    pub fn memory_aim(&self) -> Option<Aim> {
        let bytes = self.idle.as_ref()?.bytes_each?;
        Aim::new(Report::AimMemory { kilobytes: (BYTES / 1000.0).to_string() }, bytes < BYTES)
    }

    pub fn new(args: &LoadArgs, speed: Speed, paced: Option<Paced>, idle: Option<Idle>) -> Figures {
        Figures {
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
    fn of_a_hundred_delays_one_is_over_the_ninety_ninth() {
        let delays = Delays::of((1..=100).rev().map(Duration::from_millis).collect());
        assert_eq!((delays.half, delays.p99, delays.most), (51.0, 100.0, 100.0));
        assert_eq!(Delays::of(Vec::new()).p99, 0.0);
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }
}
