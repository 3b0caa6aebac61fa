//! Plays games on several threads and processes their results in order.
//!
//! Threads of the standard library suffice: a game is one large task, a shared counter distributes the tasks, and results
//! are processed in order so that a test stops at the same game on every machine. Work stealing would add nothing.

use crate::error::ArenaError;
use crate::stop::Stop;
use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Results are sent in batches, at most this often: many results of quick games, single results of slow ones.
const BATCH_INTERVAL: Duration = Duration::from_millis(2);

/// The capacity of the queue, in batches.
const QUEUE_CAPACITY: usize = 32;

type Finished<T> = Vec<(u64, Result<T, ArenaError>)>;

/// Plays the games of a range with `play` on this many threads and passes the results to `take` in order, until `take`
/// breaks. Each thread has its own worker state, made by `new_worker`; returns all worker states.
///
/// If the run is cancelled, all finished games are passed on, in order but possibly with gaps.
pub(crate) fn in_order<T: Send, W: Send>(
    games: Range<u64>,
    threads: usize,
    stop: &Stop<'_>,
    new_worker: impl Fn() -> W + Sync,
    play: impl Fn(&mut W, u64) -> Result<Option<T>, ArenaError> + Sync,
    take: impl FnMut(T) -> ControlFlow<()>,
) -> Result<Vec<W>, ArenaError> {
    let next = AtomicU64::new(games.start);
    let work = |send: SyncSender<Finished<T>>| {
        let mut worker = new_worker();
        let play = |game| play(&mut worker, game);
        play_available(games.end, &next, stop, play, &send);
        worker
    };
    thread::scope(|scope| {
        let (send, receive) = sync_channel(QUEUE_CAPACITY);
        let start = |_| {
            let (send, work) = (send.clone(), &work);
            thread::Builder::new().spawn_scoped(scope, move || work(send)).ok()
        };
        // If the system refuses some of the threads, the others suffice.
        let workers: Vec<_> = (0..threads.max(1)).filter_map(start).collect();
        drop(send);
        let taken = deliver_in_order(games.clone(), receive, stop, take);
        let workers = workers.into_iter().map(|worker| worker.join().map_err(|_| ArenaError::Unfinished));
        let workers: Result<Vec<W>, ArenaError> = workers.collect();
        taken.and(workers)
    })
}

/// Plays games until none is left or the run is stopped.
fn play_available<T>(
    end: u64,
    next: &AtomicU64,
    stop: &Stop<'_>,
    mut play: impl FnMut(u64) -> Result<Option<T>, ArenaError>,
    send: &SyncSender<Finished<T>>,
) {
    let mut finished = Vec::new();
    let mut sent = Instant::now();
    while !stop.is_set() {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= end {
            break;
        }
        match play(game).transpose() {
            Some(result) => finished.push((game, result)),
            None => break,
        }
        if sent.elapsed() >= BATCH_INTERVAL {
            if send.send(std::mem::take(&mut finished)).is_err() {
                return; // the receiver has finished
            }
            sent = Instant::now();
        }
    }
    // Fails only if the receiver has finished.
    send.send(finished).ok();
}

/// Passes received results to `take` in order.
fn deliver_in_order<T>(
    games: Range<u64>,
    receive: std::sync::mpsc::Receiver<Finished<T>>,
    stop: &Stop<'_>,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) -> Result<(), ArenaError> {
    let mut early = BTreeMap::new();
    let mut next = games.start;
    for finished in &receive {
        early.extend(finished);
        while let Some(result) = early.remove(&next) {
            next += 1;
            if result.map(&mut take).inspect_err(|_| stop.set())?.is_break() {
                stop.set();
                return Ok(());
            }
        }
    }
    if next < games.end && !stop.is_cancelled() {
        return Err(ArenaError::Unfinished);
    }
    for result in early.into_values() {
        if take(result?).is_break() {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    static RUNNING: AtomicBool = AtomicBool::new(false);

    /// Games of very different lengths.
    fn play(game: u64) -> u64 {
        let steps = if game.is_multiple_of(7) { 20_000 } else { 10 };
        (0..steps).fold(game, |sum, step| std::hint::black_box(sum ^ step ^ step))
    }

    fn taken(threads: usize, enough: u64) -> Vec<u64> {
        let mut all = Vec::new();
        let take = |game| {
            all.push(game);
            if game == enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let stop = Stop::when(&RUNNING);
        in_order(0..1000, threads, &stop, || (), |(), game| Ok(Some(play(game))), take).unwrap();
        all
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        let all: Vec<u64> = (0..1000).collect();
        for threads in [1, 2, 7] {
            assert_eq!(taken(threads, u64::MAX), all);
            assert_eq!(taken(threads, 400), all[..=400]);
        }
    }

    #[test]
    fn the_worker_states_are_returned() {
        let count = |mine: &mut u64, _| {
            *mine += 1;
            Ok(Some(()))
        };
        let own =
            in_order(0..500, 3, &Stop::when(&RUNNING), || 0, count, |()| ControlFlow::Continue(())).unwrap();
        assert_eq!(own.iter().sum::<u64>(), 500);
    }

    #[test]
    fn an_error_ends_the_run() {
        let play = |(): &mut (), game| {
            if game == 30 {
                Err(ArenaError::Match(crate::error::MatchError::NoGames))
            } else {
                Ok(Some(game))
            }
        };
        let mut count = 0;
        let take = |_| {
            count += 1;
            ControlFlow::Continue(())
        };
        let result = in_order(0..1_000_000_000, 2, &Stop::when(&RUNNING), || (), play, take);
        assert_eq!((result, count), (Err(ArenaError::Match(crate::error::MatchError::NoGames)), 30));
    }

    #[test]
    fn a_panicking_thread_is_an_error() {
        let play = |(): &mut (), game| {
            assert!(game != 5, "this is part of the test");
            Ok(Some(game))
        };
        let result = in_order(0..9, 1, &Stop::when(&RUNNING), || (), play, |_| ControlFlow::Continue(()));
        assert_eq!(result, Err(ArenaError::Unfinished));
    }

    #[test]
    fn a_cancelled_run_passes_on_its_finished_games() {
        let cancelled = AtomicBool::new(false);
        let play = |(): &mut (), game| {
            if game == 200 {
                cancelled.store(true, Ordering::Relaxed);
            }
            Ok((game != 199).then_some(game)) // one of the threads gives up its game
        };
        let mut all = Vec::new();
        let take = |game| {
            all.push(game);
            ControlFlow::Continue(())
        };
        in_order(0..u64::MAX, 2, &Stop::when(&cancelled), || (), play, take).unwrap();
        assert!(all.contains(&200) && !all.contains(&199), "{all:?}");
        assert!(all.is_sorted());
    }
}
