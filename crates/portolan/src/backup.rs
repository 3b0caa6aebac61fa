//! `portolan backup`: copies the data file, also while a server is using it.

use crate::error::{CliError, copy_error};
use crate::progress;
use crate::screen::Screen;
use clap::Args;
use indicatif::ProgressBar;
use portolan_i18n::{Locale, ProgramKey};
use std::fs;
use std::path::{Path, PathBuf};

/// The arguments of `portolan backup`.
#[derive(Args)]
pub struct BackupArgs {
    /// The file for the backup.
    file: PathBuf,
    /// The data file.
    #[arg(long, default_value = "portolan.db", value_name = "FILE")]
    data: PathBuf,
    /// Replace the file if it exists.
    #[arg(long)]
    overwrite: bool,
}

/// Writes a backup.
pub fn run(args: &BackupArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    ensure_readable(&args.data)?;
    let bar = copy_bar(locale);
    let copied = portolan_store::backup(&args.data, &args.file, args.overwrite, &mut |done, all| {
        show(&bar, done, all)
    });
    bar.finish_and_clear();
    copied.map_err(|error| copy_error(&args.data, &args.file, error))?;
    let texts = [("data", args.data.display().to_string()), ("file", args.file.display().to_string())];
    screen.line(&locale.format(ProgramKey::BackupWritten, texts.map(|(name, text)| (name, text.into()))))
}

/// Refuses a file that is missing or not readable, with the reason in the user's language.
pub fn ensure_readable(file: &Path) -> Result<(), CliError> {
    // Not opened: that is SQLite's part.
    fs::metadata(file).map(drop).map_err(|cause| CliError::reading(file, cause))
}

/// Returns a bar for the pages of a data file.
pub fn copy_bar(locale: &Locale) -> ProgressBar {
    progress::count_bar(locale, ProgramKey::ProgressCopied)
}

/// Shows the number of copied pages.
pub fn show(bar: &ProgressBar, done: u64, all: u64) {
    bar.set_length(all);
    bar.set_position(done);
}
