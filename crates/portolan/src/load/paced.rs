//! At a pace: choices come as often as was asked for, evenly spread over the tables, and it is noted how soon after a click
//! the other viewers of its table see it.

use super::args::LoadArgs;
use super::figures::{Delays, Paced};
use super::hall::Hall;
use super::player::Player;
use crate::error::{CliError, unmeasured};
use indicatif::ProgressBar;
use portolan_games::core::ThoughtRng;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Measures at a pace.
pub async fn measure(
    args: &LoadArgs,
    hall: &Hall,
    players: &mut Vec<Player>,
    bar: &ProgressBar,
) -> Result<Paced, CliError> {
    hall.noting.store(true, Ordering::Relaxed);
    let lasts = Duration::from_secs(args.seconds.into());
    let gap = Duration::from_secs(1) * args.tables / args.rate.max(1);
    let begun = Instant::now();
    let mut playing = JoinSet::new();
    for (player, number) in players.drain(..).zip(0..) {
        let first = begun + gap * number / args.tables;
        playing.spawn(keep_pace(player, ThoughtRng::new(number.into()), first, gap, begun + lasts));
    }
    let ticking = tick(bar, args.seconds);
    let (mut chosen, mut late) = (0, 0);
    while let Some(done) = playing.join_next().await {
        let (player, count, behind) = done.map_err(|error| unmeasured(error.to_string()))??;
        players.push(player);
        chosen += count;
        late += behind;
    }
    ticking.abort();
    let took = begun.elapsed().min(lasts);
    for player in players.iter() {
        player.all_saw().await;
    }
    hall.noting.store(false, Ordering::Relaxed);
    let taken = |delays: &Mutex<Vec<Duration>>| {
        std::mem::take(&mut *delays.lock().unwrap_or_else(PoisonError::into_inner))
    };
    Ok(Paced {
        wanted: args.rate,
        thinking: args.thinking,
        choices_per_second: f64::from(chosen) / took.as_secs_f64(),
        late,
        answers: Delays::of(taken(&hall.answers)),
        delays: Delays::of(taken(&hall.delays)),
    })
}

/// Chooses when it is time, never twice before it is answered. How often it chose, and how often that was late because
/// the answer before was.
async fn keep_pace(
    mut player: Player,
    mut rng: ThoughtRng,
    first: Instant,
    gap: Duration,
    end: Instant,
) -> Result<(Player, u32, u32), CliError> {
    let (mut next, mut count, mut late) = (first, 0, 0);
    while next < end {
        if next.elapsed() > Duration::from_millis(20) {
            late += 1;
        }
        tokio::time::sleep_until(next.into()).await;
        player.choose().await?;
        count += 1;
        // People do not choose in step: between half and one and a half of the gap.
        next += gap / 2 + gap * rng.below(1000) / 1000;
    }
    Ok((player, count, late))
}

fn tick(bar: &ProgressBar, seconds: u32) -> tokio::task::JoinHandle<()> {
    let bar = bar.clone();
    tokio::spawn(async move {
        for _ in 0..seconds {
            tokio::time::sleep(Duration::from_secs(1)).await;
            bar.inc(1);
        }
    })
}
