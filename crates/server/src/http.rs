//! What the pages and the API share: identifying the caller, access to tables, limits, errors, pushes.

pub(crate) mod caller;
pub(crate) mod client_address;
pub(crate) mod connections;
pub(crate) mod cookie;
pub(crate) mod error_response;
pub(crate) mod guard;
pub(crate) mod keyed_limit;
pub(crate) mod metrics;
pub(crate) mod origin;
pub(crate) mod pushes;
pub(crate) mod rate_limiter;
pub(crate) mod record;
pub(crate) mod streams;
pub(crate) mod timed_stream;
pub(crate) mod visit;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;

/// The `Accept-Language` header; empty if there is none.
pub(crate) fn accept_language(headers: &HeaderMap) -> &str {
    headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
