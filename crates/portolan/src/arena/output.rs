//! Where results go: to the screen, and into files. Files are opened before the first game, so that hours of play are
//! not lost to a folder that is not there.

use crate::error::CliError;
use portolan_boards::program::ErrorMessage;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// How results are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Format {
    /// Tables for people.
    Text,
    /// One JSON object.
    Json,
    /// A row for each seat of each game.
    Csv,
    /// One page with plots.
    Html,
}

/// Where results go.
#[derive(Clone, Debug, clap::Args)]
pub struct OutputArgs {
    /// How results are told: as tables, as one JSON object, as a row for each seat of each game, as a page with plots
    #[arg(long, value_name = "FORMAT", value_enum)]
    format: Option<Format>,

    /// Write to this file instead, in the format that its name ends with (.txt, .json, .csv, .html) or else in that of
    /// --format; tables still go to the screen. Can be given several times
    #[arg(long, value_name = "FILE")]
    out: Vec<PathBuf>,
}

/// All that is written to.
pub struct Output {
    screen: Format,
    files: Vec<(PathBuf, Format, BufWriter<File>)>,
}

impl Output {
    /// Opens all files. Where rows are wanted, the names of their columns are written.
    pub fn open(args: &OutputArgs, columns: &str) -> Result<Output, CliError> {
        let format = |path: &PathBuf| Ok((path.clone(), format_of(path, args.format)?));
        let wanted: Vec<(PathBuf, Format)> = args.out.iter().map(format).collect::<Result<_, CliError>>()?;
        let open = |(path, format): (PathBuf, Format)| {
            let file = File::create(&path).map_err(|cause| CliError::writing(&path, cause))?;
            Ok((path, format, BufWriter::new(file)))
        };
        let files = wanted.into_iter().map(open).collect::<Result<_, CliError>>()?;
        let screen = args.format.filter(|_| args.out.is_empty()).unwrap_or(Format::Text);
        let mut output = Output { screen, files };
        output.rows(|| columns.to_string())?;
        Ok(output)
    }

    /// Are rows written to the screen while games are played?
    pub fn has_rows_on_screen(&self) -> bool {
        self.screen == Format::Csv && io::stdout().is_terminal()
    }

    /// Writes rows, where rows are wanted.
    pub fn rows(&mut self, rows: impl FnOnce() -> String) -> Result<(), CliError> {
        let wanted = self.files.iter().any(|(_, format, _)| *format == Format::Csv);
        if self.screen != Format::Csv && !wanted {
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

    /// Writes everything else, and sees to it that all is on the disk.
    pub fn finish(mut self, told: impl Fn(Format) -> String) -> Result<(), CliError> {
        for (path, format, file) in &mut self.files {
            let written = file.write_all(told(*format).as_bytes()).and_then(|()| file.flush());
            written.map_err(|cause| CliError::writing(path, cause))?;
        }
        let mut screen = io::stdout().lock();
        screen.write_all(told(self.screen).as_bytes())?;
        Ok(screen.flush()?)
    }
}

fn format_of(path: &Path, otherwise: Option<Format>) -> Result<Format, CliError> {
    let by_name = match path.extension().and_then(|ending| ending.to_str()) {
        Some("txt") => Some(Format::Text),
        Some("json") => Some(Format::Json),
        Some("csv") => Some(Format::Csv),
        Some("html") => Some(Format::Html),
        _ => None,
    };
    by_name.or(otherwise).ok_or_else(|| ErrorMessage::HowToWrite { file: path.display().to_string() }.into())
}
