//! Viewers: each subscribes to the pushes of one table and measures how soon the choices of other seats arrive.

use crate::context::Context;
use crate::http::Connection;
use crate::pushes::PushParser;
use anyhow::{Result, bail};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::AsyncReadExt;
use tokio::sync::watch;

/// The maximum number of bytes per read. A push has about ten thousand.
const READ_SIZE: usize = 64 * 1024;

/// A push that takes longer counts as lost.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The interval at which the latest positions are compared while a player waits for its viewers.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// Instead of a position: no push has arrived yet.
const NOTHING: u32 = u32::MAX;

/// A choice that was sent: its seat, and when.
type Click = (usize, Instant);

/// The clicks of one table, and what its viewers have received.
pub struct PushTracker {
    /// The clicks whose delay is recorded, by the entry count that they lead to.
    clicks: Mutex<Vec<Option<Click>>>,
    /// The latest position that each viewer has received.
    received: Vec<AtomicU32>,
}

impl PushTracker {
    pub fn new(viewers: usize) -> Arc<PushTracker> {
        let received = (0..viewers).map(|_| AtomicU32::new(NOTHING)).collect();
        Arc::new(PushTracker { clicks: Mutex::default(), received })
    }

    /// Notes that a choice of this seat is being sent, which leads to this entry count.
    pub fn clicked(&self, seat: usize, entry_count: u32) {
        let mut clicks = self.clicks.lock().unwrap_or_else(PoisonError::into_inner);
        let index = entry_count as usize;
        if clicks.len() <= index {
            clicks.resize(index + 1, None);
        }
        clicks[index] = Some((seat, Instant::now()));
    }

    /// Waits until every viewer has received a position with this entry count; false after the timeout.
    pub async fn wait(&self, entry_count: u32) -> bool {
        let start = Instant::now();
        let has_received = |latest: &AtomicU32| {
            let latest = latest.load(Ordering::Relaxed);
            latest != NOTHING && latest >= entry_count
        };
        while !self.received.iter().all(has_received) {
            if start.elapsed() > TIMEOUT {
                return false;
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        true
    }

    /// Notes that a viewer has received a position, which also shows everything since its previous one.
    fn received(&self, target: &ViewerTarget, entry_count: u32, context: &Context) {
        let now = Instant::now();
        let previous = self.received[target.viewer].swap(entry_count, Ordering::Relaxed);
        if previous == NOTHING || !context.is_recording() {
            return;
        }
        let clicks = self.clicks.lock().unwrap_or_else(PoisonError::into_inner);
        let shown = (previous + 1..=entry_count).filter_map(|index| *clicks.get(index as usize)?);
        let of_others = shown.filter(|(seat, _)| Some(*seat) != target.seat);
        context.record_pushes(of_others.map(|(_, sent)| now - sent));
    }
}

/// What a viewer subscribes to.
#[derive(Clone)]
pub struct ViewerTarget {
    pub path: String,
    pub token: String,
    /// The seat whose view is pushed; `None` for spectators.
    pub seat: Option<usize>,
    /// The viewer's index among those of the table.
    pub viewer: usize,
    pub tracker: Arc<PushTracker>,
}

/// A viewer, which runs in its own task.
pub struct Viewer(watch::Sender<Option<ViewerTarget>>);

impl Viewer {
    pub fn new(context: Arc<Context>) -> Viewer {
        let (sender, targets) = watch::channel(None);
        tokio::spawn(run(context, targets));
        Viewer(sender)
    }

    /// Subscribes to this table instead of the previous one.
    pub fn watch(&self, target: ViewerTarget) {
        self.0.send_replace(Some(target));
    }
}

/// Follows the targets until the [`Viewer`] is dropped.
async fn run(context: Arc<Context>, mut targets: watch::Receiver<Option<ViewerTarget>>) {
    loop {
        let target = targets.borrow_and_update().clone();
        let view = async {
            if let Some(target) = target
                && let Err(error) = receive_pushes(&context, &target).await
            {
                context.fail(|| format!("a viewer lost its table: {error:#}"));
            }
            std::future::pending::<()>().await;
        };
        tokio::select! {
            () = view => {}
            changed = targets.changed() => if changed.is_err() { return },
        }
    }
}

async fn receive_pushes(context: &Context, target: &ViewerTarget) -> Result<()> {
    let connection = Connection::open(context.address).await?;
    let (mut stream, mut bytes) = connection.subscribe(&target.path, &target.token).await?;
    let mut parser = PushParser::default();
    loop {
        parser.parse(&bytes, |entry_count| {
            context.push_count.fetch_add(1, Ordering::Relaxed);
            target.tracker.received(target, entry_count, context);
        });
        bytes.clear();
        bytes.reserve(READ_SIZE);
        if stream.read_buf(&mut bytes).await? == 0 {
            bail!("the server closed the connection");
        }
    }
}
