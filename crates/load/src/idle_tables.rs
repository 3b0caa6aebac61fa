//! Idle tables: the memory of each while the server has it loaded, and after it was unloaded.

use crate::args::LoadArgs;
use crate::context::Context;
use crate::http::Connection;
use crate::results::IdleTables;
use crate::server_process::ServerProcess;
use anyhow::Result;
use indicatif::ProgressBar;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// The number of connections that create tables simultaneously.
const CONNECTIONS: u32 = 32;

/// Tables that one person creates; the server allows 100 running tables.
const TABLES_PER_PERSON: u32 = 80;

/// Tables created before the measurement, so that threads, connections and caches exist already.
const WARM_UP: u32 = 320;

/// The least expected number of created tables per second. The server must not unload the first table before the last
/// one has been created.
const MIN_TABLES_PER_SECOND: u32 = 200;

/// Measures the memory of idle tables.
pub async fn measure(args: &LoadArgs, folder: &Path, bar: &ProgressBar) -> Result<IdleTables> {
    let idle = Duration::from_secs((2 + args.idle_tables / MIN_TABLES_PER_SECOND).into());
    let server = ServerProcess::portolan(args, &folder.join("idle.db"), idle)?;
    let context = Context::new(server.address, args);
    create_tables(&context, WARM_UP.min(args.idle_tables), &ProgressBar::hidden()).await?;
    let (before, start) = (server.memory(), Instant::now());
    create_tables(&context, args.idle_tables, bar).await?;
    let duration = start.elapsed();
    let loaded = server.memory();
    tokio::time::sleep(idle * 2 + Duration::from_secs(1)).await;
    let unloaded = server.memory();
    let each = |memory: Option<u64>| {
        let growth = memory?.saturating_sub(before?);
        (duration < idle).then(|| growth as f64 / f64::from(args.idle_tables))
    };
    Ok(IdleTables {
        tables: args.idle_tables,
        made_per_second: f64::from(args.idle_tables) / duration.as_secs_f64(),
        bytes_each: each(loaded),
        bytes_each_after: each(unloaded),
    })
}

async fn create_tables(context: &Arc<Context>, tables: u32, bar: &ProgressBar) -> Result<()> {
    let remaining = Arc::new(AtomicU32::new(tables));
    let mut tasks = JoinSet::new();
    for _ in 0..CONNECTIONS {
        tasks.spawn(create_some(context.clone(), remaining.clone(), bar.clone()));
    }
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    Ok(())
}

/// Creates tables over one connection until none remain to be created.
async fn create_some(context: Arc<Context>, remaining: Arc<AtomicU32>, bar: ProgressBar) -> Result<()> {
    let mut connection = Connection::open(context.address).await?;
    loop {
        let token = context.create_person(&mut connection).await?;
        for _ in 0..TABLES_PER_PERSON {
            let decrement = |left: u32| left.checked_sub(1);
            if remaining.fetch_update(Ordering::Relaxed, Ordering::Relaxed, decrement).is_err() {
                return Ok(());
            }
            context.create_table(&mut connection, &token, "me").await?;
            bar.inc(1);
        }
    }
}
