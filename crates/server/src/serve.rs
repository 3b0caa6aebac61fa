//! Runs the server until the stop signal, and shuts it down cleanly.

use crate::app::App;
use crate::error::ServerError;
use crate::router::router;
use axum::serve::ListenerExt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;

/// Maximum and minimum interval between two clean-ups of idle tables and addresses.
const MAX_INTERVAL: Duration = Duration::from_secs(10);
const MIN_INTERVAL: Duration = Duration::from_secs(1);

/// Serves on this socket until `stop` resolves. Then pushes end, requests in progress are answered, and the store is closed.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServerError> {
    app.resume().await?;
    let clean_up = tokio::spawn(clean_up_regularly(app.clone()));
    let closing = app.clone();
    let stopped = async move {
        stop.await;
        closing.closing.send_replace(true);
    };
    // Without this, the system delays small pushes.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(stopped).await;
    clean_up.abort();
    app.store.close().await;
    served.map_err(|error| ServerError::Unavailable(error.to_string()))
}

/// Interval between two searches for unused tables.
const EXPIRY_INTERVAL: Duration = Duration::from_secs(3600);

async fn clean_up_regularly(app: Arc<App>) {
    let mut next_expiry = Instant::now();
    loop {
        tokio::time::sleep(app.config.idle.clamp(MIN_INTERVAL, MAX_INTERVAL)).await;
        app.tables.forget_idle(app.config.idle);
        app.rate_limiter.forget_idle();
        if Instant::now() >= next_expiry {
            next_expiry = Instant::now() + EXPIRY_INTERVAL;
            if let Err(error) = app.expire_tables().await {
                tracing::warn!(%error, "unused tables could not be closed");
            }
        }
        app.metrics.run_upkeep(); // without this, every recorded value stays in memory
        metrics::gauge!("portolan_tables_in_memory").set(app.tables.count() as f64);
    }
}
