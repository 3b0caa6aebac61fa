//! What goes wrong outside the rules, as one clear sentence each, in the language of whoever reads. It decides nothing about
//! output: `main` prints the sentence and exits with code 2.

use portolan_arena::{ArenaError, ContestantError, HypothesisError, MatchError};
use portolan_boards::Locale;
use portolan_boards::program::ErrorMessage;
use portolan_bots::{BotKind, UnknownBotError};
use portolan_games::core::{ComponentsError, OptionError, SetupError};
use portolan_games::{RecordError, TableError};
use portolan_store::StoreError;
use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

/// Why the program cannot go on.
#[derive(Debug)]
pub enum CliError {
    /// Anything that one sentence explains: wrong input above all.
    ErrorMessage(ErrorMessage),
    /// A file that cannot be read.
    Reading(PathBuf, io::Error),
    /// A file that cannot be written.
    Writing(PathBuf, io::Error),
    /// A record that cannot be believed.
    Record(PathBuf, RecordError),
    /// Components of one's own that cannot be used; the file, where it is known.
    Components(Option<PathBuf>, ComponentsError),
    /// The screen, the pipe or the file behind the standard output.
    Output(io::Error),
    /// Nothing more comes from the keyboard; this is to be said.
    InputEnded(String),
}

impl CliError {
    /// A file could not be read.
    pub fn reading(path: &Path, cause: io::Error) -> CliError {
        CliError::Reading(path.into(), cause)
    }

    /// A file could not be written.
    pub fn writing(path: &Path, cause: io::Error) -> CliError {
        CliError::Writing(path.into(), cause)
    }

    /// As a sentence.
    pub fn told(&self, locale: &Locale) -> String {
        let trouble = match self {
            CliError::ErrorMessage(trouble) => trouble.clone(),
            CliError::Reading(path, cause) => {
                ErrorMessage::Reading { file: shown(path), reason: reason(cause, locale) }
            }
            CliError::Writing(path, cause) => {
                ErrorMessage::Writing { file: shown(path), reason: reason(cause, locale) }
            }
            CliError::Record(path, RecordError { line, reason }) => {
                ErrorMessage::NotARecord { file: shown(path), reason: at_line(*line, reason, locale) }
            }
            CliError::Components(path, ComponentsError { line, reason }) => {
                let reason = at_line(*line, reason, locale);
                match path {
                    Some(path) => ErrorMessage::BadComponents { file: shown(path), reason },
                    None => ErrorMessage::BadComponentsFile { reason },
                }
            }
            CliError::Output(cause) => ErrorMessage::Output { reason: reason(cause, locale) },
            CliError::InputEnded(said) => return said.clone(),
        };
        trouble.told(locale)
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn at_line(line: Option<usize>, reason: &str, locale: &Locale) -> String {
    let reason = reason.to_string();
    match line {
        Some(line) => ErrorMessage::Line { line: line.to_string(), reason }.told(locale),
        None => reason,
    }
}

impl From<ErrorMessage> for CliError {
    fn from(trouble: ErrorMessage) -> CliError {
        CliError::ErrorMessage(trouble)
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
            error => of_table(&error).into(),
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
        let trouble = match error {
            ContestantError::Unknown(UnknownBotError(bot)) => {
                ErrorMessage::NoBot { bot, known: known_bots() }
            }
            ContestantError::Iterations(iterations) => ErrorMessage::NoIterations { iterations },
            ContestantError::NoSearch(bot) => ErrorMessage::Thoughtless { bot: bot.to_string() },
        };
        trouble.into()
    }
}

impl From<ArenaError> for CliError {
    fn from(error: ArenaError) -> CliError {
        match error {
            ArenaError::Table(error) => error.into(),
            ArenaError::Match(error) => of_match(error).into(),
            ArenaError::Refused { bot, choice, refusal, .. } => {
                ErrorMessage::BotRefused { bot, choice, reason: refusal }.into()
            }
            ArenaError::Unfinished => ErrorMessage::Unfinished {}.into(),
        }
    }
}

fn of_match(error: MatchError) -> ErrorMessage {
    match error {
        MatchError::BotCount { most, count } => {
            ErrorMessage::BotCount { most: most.to_string(), count: count.to_string() }
        }
        MatchError::BotTwice(bot) => ErrorMessage::BotTwice { bot },
        MatchError::TooFewSeats => ErrorMessage::TooFewSeats {},
        MatchError::NoGames => ErrorMessage::NoGamesInMatch {},
        // The program has no bots of its own.
        MatchError::OtherGame { .. } => ErrorMessage::Unfinished {},
        MatchError::Hypothesis(HypothesisError::Share) => ErrorMessage::BadBound {},
        MatchError::Hypothesis(HypothesisError::Error) => ErrorMessage::BadChance {},
    }
}

/// What is wrong with a table.
pub fn of_table(error: &TableError) -> ErrorMessage {
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

/// Data that cannot be opened.
pub fn of_data(path: &Path, error: &StoreError) -> ErrorMessage {
    let file = shown(path);
    match error {
        StoreError::Unavailable(reason) => ErrorMessage::NoData { file, reason: reason.clone() },
        StoreError::Newer { found, known } => {
            ErrorMessage::NewerData { file, found: found.to_string(), known: known.to_string() }
        }
        StoreError::Corrupt(reason) => ErrorMessage::BrokenData { file, reason: reason.clone() },
    }
}

/// The server could not be measured.
pub fn unmeasured(reason: impl Display) -> CliError {
    ErrorMessage::NotMeasured { reason: reason.to_string() }.into()
}

/// The bots that there are.
pub fn known_bots() -> String {
    BotKind::ALL.map(BotKind::name).join(", ")
}

fn known_games() -> String {
    portolan_games::GameId::ALL.iter().map(|game| game.meta().id).collect::<Vec<_>>().join(", ")
}

/// What the system says, without its number; the common cases in plain words.
fn reason(error: &io::Error, locale: &Locale) -> String {
    let trouble = match error.kind() {
        io::ErrorKind::BrokenPipe => ErrorMessage::ReaderGone {},
        io::ErrorKind::StorageFull => ErrorMessage::DiskFull {},
        io::ErrorKind::NotFound => ErrorMessage::NoFile {},
        io::ErrorKind::PermissionDenied => ErrorMessage::Denied {},
        io::ErrorKind::InvalidData => ErrorMessage::NotAText {},
        _ => return without_number(&error.to_string()),
    };
    trouble.told(locale)
}

fn without_number(text: &str) -> String {
    text.split(" (os error").next().unwrap_or(text).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_one_sentence() {
        let locale = Locale::english();
        let full = io::Error::from(io::ErrorKind::StorageFull);
        let failure = CliError::writing(Path::new("games/osaka-0001.record"), full);
        assert_eq!(failure.told(&locale), "writing games/osaka-0001.record failed: the disk is full");
        let odd = io::Error::from_raw_os_error(22);
        assert_eq!(reason(&odd, &locale), "invalid argument");
    }
}
