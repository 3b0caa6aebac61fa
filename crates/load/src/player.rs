//! Players: one for each table. A player has all seats of its table, makes random choices, and opens a new table when the
//! game is over; its viewers follow.

use crate::context::{Context, TableSummary, excerpt, parse};
use crate::http::Connection;
use crate::viewer::{PushTracker, Viewer, ViewerTarget};
use anyhow::{Context as _, Result};
use portolan_games::core::ThoughtRng;
use serde::Serialize;
use std::sync::Arc;
use std::time::Instant;

/// A player with all seats of a table.
pub struct Player {
    context: Arc<Context>,
    connection: Connection,
    token: String,
    rng: ThoughtRng,
    viewers: Vec<Viewer>,
    tracker: Arc<PushTracker>,
    table: String,
    entry_count: u32,
    /// The next choice; `None` when the game is over.
    next: Option<Click>,
}

/// A choice as it is sent.
#[derive(Serialize)]
struct Click {
    seat: usize,
    decision_id: u32,
    choice: String,
}

impl Player {
    /// Creates a person with viewers and a first table. `number` seeds the random choices.
    pub async fn enter(context: &Arc<Context>, number: u64) -> Result<Player> {
        let mut connection = Connection::open(context.address).await?;
        let token = context.create_person(&mut connection).await?;
        let viewers = (0..context.viewers).map(|_| Viewer::new(context.clone())).collect();
        let mut player = Player {
            context: context.clone(),
            connection,
            token,
            rng: ThoughtRng::new(number),
            viewers,
            tracker: PushTracker::new(0),
            table: String::new(),
            entry_count: 0,
            next: None,
        };
        player.open_table().await?;
        Ok(player)
    }

    /// Makes one choice, at a new table if the game is over.
    pub async fn choose(&mut self) -> Result<()> {
        let click = match self.next.take() {
            Some(click) => click,
            None => {
                self.wait_if_recording().await;
                self.open_table().await?;
                self.next.take().context("a new table has no decision")?
            }
        };
        if self.context.is_recording() {
            self.tracker.clicked(click.seat, self.entry_count + 1);
        }
        let body = serde_json::to_vec(&click)?;
        let path = format!("/api/v1/tables/{}/choices", self.table);
        let sent = Instant::now();
        let response = self.connection.request("POST", &path, &self.token, &body).await?;
        if self.context.is_recording() {
            self.context.record_response(sent.elapsed());
        }
        if response.status == 200 {
            let summary = parse(response.body)?;
            self.update(summary);
        } else {
            let (status, body) = (response.status, response.body);
            self.context.fail(|| format!("a choice was answered with {status}: {}", excerpt(body)));
            self.reload().await?;
        }
        Ok(())
    }

    /// Waits until all viewers have received the current position.
    pub async fn wait_for_viewers(&self) {
        if !self.tracker.wait(self.entry_count).await {
            let (position, table) = (self.entry_count, &self.table);
            self.context.fail(|| format!("a viewer never received position {position} of {table}"));
        }
    }

    /// Waits for the viewers while delays are recorded: every push must be counted before the table changes.
    async fn wait_if_recording(&self) {
        if self.context.is_recording() {
            self.wait_for_viewers().await;
        }
    }

    async fn open_table(&mut self) -> Result<()> {
        let summary = self.context.create_table(&mut self.connection, &self.token, "me").await?;
        self.table.clone_from(&summary.id);
        self.tracker = PushTracker::new(self.viewers.len());
        for (number, viewer) in self.viewers.iter().enumerate() {
            viewer.watch(self.target(number, &summary)?);
        }
        self.update(summary);
        self.wait_if_recording().await;
        Ok(())
    }

    /// Returns what a viewer subscribes to: the seats in turn, and for the last viewer the spectators' link.
    fn target(&self, viewer: usize, summary: &TableSummary) -> Result<ViewerTarget> {
        let (base, tables, watch) =
            if self.context.light { ("/api/v1", "tables", "watch") } else { ("", "t", "w") };
        let tracker = self.tracker.clone();
        if viewer + 1 < self.viewers.len() {
            let seat = viewer % self.context.seats + 1;
            let path = format!("{base}/{tables}/{}/events?seat={seat}", summary.id);
            return Ok(ViewerTarget { path, token: self.token.clone(), seat: Some(seat), viewer, tracker });
        }
        let link = summary.spectators.as_ref().context("the server sent no link for spectators")?;
        let path = format!("{base}/{watch}/{link}/events");
        Ok(ViewerTarget { path, token: String::new(), seat: None, viewer, tracker })
    }

    async fn reload(&mut self) -> Result<()> {
        let path = format!("/api/v1/tables/{}", self.table);
        let response = self.connection.request("GET", &path, &self.token, &[]).await?;
        let summary = parse(response.body)?;
        self.update(summary);
        Ok(())
    }

    /// Picks the next choice at random.
    fn update(&mut self, mut summary: TableSummary) {
        self.entry_count = summary.entry_count;
        summary.mine.retain(|decision| !decision.choices.is_empty());
        if summary.over || summary.mine.is_empty() {
            self.next = None;
            return;
        }
        let mut decision = summary.mine.swap_remove(self.rng.below(summary.mine.len() as u32) as usize);
        let choice = decision.choices.swap_remove(self.rng.below(decision.choices.len() as u32) as usize);
        self.next = Some(Click { seat: decision.seat, decision_id: decision.decision_id, choice });
    }
}
