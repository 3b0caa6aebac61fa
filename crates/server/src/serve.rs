//! Runs the server until it is told to stop, and then ends cleanly.

use crate::app::App;
use crate::error::ServerError;
use crate::routes;
use axum::serve::ListenerExt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// How often idle tables and quiet addresses are let go.
const TIDY: Duration = Duration::from_secs(10);
const SHORTEST: Duration = Duration::from_secs(1);

/// Serves on this socket until `stop` is there. Pushes are ended, requests that are being answered are finished, and
/// the data are closed.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServerError> {
    app.resume().await?;
    let tidier = tokio::spawn(tidy(app.clone()));
    let closing = app.clone();
    let stopped = async move {
        stop.await;
        closing.closing.send_replace(true);
    };
    // What is pushed must not wait in the system for more of it.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let service = routes::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(stopped).await;
    tidier.abort();
    app.store.close().await;
    served.map_err(|error| ServerError::Unavailable(error.to_string()))
}

async fn tidy(app: Arc<App>) {
    loop {
        tokio::time::sleep(app.config.idle.clamp(SHORTEST, TIDY)).await;
        app.tables.forget_idle(app.config.idle);
        app.limits.forget();
        app.metrics.run_upkeep(); // or every figure that was ever measured stays in memory
        metrics::gauge!("portolan_tables_in_memory").set(app.tables.count() as f64);
    }
}
