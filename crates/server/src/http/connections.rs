//! Accepts connections and serves HTTP on them, within limits of number and time, until the server shuts down. The requests
//! themselves are limited by `guard`.

use super::client_address::{TrustedProxies, network_of};
use super::keyed_limit::{KeyedLimit, KeyedPermit};
use super::timed_stream::TimedStream;
use crate::config::ConnectionLimits;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::Service;

/// Maximum size of the request line and the headers, in bytes. Hyper limits their number to 100.
const MAX_HEADER_SIZE: usize = 16 * 1024;

/// The pause after an error of the system, such as too many open files: it needs time to recover.
const PAUSE_AFTER_ERROR: Duration = Duration::from_millis(250);

/// The minimum interval between two lines in the log about such errors.
const LOG_INTERVAL: Duration = Duration::from_secs(10);

/// Serves HTTP connections.
pub(crate) struct Connections {
    router: Router,
    http: http1::Builder,
    limits: ConnectionLimits,
    proxies: TrustedProxies,
    per_address: Arc<KeyedLimit<IpAddr>>,
    closing: watch::Receiver<bool>,
}

impl Connections {
    /// Creates a service for connections within these limits, until `closing` becomes true.
    pub(crate) fn new(
        router: Router,
        limits: ConnectionLimits,
        proxies: TrustedProxies,
        closing: watch::Receiver<bool>,
    ) -> Connections {
        let mut http = http1::Builder::new();
        // This timeout also closes connections that wait for their next request.
        http.timer(TokioTimer::new()).header_read_timeout(limits.header_timeout);
        http.max_header_size(MAX_HEADER_SIZE);
        let per_address = KeyedLimit::new(limits.per_address);
        Connections { router, http, limits, proxies, per_address, closing }
    }

    /// Accepts connections. When the server shuts down, requests in progress are completed until the deadline.
    pub(crate) async fn serve(self, listener: TcpListener) {
        let connections = Arc::new(self);
        let (mut tasks, mut errors) = (JoinSet::new(), AcceptErrors::default());
        let mut closing = connections.closing.clone();
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                Some(_) = tasks.join_next() => continue,
                _ = closing.wait_for(|closing| *closing) => break,
            };
            match accepted {
                Ok((stream, peer)) => connections.admit(stream, peer, &mut tasks),
                Err(error) => errors.wait_after(&error).await,
            }
        }
        drop(listener);
        let finished = async { while tasks.join_next().await.is_some() {} };
        if timeout(connections.limits.shutdown_timeout, finished).await.is_err() {
            tracing::warn!(count = tasks.len(), "connections were still open at the deadline and are closed");
            tasks.shutdown().await;
        }
    }

    /// Serves a new connection, or closes it if there are too many.
    fn admit(self: &Arc<Connections>, stream: TcpStream, peer: SocketAddr, tasks: &mut JoinSet<()>) {
        // A proxy needs a connection for each of its clients.
        let is_limited = !self.proxies.contains(peer.ip());
        let permit = is_limited.then(|| self.per_address.acquire(network_of(peer.ip())));
        if tasks.len() >= self.limits.total || permit.as_ref().is_some_and(Option::is_none) {
            metrics::counter!("portolan_refused_connections_total").increment(1);
            return;
        }
        tasks.spawn(self.clone().serve_connection(stream, peer, permit.flatten()));
    }

    async fn serve_connection(
        self: Arc<Connections>,
        stream: TcpStream,
        peer: SocketAddr,
        _permit: Option<KeyedPermit<IpAddr>>,
    ) {
        // Without this, the system delays small pushes.
        drop(stream.set_nodelay(true));
        let service = service_fn(|request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            self.router.clone().call(request)
        });
        let stream = TokioIo::new(TimedStream::new(stream, self.limits.write_timeout));
        let mut connection = pin!(self.http.serve_connection(stream, service));
        let mut closing = self.closing.clone();
        // An error is the client's: it sent something that is not HTTP, was too slow, or is gone.
        tokio::select! {
            ended = connection.as_mut() => return drop(ended),
            _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
        }
        drop(connection.await);
    }
}

/// Errors while accepting, of which only some are logged.
#[derive(Default)]
struct AcceptErrors {
    /// The number of errors since the last one that was logged.
    count: u64,
    logged_at: Option<Instant>,
}

impl AcceptErrors {
    /// Waits before the next attempt to accept, except if only one connection failed.
    async fn wait_after(&mut self, error: &io::Error) {
        let of_client =
            [ErrorKind::ConnectionAborted, ErrorKind::ConnectionReset, ErrorKind::ConnectionRefused];
        if of_client.contains(&error.kind()) {
            return;
        }
        self.count += 1;
        if self.logged_at.is_none_or(|time| time.elapsed() >= LOG_INTERVAL) {
            tracing::error!(%error, count = self.count, "connections cannot be accepted");
            (self.count, self.logged_at) = (0, Some(Instant::now()));
        }
        sleep(PAUSE_AFTER_ERROR).await;
    }
}
