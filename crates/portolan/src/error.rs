//! The error type of the program. `main` prints an error as one sentence and exits with code 2; problems that a check found are
//! an error with code 1.

use crate::error_message::ErrorMessage;
use portolan_arena::{ArenaError, ContestantError, HypothesisError, MatchError};
use portolan_bots::{BotKind, UnknownBotError};
use portolan_games::core::{ComponentsError, OptionError, SetupError};
use portolan_games::{RecordError, TableError};
use portolan_i18n::Locale;
use portolan_store::{CopyError, StoreError};
use std::io;
use std::path::{Path, PathBuf};

/// An error that ends the program.
#[derive(Debug)]
pub enum CliError {
    /// Mostly invalid input.
    Message(ErrorMessage),
    /// A file that cannot be read.
    Reading(PathBuf, io::Error),
    /// A file that cannot be written.
    Writing(PathBuf, io::Error),
    /// An invalid record.
    Record(PathBuf, RecordError),
    /// Invalid components, with their file if it is known.
    Components(Option<PathBuf>, ComponentsError),
    /// Writing to the standard output failed.
    Output(io::Error),
    /// The standard input has ended; contains the message.
    InputEnded(String),
    /// A check of the data in this file found this number of problems.
    Problems(PathBuf, u64),
}

impl CliError {
    /// Returns the error for a file that cannot be read.
    pub fn reading(path: &Path, cause: io::Error) -> CliError {
        CliError::Reading(path.into(), cause)
    }

    /// Returns the error for a file that cannot be written.
    pub fn writing(path: &Path, cause: io::Error) -> CliError {
        CliError::Writing(path.into(), cause)
    }

    /// Returns the exit code of the program.
    pub fn exit_code(&self) -> u8 {
        if matches!(self, CliError::Problems(..)) { 1 } else { 2 }
    }

    /// Returns the error as a sentence.
    pub fn text(&self, locale: &Locale) -> String {
        let message = match self {
            CliError::Message(message) => message.clone(),
            CliError::Reading(path, cause) => {
                ErrorMessage::Reading { file: display(path), reason: reason(cause, locale) }
            }
            CliError::Writing(path, cause) => {
                ErrorMessage::Writing { file: display(path), reason: reason(cause, locale) }
            }
            CliError::Record(path, RecordError { line, reason }) => {
                ErrorMessage::NotARecord { file: display(path), reason: at_line(*line, reason, locale) }
            }
            CliError::Components(path, ComponentsError { line, reason }) => {
                let reason = at_line(*line, reason, locale);
                match path {
                    Some(path) => ErrorMessage::BadComponents { file: display(path), reason },
                    None => ErrorMessage::BadComponentsFile { reason },
                }
            }
            CliError::Output(cause) => ErrorMessage::Output { reason: reason(cause, locale) },
            CliError::InputEnded(message) => return message.clone(),
            CliError::Problems(path, count) => {
                ErrorMessage::DataProblems { file: display(path), count: count.to_string() }
            }
        };
        message.text(locale)
    }
}

fn display(path: &Path) -> String {
    path.display().to_string()
}

fn at_line(line: Option<usize>, reason: &str, locale: &Locale) -> String {
    let reason = reason.to_string();
    match line {
        Some(line) => ErrorMessage::Line { line: line.to_string(), reason }.text(locale),
        None => reason,
    }
}

impl From<ErrorMessage> for CliError {
    fn from(message: ErrorMessage) -> CliError {
        CliError::Message(message)
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        CliError::Output(error)
    }
}

impl From<TableError> for CliError {
    fn from(error: TableError) -> CliError {
        match error {
            TableError::Components(error) | TableError::Setup(SetupError::Components(error)) => {
                CliError::Components(None, error)
            }
            error => table_error(&error).into(),
        }
    }
}

impl From<SetupError> for CliError {
    fn from(error: SetupError) -> CliError {
        TableError::from(error).into()
    }
}

impl From<ComponentsError> for CliError {
    fn from(error: ComponentsError) -> CliError {
        CliError::Components(None, error)
    }
}

impl From<ContestantError> for CliError {
    fn from(error: ContestantError) -> CliError {
        let message = match error {
            ContestantError::UnknownBot(UnknownBotError(bot)) => {
                ErrorMessage::NoBot { bot, known: known_bots() }
            }
            ContestantError::InvalidIterations(iterations) => ErrorMessage::BadIterations { iterations },
            ContestantError::NoSearch(bot) => ErrorMessage::BotWithoutSearch { bot: bot.to_string() },
        };
        message.into()
    }
}

impl From<ArenaError> for CliError {
    fn from(error: ArenaError) -> CliError {
        match error {
            ArenaError::Table(error) => error.into(),
            ArenaError::Match(error) => match_error(error).into(),
            ArenaError::IllegalChoice { bot, choice, refusal, .. } => {
                ErrorMessage::BotRefused { bot, choice, reason: refusal }.into()
            }
            ArenaError::Unfinished => ErrorMessage::Unfinished {}.into(),
        }
    }
}

