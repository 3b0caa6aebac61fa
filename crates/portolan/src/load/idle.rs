//! Tables that are made and left alone: what each costs in memory while it is held there, and after it was let go.

use super::args::LoadArgs;
use super::child::Child;
use super::figures::Idle;
use super::hall::{Hall, lost};
use super::http::Connection;
use crate::error::{CliError, unmeasured};
use indicatif::ProgressBar;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many make tables at the same time.
const MAKERS: u32 = 32;

/// A person may have 100 running tables.
const TABLES_EACH: u32 = 80;

/// Tables that are made before it counts, so that threads, connections and caches are there.
const WARM_UP: u32 = 320;

/// How many tables a second are made at least; those made first must not be let go before the last is there.
const SLOWEST: u32 = 200;

/// Measures what tables cost that nobody looks at.
pub async fn measure(args: &LoadArgs, folder: &Path, bar: &ProgressBar) -> Result<Idle, CliError> {
    let held = Duration::from_secs((2 + args.idle_tables / SLOWEST).into());
    let server = Child::server(&folder.join("idle.db"), held)?;
    let hall = Hall::new(server.address, args);
    make(&hall, WARM_UP.min(args.idle_tables), &ProgressBar::hidden()).await?;
    let (before, begun) = (server.memory(), Instant::now());
    make(&hall, args.idle_tables, bar).await?;
    let made_in = begun.elapsed();
    let with = server.memory();
    let in_time = made_in < held;
    tokio::time::sleep(held * 2 + Duration::from_secs(1)).await;
    let after = server.memory();
    let each = |memory: Option<u64>| {
        let grown = memory?.saturating_sub(before?);
        in_time.then(|| grown as f64 / f64::from(args.idle_tables))
    };
    Ok(Idle {
        tables: args.idle_tables,
        made_per_second: f64::from(args.idle_tables) / made_in.as_secs_f64(),
        bytes_each: each(with),
        bytes_each_after: each(after),
    })
}

/// Makes so many tables.
async fn make(hall: &Arc<Hall>, tables: u32, bar: &ProgressBar) -> Result<(), CliError> {
    let left = Arc::new(AtomicU32::new(tables));
    let mut makers = JoinSet::new();
    for _ in 0..MAKERS {
        makers.spawn(make_some(hall.clone(), left.clone(), bar.clone()));
    }
    while let Some(done) = makers.join_next().await {
        done.map_err(|error| unmeasured(error.to_string()))??;
    }
    Ok(())
}

async fn make_some(hall: Arc<Hall>, left: Arc<AtomicU32>, bar: ProgressBar) -> Result<(), CliError> {
    let mut connection = Connection::open(hall.address).await.map_err(lost)?;
    loop {
        let token = hall.person(&mut connection).await?;
        for _ in 0..TABLES_EACH {
            let taken = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
            if taken.is_err() {
                return Ok(());
            }
            hall.table(&mut connection, &token).await?;
            bar.inc(1);
        }
    }
}
