//! What all players and viewers of a measurement share: the server's address, the game, the measured delays and the
//! failures; and the requests and responses that several of them use.

use crate::args::LoadArgs;
use crate::http::{Connection, Response};
use anyhow::{Context as _, Result, bail};
use portolan_games::GameId;
use serde::Deserialize;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

pub struct Context {
    pub address: SocketAddr,
    pub game: GameId,
    pub seats: usize,
    pub viewers: usize,
    /// Viewers receive the pushes of the API.
    pub light: bool,
    /// Whether delays are recorded.
    pub recording: AtomicBool,
    /// From sending a choice to the push that shows it to another viewer.
    pub push_delays: Mutex<Vec<Duration>>,
    /// From sending a choice to its response.
    pub response_delays: Mutex<Vec<Duration>>,
    pub push_count: AtomicU64,
    failure_count: AtomicU64,
    first_failure: Mutex<Option<String>>,
}

impl Context {
    pub fn new(address: SocketAddr, args: &LoadArgs) -> Arc<Context> {
        Arc::new(Context {
            address,
            game: args.game,
            seats: args.seats(),
            viewers: args.viewers as usize,
            light: args.light,
            recording: AtomicBool::new(false),
            push_delays: Mutex::default(),
            response_delays: Mutex::default(),
            push_count: AtomicU64::new(0),
            failure_count: AtomicU64::new(0),
            first_failure: Mutex::default(),
        })
    }

    /// Whether delays are recorded.
    pub fn is_recording(&self) -> bool {
        self.recording.load(Ordering::Relaxed)
    }

    /// Counts a failure: a wrong response, or a push that did not arrive.
    pub fn fail(&self, what: impl FnOnce() -> String) {
        self.failure_count.fetch_add(1, Ordering::Relaxed);
        self.first_failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(what);
    }

    /// Returns the number of failures, and a description of the first one.
    pub fn failures(&self) -> (u64, Option<String>) {
        let first = self.first_failure.lock().unwrap_or_else(PoisonError::into_inner).clone();
        (self.failure_count.load(Ordering::Relaxed), first)
    }

    /// Records delays of pushes.
    pub fn record_pushes(&self, delays: impl Iterator<Item = Duration>) {
        self.push_delays.lock().unwrap_or_else(PoisonError::into_inner).extend(delays);
    }

    /// Records the delay of a response.
    pub fn record_response(&self, delay: Duration) {
        self.response_delays.lock().unwrap_or_else(PoisonError::into_inner).push(delay);
    }

    /// Creates a person; returns their token.
    pub async fn create_person(&self, connection: &mut Connection) -> Result<String> {
        #[derive(Deserialize)]
        struct NewPerson {
            token: String,
        }
        let response = connection.request("POST", "/api/v1/people", "", br#"{"name":"Load"}"#).await?;
        let person: NewPerson = parse(response.success()?)?;
        Ok(person.token)
    }

    /// Creates a table. The person with this token takes the first seat and `other` takes all others (`me`: the same
    /// person).
    pub async fn create_table(
        &self,
        connection: &mut Connection,
        token: &str,
        other: &str,
    ) -> Result<TableSummary> {
        let mut seats = vec![other; self.seats];
        seats[0] = "me";
        let table = serde_json::json!({ "game": self.game, "seats": seats, "options": {} }).to_string();
        let response = connection.request("POST", "/api/v1/tables", token, table.as_bytes()).await?;
        parse(response.success()?)
    }
}

/// The fields of a table's JSON that players use.
#[derive(Deserialize)]
pub struct TableSummary {
    /// Empty in the response to a choice.
    #[serde(default)]
    pub id: String,
    pub entry_count: u32,
    pub over: bool,
    #[serde(default)]
    pub mine: Vec<PendingDecision>,
    /// The secret of the link for spectators; only in the response that creates the table.
    #[serde(default)]
    pub spectators: Option<String>,
}

/// A decision that one of the person's seats must make.
#[derive(Deserialize)]
pub struct PendingDecision {
    pub seat: usize,
    pub decision_id: u32,
    pub choices: Vec<String>,
}

impl<'a> Response<'a> {
    /// Returns the body of a successful response.
    pub fn success(&self) -> Result<&'a [u8]> {
        match self.status {
            200 | 201 => Ok(self.body),
            status => bail!("the server responded with {status}: {}", excerpt(self.body)),
        }
    }
}

/// Parses a JSON response.
pub fn parse<'a, T: Deserialize<'a>>(body: &'a [u8]) -> Result<T> {
    serde_json::from_slice(body).context("cannot parse the server's response")
}

/// Returns the beginning of a response, for an error message.
pub fn excerpt(body: &[u8]) -> String {
    String::from_utf8_lossy(body).chars().take(160).collect()
}
