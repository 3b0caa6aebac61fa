//! Runs the server until the stop signal, and shuts it down cleanly.

use crate::app::App;
use crate::config::ConnectionLimits;
use crate::error::ServerError;
use crate::guests::forget_guests_regularly;
use crate::http::connections::Connections;
use crate::http::metrics;
use crate::router::router;
use axum::Router;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;

/// Maximum and minimum interval between two clean-ups of idle tables and addresses.
const MAX_INTERVAL: Duration = Duration::from_secs(10);
const MIN_INTERVAL: Duration = Duration::from_secs(1);

/// Maximum number of connections to the metrics.
const MAX_METRICS_CONNECTIONS: usize = 16;

/// Serves on this socket until `stop` resolves. Then pushes end, requests in progress are completed within a time limit, and the
/// store is closed.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServerError> {
    let mut closing = app.closing.subscribe();
    let stopped = app.clone();
    let stopping = tokio::spawn(async move {
        stop.await;
        stopped.close();
    });
    tokio::select! {
        resumed = app.resume() => resumed?,
        _ = closing.wait_for(|closing| *closing) => {}
    }
    let clean_up = tokio::spawn(clean_up_regularly(app.clone()));
    let forget_guests = tokio::spawn(forget_guests_regularly(app.clone()));
    connections(&app, router(app.clone()), app.config.connection_limits()).serve(listener).await;
    stopping.abort();
    clean_up.abort();
    forget_guests.abort();
    app.store.close().await;
    Ok(())
}

/// Serves the metrics on this socket until the server shuts down.
pub async fn serve_metrics(app: Arc<App>, listener: TcpListener) {
    let limits = ConnectionLimits { total: MAX_METRICS_CONNECTIONS, ..app.config.connection_limits() };
    connections(&app, metrics::router(app.clone()), limits).serve(listener).await;
}

fn connections(app: &App, router: Router, limits: ConnectionLimits) -> Connections {
    Connections::new(router, limits, app.proxies.clone(), app.closing.subscribe())
}

/// Interval between two searches for unused tables.
const EXPIRY_INTERVAL: Duration = Duration::from_secs(3600);

async fn clean_up_regularly(app: Arc<App>) {
    let mut next_expiry = Instant::now();
    loop {
        tokio::time::sleep(app.config.idle.clamp(MIN_INTERVAL, MAX_INTERVAL)).await;
        app.tables.forget_idle(app.config.idle);
        app.rate_limiter.forget_idle();
        app.live_devices.forget_idle();
        if Instant::now() >= next_expiry {
            next_expiry = Instant::now() + EXPIRY_INTERVAL;
            if let Err(error) = app.expire_tables().await {
                tracing::warn!(%error, "unused tables could not be closed");
            }
        }
        app.metrics.run_upkeep(); // without this, every recorded value stays in memory
        ::metrics::gauge!("portolan_tables_in_memory").set(app.tables.count() as f64);
    }
}
