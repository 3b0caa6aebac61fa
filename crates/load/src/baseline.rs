//! The baseline for comparison: the least that a server on this disk must do for a durable request. It inserts a row,
//! without checks, rules or viewers; one thread commits all waiting rows in one transaction.

use anyhow::{Context as _, Result};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use rusqlite::Connection;
use std::path::PathBuf;
use std::thread;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};

#[derive(clap::Args)]
pub struct BaselineArgs {
    /// The data file
    #[arg(long)]
    data: PathBuf,
}

/// The most rows in one transaction.
const MAX_GROUP: usize = 1024;

/// A row, and the request that waits until it is durable.
type Row = (String, oneshot::Sender<()>);

/// Prints the address and serves until the process is killed.
pub async fn run(args: &BaselineArgs) -> Result<()> {
    let connection = open(args)?;
    let (rows, queue) = mpsc::channel(4096);
    thread::spawn(move || {
        if let Err(error) = write_all(connection, queue) {
            eprintln!("the baseline endpoint: {error}");
        }
    });
    serve(rows).await.context("the baseline endpoint")
}

fn open(args: &BaselineArgs) -> rusqlite::Result<Connection> {
    let connection = Connection::open(&args.data)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.execute("create table if not exists line (id integer primary key, text text not null)", [])?;
    Ok(connection)
}

fn write_all(connection: Connection, mut queue: mpsc::Receiver<Row>) -> rusqlite::Result<()> {
    let mut begin = connection.prepare("begin immediate")?;
    let mut insert = connection.prepare("insert into line (text) values (?1)")?;
    let mut commit = connection.prepare("commit")?;
    let mut group = Vec::with_capacity(MAX_GROUP);
    while queue.blocking_recv_many(&mut group, MAX_GROUP) > 0 {
        begin.execute([])?;
        for (text, _) in &group {
            insert.execute([text])?;
        }
        commit.execute([])?;
        for (_, durable) in group.drain(..) {
            // The request may have been cancelled.
            let _ = durable.send(());
        }
    }
    Ok(())
}

async fn serve(rows: mpsc::Sender<Row>) -> std::io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| drop(stream.set_nodelay(true)));
    axum::serve(listener, Router::new().route("/rows", post(insert)).with_state(rows)).await
}

async fn insert(State(rows): State<mpsc::Sender<Row>>, text: String) -> StatusCode {
    let (durable, wait) = oneshot::channel();
    let stored = rows.send((text, durable)).await.is_ok() && wait.await.is_ok();
    if stored { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }
}
