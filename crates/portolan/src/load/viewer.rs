//! Those who look: each keeps a page open at one table, and sees how soon a choice of somebody else is pushed to it.

use super::hall::Hall;
use super::http::Connection;
use super::pushes::Pushes;
use std::io;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::AsyncReadExt;
use tokio::sync::watch;

/// How much is read at once: a push has some ten thousand bytes.
const READ: usize = 64 * 1024;

/// How long a push may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(5);

/// Nothing has been pushed yet.
const NOTHING: u32 = u32::MAX;

/// A choice on its way: whose, and when it was sent.
type Click = (usize, Instant);

/// One table as its viewers see it.
pub struct Track {
    /// The choices whose way is being noted, by the number of entries with them.
    clicks: Mutex<Vec<Option<Click>>>,
    /// The latest position that each viewer has seen.
    seen: Vec<AtomicU32>,
}

impl Track {
    pub fn new(viewers: usize) -> Arc<Track> {
        let seen = (0..viewers).map(|_| AtomicU32::new(NOTHING)).collect();
        Arc::new(Track { clicks: Mutex::default(), seen })
    }

    /// A choice of this seat is being sent; with it there will be so many entries.
    pub fn click(&self, seat: usize, plies: u32) {
        let mut clicks = self.clicks.lock().unwrap_or_else(PoisonError::into_inner);
        let place = plies as usize;
        if clicks.len() <= place {
            clicks.resize(place + 1, None);
        }
        clicks[place] = Some((seat, Instant::now()));
    }

    /// Waits until every viewer has seen a position with so many entries; false if one does not get to see it.
    pub async fn all_saw(&self, plies: u32) -> bool {
        let begun = Instant::now();
        let saw = |seen: &AtomicU32| {
            let seen = seen.load(Ordering::Relaxed);
            seen != NOTHING && seen >= plies
        };
        while !self.seen.iter().all(saw) {
            if begun.elapsed() > PATIENCE {
                return false;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        true
    }

    /// A viewer sees a position. What happened since the one before is shown with it.
    fn saw(&self, place: &Place, plies: u32, hall: &Hall) {
        let now = Instant::now();
        let before = self.seen[place.viewer].swap(plies, Ordering::Relaxed);
        if before == NOTHING || !hall.noting.load(Ordering::Relaxed) {
            return;
        }
        let clicks = self.clicks.lock().unwrap_or_else(PoisonError::into_inner);
        let shown = (before + 1..=plies).filter_map(|ply| *clicks.get(ply as usize)?);
        hall.saw(shown.filter(|(seat, _)| Some(*seat) != place.seat).map(|(_, sent)| now - sent));
    }
}

/// Where a viewer looks.
#[derive(Clone)]
pub struct Place {
    pub path: String,
    pub token: String,
    /// From which seat; none: as a spectator.
    pub seat: Option<usize>,
    /// Which of the table's viewers it is.
    pub viewer: usize,
    pub track: Arc<Track>,
}

/// Somebody who looks wherever it is sent.
pub struct Viewer(watch::Sender<Option<Place>>);

impl Viewer {
    pub fn new(hall: Arc<Hall>) -> Viewer {
        let (sender, places) = watch::channel(None);
        tokio::spawn(look(hall, places));
        Viewer(sender)
    }

    /// Sends it to another table.
    pub fn send_to(&self, place: Place) {
        self.0.send_replace(Some(place));
    }
}

async fn look(hall: Arc<Hall>, mut places: watch::Receiver<Option<Place>>) {
    loop {
        let place = places.borrow_and_update().clone();
        let looking = async {
            if let Some(place) = place
                && let Err(error) = look_at(&hall, &place).await
            {
                hall.fail(|| format!("a viewer lost its table: {error}"));
            }
            std::future::pending::<()>().await;
        };
        tokio::select! {
            () = looking => {}
            changed = places.changed() => if changed.is_err() { return },
        }
    }
}

async fn look_at(hall: &Hall, place: &Place) -> io::Result<()> {
    let connection = Connection::open(hall.address).await?;
    let (mut stream, mut bytes) = connection.listen(&place.path, &place.token).await?;
    let mut pushes = Pushes::default();
    loop {
        hall.bytes.fetch_add(bytes.len() as u64, Ordering::Relaxed);
        pushes.take(&bytes, |plies| {
            hall.pushes.fetch_add(1, Ordering::Relaxed);
            place.track.saw(place, plies, hall);
        });
        bytes.clear();
        bytes.reserve(READ);
        if stream.read_buf(&mut bytes).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
}
