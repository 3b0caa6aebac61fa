//! Connections to a real socket: slow, idle, too many, never read, and open at shutdown.

use crate::site::{Browser, Site};
use portolan_server::Config;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A timeout that is over soon.
const SHORT: Duration = Duration::from_millis(100);

/// Far longer than everything that the tests wait for.
const LONG: Duration = Duration::from_secs(60);

/// A server on a socket.
struct Listening {
    site: Site,
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Listening {
    /// Starts a server whose timeouts are long, except if they are changed.
    async fn with(change: impl FnOnce(&mut Config)) -> Listening {
        let site = Site::with(|config| {
            // Limits per address apply only with a rate limit.
            config.rate = Some((1_000_000, 1_000_000));
            let limits = &mut config.connections;
            (limits.header_timeout, limits.body_timeout) = (LONG, LONG);
            (limits.write_timeout, limits.shutdown_timeout) = (LONG, LONG);
            change(config);
        })
        .await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let app = site.app.clone();
        let served = tokio::spawn(async move {
            portolan_server::serve(app, listener, async { drop(stopped.await) }).await.unwrap();
        });
        Listening { site, address, stop, served }
    }

    /// Opens a connection. A test may block: the server runs on other threads.
    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(LONG / 2)).unwrap();
        stream
    }

    /// Sends text on a new connection.
    fn send(&self, text: &str) -> TcpStream {
        let mut stream = self.connect();
        stream.write_all(text.as_bytes()).unwrap();
        stream
    }

    /// Sends requests on new connections until one is accepted; returns the response.
    fn send_until_accepted(&self) -> String {
        let began = Instant::now();
        while began.elapsed() < LONG / 2 {
            let mut stream = self.connect();
            // The server may have closed the connection already.
            if stream.write_all(GET_ONE.as_bytes()).is_ok() {
                let response = rest(stream);
                if !response.is_empty() {
                    return response;
                }
            }
        }
        panic!("no connection is accepted");
    }

    /// Stops the server; returns how long that took.
    async fn stop(self) -> Duration {
        let began = Instant::now();
        self.stop.send(()).unwrap();
        timeout(LONG, self.served).await.expect("it ends").unwrap();
        began.elapsed()
    }
}

/// Reads until the server closes the connection.
fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    if let Err(error) = stream.read_to_end(&mut bytes) {
        // The server may reset a connection on which it did not read everything, but it must not leave it open.
        assert_ne!(error.kind(), ErrorKind::WouldBlock, "the connection is not closed");
    }
    String::from_utf8_lossy(&bytes).to_string()
}

/// Reads the headers of a response.
fn head(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    while !bytes.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).expect("a response");
        bytes.extend(byte);
    }
    String::from_utf8(bytes).unwrap()
}

const GET: &str = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";

const GET_ONE: &str = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn slow_headers_and_idle_connections_are_closed() {
    let server = Listening::with(|config| config.connections.header_timeout = SHORT).await;
    let silent = server.connect();
    let slow = server.send("GET / HTTP/1.1\r\nHost: loc");
    let mut idle = server.send(GET);
    assert!(head(&mut idle).starts_with("HTTP/1.1 200"));
    assert!(!rest(silent).contains("200"));
    assert!(!rest(slow).contains("200"));
    assert!(rest(idle).ends_with("ok\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_body_is_refused() {
    let server = Listening::with(|config| config.connections.body_timeout = SHORT).await;
    let start = "POST /tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://harbour.test\r\nContent-Length: 100\r\n\r\ngame";
    let mut slow = server.send(start);
    assert!(head(&mut slow).starts_with("HTTP/1.1 408"));
}

#[tokio::test(flavor = "multi_thread")]
async fn large_headers_are_refused() {
    let server = Listening::with(|_| {}).await;
    let long = server.send(&format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(20_000)));
    assert!(rest(long).starts_with("HTTP/1.1 431"));
    let many = server.send(&format!("GET / HTTP/1.1\r\n{}\r\n", "X: x\r\n".repeat(200)));
    assert!(rest(many).starts_with("HTTP/1.1 431"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_a_limited_number_of_connections() {
    let server = Listening::with(|config| config.connections.per_address = Some(2)).await;
    let (mut first, mut second) = (server.send(GET), server.send(GET));
    head(&mut first);
    head(&mut second);
    assert_eq!(rest(server.connect()), "");
    drop(first);
    // The server notices soon that the connection is closed.
    let response = server.send_until_accepted();
    assert!(response.starts_with("HTTP/1.1 200"), "{response}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_is_limited_only_by_the_total_number_of_connections() {
    let server = Listening::with(|config| {
        config.connections.per_address = Some(1);
        config.connections.total = 3;
        config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = server.send(GET);
        assert!(head(&mut stream).starts_with("HTTP/1.1 200"));
        open.push(stream);
    }
    assert_eq!(rest(server.connect()), "");
}

/// Requests styles on a connection that never reads, until the server accepts no more.
fn fills_its_connection(server: &Listening) -> TcpStream {
    let mut stream = server.connect();
    stream.set_write_timeout(Some(SHORT * 5)).unwrap();
    let request = "GET /assets/site.css HTTP/1.1\r\nHost: localhost\r\n\r\n";
    while stream.write_all(request.repeat(100).as_bytes()).is_ok() {}
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_disconnected() {
    let server = Listening::with(|config| {
        config.connections.write_timeout = SHORT;
        config.connections.per_address = Some(1);
    })
    .await;
    let full = fills_its_connection(&server);
    // Its connection is the only one that is accepted until it is closed.
    let response = server.send_until_accepted();
    assert!(response.starts_with("HTTP/1.1 200"), "{response}");
    drop(full);
}

#[tokio::test(flavor = "multi_thread")]
async fn shutdown_ends_pushes_and_idle_connections_at_once() {
    let server = Listening::with(|_| {}).await;
    let mut anna = Browser::default();
    let page = anna.start(&server.site, "osaka", &["me", "me"]).await;
    let (events, cookie) = (&page.values("main", "data-events")[0], anna.cookie.as_deref().unwrap());
    let request = format!("GET {events} HTTP/1.1\r\nHost: localhost\r\nCookie: portolan={cookie}\r\n\r\n");
    let mut pushes = server.send(&request);
    head(&mut pushes);
    let mut idle = server.send(GET);
    head(&mut idle);
    assert!(server.stop().await < LONG / 4);
    rest(pushes);
    rest(idle);
}

#[tokio::test(flavor = "multi_thread")]
async fn shutdown_has_a_deadline() {
    let server = Listening::with(|config| config.connections.shutdown_timeout = SHORT).await;
    let half_sent = server.send("GET / HTTP/1.1\r\nHost: loc");
    let full = fills_its_connection(&server);
    assert!(server.stop().await < LONG / 4);
    drop((half_sent, full));
}
