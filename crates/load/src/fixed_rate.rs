//! At a fixed rate: choices are sent at the requested rate, spread evenly over the tables, and the delay from a click to
//! the pushes of the other viewers is recorded.

use crate::args::LoadArgs;
use crate::context::Context;
use crate::player::Player;
use crate::results::{Delays, FixedRate};
use anyhow::Result;
use indicatif::ProgressBar;
use portolan_games::core::ThoughtRng;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// A choice that is sent later than this after its time counts as late.
const LATE: Duration = Duration::from_millis(20);

/// Measures delays at a fixed rate.
pub async fn measure(
    args: &LoadArgs,
    context: &Context,
    players: &mut Vec<Player>,
    bar: &ProgressBar,
) -> Result<FixedRate> {
    context.recording.store(true, Ordering::Relaxed);
    let duration = Duration::from_secs(args.seconds.into());
    let interval = Duration::from_secs(1) * args.tables / args.rate.max(1);
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for (player, number) in players.drain(..).zip(0..) {
        let first = start + interval * number / args.tables;
        tasks.spawn(play(player, ThoughtRng::new(number.into()), first, interval, start + duration));
    }
    let ticker = tick(bar, args.seconds);
    let (mut choices, mut late) = (0, 0);
    while let Some(done) = tasks.join_next().await {
        let (player, player_choices, player_late) = done??;
        players.push(player);
        choices += player_choices;
        late += player_late;
    }
    ticker.abort();
    let elapsed = start.elapsed().min(duration);
    for player in players.iter() {
        player.wait_for_viewers().await;
    }
    context.recording.store(false, Ordering::Relaxed);
    let take = |delays: &Mutex<Vec<Duration>>| {
        std::mem::take(&mut *delays.lock().unwrap_or_else(PoisonError::into_inner))
    };
    Ok(FixedRate {
        wanted: args.rate,
        thinking: args.thinking,
        choices_per_second: f64::from(choices) / elapsed.as_secs_f64(),
        late,
        answers: Delays::of(take(&context.response_delays)),
        delays: Delays::of(take(&context.push_delays)),
    })
}

/// Makes choices at intervals, never before the previous response. Returns the number of choices, and how many of them
/// were late because of the previous response.
async fn play(
    mut player: Player,
    mut rng: ThoughtRng,
    first: Instant,
    interval: Duration,
    end: Instant,
) -> Result<(Player, u32, u32)> {
    let (mut next, mut choices, mut late) = (first, 0, 0);
    while next < end {
        if next.elapsed() > LATE {
            late += 1;
        }
        tokio::time::sleep_until(next.into()).await;
        player.choose().await?;
        choices += 1;
        // People do not choose in lockstep: between half and one and a half intervals.
        next += interval / 2 + interval * rng.below(1000) / 1000;
    }
    Ok((player, choices, late))
}

/// Advances the bar once per second.
fn tick(bar: &ProgressBar, seconds: u32) -> tokio::task::JoinHandle<()> {
    let bar = bar.clone();
    tokio::spawn(async move {
        for _ in 0..seconds {
            tokio::time::sleep(Duration::from_secs(1)).await;
            bar.inc(1);
        }
    })
}
