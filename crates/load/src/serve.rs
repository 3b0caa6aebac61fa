//! The server as a separate process, so that its memory and processor time can be measured.

use anyhow::Result;
use metrics_exporter_prometheus::PrometheusBuilder;
use portolan_server::{App, Config};
use portolan_store::Sqlite;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// The arguments of `portolan serve` that the measurement uses.
#[derive(clap::Args)]
pub struct ServeArgs {
    #[arg(long)]
    listen: SocketAddr,
    #[arg(long)]
    data: PathBuf,
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=0), help = "only 0, which is unlimited")]
    rate: u32,
    #[arg(long)]
    idle: u64,
}

/// Prints the address and serves until the process is killed.
pub async fn run(args: &ServeArgs) -> Result<()> {
    let store = Sqlite::open(&args.data).await?;
    let listener = TcpListener::bind(args.listen).await?;
    let metrics = PrometheusBuilder::new().install_recorder()?;
    let config = Config { rate: None, idle: Duration::from_secs(args.idle), ..Config::default() };
    let app = App::new(config, Arc::new(store), metrics)?;
    println!("http://{}", listener.local_addr()?);
    Ok(portolan_server::serve(app, listener, std::future::pending()).await?)
}
