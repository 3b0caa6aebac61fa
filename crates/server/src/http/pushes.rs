//! Pushes: whenever a table has changed, what the viewer sees is drawn again and sent. A push says everything, so that one
//! who was away needs only the latest.

use super::access::Visit;
use super::show::Look;
use crate::error::ServerError;
use crate::live::Position;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use portolan_games::core::Viewer;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// After how long a browser that has lost its connection tries again.
const RETRY: Duration = Duration::from_secs(1);

/// What is sent: drawn for one viewer, from the position alone.
type Draw = fn(&Visit, &Position, Viewer) -> String;

/// One page that is being kept up to date.
struct Push {
    visit: Arc<Visit>,
    draw: Draw,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// When the next push may come; nothing before the first.
    next: Option<Instant>,
}

/// Keeps a page up to date.
pub(super) async fn events(visit: Visit) -> Result<Response, ServerError> {
    pushes(visit, |visit, position, viewer| Look::now(visit, viewer).body(position).into_string()).await
}

/// Sends what `draw` draws, at once and after every change.
pub(crate) async fn pushes(visit: Visit, draw: Draw) -> Result<Response, ServerError> {
    // Subscribe before the first look: a change between the two is not missed.
    let changes = visit.access.live.changes();
    visit.viewer(&*visit.access.live.position().await)?;
    let closing = visit.app.closing.subscribe();
    let push = Push { visit: Arc::new(visit), draw, changes, closing, next: None };
    Ok(Sse::new(stream::unfold(push, next)).keep_alive(KeepAlive::default()).into_response())
}

async fn next(mut push: Push) -> Option<(Result<Event, Infallible>, Push)> {
    if let Some(next) = push.next {
        // First the gap, then the change: what has changed in the gap is seen at its end, all at once.
        let changed = async {
            sleep_until(next).await;
            push.changes.changed().await
        };
        tokio::select! {
            changed = changed => changed.ok()?,
            _ = push.closing.wait_for(|closing| *closing) => return None,
        }
    }
    push.changes.borrow_and_update();
    push.visit.access.live.settle().await.ok()?;
    let position = push.visit.access.live.position().await;
    // Somebody who has lost the seat meanwhile sees no more of it.
    let viewer = push.visit.viewer(&position).ok()?;
    let (entry_count, visit, draw) = (position.entry_count, push.visit.clone(), push.draw);
    let drawn = push.visit.app.drawers.draw(move || draw(&visit, &position, viewer)).await?;
    push.next = Some(Instant::now() + push.visit.app.tables.gap());
    metrics::counter!("portolan_pushes_total").increment(1);
    let event = Event::default().event("table").id(entry_count.to_string()).retry(RETRY).data(drawn);
    Some((Ok(event), push))
}
