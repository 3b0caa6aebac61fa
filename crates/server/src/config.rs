//! What a host can settle.

use std::time::Duration;

/// What a host can settle.
#[derive(Clone, Debug)]
pub struct Config {
    /// Under which address people reach this server, without a slash at its end: `https://play.example`. None: whatever
    /// address they use.
    pub base_url: Option<String>,
    /// The most running tables that one person may have made.
    pub tables_per_person: u32,
    /// How long a bot seems to think, so that people can follow.
    pub bot_pause: Duration,
    /// How many threads think.
    pub bot_threads: usize,
    /// How many worlds a bot imagines for a hint at most.
    pub hint_iterations: u32,
    /// How long a bot thinks about a hint at most.
    pub hint_time: Duration,
    /// After how long without anybody looking a table leaves the memory.
    pub idle: Duration,
    /// Requests that one address may make: so many at once, and so many a second.
    pub rate: Option<(u32, u32)>,
    /// All tables take their luck from this number: for tests, in which everything must happen again in the same way. None:
    /// luck is drawn.
    pub luck: Option<u64>,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            base_url: None,
            tables_per_person: 100,
            bot_pause: Duration::from_millis(900),
            bot_threads: cores,
            hint_iterations: 20_000,
            hint_time: Duration::from_secs(1),
            idle: Duration::from_secs(300),
            rate: Some((120, 40)),
            luck: None,
        }
    }
}
