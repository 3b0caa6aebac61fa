//! What guards every request: where a change may come from, how much one address may ask, what a browser may do with our
//! pages, and what is written down of it all. It is one layer: a stack of them costs more than all that they do.

use crate::app::App;
use crate::error::ServerError;
use crate::explain::{Asked, explain};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use governor::{DefaultKeyedRateLimiter, Quota};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// Only our own files; no script or style inside a page; nobody may frame it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How long it may take until an answer begins.
const PATIENCE: Duration = Duration::from_secs(20);

/// All of it, around every request.
pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let asked = Asked::by(&request);
    let answer = match refusal(&app, &request) {
        Some(refused) => refused.into_response(),
        None => match timeout(PATIENCE, AssertUnwindSafe(next.run(request)).catch_unwind()).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) => ServerError::Unavailable("a request panicked".into()).into_response(),
            Err(_) => ServerError::Unavailable("a request took too long".into()).into_response(),
        },
    };
    let mut answer = explain(&app, asked, answer).await;
    add_headers(answer.headers_mut());
    write_down(&method, path.as_ref().map_or("unknown", MatchedPath::as_str), &answer, begun.elapsed());
    answer
}

/// Why a request is not even looked at.
fn refusal(app: &App, request: &Request) -> Option<ServerError> {
    if !app.limits.allows(address_of(request)) {
        return Some(ServerError::TooMuch);
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    (!reads && !is_ours(app, request.headers())).then_some(ServerError::OtherSite)
}

fn address_of(request: &Request) -> IpAddr {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
    address.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip())
}

/// What a browser may do with an answer.
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
    // What one viewer sees belongs into no cache.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// A change may come only from one of our own pages, or from a program that shows its token in a header.
fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(ORIGIN) {
        Some(origin) => match &app.config.base_url {
            Some(base) => origin == base || is_host(origin, text(HOST)),
            None => is_host(origin, text(HOST)),
        },
        // A browser sends `Origin` with every change. Programs do not, and no browser can be made by another site to send
        // their token or their JSON.
        None => {
            headers.contains_key(axum::http::header::AUTHORIZATION)
                || text(CONTENT_TYPE).is_some_and(|kind| kind.starts_with("application/json"))
                || text(HeaderName::from_static("sec-fetch-site")).is_some_and(|site| site == "same-origin")
        }
    }
}

fn is_host(origin: &str, host: Option<&str>) -> bool {
    let bare = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    bare.is_some() && bare == host
}

/// How much one address may ask.
pub struct Limits(Option<DefaultKeyedRateLimiter<IpAddr>>);

impl Limits {
    /// So many at once, and so many a second.
    pub fn new(rate: Option<(u32, u32)>) -> Limits {
        let quota = rate.and_then(|(burst, each_second)| {
            Some(Quota::per_second(NonZeroU32::new(each_second)?).allow_burst(NonZeroU32::new(burst)?))
        });
        Limits(quota.map(DefaultKeyedRateLimiter::keyed))
    }

    fn allows(&self, address: IpAddr) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check_key(&address).is_ok())
    }

    /// Forgets addresses that have been quiet.
    pub fn forget(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
        }
    }
}

/// Writes down what was asked and how it went: by the kind of address, never the address itself, for some hold secrets.
fn write_down(method: &Method, path: &str, answer: &Response, took: Duration) {
    let status = answer.status();
    tracing::info!(%method, path, status = status.as_u16(), milliseconds = took.as_secs_f64() * 1000.0, "request");
    let labels =
        [("method", method.to_string()), ("path", path.to_string()), ("status", status.as_str().to_string())];
    metrics::counter!("portolan_requests_total", &labels).increment(1);
    metrics::histogram!("portolan_request_seconds", &labels[..2]).record(took.as_secs_f64());
}
