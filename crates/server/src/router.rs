//! All addresses of the server: the pages, the pushes, the API, and the health check.

use crate::app::App;
use crate::error::ServerError;
use crate::http::guard;
use crate::{api, site};
use axum::Router;
use axum::middleware;
use std::sync::Arc;

/// Returns the service with all addresses.
pub fn router(app: Arc<App>) -> Router {
    site::router()
        .merge(api::router())
        .fallback(async || ServerError::NotFound)
        .method_not_allowed_fallback(async || ServerError::NotFound)
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