fn match_error(error: MatchError) -> ErrorMessage {
    match error {
        MatchError::BotCount { most, count } => {
            ErrorMessage::BotCount { most: most.to_string(), count: count.to_string() }
        }
        MatchError::BotTwice(bot) => ErrorMessage::BotTwice { bot },
        MatchError::TooFewSeats => ErrorMessage::TooFewSeats {},
        MatchError::NoGames => ErrorMessage::NoGamesInMatch {},
        // The program has no bots of its own.
        MatchError::OtherGame { .. } => ErrorMessage::Unfinished {},
        MatchError::Hypothesis(HypothesisError::InvalidShare) => ErrorMessage::BadBound {},
        MatchError::Hypothesis(HypothesisError::InvalidErrorRate) => ErrorMessage::BadChance {},
    }
}

/// Returns the message for an invalid table.
pub fn table_error(error: &TableError) -> ErrorMessage {
    match error {
        TableError::UnknownGame(game) => ErrorMessage::NoGame { game: game.clone(), known: known_games() },
        TableError::Option(OptionError::Unknown { option, known }) => {
            ErrorMessage::NoOption { option: option.clone(), known: known.clone() }
        }
        TableError::Option(OptionError::Value { option, value, known }) => {
            ErrorMessage::NoSuchValue { option: option.clone(), value: value.clone(), known: known.clone() }
        }
        TableError::Setup(SetupError::WrongSeatCount { game, least, most, seats }) => {
            ErrorMessage::WrongSeatCount {
                game: game.to_string(),
                least: least.to_string(),
                most: most.to_string(),
                seats: seats.to_string(),
            }
        }
        TableError::Setup(SetupError::UnknownRevision { game, oldest, newest, revision }) => {
            ErrorMessage::UnknownRevision {
                game: game.to_string(),
                oldest: oldest.to_string(),
                newest: newest.to_string(),
                revision: revision.to_string(),
            }
        }
        TableError::Components(error) | TableError::Setup(SetupError::Components(error)) => {
            ErrorMessage::BadComponentsFile { reason: error.to_string() }
        }
    }
}

/// Returns the message for a data file that cannot be opened.
pub fn store_error(path: &Path, error: &StoreError) -> ErrorMessage {
    let file = display(path);
    match error {
        StoreError::Unavailable(reason) => {
            ErrorMessage::NoData { file, reason: system_text(reason).to_string() }
        }
        StoreError::InUse => ErrorMessage::DataInUse { file },
        StoreError::Foreign => ErrorMessage::ForeignData { file },
        StoreError::Newer { found, known } => {
            ErrorMessage::NewerData { file, found: found.to_string(), known: known.to_string() }
        }
        StoreError::Corrupt(reason) => ErrorMessage::BrokenData { file, reason: reason.clone() },
    }
}

/// Returns the error for data that cannot be copied from one file to another.
pub fn copy_error(from: &Path, to: &Path, error: CopyError) -> CliError {
    match error {
        // Only the data that would be replaced can be in use.
        CopyError::Store(error @ StoreError::InUse) => store_error(to, &error).into(),
        CopyError::Store(error) => store_error(from, &error).into(),
        CopyError::Writing(cause) if cause.kind() == io::ErrorKind::AlreadyExists => {
            ErrorMessage::FileExists { file: display(to) }.into()
        }
        CopyError::Writing(cause) => CliError::writing(to, cause),
        CopyError::SameFile => ErrorMessage::SameFile { file: display(to) }.into(),
    }
}

/// Returns the names of all bots.
pub fn known_bots() -> String {
    BotKind::ALL.map(BotKind::name).join(", ")
}

fn known_games() -> String {
    portolan_games::GameId::ALL.iter().map(|game| game.meta().id).collect::<Vec<_>>().join(", ")
}

/// Returns the reason of an I/O error: our own words for common ones, otherwise the system's message without its number.
fn reason(error: &io::Error, locale: &Locale) -> String {
    let message = match error.kind() {
        io::ErrorKind::BrokenPipe => ErrorMessage::BrokenPipe {},
        io::ErrorKind::StorageFull => ErrorMessage::DiskFull {},
        io::ErrorKind::NotFound => ErrorMessage::NoFile {},
        io::ErrorKind::PermissionDenied => ErrorMessage::Denied {},
        io::ErrorKind::InvalidData => ErrorMessage::NotText {},
        _ => return without_number(&error.to_string()),
    };
    message.text(locale)
}

fn without_number(text: &str) -> String {
    system_text(text).to_lowercase()
}

/// Returns a message of the system without its number.
fn system_text(text: &str) -> &str {
    text.split(" (os error").next().unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_sentence() {
        let locale = Locale::english();
        let full = io::Error::from(io::ErrorKind::StorageFull);
        let error = CliError::writing(Path::new("games/osaka-0001.record"), full);
        assert_eq!(error.text(&locale), "cannot write games/osaka-0001.record: the disk is full");
        let odd = io::Error::from_raw_os_error(22);
        assert_eq!(reason(&odd, &locale), "invalid argument");
    }
}
