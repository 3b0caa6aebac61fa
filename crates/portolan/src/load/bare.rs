//! `portolan load-bare`, for measurements only: the least that a server on this disk can do for a request that must be
//! durable. It inserts a row. No guards, no rules, nobody who looks; one thread commits all that waits at once.

use crate::error::{CliError, unmeasured};
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
pub struct BareArgs {
    /// The file in which the rows are kept.
    #[arg(long)]
    data: PathBuf,
}

/// The most rows of one transaction.
const MOST_AT_ONCE: usize = 1024;

/// A row and who waits for it.
type Row = (String, oneshot::Sender<()>);

/// Serves until it is killed.
pub fn run(args: &BareArgs) -> Result<(), CliError> {
    let failed = |error: &dyn std::fmt::Display| unmeasured(format!("the bare endpoint: {error}"));
    let connection = open(args).map_err(|error| failed(&error))?;
    let (rows, waiting) = mpsc::channel(4096);
    thread::spawn(move || {
        if let Err(error) = write_all(connection, waiting) {
            eprintln!("the bare endpoint: {error}");
        }
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| failed(&error))?.block_on(serve(rows)).map_err(|error| failed(&error))
}

fn open(args: &BareArgs) -> rusqlite::Result<Connection> {
    let connection = Connection::open(&args.data)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.execute("create table if not exists line (id integer primary key, text text not null)", [])?;
    Ok(connection)
}

fn write_all(connection: Connection, mut waiting: mpsc::Receiver<Row>) -> rusqlite::Result<()> {
    let mut begin = connection.prepare("begin immediate")?;
    let mut insert = connection.prepare("insert into line (text) values (?1)")?;
    let mut commit = connection.prepare("commit")?;
    let mut group = Vec::with_capacity(MOST_AT_ONCE);
    while waiting.blocking_recv_many(&mut group, MOST_AT_ONCE) > 0 {
        begin.execute([])?;
        for (text, _) in &group {
            insert.execute([text])?;
        }
        commit.execute([])?;
        for (_, answer) in group.drain(..) {
            let _ = answer.send(());
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
    let (answer, answered) = oneshot::channel();
    let kept = rows.send((text, answer)).await.is_ok() && answered.await.is_ok();
    if kept { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }
}
