//! Pushes: after a change, a viewer's view of the table is rendered again and sent as a server-sent event. Each push is
//! complete, so a client that missed some needs only the latest.

use super::streams::StreamPermit;
use super::visit::Visit;
use crate::error::ServerError;
use crate::position::Position;
use axum::http::HeaderName;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use portolan_games::core::Viewer;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// How long a browser waits before it reconnects.
const RECONNECT_AFTER: Duration = Duration::from_secs(1);

/// Tells nginx whether to buffer a response.
const X_ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// Renders a push for one viewer of a position.
type RenderPush = fn(&Visit, &Position, Viewer) -> String;

/// One client that receives pushes.
struct Subscription {
    visit: Arc<Visit>,
    render: RenderPush,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    _permit: StreamPermit,
    /// Becomes true when the caller's device is removed; `None` if the caller is not a person.
    removed: Option<watch::Receiver<bool>>,
    /// The earliest time of the next push; `None` before the first.
    next_push: Option<Instant>,
    /// The content of the latest push.
    latest: String,
}

/// Sends a push now and after every change that this viewer can see, until the client disconnects or the server shuts down. A
/// push without a visible change would reveal that another seat did something in secret.
pub(crate) async fn pushes(visit: Visit, render: RenderPush) -> Result<Response, ServerError> {
    // Subscribing before the position is read ensures that no change in between is missed.
    let changes = visit.active.changes();
    visit.viewer(&*visit.active.position().await)?;
    let person = visit.caller.person.as_ref().map(|person| person.id);
    let permit = visit.app.streams.acquire(person, visit.address)?;
    let closing = visit.app.closing.subscribe();
    let removed = match visit.caller.device.filter(|_| !visit.is_spectator) {
        Some(device) => Some(visit.app.watch_device(device.token, device.id).await?),
        None => None,
    };
    let subscription = Subscription {
        visit: Arc::new(visit),
        render,
        changes,
        closing,
        removed,
        _permit: permit,
        next_push: None,
        latest: String::new(),
    };
    let events = stream::unfold(subscription, next_event);
    // A proxy must not collect pushes before it passes them on.
    Ok(([(X_ACCEL_BUFFERING, "no")], Sse::new(events).keep_alive(KeepAlive::default())).into_response())
}

/// Resolves when the device is removed.
async fn removal(removed: &mut Option<watch::Receiver<bool>>) {
    match removed {
        // An error means that the sender is gone: nothing would end the pushes any more.
        Some(removed) => drop(removed.wait_for(|removed| *removed).await),
        None => std::future::pending().await,
    }
}

async fn next_event(mut client: Subscription) -> Option<(Result<Event, Infallible>, Subscription)> {
    loop {
        client.wait_for_change().await?;
        client.visit.active.ensure_stored().await.ok()?;
        let position = client.visit.active.position().await;
        // Permission is checked for each push: the person may have lost the seat.
        let viewer = client.visit.viewer(&position).ok()?;
        let (seen_count, visit, render) = (position.seen_count(viewer), client.visit.clone(), client.render);
        let app = &client.visit.app;
        let data = app.render_pool.render_push(move || render(&visit, &position, viewer)).await?;
        client.next_push = Some(Instant::now() + app.tables.push_pause());
        if data == client.latest {
            continue;
        }
        metrics::counter!("portolan_pushes_total").increment(1);
        client.latest.clone_from(&data);
        let event = Event::default().event("table").id(seen_count.to_string());
        return Some((Ok(event.retry(RECONNECT_AFTER).data(data)), client));
    }
}

impl Subscription {
    /// Waits for a change of the table, except before the first push. Returns `None` when the server shuts down.
    async fn wait_for_change(&mut self) -> Option<()> {
        if let Some(next_push) = self.next_push {
            // The pause comes first, so that one push contains all changes made during it.
            let changed = async {
                sleep_until(next_push).await;
                self.changes.changed().await
            };
            tokio::select! {
                changed = changed => changed.ok()?,
                _ = self.closing.wait_for(|closing| *closing) => return None,
                () = removal(&mut self.removed) => return None,
            }
        }
        self.changes.borrow_and_update();
        Some(())
    }
}
