//! All addresses of the server: the pages, the pushes, the API, and those for the operator.

use crate::app::App;
use crate::error::ServerError;
use crate::http::guard;
use crate::{api, site};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use std::sync::Arc;

/// The largest request body, in bytes: the form of a table with all its seats and options is far smaller.
const MAX_BODY: usize = 16 * 1024;

/// Returns the service with all addresses.
pub fn router(app: Arc<App>) -> Router {
    site::router()
        .merge(api::router())
        .fallback(async || ServerError::NotFound)
        .method_not_allowed_fallback(async || ServerError::NotFound)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
