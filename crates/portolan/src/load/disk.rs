//! How often a second the disk can be made to keep something: what a page takes to be written and safe, again and again.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

const PAGE: usize = 4096;

/// The file is written round and round, as a log of changes is.
const PAGES: u64 = 1024;

/// Writes for so long; how often a second that was possible.
pub fn syncs(folder: &Path, lasts: Duration) -> io::Result<f64> {
    let mut file = File::create(folder.join("disk.probe"))?;
    file.write_all(&vec![0; PAGE * PAGES as usize])?;
    file.sync_all()?;
    let (begun, mut count) = (Instant::now(), 0);
    while begun.elapsed() < lasts {
        file.seek(SeekFrom::Start(count % PAGES * PAGE as u64))?;
        file.write_all(&[count as u8; PAGE])?;
        file.sync_data()?;
        count += 1;
    }
    Ok(count as f64 / begun.elapsed().as_secs_f64())
}
