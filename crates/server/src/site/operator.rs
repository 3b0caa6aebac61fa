//! For the operator of the server: a health check.

use crate::app::App;
use axum::extract::State;
use axum::http::StatusCode;
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
