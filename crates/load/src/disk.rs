//! The number of durable writes per second that the disk allows: one page is written and synced, again and again.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// Bytes of a page.
const PAGE: usize = 4096;

/// Pages of the file, which is overwritten cyclically like a write-ahead log.
const PAGES: u64 = 1024;

/// Writes and syncs pages for this duration; returns the number of syncs per second.
pub fn syncs_per_second(folder: &Path, duration: Duration) -> io::Result<f64> {
    let mut file = File::create(folder.join("disk.probe"))?;
    file.write_all(&vec![0; PAGE * PAGES as usize])?;
    file.sync_all()?;
    let (start, mut count) = (Instant::now(), 0);
    while start.elapsed() < duration {
        file.seek(SeekFrom::Start(count % PAGES * PAGE as u64))?;
        file.write_all(&[count as u8; PAGE])?;
        file.sync_data()?;
        count += 1;
    }
    Ok(count as f64 / start.elapsed().as_secs_f64())
}
