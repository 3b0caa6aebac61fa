//! Many games at once, and their results in order.
//!
//! The threads are those of the standard library: a game is one large piece of work, a shared counter hands the pieces
//! out, and the results must come back in order so that a test can stop at the same game on every machine. A pool that
//! splits and steals work would add nothing to that.

use crate::error::ArenaError;
use crate::stop::Stop;
use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Results travel together: those of quick games in company, those of slow ones alone.
const DEPARTURE: Duration = Duration::from_millis(2);

/// So many departures may wait to be taken.
const WAITING: usize = 32;

type Finished<T> = Vec<(u64, Result<T, ArenaError>)>;

/// Plays the games of a range with `play` on so many threads and hands the results to `take` in their order, until it
/// has enough. Every thread has something of its own, made by `own`, and all of it is given back.
///
/// If somebody outside stops it, what is finished is handed over, in order, whatever is missing between.
pub(crate) fn in_order<T: Send, W: Send>(
    games: Range<u64>,
    threads: usize,
    stop: &Stop<'_>,
    own: impl Fn() -> W + Sync,
    play: impl Fn(&mut W, u64) -> Result<Option<T>, ArenaError> + Sync,
    take: impl FnMut(T) -> ControlFlow<()>,
) -> Result<Vec<W>, ArenaError> {
    let next = AtomicU64::new(games.start);
    let work = |send: SyncSender<Finished<T>>| {
        let mut mine = own();
        let play = |game| play(&mut mine, game);
        some_of_them(games.end, &next, stop, play, &send);
        mine
    };
    thread::scope(|scope| {
        let (send, receive) = sync_channel(WAITING);
        let start = |_| {
            let (send, work) = (send.clone(), &work);
            thread::Builder::new().spawn_scoped(scope, move || work(send)).ok()
        };
        // A thread that the system refuses is done without, if there is at least one.
        let workers: Vec<_> = (0..threads.max(1)).filter_map(start).collect();
        drop(send);
        let taken = hand_over(games.clone(), receive, stop, take);
        let given_back = workers.into_iter().map(|worker| worker.join().map_err(|_| ArenaError::Unfinished));
        let given_back: Result<Vec<W>, ArenaError> = given_back.collect();
        taken.and(given_back)
    })
}

/// Takes games until none is left or none is wanted.
fn some_of_them<T>(
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
        if sent.elapsed() >= DEPARTURE {
            if send.send(std::mem::take(&mut finished)).is_err() {
                return; // nobody takes them any more
            }
            sent = Instant::now();
        }
    }
    // If nobody takes these, enough was known before.
    send.send(finished).ok();
}

/// Puts what arrives into order and hands it over.
fn hand_over<T>(
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
    fn results_come_in_order_whoever_played() {
        let all: Vec<u64> = (0..1000).collect();
        for threads in [1, 2, 7] {
            assert_eq!(taken(threads, u64::MAX), all);
            assert_eq!(taken(threads, 400), all[..=400]);
        }
    }

    #[test]
    fn what_every_thread_kept_is_given_back() {
        let count = |mine: &mut u64, _| {
            *mine += 1;
            Ok(Some(()))
        };
        let own =
            in_order(0..500, 3, &Stop::when(&RUNNING), || 0, count, |()| ControlFlow::Continue(())).unwrap();
        assert_eq!(own.iter().sum::<u64>(), 500);
    }

    #[test]
    fn an_error_ends_everything() {
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
    fn a_thread_that_breaks_off_is_an_error() {
        let play = |(): &mut (), game| {
            assert!(game != 5, "this is part of the test");
            Ok(Some(game))
        };
        let result = in_order(0..9, 1, &Stop::when(&RUNNING), || (), play, |_| ControlFlow::Continue(()));
        assert_eq!(result, Err(ArenaError::Unfinished));
    }

    #[test]
    fn whoever_cancels_gets_what_is_finished() {
        let cancelled = AtomicBool::new(false);
        let play = |(): &mut (), game| {
            if game == 200 {
                cancelled.store(true, Ordering::Relaxed);
            }
            Ok((game != 199).then_some(game)) // one of the threads gives its game up
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
