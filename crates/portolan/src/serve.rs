//! `portolan serve`, which is also `portolan` alone: the tables in the browser, on one data file.

use crate::error::{CliError, of_data};
use crate::screen::Screen;
use clap::Args;
use metrics_exporter_prometheus::PrometheusBuilder;
use portolan_boards::Locale;
use portolan_boards::program::{self, ErrorMessage};
use portolan_server::{App, Config};
use portolan_store::Sqlite;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

#[derive(Args)]
pub struct ServeArgs {
    /// Where to listen; 0.0.0.0:8080 lets others on the same network in.
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// The file in which everything is kept; it is made if it is not there.
    #[arg(long, default_value = "portolan.db", value_name = "FILE")]
    data: PathBuf,
    /// The address under which people reach this server, such as https://play.example.
    #[arg(long, value_name = "URL", value_parser = base_url)]
    base_url: Option<String>,
    /// How long bots seem to think, in milliseconds.
    #[arg(long, default_value_t = 900, value_name = "MS")]
    bot_pause: u64,
    /// Requests a second that one address may make; 0: as many as it likes.
    #[arg(long, default_value_t = 40, value_name = "N")]
    rate: u32,
    /// All tables take their luck from this number: for tests
    #[arg(long, hide = true, value_name = "NUMBER")]
    luck: Option<u64>,
    /// After how many seconds a table that nobody looks at leaves the memory.
    #[arg(long, default_value_t = 300, value_name = "SECONDS", hide = true)]
    idle: u64,
}

fn base_url(text: &str) -> Result<String, ErrorMessage> {
    let bare = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = bare.map(|rest| rest.trim_end_matches('/')).filter(|host| !host.is_empty());
    let usable =
        |host: &&str| host.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter));
    match host.filter(usable) {
        Some(_) => Ok(text.trim_end_matches('/').to_string()),
        None => Err(ErrorMessage::NotASite { address: text.to_string() }),
    }
}

/// Serves until it is told to stop: by Ctrl-C, or by a signal to terminate.
pub fn run(args: &ServeArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    log_to_standard_error();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| ErrorMessage::NoThreads { reason: error.to_string() })?;
    runtime.block_on(serve(args, locale, screen))
}

/// Lines for people at a terminal, JSON for programs. `PORTOLAN_LOG` says how much.
fn log_to_standard_error() {
    let filter = EnvFilter::try_from_env("PORTOLAN_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // A second logger can only be there in tests.
    let _ = if io::stderr().is_terminal() { log.try_init() } else { log.json().try_init() };
}

async fn serve(args: &ServeArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let opened = Sqlite::open(&args.data).await;
    let store = opened.map_err(|error| of_data(&args.data, &error))?;
    let listener = TcpListener::bind(args.listen).await.map_err(|error| taken(args.listen, &error))?;
    let address = listener.local_addr().map_err(|error| taken(args.listen, &error))?;
    let metrics = PrometheusBuilder::new().install_recorder();
    let metrics = metrics.map_err(|error| ErrorMessage::NoFigures { reason: error.to_string() })?;
    let config = Config {
        base_url: args.base_url.clone(),
        bot_pause: std::time::Duration::from_millis(args.bot_pause),
        rng_seed: args.luck,
        rate: (args.rate > 0).then_some((args.rate.saturating_mul(3), args.rate)),
        idle: std::time::Duration::from_secs(args.idle),
        ..Config::default()
    };
    let app = App::new(config, Arc::new(store), metrics);
    let app = app.map_err(|error| ErrorMessage::NoThreads { reason: error.to_string() })?;
    greet(args, address, locale, screen)?;
    let served = portolan_server::serve(app, listener, told_to_stop()).await;
    Ok(served.map_err(|error| ErrorMessage::Stopped { reason: error.to_string() })?)
}

fn taken(address: SocketAddr, error: &io::Error) -> ErrorMessage {
    let other = SocketAddr::new(address.ip(), address.port().saturating_add(1)).to_string();
    let address = address.to_string();
    match error.kind() {
        io::ErrorKind::AddrInUse => ErrorMessage::AddressTaken { address, other },
        _ => ErrorMessage::NotListening { address, reason: error.to_string() },
    }
}

fn greet(
    args: &ServeArgs,
    address: SocketAddr,
    locale: &Locale,
    screen: &mut Screen,
) -> Result<(), CliError> {
    screen.line(&program::open(&format!("http://{}", local(address)), locale))?;
    screen.line(&program::kept_in(&args.data.display().to_string(), locale))?;
    match lan_address() {
        Some(ip) if address.ip().is_unspecified() => {
            let others = format!("http://{}", SocketAddr::new(ip, address.port()));
            screen.line(&program::others(&others, locale))?;
        }
        Some(_) if address.ip().is_loopback() && args.base_url.is_none() => {
            screen.line(&program::let_others_in(address.port(), locale))?;
        }
        _ => {}
    }
    screen.line(&program::how_to_stop(locale))?;
    screen.flush()
}

/// An address that a browser on this machine can open.
fn local(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() { SocketAddr::from(([127, 0, 0, 1], address.port())) } else { address }
}

/// The address of this machine in its network: the one from which it would send to elsewhere. Nothing is sent.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                _ = interrupted => {}
                _ = terminate.recv() => {}
            },
            Err(_) => drop(interrupted.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
}
