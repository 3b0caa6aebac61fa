//! The middleware around every request: it checks the rate and the origin of a change, limits the time, adds the headers that
//! restrict what a browser does with our pages, and logs. It is a single layer, because several layers would cost more than
//! the work they do.

use super::cookie::Renewal;
use super::error_response::{RequestInfo, render_error};
use crate::app::App;
use crate::error::ServerError;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// Only our own files, no inline scripts or styles, no embedding in other sites.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Maximum time until a response begins.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Handles a request.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let info = RequestInfo::of(&request);
    let renewal = Renewal::attach(&mut request);
    let response = match check(&app, &request) {
        Err(refused) => refused.into_response(),
        Ok(()) => match timeout(TIMEOUT, AssertUnwindSafe(next.run(request)).catch_unwind()).await {
            Ok(Ok(response)) => response,
            Ok(Err(_)) => ServerError::Unavailable("a request panicked".into()).into_response(),
            Err(_) => ServerError::Unavailable("a request took too long".into()).into_response(),
        },
    };
    let mut response = render_error(&app, info, response).await;
    add_headers(response.headers_mut());
    renewal.apply(&app, response.headers_mut());
    log(&method, path.as_ref().map_or("unknown", MatchedPath::as_str), &response, began.elapsed());
    response
}

/// Checks the rate and the origin of a request before its body is read.
fn check(app: &App, request: &Request) -> Result<(), ServerError> {
    app.rate_limiter.check(address_of(request))?;
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_read || is_same_origin(app, request.headers()) { Ok(()) } else { Err(ServerError::CrossOrigin) }
}

fn address_of(request: &Request) -> IpAddr {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
    address.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip())
}

/// Adds the headers that restrict what a browser does with a response.
fn add_headers(headers: &mut HeaderMap) {
    let fixed = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // A page for one viewer must not be cached.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Whether a change comes from one of our pages, or from a program that sends its token in a header.
fn is_same_origin(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(ORIGIN) {
        Some(origin) => match &app.config.base_url {
            Some(base) => origin == base || is_host(origin, text(HOST)),
            None => is_host(origin, text(HOST)),
        },
        // A browser sends `Origin` with every change. Programs do not, and no site can make a browser send their token or
        // JSON.
        None => {
            headers.contains_key(AUTHORIZATION)
                || text(CONTENT_TYPE).is_some_and(|kind| kind.starts_with("application/json"))
                || text(HeaderName::from_static("sec-fetch-site")).is_some_and(|site| site == "same-origin")
        }
    }
}

fn is_host(origin: &str, host: Option<&str>) -> bool {
    let bare = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    bare.is_some() && bare == host
}

/// Logs a request with its route, never its address: some addresses contain secrets.
fn log(method: &Method, route: &str, response: &Response, took: Duration) {
    let status = response.status();
    tracing::info!(%method, path = route, status = status.as_u16(), milliseconds = took.as_secs_f64() * 1000.0, "request");
    let labels = [
        ("method", method.to_string()),
        ("path", route.to_string()),
        ("status", status.as_str().to_string()),
    ];
    metrics::counter!("portolan_requests_total", &labels).increment(1);
    metrics::histogram!("portolan_request_seconds", &labels[..2]).record(took.as_secs_f64());
}
