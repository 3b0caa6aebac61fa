//! The settings of a server.

use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address of this server for people, without a trailing slash: `https://play.example`. `None`: the address of each
    /// request.
    pub base_url: Option<String>,
    /// The most running tables opened by one person.
    pub tables_per_person: u32,
    /// The pause before each choice of a bot, so that people can follow.
    pub bot_pause: Duration,
    /// Number of bot threads.
    pub bot_threads: usize,
    /// The most search iterations for a hint.
    pub hint_iterations: u32,
    /// The longest search for a hint.
    pub hint_time: Duration,
    /// After this time without use a table leaves memory.
    pub idle: Duration,
    /// The most requests of one address, as a burst and per second; `None` for no limit.
    pub rate: Option<(u32, u32)>,
    /// The RNG seed from which the seeds of all tables are derived, for reproducible tests. `None`: random seeds.
    pub rng_seed: Option<u64>,
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
            rng_seed: None,
        }
    }
}
