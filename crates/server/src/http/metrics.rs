//! The metrics of requests, and the address where the operator reads all metrics. Every label is one of a fixed set: each
//! distinct label takes memory until the process ends, so nothing that a client sends may become one.

use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics::Label;
use std::sync::Arc;
use std::time::Duration;

/// Returns the service for the operator, which has a socket of its own.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(app)
}

/// All metrics in the format of Prometheus.
async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.render()).into_response()
}

/// Returns the label of a method; a client can send any word as its method.
pub(crate) fn method_label(method: &Method) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "POST", "HEAD", "PATCH", "DELETE", "PUT", "OPTIONS"];
    KNOWN.into_iter().find(|known| *known == method.as_str()).unwrap_or("other")
}

/// Counts a response and its duration. `route` is the pattern that matched, not the address.
pub(crate) fn record_response(method: &'static str, route: &str, status: StatusCode, took: Duration) {
    let labels = vec![Label::from_static_parts("method", method), Label::new("path", route.to_string())];
    metrics::histogram!("portolan_request_seconds", labels.clone()).record(took.as_secs_f64());
    let status = Label::new("status", status.as_str().to_string());
    metrics::counter!("portolan_requests_total", [labels, vec![status]].concat()).increment(1);
}

/// Counts a request that was refused before it reached a handler. Its duration is not recorded.
pub(crate) fn record_refusal(reason: &'static str) {
    metrics::counter!("portolan_refused_requests_total", "reason" => reason).increment(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_method_has_no_label_of_its_own() {
        assert_eq!(method_label(&Method::PATCH), "PATCH");
        assert_eq!(method_label(&Method::from_bytes(b"BREW").unwrap()), "other");
        assert_eq!(method_label(&Method::from_bytes(b"get").unwrap()), "other");
        assert_eq!(method_label(&Method::TRACE), "other");
    }
}
