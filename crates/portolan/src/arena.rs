//! `portolan arena`: rates the strength of bots by matches between them.
//!
//! In reading order: the arguments (`args`), the `table`, the destinations of results (`output`), the progress bar
//! (`progress`), and Ctrl-C (`interrupt`). `simulate` shares all of these but the first. The crate `portolan-arena` plays and
//! counts; `report` prints the results.

mod args;
pub mod interrupt;
pub mod output;
pub mod progress;
pub mod table;

pub use args::ArenaArgs;

use crate::error::CliError;
use crate::report::{ReportLocale, page, text};
use output::Output;
use portolan_arena::{Contest, ContestProgress, RunOptions, contest, report};
use portolan_i18n::Locale;
use std::ops::ControlFlow;

/// Plays the matches and writes the results.
pub fn run(args: &ArenaArgs, locale: &Locale) -> Result<(), CliError> {
    let tournament = args.tournament()?;
    let mut output = Output::open(&args.output, report::rows::CONTEST)?;
    let bar = progress::bar(0, &output, locale);
    let report_locale = ReportLocale::new(locale);
    let mut written = Ok(());
    let options = RunOptions { threads: args.table.threads()?, cancelled: interrupt::watch() };
    let contest = contest(&tournament, options, |progress: &ContestProgress<'_>, played| {
        progress::update(&bar, progress, &tournament, &report_locale);
        let rows = || report::rows::contest(progress.number.0 + 1, &tournament.contestants, played);
        written = output.rows(rows);
        if written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    bar.finish_and_clear();
    written?;
    output.finish(|format| render(format, &contest, &report_locale))
}

fn render(format: output::Format, contest: &Contest, locale: &ReportLocale<'_>) -> String {
    match format {
        output::Format::Text => text::contest(contest, locale),
        output::Format::Json => report::json::contest(contest),
        output::Format::Html => page::contest(contest, locale),
        output::Format::Csv => String::new(), // its rows were written game by game
    }
}
