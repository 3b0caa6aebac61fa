//! What all players and viewers of a measurement share: where the server is, what is played, and what went wrong.

use super::args::LoadArgs;
use super::http::{Answer, Connection};
use crate::error::{CliError, unmeasured};
use portolan_games::GameId;
use serde::Deserialize;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What all players and viewers share.
pub struct Hall {
    pub address: SocketAddr,
    pub game: GameId,
    pub seats: usize,
    pub viewers: usize,
    /// Viewers listen to the API.
    pub light: bool,
    /// It is being noted how soon viewers see a choice.
    pub noting: AtomicBool,
    /// How soon they saw it, and how soon it was answered.
    pub delays: Mutex<Vec<Duration>>,
    pub answers: Mutex<Vec<Duration>>,
    /// How many pushes came, and how many bytes.
    pub pushes: AtomicU64,
    pub bytes: AtomicU64,
    failed: AtomicU64,
    first_failure: Mutex<Option<String>>,
}

impl Hall {
    pub fn new(address: SocketAddr, args: &LoadArgs) -> Arc<Hall> {
        Arc::new(Hall {
            address,
            game: args.game,
            seats: args.seats(),
            viewers: args.viewers as usize,
            light: args.light,
            noting: AtomicBool::new(false),
            delays: Mutex::default(),
            answers: Mutex::default(),
            pushes: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            first_failure: Mutex::default(),
        })
    }

    /// Notes that something was not as it must be.
    pub fn fail(&self, what: impl FnOnce() -> String) {
        self.failed.fetch_add(1, Ordering::Relaxed);
        self.first_failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(what);
    }

    /// How often something was not as it must be, and what it was the first time.
    pub fn failures(&self) -> (u64, Option<String>) {
        let first = self.first_failure.lock().unwrap_or_else(PoisonError::into_inner).clone();
        (self.failed.load(Ordering::Relaxed), first)
    }

    /// Notes how soon somebody saw a choice.
    pub fn saw(&self, delays: impl Iterator<Item = Duration>) {
        self.delays.lock().unwrap_or_else(PoisonError::into_inner).extend(delays);
    }

    /// Notes how soon a choice was answered.
    pub fn answered(&self, delay: Duration) {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).push(delay);
    }

    /// A new person: its token.
    pub async fn person(&self, connection: &mut Connection) -> Result<String, CliError> {
        #[derive(Deserialize)]
        struct Welcome {
            token: String,
        }
        let answer = connection.ask("POST", "/api/v1/people", "", br#"{"name":"Load"}"#).await;
        let welcome: Welcome = read(&made(&answer.map_err(lost)?)?)?;
        Ok(welcome.token)
    }

    /// A new table with all seats for one person; what the server says of it.
    pub async fn table(&self, connection: &mut Connection, token: &str) -> Result<Summary, CliError> {
        let seats = vec!["me"; self.seats];
        let wanted = serde_json::json!({ "game": self.game, "seats": seats, "options": {} }).to_string();
        let answer = connection.ask("POST", "/api/v1/tables", token, wanted.as_bytes()).await;
        read(&made(&answer.map_err(lost)?)?)
    }
}

/// What the server says of a table, as far as a player needs it.
#[derive(Deserialize)]
pub struct Summary {
    #[serde(default)]
    pub id: String,
    pub entry_count: u32,
    pub over: bool,
    #[serde(default)]
    pub mine: Vec<Asked>,
    #[serde(default)]
    pub spectators: Option<String>,
}

/// What a seat is asked.
#[derive(Deserialize)]
pub struct Asked {
    pub seat: usize,
    pub decision_id: u32,
    pub choices: Vec<String>,
}

/// The body of an answer that says that something was made.
pub fn made(answer: &Answer<'_>) -> Result<Vec<u8>, CliError> {
    match answer.status {
        200 | 201 => Ok(answer.body.to_vec()),
        status => Err(unmeasured(format!("the server answered {status}: {}", shown(answer.body)))),
    }
}

/// Reads an answer.
pub fn read<'a, T: Deserialize<'a>>(body: &'a [u8]) -> Result<T, CliError> {
    serde_json::from_slice(body)
        .map_err(|error| unmeasured(format!("the server's answer cannot be read: {error}")))
}

/// The beginning of an answer, for a sentence about it.
pub fn shown(body: &[u8]) -> String {
    String::from_utf8_lossy(body).chars().take(160).collect()
}

/// The connection broke.
pub fn lost(error: std::io::Error) -> CliError {
    unmeasured(format!("the server that was measured went away: {error}"))
}
