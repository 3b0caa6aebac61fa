//! `portolan serve`, the default command: serves the games in the browser, with one data file.

use crate::descriptors;
use crate::error::{CliError, store_error};
use crate::error_message::ErrorMessage;
use crate::network_args::NetworkArgs;
use crate::screen::Screen;
use clap::Args;
use metrics_exporter_prometheus::PrometheusBuilder;
use portolan_i18n::{Locale, ProgramKey};
use portolan_server::{App, Config};
use portolan_store::Sqlite;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// Maximum time to wait for background work after the server has shut down.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The arguments of `portolan serve`.
#[derive(Args)]
pub struct ServeArgs {
    /// The address to listen on; 0.0.0.0:8080 accepts connections from the network.
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// The data file; it is created if it does not exist.
    #[arg(long, default_value = "portolan.db", value_name = "FILE")]
    data: PathBuf,
    /// The public address of this server, such as `https://play.example`.
    #[arg(long, value_name = "URL", value_parser = base_url)]
    base_url: Option<String>,
    /// The pause before a bot chooses, in milliseconds.
    #[arg(long, default_value_t = 900, value_name = "MS")]
    bot_pause: u64,
    /// The requests per second that one address may make; 0: unlimited.
    #[arg(long, default_value_t = 40, value_name = "N")]
    rate: u32,
    #[command(flatten)]
    network: NetworkArgs,
    /// The days after which people without games are removed; 0: never.
    #[arg(long, default_value_t = 90, value_name = "N")]
    forget_guests: u32,
    /// The days after which an unused, unfinished table is closed; 0: never.
    #[arg(long, default_value_t = 365, value_name = "N")]
    expire_tables: u32,
    /// The seed of all tables, for tests.
    #[arg(long, hide = true, value_name = "NUMBER")]
    luck: Option<u64>,
    /// The seconds after which a table without viewers is unloaded.
    #[arg(long, default_value_t = 300, value_name = "SECONDS", hide = true)]
    idle: u64,
}

/// Parses an address of a site, without a path.
fn base_url(text: &str) -> Result<String, ErrorMessage> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.unwrap_or_default().trim_end_matches('/');
    let is_valid = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    if host.is_empty() || !host.chars().all(is_valid) {
        return Err(ErrorMessage::NotASite { address: text.to_string() });
    }
    Ok(text.trim_end_matches('/').to_string())
}

/// Serves until Ctrl-C or SIGTERM.
pub fn run(args: &ServeArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    log_to_standard_error();
    descriptors::raise_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| ErrorMessage::NoThreads { reason: error.to_string() })?;
    let served = runtime.block_on(serve(args, locale, screen));
    // What still runs must not keep the process from ending: everything acknowledged is stored.
    runtime.shutdown_timeout(SHUTDOWN_TIMEOUT);
    served
}

/// Logs lines for people at a terminal and JSON otherwise. `PORTOLAN_LOG` sets the level.
fn log_to_standard_error() {
    let filter = EnvFilter::try_from_env("PORTOLAN_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // Initialisation fails only if there is a logger already, which happens in tests.
    let _ = if io::stderr().is_terminal() { log.try_init() } else { log.json().try_init() };
}

async fn serve(args: &ServeArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let opened = Sqlite::open(&args.data).await;
    let store = opened.map_err(|error| store_error(&args.data, &error))?;
    let (listener, address) = listen(args.listen).await?;
    let metrics_listener = match args.network.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let metrics = PrometheusBuilder::new().install_recorder();
    let metrics = metrics.map_err(|error| ErrorMessage::NoMetrics { reason: error.to_string() })?;
    let config = Config {
        base_url: args.base_url.clone(),
        bot_pause: Duration::from_millis(args.bot_pause),
        expire_tables: (args.expire_tables > 0).then(|| DAY * args.expire_tables),
        rng_seed: args.luck,
        rate: (args.rate > 0).then_some((args.rate.saturating_mul(3), args.rate)),
        idle: Duration::from_secs(args.idle),
        trusted_proxies: args.network.trusted_proxy.clone(),
        allowed_hosts: args.network.allow_host.clone(),
        forget_guests: (args.forget_guests > 0).then(|| DAY * args.forget_guests),
        ..Config::default()
    };
    let app = App::new(config, Arc::new(store), metrics);
    let app = app.map_err(|error| ErrorMessage::NoThreads { reason: error.to_string() })?;
    let stop = stop_signal().map_err(|error| ErrorMessage::Stopped { reason: error.to_string() })?;
    print_addresses(args, address, locale, screen)?;
    if let Some((listener, address)) = metrics_listener {
        let own = format!("http://{address}/metrics");
        screen.line(&locale.format(ProgramKey::MetricsAddress, [("address", own.into())]))?;
        screen.flush()?;
        tokio::spawn(portolan_server::serve_metrics(app.clone(), listener));
    }
    let served = portolan_server::serve(app, listener, stop).await;
    Ok(served.map_err(|error| ErrorMessage::Stopped { reason: error.to_string() })?)
}

/// Opens a socket for connections; returns it with its address.
async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ErrorMessage> {
    let listener = TcpListener::bind(address).await.map_err(|error| listen_error(address, &error))?;
    let bound = listener.local_addr().map_err(|error| listen_error(address, &error))?;
    Ok((listener, bound))
}

fn listen_error(address: SocketAddr, error: &io::Error) -> ErrorMessage {
    let other = SocketAddr::new(address.ip(), address.port().saturating_add(1)).to_string();
    let address = address.to_string();
    match error.kind() {
        io::ErrorKind::AddrInUse => ErrorMessage::AddressTaken { address, other },
        _ => ErrorMessage::NotListening { address, reason: error.to_string() },
    }
}

/// Prints the addresses of the server and how to stop it.
fn print_addresses(
    args: &ServeArgs,
    address: SocketAddr,
    locale: &Locale,
    screen: &mut Screen,
) -> Result<(), CliError> {
    let own = format!("http://{}", local(address));
    screen.line(&locale.format(ProgramKey::Open, [("address", own.into())]))?;
    let file = args.data.display().to_string();
    screen.line(&locale.format(ProgramKey::DataFile, [("file", file.into())]))?;
    match lan_address() {
        Some(ip) if address.ip().is_unspecified() => {
            let others = format!("http://{}", SocketAddr::new(ip, address.port()));
            screen.line(&locale.format(ProgramKey::NetworkAddress, [("address", others.into())]))?;
        }
        Some(_) if address.ip().is_loopback() && args.base_url.is_none() => {
            let port = address.port().to_string();
            screen.line(&locale.format(ProgramKey::HowToAcceptOthers, [("port", port.into())]))?;
        }
        _ => {}
    }
    screen.line(&locale.text(ProgramKey::HowToStop))?;
    screen.flush()
}

/// Returns an address that a browser on this machine can open.
fn local(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() { SocketAddr::from(([127, 0, 0, 1], address.port())) } else { address }
}

/// Returns the address of this machine in its network, which is the source address of packets to another network; `None`
/// without a network. Nothing is sent.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

/// Returns a future that resolves at Ctrl-C or SIGTERM. As soon as it exists, these signals no longer end the process.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Returns a future that resolves at Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
