//! `portolan simulate`: thousands of games between bots, on all cores, and what a designer can learn from them.
//!
//! What may be asked for is in `args`; at which table, and where the results go, is read as for `arena`. What is played
//! and counted is the business of the crate `portolan-arena`; how it is told, of `report`.

mod args;

pub use args::SimulateArgs;

use crate::arena::output::{Format, Output};
use crate::arena::{interrupt, progress};
use crate::error::CliError;
use crate::report::{Teller, page, text};
use portolan_arena::{RunOptions, Simulation, report, simulate};
use portolan_boards::Locale;
use std::ops::ControlFlow;

/// Plays the games and tells what came of them.
pub fn run(args: &SimulateArgs, locale: &Locale) -> Result<(), CliError> {
    let series = args.series()?;
    let mut output = Output::open(&args.output, report::rows::SIMULATION)?;
    let bar = progress::bar(args.games, &output, locale);
    let mut written = Ok(());
    let running = RunOptions { threads: args.table.threads()?, cancelled: interrupt::watch() };
    let simulation = simulate(&series, args.games, running, |played| {
        bar.inc(1);
        written = output.rows(|| report::rows::simulation(&series.contestants, played));
        if written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    bar.finish_and_clear();
    written?;
    output.finish(|format| told(format, &simulation, &Teller::new(locale)))
}

fn told(format: Format, simulation: &Simulation, teller: &Teller<'_>) -> String {
    match format {
        Format::Text => text::simulation(simulation, teller),
        Format::Json => report::json::simulation(simulation),
        Format::Html => page::simulation(simulation, teller),
        Format::Csv => String::new(), // its rows were written game by game
    }
}
