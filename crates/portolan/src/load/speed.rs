//! At full speed: how many durable choices a second, beside what the disk and a bare endpoint can do. The three take turns
//! in slices of a second, so that they share whatever else the machine is doing.

use super::args::LoadArgs;
use super::child::Child;
use super::disk;
use super::figures::{Speed, median};
use super::hall::{Hall, lost};
use super::http::Connection;
use super::player::Player;
use crate::error::{CliError, unmeasured};
use indicatif::ProgressBar;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How long each takes its turn.
const SLICE: Duration = Duration::from_secs(1);

/// How long the disk takes its turn.
const DISK_SLICE: Duration = Duration::from_millis(250);

/// Measures in turns.
pub async fn measure(
    args: &LoadArgs,
    folder: &Path,
    server: &Child,
    hall: &Hall,
    players: &mut Vec<Player>,
    bar: &ProgressBar,
) -> Result<Speed, CliError> {
    let bare = Child::bare(&folder.join("bare.db"))?;
    let mut callers = Vec::new();
    for _ in 0..args.tables {
        callers.push(Connection::open(bare.address).await.map_err(lost)?);
    }
    // Before it counts, everything has been done once: files are long enough, memory is there.
    at_full_speed(&mut callers, SLICE / 4).await?;
    at_full_speed(players, SLICE / 4).await?;
    let mut speed = Speed { tables: args.tables, viewers: args.viewers, ..Speed::default() };
    let (mut used, mut pushes, mut took) = (Duration::ZERO, 0, Duration::ZERO);
    for _ in 0..args.seconds {
        let probed = tokio::task::block_in_place(|| disk::syncs(folder, DISK_SLICE));
        speed.syncs.push(probed.map_err(|cause| CliError::writing(folder, cause))?);
        let (inserted, lasted) = at_full_speed(&mut callers, SLICE).await?;
        speed.bare.push(inserted as f64 / lasted.as_secs_f64());
        let (time, pushed) = (server.time(), hall.pushes.load(Ordering::Relaxed));
        let (chosen, lasted) = at_full_speed(players, SLICE).await?;
        used += server.time().zip(time).map_or(Duration::ZERO, |(after, before)| after - before);
        pushes += hall.pushes.load(Ordering::Relaxed) - pushed;
        took += lasted;
        speed.choices += chosen;
        speed.portolan.push(chosen as f64 / lasted.as_secs_f64());
        bar.inc(1);
    }
    for player in players.iter() {
        player.all_saw().await;
    }
    let ratios = speed.portolan.iter().zip(&speed.bare).map(|(ours, bare)| ours / bare);
    speed.ratio = median(ratios.collect());
    speed.pushes_per_second = pushes as f64 / took.as_secs_f64();
    speed.server_micros = used.as_secs_f64() * 1e6 / speed.choices.max(1) as f64;
    Ok(speed)
}

/// One who does the same again and again, as fast as it is answered.
trait Act: Send + 'static {
    fn act(&mut self) -> impl Future<Output = Result<(), CliError>> + Send;
}

impl Act for Player {
    async fn act(&mut self) -> Result<(), CliError> {
        self.choose().await
    }
}

/// A connection to the bare endpoint.
impl Act for Connection {
    async fn act(&mut self) -> Result<(), CliError> {
        // About as long as a choice.
        let answer = self.ask("POST", "/rows", "", br#"{"seat":2,"asked":123,"choice":"pay r5"}"#).await;
        match answer.map_err(lost)?.status {
            200 => Ok(()),
            status => Err(unmeasured(format!("the bare endpoint answered {status}"))),
        }
    }
}

/// Lets all act for a while; how often they did, and how long it took.
async fn at_full_speed<T: Act>(all: &mut Vec<T>, lasts: Duration) -> Result<(u64, Duration), CliError> {
    let begun = Instant::now();
    let mut acting = JoinSet::<Result<(T, u64), CliError>>::new();
    for mut one in all.drain(..) {
        acting.spawn(async move {
            let mut count = 0;
            while begun.elapsed() < lasts {
                one.act().await?;
                count += 1;
            }
            Ok((one, count))
        });
    }
    let mut counted = 0;
    while let Some(done) = acting.join_next().await {
        let (one, count) = done.map_err(|error| unmeasured(error.to_string()))??;
        all.push(one);
        counted += count;
    }
    Ok((counted, begun.elapsed()))
}
