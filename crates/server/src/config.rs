//! The settings of a server.

use ipnet::IpNet;
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
    /// Request limit for one client address, as a burst and per second; `None` for no limit of any kind per address.
    pub rate: Option<(u32, u32)>,
    /// Limits of connections.
    pub connections: ConnectionLimits,
    /// The reverse proxies whose headers `Forwarded` and `X-Forwarded-For` are believed.
    pub trusted_proxies: Vec<IpNet>,
    /// Host names of this server besides that of the base URL, IP addresses and loopback names.
    pub allowed_hosts: Vec<String>,
    /// Time without use after which a person without seats and tables is removed; `None`: never.
    pub forget_guests: Option<Duration>,
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
            connections: ConnectionLimits::default(),
            trusted_proxies: Vec::new(),
            allowed_hosts: Vec::new(),
            forget_guests: Some(Duration::from_secs(90 * 24 * 3600)),
            rng_seed: None,
        }
    }
}

impl Config {
    /// Returns the limits of connections that apply.
    pub(crate) fn connection_limits(&self) -> ConnectionLimits {
        let limits = self.connections.clone();
        match self.rate {
            Some(_) => limits,
            None => ConnectionLimits { per_address: None, streams_per_address: None, ..limits },
        }
    }
}

/// Limits of connections, in number and time.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// Maximum number of connections.
    pub total: usize,
    /// Maximum number of connections of one client address, except of trusted proxies; `None` for no limit.
    pub per_address: Option<usize>,
    /// Maximum number of simultaneous pushes to one client address; `None` for no limit.
    pub streams_per_address: Option<usize>,
    /// Maximum number of simultaneous pushes to one person.
    pub streams_per_person: usize,
    /// Maximum time until the headers of a request have arrived, and of waiting for the next request.
    pub header_timeout: Duration,
    /// Maximum time until the body of a request has arrived.
    pub body_timeout: Duration,
    /// Time after which a connection is closed whose client accepts no data.
    pub write_timeout: Duration,
    /// Maximum time to complete requests in progress when the server shuts down.
    pub shutdown_timeout: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            total: 10_000,
            per_address: Some(256),
            streams_per_address: Some(128),
            streams_per_person: 32,
            header_timeout: Duration::from_secs(15),
            body_timeout: Duration::from_secs(10),
            write_timeout: Duration::from_secs(30),
            shutdown_timeout: Duration::from_secs(10),
        }
    }
}
