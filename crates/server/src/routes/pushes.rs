//! Pushes: whenever a table has changed, what the viewer sees is drawn again and sent. A push says everything, so that one
//! who was away needs only the latest.

use super::access::Visit;
use super::show::Look;
use crate::error::Refused;
use crate::live::Position;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use portolan_games::core::Viewer;
use std::convert::Infallible;
use tokio::sync::watch;

/// What is sent: drawn for one viewer, from the position alone.
type Draw = fn(&Visit, &Position, Viewer) -> String;

/// One page that is being kept up to date.
struct Push {
    visit: Visit,
    draw: Draw,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    begun: bool,
}

/// Keeps a page up to date.
pub(super) async fn events(visit: Visit) -> Result<Response, Refused> {
    pushes(visit, |visit, position, viewer| Look::now(visit, viewer).body(position).into_string()).await
}

/// Sends what `draw` draws, at once and after every change.
pub(crate) async fn pushes(visit: Visit, draw: Draw) -> Result<Response, Refused> {
    // Subscribe before the first look: a change between the two is not missed.
    let changes = visit.access.live.changes();
    visit.viewer(&*visit.access.live.position().await)?;
    let closing = visit.app.closing.subscribe();
    let push = Push { visit, draw, changes, closing, begun: false };
    Ok(Sse::new(stream::unfold(push, next)).keep_alive(KeepAlive::default()).into_response())
}

async fn next(mut push: Push) -> Option<(Result<Event, Infallible>, Push)> {
    if push.begun {
        tokio::select! {
            changed = push.changes.changed() => changed.ok()?,
            _ = push.closing.wait_for(|closing| *closing) => return None,
        }
    }
    push.begun = true;
    push.changes.borrow_and_update();
    let (plies, drawn) = {
        let position = push.visit.access.live.position().await;
        // Somebody who has lost the seat meanwhile sees no more of it.
        let viewer = push.visit.viewer(&position).ok()?;
        (position.plies, (push.draw)(&push.visit, &position, viewer))
    };
    metrics::counter!("portolan_pushes_total").increment(1);
    Some((Ok(Event::default().event("table").id(plies.to_string()).data(drawn)), push))
}
