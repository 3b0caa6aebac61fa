//! `portolan restore`: replaces the data file by a backup that was checked first. The replaced data is kept.

use crate::backup::{copy_bar, ensure_readable, show};
use crate::check;
use crate::error::{CliError, copy_error, store_error};
use crate::error_message::ErrorMessage;
use crate::screen::Screen;
use clap::Args;
use portolan_i18n::{Locale, ProgramKey};
use portolan_store::Restore;
use std::path::PathBuf;

/// The arguments of `portolan restore`.
#[derive(Args)]
pub struct RestoreArgs {
    /// The backup.
    file: PathBuf,
    /// The data file.
    #[arg(long, default_value = "portolan.db", value_name = "FILE")]
    data: PathBuf,
}

/// Restores a backup.
pub fn run(args: &RestoreArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    ensure_readable(&args.file)?;
    let bar = copy_bar(locale);
    let prepared = Restore::prepare(&args.file, &args.data, &mut |done, all| show(&bar, done, all));
    bar.finish_and_clear();
    let restore = prepared.map_err(|error| copy_error(&args.file, &args.data, error))?;
    let inspection = restore.inspect().map_err(|error| store_error(&args.file, &error))?;
    let found = check::inspect(&inspection, locale, screen)?;
    drop(inspection);
    let file = args.file.display().to_string();
    if found.problem_count > 0 {
        return Err(ErrorMessage::BackupProblems { file, count: found.problem_count.to_string() }.into());
    }
    found.print(&args.file, locale, screen)?;
    let kept = restore.replace().map_err(|error| copy_error(&args.file, &args.data, error))?;
    let texts = [("data", args.data.display().to_string().into()), ("file", file.into())];
    screen.line(&locale.format(ProgramKey::Restored, texts))?;
    match kept {
        Some(kept) => {
            let file = kept.display().to_string();
            screen.line(&locale.format(ProgramKey::ReplacedData, [("file", file.into())]))
        }
        None => Ok(()),
    }
}
