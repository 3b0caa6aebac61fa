//! `portolan check`: checks the data file and replays every table, also while a server is using it. Changes nothing.

use crate::backup::ensure_readable;
use crate::error::{CliError, store_error};
use crate::progress;
use crate::screen::Screen;
use clap::Args;
use indicatif::ProgressBar;
use portolan_i18n::{Locale, ProgramKey};
use portolan_store::{Inspection, StoreError, TableId};
use std::path::{Path, PathBuf};

/// The arguments of `portolan check`.
#[derive(Args)]
pub struct CheckArgs {
    /// The data file.
    #[arg(long, default_value = "portolan.db", value_name = "FILE")]
    data: PathBuf,
}

/// What a check has found.
#[derive(Default)]
pub struct Findings {
    table_count: u64,
    entry_count: u64,
    /// The number of problems. Each was printed.
    pub problem_count: u64,
}

/// Checks a data file.
pub fn run(args: &CheckArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    ensure_readable(&args.data)?;
    let inspection = Inspection::open(&args.data).map_err(|error| store_error(&args.data, &error))?;
    let found = inspect(&inspection, locale, screen)?;
    found.print(&args.data, locale, screen)?;
    match found.problem_count {
        0 => Ok(()),
        count => {
            screen.flush()?;
            Err(CliError::Problems(args.data.clone(), count))
        }
    }
}

/// Checks data and prints each problem.
pub fn inspect(inspection: &Inspection, locale: &Locale, screen: &mut Screen) -> Result<Findings, CliError> {
    let mut check = Check { locale, screen, bar: ProgressBar::hidden(), found: Findings::default() };
    match inspection.damage() {
        Ok(damage) => damage.iter().try_for_each(|problem| check.report(problem))?,
        Err(error) => check.report(&error.to_string())?,
    }
    match inspection.table_ids() {
        Ok(ids) => check.tables(inspection, ids)?,
        Err(error) => check.report(&error.to_string())?,
    }
    check.bar.finish_and_clear();
    Ok(check.found)
}

/// A check in progress.
struct Check<'a> {
    locale: &'a Locale,
    screen: &'a mut Screen,
    bar: ProgressBar,
    found: Findings,
}

impl Check<'_> {
    /// Replays all tables.
    fn tables(
        &mut self,
        inspection: &Inspection,
        ids: Vec<Result<TableId, StoreError>>,
    ) -> Result<(), CliError> {
        self.bar = progress::count_bar(self.locale, ProgramKey::ProgressChecked);
        self.bar.set_length(ids.len() as u64);
        for id in ids {
            match id {
                Ok(id) => self.table(inspection, id)?,
                Err(error) => self.report(&error.to_string())?,
            }
            self.found.table_count += 1;
            self.bar.inc(1);
        }
        Ok(())
    }

    fn table(&mut self, inspection: &Inspection, id: TableId) -> Result<(), CliError> {
        let problem = match inspection.table(id) {
            Ok(Some((row, entries))) => {
                self.found.entry_count += entries.len() as u64;
                portolan_server::verify(row, &entries).err().map(|error| error.to_string())
            }
            Ok(None) => Some(self.locale.text(ProgramKey::NoProgress)),
            Err(error) => Some(error.to_string()),
        };
        let Some(reason) = problem else { return Ok(()) };
        let texts = [("table", id.to_string().into()), ("reason", reason.into())];
        self.report(&self.locale.format(ProgramKey::TableProblem, texts))
    }

    /// Counts and prints a problem, on one line: parts of it come from the data.
    fn report(&mut self, problem: &str) -> Result<(), CliError> {
        self.found.problem_count += 1;
        let line = problem.replace(char::is_control, " ");
        self.bar.suspend(|| self.screen.line(&line))
    }
}

impl Findings {
    /// Prints what was checked in this file.
    pub fn print(&self, file: &Path, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
        let texts = [
            ("file", file.display().to_string().into()),
            ("tables", self.table_count.into()),
            ("entries", self.entry_count.into()),
            ("problems", self.problem_count.into()),
        ];
        screen.line(&locale.format(ProgramKey::DataChecked, texts))
    }
}
