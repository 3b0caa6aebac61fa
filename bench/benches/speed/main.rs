//! Measures the speed of the games and the bots, and compares it with other projects in the same run.
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
use slices::{Workload, rate, rate_of_all};
use std::path::{Path, PathBuf};
use std::time::Duration;

struct Arguments {
    /// The number of time slices per measurement.
    slices: usize,
    slice: Duration,
    /// The game to measure; `None` measures all.
    only: Option<String>,
    /// The document to write the table to.
    write: Option<PathBuf>,
}

/// The workloads and the results of one game with one seat count.
pub(crate) struct Row {
    pub(crate) game: &'static str,
    pub(crate) seats: usize,
    /// Workloads on one core: random play, imagined worlds, search.
    one: [Workload; 3],
    /// Workloads on all cores, one per core: random play, search.
    all: [Vec<Workload>; 2],
    /// Rates per second, one per slice: random play on one core and on all, worlds, iterations on one core and on all.
    pub(crate) rates: [Vec<f64>; 5],
    /// Ratios on one core, one per slice: random play and iterations to Oware; iterations to OpenSpiel.
    pub(crate) ratios: [Vec<f64>; 3],
}

/// The reference programs and their rates.
struct Anchors {
    /// Random play and search of Oware.
    oware: [Workload; 2],
    /// The search of OpenSpiel; `None` if it could not be installed, or failed.
    open_spiel: Option<OpenSpiel>,
    /// Rates per second, one per slice: random play and search of Oware, search of OpenSpiel.
    rates: [Vec<f64>; 3],
}

impl Anchors {
    fn new() -> Anchors {
        let open_spiel = OpenSpiel::start().inspect_err(|error| eprintln!("without OpenSpiel: {error}"));
        let oware: [Workload; 2] = [Box::new(anchor::random_play()), Box::new(anchor::search())];
        Anchors { oware, open_spiel: open_spiel.ok(), rates: Default::default() }
    }

    /// Measures a slice of one of Oware's workloads; returns its rate per second.
    fn oware(&mut self, which: usize, slice: Duration) -> f64 {
        let rate = rate(&mut self.oware[which], slice);
        self.rates[which].push(rate);
        rate
    }

    /// Measures a slice of OpenSpiel; returns its rate per second. After a failure it is not measured again.
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
    let arguments = parse_arguments(std::env::args().skip(1))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut rows = rows(cores);
    rows.retain(|row| arguments.only.as_ref().is_none_or(|only| only == row.game));
    let mut anchors = Anchors::new();
    for slice in 0..arguments.slices {
        for row in &mut rows {
            eprint!("\rslice {} of {}: {} {}          ", slice + 1, arguments.slices, row.game, row.seats);
            measure(row, &mut anchors, arguments.slice);
        }
    }
    eprintln!();
    let table = table::table(&rows, &anchors.rates, cores);
    println!("{table}");
    arguments.write.map_or(Ok(()), |file| table::write(&table, &file))
}

/// Measures one slice of each workload of a row, each right after its reference.
fn measure(row: &mut Row, anchors: &mut Anchors, slice: Duration) {
    let [play, worlds, search] = &mut row.one;
    for (which, workload) in [play, search].into_iter().enumerate() {
        let (theirs, ours) = (anchors.oware(which, slice), rate(workload, slice));
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
        let play = || -> Workload { Box::new(ours::random_play::<G>(seats)) };
        let search = || -> Workload { Box::new(ours::search::<G>(seats)) };
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

fn parse_arguments(mut words: impl Iterator<Item = String>) -> Result<Arguments, String> {
    let mut arguments = Arguments { slices: 15, slice: Duration::from_millis(40), only: None, write: None };
    while let Some(word) = words.next() {
        if word == "--bench" {
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{word} needs a number, not ‘{value}’"));
        match word.as_str() {
            "--slices" => arguments.slices = number()?,
            "--millis" => arguments.slice = Duration::from_millis(number()? as u64),
            "--only" => arguments.only = Some(value),
            // Cargo starts a benchmark in the folder of its package; the argument is relative to the repository.
            "--write" => arguments.write = Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(value)),
            _ => return Err(format!("{word} is unknown; there are --slices, --millis, --only and --write")),
        }
    }
    Ok(arguments)
}
