//! The middleware around every request: it refuses a request that exceeds a limit or comes from another site, limits the time,
//! adds the headers that restrict what a browser does with our pages, and logs. It is a single layer, because several layers
//! would cost more than the work they do.

use super::cookie::Renewal;
use super::error_response::{RequestInfo, render_error, render_refusal};
use super::metrics::{method_label, record_refusal, record_response};
use crate::app::App;
use crate::error::ServerError;
use axum::body::{Body, HttpBody};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use portolan_pages::ASSETS;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// Only our own files, no inline scripts or styles, no embedding in other sites.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The largest request body, in bytes: the form of a table with all its seats and options is far smaller.
const MAX_BODY: usize = 16 * 1024;

/// Maximum time until a response begins, after the request was read.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Handles a request.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = method_label(request.method());
    let info = RequestInfo::of(&request);
    let renewal = Renewal::attach(&mut request);
    let mut response = match admit(&app, request).await {
        Ok(request) => {
            let response = render_error(&app, info, run(request, next).await).await;
            log(method, route.as_ref().map_or("unknown", MatchedPath::as_str), &response, began.elapsed());
            response
        }
        Err(refused) => {
            tracing::debug!(method, %refused, "refused");
            record_refusal(refused.name());
            render_refusal(&app, &info, refused)
        }
    };
    add_headers(&app, response.headers_mut());
    renewal.apply(&app, response.headers_mut());
    response
}

/// Checks a request and reads its body. A request that is refused here must cost little: it reads no data.
async fn admit(app: &App, request: Request) -> Result<Request, ServerError> {
    if !is_asset(&request) {
        app.rate_limiter.check(app.proxies.client(request.extensions(), request.headers()))?;
    }
    app.own_site.check_host(&request)?;
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !is_read && !app.own_site.is_same_origin(request.headers()) {
        return Err(ServerError::CrossOrigin);
    }
    read_body(request, app.config.connections.body_timeout).await
}

/// Whether a request is for one of our styles or scripts. They are not counted: a page consists of many, and they cost little.
fn is_asset(request: &Request) -> bool {
    let name = request.uri().path().strip_prefix("/assets/");
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    is_read && name.is_some_and(|name| ASSETS.iter().any(|(known, _, _)| *known == name))
}

/// Reads the body of a request, which is limited in size and time.
async fn read_body(request: Request, time: Duration) -> Result<Request, ServerError> {
    if request.body().is_end_stream() {
        return Ok(request);
    }
    if request.body().size_hint().lower() > MAX_BODY as u64 {
        return Err(ServerError::BodyRefused(StatusCode::PAYLOAD_TOO_LARGE));
    }
    let (parts, body) = request.into_parts();
    match timeout(time, Limited::new(body, MAX_BODY).collect()).await {
        Ok(Ok(body)) => Ok(Request::from_parts(parts, Body::from(body.to_bytes()))),
        Ok(Err(error)) if error.is::<LengthLimitError>() => {
            Err(ServerError::BodyRefused(StatusCode::PAYLOAD_TOO_LARGE))
        }
        Ok(Err(_)) => Err(ServerError::BodyRefused(StatusCode::BAD_REQUEST)),
        Err(_) => Err(ServerError::BodyRefused(StatusCode::REQUEST_TIMEOUT)),
    }
}

/// Runs the handler of a request.
async fn run(request: Request, next: Next) -> Response {
    match timeout(TIMEOUT, AssertUnwindSafe(next.run(request)).catch_unwind()).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => ServerError::Unavailable("a request panicked".into()).into_response(),
        Err(_) => ServerError::Unavailable("a request took too long".into()).into_response(),
    }
}

/// Adds the headers that restrict what a browser does with a response.
fn add_headers(app: &App, headers: &mut HeaderMap) {
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
    if app.own_site.is_https() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    // A page for one viewer must not be cached.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Logs a response with its route, never its address: some addresses contain secrets.
fn log(method: &'static str, route: &str, response: &Response, took: Duration) {
    let status = response.status();
    tracing::info!(
        method,
        path = route,
        status = status.as_u16(),
        milliseconds = took.as_secs_f64() * 1000.0,
        "request"
    );
    record_response(method, route, status, took);
}
