//! How fast the games and the bots are, beside programs of others, in one run.
//!
//! ```text
//! cargo bench --manifest-path bench/Cargo.toml -- [--slices N] [--millis N] [--only GAME] [--write docs/performance.md]
//! ```

mod anchor;
mod open_spiel;
mod ours;
mod slices;
mod table;

use open_spiel::OpenSpiel;
use portolan_bots::Heuristics;
use portolan_testkit::bench::seat_counts;
use slices::{Work, rate, rate_of_all};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What was asked for.
struct Asked {
    slices: usize,
    slice: Duration,
    only: Option<String>,
    write: Option<PathBuf>,
}

/// One game with so many seats: what is to be measured, and what was.
pub(crate) struct Row {
    pub(crate) game: &'static str,
    pub(crate) seats: usize,
    /// Random play, worlds, search.
    one: [Work; 3],
    /// Random play and search, one for each core.
    all: [Vec<Work>; 2],
    /// A second: random play on one core and on all, worlds, iterations on one core and on all.
    pub(crate) rates: [Vec<f64>; 5],
    /// Random play and iterations, on one core, to oware; iterations to OpenSpiel.
    pub(crate) ratios: [Vec<f64>; 3],
}

/// What every row is compared with, and how much of it was done in a second.
struct Anchors {
    /// Random play and search of oware.
    oware: [Work; 2],
    /// The search of OpenSpiel, if it can be had.
    open_spiel: Option<OpenSpiel>,
    rates: [Vec<f64>; 3],
}

impl Anchors {
    fn new() -> Anchors {
        let open_spiel = OpenSpiel::start().inspect_err(|error| eprintln!("without OpenSpiel: {error}"));
        let oware: [Work; 2] = [Box::new(anchor::random_play()), Box::new(anchor::search())];
        Anchors { oware, open_spiel: open_spiel.ok(), rates: Default::default() }
    }

    /// A slice of oware.
    fn oware(&mut self, which: usize, slice: Duration) -> f64 {
        let rate = rate(&mut self.oware[which], slice);
        self.rates[which].push(rate);
        rate
    }

    /// A slice of OpenSpiel; one that fails is not asked again.
    fn open_spiel(&mut self, slice: Duration) -> Option<f64> {
        match self.open_spiel.as_mut()?.rate(slice) {
            Ok(rate) => {
                self.rates[2].push(rate);
                Some(rate)
            }
            Err(error) => {
                eprintln!("\nwithout OpenSpiel: {error}");
                self.open_spiel = None;
                None
            }
        }
    }
}

fn main() -> Result<(), String> {
    let asked = read(std::env::args().skip(1))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut rows = rows(cores);
    rows.retain(|row| asked.only.as_ref().is_none_or(|only| only == row.game));
    let mut anchors = Anchors::new();
    for slice in 0..asked.slices {
        for row in &mut rows {
            eprint!("\rslice {} of {}: {} {}          ", slice + 1, asked.slices, row.game, row.seats);
            measure(row, &mut anchors, asked.slice);
        }
    }
    eprintln!();
    let table = table::table(&rows, &anchors.rates, cores);
    println!("{table}");
    asked.write.map_or(Ok(()), |file| table::write(&table, &file))
}

/// A slice of everything in a row, each with its anchors right before and after it.
fn measure(row: &mut Row, anchors: &mut Anchors, slice: Duration) {
    let [play, worlds, search] = &mut row.one;
    for (which, work) in [play, search].into_iter().enumerate() {
        let (theirs, ours) = (anchors.oware(which, slice), rate(work, slice));
        row.ratios[which].push(ours / theirs);
        row.rates[3 * which].push(ours);
    }
    if let (Some(theirs), Some(ours)) = (anchors.open_spiel(slice), row.rates[3].last()) {
        row.ratios[2].push(ours / theirs);
    }
    row.rates[2].push(rate(worlds, slice));
    for (which, works) in row.all.iter_mut().enumerate() {
        row.rates[3 * which + 1].push(rate_of_all(works, slice));
    }
}

fn rows(cores: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    rows.extend(rows_of::<portolan_osaka::Osaka>(cores));
    rows.extend(rows_of::<portolan_ostia::Ostia>(cores));
    rows.extend(rows_of::<portolan_dschunke::Dschunke>(cores));
    rows.extend(rows_of::<portolan_yokohama::Yokohama>(cores));
    rows
}

fn rows_of<G: Heuristics + Send + 'static>(cores: usize) -> Vec<Row> {
    let row = |seats: usize| {
        let play = || -> Work { Box::new(ours::random_play::<G>(seats)) };
        let search = || -> Work { Box::new(ours::search::<G>(seats)) };
        Row {
            game: G::META.id,
            seats,
            one: [play(), Box::new(ours::worlds::<G>(seats)), search()],
            all: [(0..cores).map(|_| play()).collect(), (0..cores).map(|_| search()).collect()],
            rates: Default::default(),
            ratios: Default::default(),
        }
    };
    seat_counts::<G>().into_iter().map(row).collect()
}

fn read(mut words: impl Iterator<Item = String>) -> Result<Asked, String> {
    let mut asked = Asked { slices: 15, slice: Duration::from_millis(40), only: None, write: None };
    while let Some(word) = words.next() {
        if word == "--bench" {
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word} wants a value"))?;
        let number = || value.parse().map_err(|_| format!("{word} wants a number, not ‘{value}’"));
        match word.as_str() {
            "--slices" => asked.slices = number()?,
            "--millis" => asked.slice = Duration::from_millis(number()? as u64),
            "--only" => asked.only = Some(value),
            // Benches are started in the folder of their package: what is asked for stands one above.
            "--write" => asked.write = Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(value)),
            _ => return Err(format!("{word} is unknown; there are --slices, --millis, --only and --write")),
        }
    }
    Ok(asked)
}
