//! The destinations of results: the standard output and files. Files are created before the first game, so that a wrong
//! path does not waste hours of play.

use crate::error::CliError;
use crate::error_message::ErrorMessage;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// The format of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Format {
    /// Tables in plain text.
    Text,
    /// One JSON object.
    Json,
    /// A row for each seat of each game.
    Csv,
    /// A page with plots.
    Html,
}

/// The arguments for the destinations of results.
#[derive(Clone, Debug, clap::Args)]
pub struct OutputArgs {
    /// The format of results
    #[arg(long, value_name = "FORMAT", value_enum)]
    format: Option<Format>,

    /// Write the results to this file too; its extension (.txt, .json, .csv, .html) determines the format, otherwise
    /// --format does. Repeatable
    #[arg(long, value_name = "FILE")]
    out: Vec<PathBuf>,
}

/// All open destinations.
pub struct Output {
    screen: Format,
    files: Vec<(PathBuf, Format, BufWriter<File>)>,
}

impl Output {
    /// Creates all files, and writes the column names to those with rows.
    pub fn open(args: &OutputArgs, columns: &str) -> Result<Output, CliError> {
        let format = |path: &PathBuf| Ok((path.clone(), format_of(path, args.format)?));
        let files: Vec<(PathBuf, Format)> = args.out.iter().map(format).collect::<Result<_, CliError>>()?;
        let open = |(path, format): (PathBuf, Format)| {
            let file = File::create(&path).map_err(|cause| CliError::writing(&path, cause))?;
            Ok((path, format, BufWriter::new(file)))
        };
        let files = files.into_iter().map(open).collect::<Result<_, CliError>>()?;
        let screen = args.format.filter(|_| args.out.is_empty()).unwrap_or(Format::Text);
        let mut output = Output { screen, files };
        output.rows(|| columns.to_string())?;
        Ok(output)
    }

    /// Whether rows are printed to a terminal while games are played.
    pub fn has_rows_on_screen(&self) -> bool {
        self.screen == Format::Csv && io::stdout().is_terminal()
    }

    /// Writes rows to the destinations in the format CSV.
    pub fn rows(&mut self, rows: impl FnOnce() -> String) -> Result<(), CliError> {
        let in_files = self.files.iter().any(|(_, format, _)| *format == Format::Csv);
        if self.screen != Format::Csv && !in_files {
            return Ok(());
        }
        let rows = rows();
        if self.screen == Format::Csv {
            io::stdout().write_all(rows.as_bytes())?;
        }
        for (path, _, file) in self.files.iter_mut().filter(|(_, format, _)| *format == Format::Csv) {
            file.write_all(rows.as_bytes()).map_err(|cause| CliError::writing(path, cause))?;
        }
        Ok(())
    }

    /// Writes the results in all other formats, and flushes.
    pub fn finish(mut self, render: impl Fn(Format) -> String) -> Result<(), CliError> {
        for (path, format, file) in &mut self.files {
            let written = file.write_all(render(*format).as_bytes()).and_then(|()| file.flush());
            written.map_err(|cause| CliError::writing(path, cause))?;
        }
        let mut screen = io::stdout().lock();
        screen.write_all(render(self.screen).as_bytes())?;
        Ok(screen.flush()?)
    }
}

fn format_of(path: &Path, default: Option<Format>) -> Result<Format, CliError> {
    let by_extension = match path.extension().and_then(|extension| extension.to_str()) {
        Some("txt") => Some(Format::Text),
        Some("json") => Some(Format::Json),
        Some("csv") => Some(Format::Csv),
        Some("html") => Some(Format::Html),
        _ => None,
    };
    by_extension
        .or(default)
        .ok_or_else(|| ErrorMessage::UnknownFormat { file: path.display().to_string() }.into())
}
