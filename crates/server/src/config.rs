//! The settings of a server.

use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The public address of this server, without a trailing slash: `https://play.example`. `None`: links contain only a path,
    /// and a script in the page adds the host.
    pub base_url: Option<String>,
    /// Maximum number of running tables that one person has opened.
    pub tables_per_person: u32,
    /// The pause before each choice of a bot, so that people can follow.
    pub bot_pause: Duration,
    /// The pause before the first choice of a bot that stands in for a person, so that a person who is present can return.
    pub stand_in_pause: Duration,
    /// Time without a change after which an unfinished table is closed; `None`: never.
    pub expire_tables: Option<Duration>,
    /// Number of bot threads.
    pub bot_threads: usize,
    /// Maximum number of search iterations for a hint.
    pub hint_iterations: u32,
    /// Maximum duration of the search for a hint.
    pub hint_time: Duration,
    /// Time without use after which a table is removed from memory.
    pub idle: Duration,
    /// Request limit for one client address, as a burst and per second; `None` for no limit.
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
            stand_in_pause: Duration::from_secs(10),
            expire_tables: Some(Duration::from_secs(365 * 24 * 3600)),
            bot_threads: cores,
            hint_iterations: 20_000,
            hint_time: Duration::from_secs(1),
            idle: Duration::from_secs(300),
            rate: Some((120, 40)),
            rng_seed: None,
        }
    }
}
