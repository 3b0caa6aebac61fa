//! For the operator of the server: a health check, and metrics.

use crate::app::App;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Whether the store can be read and written.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    match app.store.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not healthy");
            (StatusCode::SERVICE_UNAVAILABLE, "the data cannot be reached\n").into_response()
        }
    }
}

/// Metrics in the format of Prometheus.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.render()).into_response()
}
