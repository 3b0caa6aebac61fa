//! Those who play: one for each table. It has all its seats, chooses at random, and goes to a new table when the game is
//! over; its viewers go with it.

use super::hall::{Hall, Summary, lost, read, shown};
use super::http::Connection;
use super::viewer::{Place, Track, Viewer};
use crate::error::{CliError, unmeasured};
use portolan_games::core::ThoughtRng;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// One who plays all seats of a table.
pub struct Player {
    hall: Arc<Hall>,
    connection: Connection,
    token: String,
    rng: ThoughtRng,
    viewers: Vec<Viewer>,
    track: Arc<Track>,
    table: String,
    plies: u32,
    /// What it will choose; nothing when the game is over.
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
    /// Comes in, with its viewers, and sits down at a new table.
    pub async fn enter(hall: &Arc<Hall>, number: u64) -> Result<Player, CliError> {
        let mut connection = Connection::open(hall.address).await.map_err(lost)?;
        let token = hall.person(&mut connection).await?;
        let viewers = (0..hall.viewers).map(|_| Viewer::new(hall.clone())).collect();
        let mut player = Player {
            hall: hall.clone(),
            connection,
            token,
            rng: ThoughtRng::new(number),
            viewers,
            track: Track::new(0),
            table: String::new(),
            plies: 0,
            next: None,
        };
        player.new_table().await?;
        Ok(player)
    }

    /// Makes one choice; at a new table if the game is over.
    pub async fn choose(&mut self) -> Result<(), CliError> {
        let click = match self.next.take() {
            Some(click) => click,
            None => {
                self.leave().await;
                self.new_table().await?;
                self.next.take().ok_or_else(|| unmeasured("a new table asks nobody anything"))?
            }
        };
        if self.noting() {
            self.track.click(click.seat, self.plies + 1);
        }
        let body = serde_json::to_vec(&click).map_err(|error| unmeasured(error.to_string()))?;
        let path = format!("/api/v1/tables/{}/choices", self.table);
        let sent = Instant::now();
        let answer = self.connection.ask("POST", &path, &self.token, &body).await.map_err(lost)?;
        if self.hall.noting.load(Ordering::Relaxed) {
            self.hall.answered(sent.elapsed());
        }
        let summary = if answer.status == 200 { Some(read(answer.body)?) } else { None };
        if summary.is_none() {
            let (status, body) = (answer.status, answer.body);
            self.hall.fail(|| format!("a choice was answered with {status}: {}", shown(body)));
        }
        match summary {
            Some(summary) => self.go_on(summary),
            None => self.look_again().await?,
        }
        Ok(())
    }

    /// Waits until the viewers have seen how it stands. That they do is part of what is measured.
    pub async fn leave(&self) {
        if self.noting() {
            self.all_saw().await;
        }
    }

    /// Waits until the viewers have seen how it stands.
    pub async fn all_saw(&self) {
        if !self.track.all_saw(self.plies).await {
            self.hall.fail(|| format!("a viewer never saw position {} of {}", self.plies, self.table));
        }
    }

    fn noting(&self) -> bool {
        self.hall.noting.load(Ordering::Relaxed)
    }

    async fn new_table(&mut self) -> Result<(), CliError> {
        let summary = self.hall.table(&mut self.connection, &self.token).await?;
        self.table.clone_from(&summary.id);
        self.track = Track::new(self.viewers.len());
        for (number, viewer) in self.viewers.iter().enumerate() {
            viewer.send_to(self.place(number, &summary)?);
        }
        self.go_on(summary);
        if self.noting() {
            self.all_saw().await;
        }
        Ok(())
    }

    /// Where a viewer looks: from the seats in turn, the last one as a spectator.
    fn place(&self, viewer: usize, summary: &Summary) -> Result<Place, CliError> {
        let base = if self.hall.light { "/api/v1" } else { "" };
        let (tables, watch) = if self.hall.light { ("tables", "watch") } else { ("t", "w") };
        let (track, id) = (self.track.clone(), &summary.id);
        if viewer + 1 < self.viewers.len() {
            let seat = viewer % self.hall.seats + 1;
            let path = format!("{base}/{tables}/{id}/events?seat={seat}");
            return Ok(Place { path, token: self.token.clone(), seat: Some(seat), viewer, track });
        }
        let link = summary.spectators.as_ref();
        let link = link.ok_or_else(|| unmeasured("the server gave no link for spectators"))?;
        let path = format!("{base}/{watch}/{link}/events");
        Ok(Place { path, token: String::new(), seat: None, viewer, track })
    }

    async fn look_again(&mut self) -> Result<(), CliError> {
        let path = format!("/api/v1/tables/{}", self.table);
        let answer = self.connection.ask("GET", &path, &self.token, &[]).await.map_err(lost)?;
        let summary = read(answer.body)?;
        self.go_on(summary);
        Ok(())
    }

    fn go_on(&mut self, mut summary: Summary) {
        self.plies = summary.entry_count;
        summary.mine.retain(|asked| !asked.choices.is_empty());
        if summary.over || summary.mine.is_empty() {
            self.next = None;
            return;
        }
        let mut asked = summary.mine.swap_remove(self.rng.below(summary.mine.len() as u32) as usize);
        let choice = asked.choices.swap_remove(self.rng.below(asked.choices.len() as u32) as usize);
        self.next = Some(Click { seat: asked.seat, decision_id: asked.decision_id, choice });
    }
}
