//! At full speed: durable choices per second, beside what the disk and the baseline endpoint can do. The three alternate
//! in slices of a second, so that other load on the machine affects them equally.

use crate::args::LoadArgs;
use crate::context::Context;
use crate::disk;
use crate::http::Connection;
use crate::player::Player;
use crate::results::{FullSpeed, median};
use crate::server_process::ServerProcess;
use anyhow::Result;
use indicatif::ProgressBar;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// The duration of a slice of the server or the baseline.
const SLICE: Duration = Duration::from_secs(1);

/// The duration of a slice of the disk.
const DISK_SLICE: Duration = Duration::from_millis(250);

/// Measures all three alternately.
pub async fn measure(
    args: &LoadArgs,
    folder: &Path,
    server: &ServerProcess,
    context: &Context,
    players: &mut Vec<Player>,
    bar: &ProgressBar,
) -> Result<FullSpeed> {
    let baseline = ServerProcess::baseline(&folder.join("baseline.db"))?;
    let mut clients = Vec::new();
    for _ in 0..args.tables {
        clients.push(Connection::open(baseline.address).await?);
    }
    // Warm-up: afterwards the files have their length and memory is allocated.
    run_all(&mut clients, SLICE / 4).await?;
    run_all(players, SLICE / 4).await?;
    let mut speed = FullSpeed { tables: args.tables, viewers: args.viewers, ..FullSpeed::default() };
    let (mut processor_time, mut pushes, mut elapsed) = (Duration::ZERO, 0, Duration::ZERO);
    for _ in 0..args.seconds {
        let syncs = tokio::task::block_in_place(|| disk::syncs_per_second(folder, DISK_SLICE));
        speed.syncs.push(syncs?);
        let (rows, duration) = run_all(&mut clients, SLICE).await?;
        speed.baseline.push(rows as f64 / duration.as_secs_f64());
        let (time_before, pushes_before) = (server.processor_time(), push_count(context));
        let (choices, duration) = run_all(players, SLICE).await?;
        let time = server.processor_time().zip(time_before);
        processor_time += time.map_or(Duration::ZERO, |(after, before)| after - before);
        pushes += push_count(context) - pushes_before;
        elapsed += duration;
        speed.choices += choices;
        speed.portolan.push(choices as f64 / duration.as_secs_f64());
        bar.inc(1);
    }
    for player in players.iter() {
        player.wait_for_viewers().await;
    }
    let ratios = speed.portolan.iter().zip(&speed.baseline).map(|(portolan, baseline)| portolan / baseline);
    speed.ratio = median(ratios.collect());
    speed.pushes_per_second = pushes as f64 / elapsed.as_secs_f64();
    speed.server_micros = processor_time.as_secs_f64() * 1e6 / speed.choices.max(1) as f64;
    Ok(speed)
}

fn push_count(context: &Context) -> u64 {
    context.push_count.load(Ordering::Relaxed)
}

/// A client that repeats the same request as fast as it is answered.
trait Client: Send + 'static {
    fn request_once(&mut self) -> impl Future<Output = Result<()>> + Send;
}

impl Client for Player {
    async fn request_once(&mut self) -> Result<()> {
        self.choose().await
    }
}

/// A client of the baseline endpoint.
impl Client for Connection {
    async fn request_once(&mut self) -> Result<()> {
        // About as long as a choice.
        let row = br#"{"seat":2,"decision_id":123,"choice":"pay r5"}"#;
        self.request("POST", "/rows", "", row).await?.success()?;
        Ok(())
    }
}

/// Runs all clients for this duration; returns the number of requests and the time until the last response.
async fn run_all<T: Client>(clients: &mut Vec<T>, duration: Duration) -> Result<(u64, Duration)> {
    let start = Instant::now();
    let mut tasks = JoinSet::<Result<(T, u64)>>::new();
    for mut client in clients.drain(..) {
        tasks.spawn(async move {
            let mut count = 0;
            while start.elapsed() < duration {
                client.request_once().await?;
                count += 1;
            }
            Ok((client, count))
        });
    }
    let mut total = 0;
    while let Some(done) = tasks.join_next().await {
        let (client, count) = done??;
        clients.push(client);
        total += count;
    }
    Ok((total, start.elapsed()))
}
