//! `portolan arena`: bots meet, and it is measured who is how strong.
//!
//! In reading order: what may be asked for (`args`), at which `table`, where the results go (`output`), how far it is
//! (`progress`), and how one ends it early (`interrupt`). `simulate` shares all of these but the first. What is played
//! and counted is the business of the crate `portolan-arena`; how it is told, of `report`.

mod args;
pub mod interrupt;
pub mod output;
pub mod progress;
pub mod table;

pub use args::ArenaArgs;

use crate::error::CliError;
use crate::report::{Teller, page, text};
use output::Output;
use portolan_arena::{Contest, ContestProgress, RunOptions, contest, report};
use portolan_boards::Locale;
use std::ops::ControlFlow;

/// Plays the matches and tells what came of them.
pub fn run(args: &ArenaArgs, locale: &Locale) -> Result<(), CliError> {
    let tournament = args.tournament()?;
    let mut output = Output::open(&args.output, report::rows::CONTEST)?;
    let bar = progress::bar(0, &output, locale);
    let teller = Teller::new(locale);
    let mut written = Ok(());
    let running = RunOptions { threads: args.table.threads()?, cancelled: interrupt::watch() };
    let contest = contest(&tournament, running, |progress: &ContestProgress<'_>, played| {
        progress::show(&bar, progress, &tournament, &teller);
        let rows = || report::rows::contest(progress.number.0 + 1, &tournament.contestants, played);
        written = output.rows(rows);
        if written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    bar.finish_and_clear();
    written?;
    output.finish(|format| told(format, &contest, &teller))
}

fn told(format: output::Format, contest: &Contest, teller: &Teller<'_>) -> String {
    match format {
        output::Format::Text => text::contest(contest, teller),
        output::Format::Json => report::json::contest(contest),
        output::Format::Html => page::contest(contest, teller),
        output::Format::Csv => String::new(), // its rows were written game by game
    }
}
