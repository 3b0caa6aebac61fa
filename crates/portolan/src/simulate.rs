//! `portolan simulate`: plays thousands of games between bots, on all cores, and prints statistics for game designers.
//!
//! The arguments are in `args`; the table and the destinations of results are shared with `arena`. The crate
//! `portolan-arena` plays and counts; `report` prints the results.

mod args;

pub use args::SimulateArgs;

use crate::arena::output::{Format, Output};
use crate::arena::{interrupt, progress};
use crate::error::CliError;
use crate::report::{ReportLocale, page, text};
use portolan_arena::{RunOptions, Simulation, report, simulate};
use portolan_i18n::Locale;
use std::ops::ControlFlow;

/// Plays the games and writes the results.
pub fn run(args: &SimulateArgs, locale: &Locale) -> Result<(), CliError> {
    let series = args.series()?;
    let mut output = Output::open(&args.output, report::rows::SIMULATION)?;
    let bar = progress::bar(args.games, &output, locale);
    let mut written = Ok(());
    let options = RunOptions { threads: args.table.threads()?, cancelled: interrupt::watch() };
    let simulation = simulate(&series, args.games, options, |played| {
        bar.inc(1);
        written = output.rows(|| report::rows::simulation(&series.contestants, played));
        if written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    bar.finish_and_clear();
    written?;
    output.finish(|format| render(format, &simulation, &ReportLocale::new(locale)))
}

fn render(format: Format, simulation: &Simulation, locale: &ReportLocale<'_>) -> String {
    match format {
        Format::Text => text::simulation(simulation, locale),
        Format::Json => report::json::simulation(simulation),
        Format::Html => page::simulation(simulation, locale),
        Format::Csv => String::new(), // its rows were written game by game
    }
}
