//! The bots at the tables. They choose on the threads of the [bot pool](crate::bot_pool). A bot gets only what its seat knows, and
//! its choice takes the same path as a person's.
//!
//! The host of the table pays for its bots. A table has at most one task in the queue. It is dropped when the table changes, and
//! bots that search need a person: on a seat, or watching.

mod choice;
mod retry;
mod table_bots;

pub(crate) use retry::BotOutage;
pub(crate) use table_bots::TableBots;

use crate::active_table::{ActiveTable, now_millis};
use crate::app::App;
use crate::error::ServerError;
use crate::position::{Actor, Position};
use choice::Decision;
use portolan_games::core::Seat;
use retry::Retry;
use std::sync::Arc;
use std::time::Duration;

/// Why the bots of a table stopped choosing.
enum Stopped {
    /// No bot is to move.
    NothingToDo,
    /// A bot would search, but there is no person on a seat and nobody watches.
    Unwatched,
}

/// Starts the bots of a table, which choose until a person is to move or the game is over. Returns immediately.
pub(crate) fn wake(app: &Arc<App>, active: Arc<ActiveTable>) {
    // Called after every change and on every access: it must be cheap when no bot is to move.
    if !active.awaits_bot() || *app.closing.borrow() || !active.bots.begin() {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let mut closing = app.closing.subscribe();
        tokio::select! {
            // First, so that the end of the bot pool is not taken for an error.
            biased;
            _ = closing.wait_for(|closing| *closing) => {}
            () = play_until_stopped(&app, active) => {}
        }
    });
}

/// Lets the bots choose. After an error of the store it tries again later, until the table is removed from memory.
async fn play_until_stopped(app: &Arc<App>, mut active: Arc<ActiveTable>) {
    let mut retry = Retry::new(&app.bot_outage);
    loop {
        let stopped = match play(app, &active, &mut retry).await {
            Ok(stopped) => stopped,
            // The position has changed.
            Err(ServerError::Stale | ServerError::Forbidden) => continue,
            Err(ServerError::Unavailable(reason)) => {
                let pause = retry.pause(active.id, &reason);
                // A table that only waits for a retry may be removed from memory.
                let in_memory = Arc::downgrade(&active);
                drop(active);
                tokio::time::sleep(pause).await;
                let Some(still_in_memory) = in_memory.upgrade() else { return };
                active = still_in_memory;
                continue;
            }
            Err(error) => {
                tracing::warn!(table = %active.id, %error, "a bot could not choose");
                return active.bots.end();
            }
        };
        active.bots.end();
        // A change after the last check in `play` started no bot.
        let is_missed = match stopped {
            Stopped::NothingToDo => active.awaits_bot(),
            Stopped::Unwatched => active.is_attended(),
        };
        if !is_missed || !active.bots.begin() {
            return;
        }
    }
}

/// Returns the pause before a bot chooses: until a person whom it replaces has had time to return, and if the bots are not fast,
/// so that people can follow.
fn pause_before(app: &App, position: &Position, seat: Seat) -> Duration {
    let usual = if position.row.fast { Duration::ZERO } else { app.config.bot_pause };
    let stand_in_pause = i64::try_from(app.config.stand_in_pause.as_millis()).unwrap_or(i64::MAX);
    let until_return =
        position.stand_in_from(seat, stand_in_pause).map(|from| from.saturating_sub(now_millis()));
    let until_return = until_return.and_then(|millis| u64::try_from(millis).ok()).unwrap_or_default();
    usual.max(Duration::from_millis(until_return).min(app.config.stand_in_pause))
}

async fn play(app: &App, active: &Arc<ActiveTable>, retry: &mut Retry<'_>) -> Result<Stopped, ServerError> {
    loop {
        active.ensure_stored().await?;
        let position = active.position().await;
        let Some(decision) = Decision::of(&position)? else { return Ok(Stopped::NothingToDo) };
        if decision.searches() && !active.is_attended() {
            return Ok(Stopped::Unwatched);
        }
        let pause = pause_before(app, &position, decision.seat);
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
        let Some(choice) = decision.choose(app, active, position).await? else { continue };
        active.choose(Actor::Bot, decision.seat, decision.decision_id, &choice).await?;
        retry.succeeded(active.id);
        metrics::counter!("portolan_bot_choices_total").increment(1);
    }
}
