//! `portolan simulate`: thousands of games between bots, on all cores, and what can be learned from them.
//!
//! In reading order: what may be asked for (`args`), what that means (`plan`), how games are played (`play`), what is
//! counted (`tally`), how sure one can be of it (`wilson`), and how it is told: as `text` with its `histogram`, as
//! `json`, or game by game as `csv`.
//!
//! Game `i` is named by the seed and by `i` alone, and all that is counted is counted in whole numbers and in the
//! order of games: so the result is the same on every machine and with any number of threads. Nothing is kept: what
//! somebody wants to keep goes through a pipe.

mod args;
mod csv;
mod histogram;
mod json;
mod plan;
mod play;
mod tally;
mod text;
mod wilson;

pub use args::SimulateArgs;

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use plan::{Format, Plan};
use portolan_bots::Judged;
use portolan_games::core::Silent;
use portolan_games::with_game;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::time::Instant;
use tally::Tally;

/// Plays the games and tells what came of them.
pub fn run(args: &SimulateArgs) -> Result<(), Failure> {
    let plan = Plan::read(args)?;
    with_game!(plan.table.game, G => simulate::<G>(&plan))
}

fn simulate<G: Judged>(plan: &Plan) -> Result<(), Failure> {
    let setup = plan.table.typed::<G>()?;
    G::new(&setup, &mut Silent)?; // a table that cannot be is refused before anything is written

    let mut out = BufWriter::new(io::stdout().lock());
    let bar = progress_bar(plan);
    let mut tally = Tally::default();
    let started = Instant::now();
    csv::head(&mut out, plan)?;
    for batch in plan.batches() {
        for played in play::batch(&setup, plan, batch, &bar)? {
            csv::game(&mut out, plan, &played)?;
            tally.add(&played);
        }
    }
    bar.finish_and_clear();
    match plan.format {
        Format::Text => text::write(&mut out, plan, &tally, started.elapsed())?,
        Format::Json => json::write(&mut out, plan, &tally, started.elapsed())?,
        Format::Csv => {}
    }
    Ok(out.flush()?)
}

/// How far it is: on a terminal only, and not where rows are being printed.
fn progress_bar(plan: &Plan) -> ProgressBar {
    if plan.format == Format::Csv && io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games · {per_sec} · {eta} left");
    let bar = ProgressBar::new(plan.games);
    style.map_or_else(|_| ProgressBar::hidden(), |style| bar.with_style(style))
}
