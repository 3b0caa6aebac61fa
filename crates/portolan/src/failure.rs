//! What goes wrong outside the rules, as one clear sentence each, in the language of whoever reads. It decides nothing about
//! output: `main` prints the sentence and exits with code 2.

use portolan_arena::{ArenaError, NoContestant, NoMatch, NoQuestion};
use portolan_boards::Words;
use portolan_boards::program::Trouble;
use portolan_bots::{BotKind, UnknownBot};
use portolan_games::core::{ComponentsError, OptionError, SetupError};
use portolan_games::{RecordError, TableError};
use portolan_store::StoreError;
use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

/// Why the program cannot go on.
#[derive(Debug)]
pub enum Failure {
    /// Anything that one sentence explains: wrong input above all.
    Trouble(Trouble),
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

impl Failure {
    /// A file could not be read.
    pub fn reading(path: &Path, cause: io::Error) -> Failure {
        Failure::Reading(path.into(), cause)
    }

    /// A file could not be written.
    pub fn writing(path: &Path, cause: io::Error) -> Failure {
        Failure::Writing(path.into(), cause)
    }

    /// As a sentence.
    pub fn told(&self, words: &Words) -> String {
        let trouble = match self {
            Failure::Trouble(trouble) => trouble.clone(),
            Failure::Reading(path, cause) => {
                Trouble::Reading { file: shown(path), reason: reason(cause, words) }
            }
            Failure::Writing(path, cause) => {
                Trouble::Writing { file: shown(path), reason: reason(cause, words) }
            }
            Failure::Record(path, RecordError { line, reason }) => {
                Trouble::NotARecord { file: shown(path), reason: at_line(*line, reason, words) }
            }
            Failure::Components(path, ComponentsError { line, reason }) => {
                let reason = at_line(*line, reason, words);
                match path {
                    Some(path) => Trouble::BadComponents { file: shown(path), reason },
                    None => Trouble::BadComponentsFile { reason },
                }
            }
            Failure::Output(cause) => Trouble::Output { reason: reason(cause, words) },
            Failure::InputEnded(said) => return said.clone(),
        };
        trouble.told(words)
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn at_line(line: Option<usize>, reason: &str, words: &Words) -> String {
    let reason = reason.to_string();
    match line {
        Some(line) => Trouble::Line { line: line.to_string(), reason }.told(words),
        None => reason,
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure::Trouble(trouble)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Failure {
        match error {
            TableError::Components(error) | TableError::Setup(SetupError::Components(error)) => {
                Failure::Components(None, error)
            }
            error => of_table(&error).into(),
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        TableError::from(error).into()
    }
}

impl From<ComponentsError> for Failure {
    fn from(error: ComponentsError) -> Failure {
        Failure::Components(None, error)
    }
}

impl From<NoContestant> for Failure {
    fn from(error: NoContestant) -> Failure {
        let trouble = match error {
            NoContestant::Unknown(UnknownBot(bot)) => Trouble::NoBot { bot, known: known_bots() },
            NoContestant::Iterations(iterations) => Trouble::NoIterations { iterations },
            NoContestant::Thoughtless(bot) => Trouble::Thoughtless { bot: bot.to_string() },
        };
        trouble.into()
    }
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Failure {
        match error {
            ArenaError::Table(error) => error.into(),
            ArenaError::Match(error) => of_match(error).into(),
            ArenaError::Refused { bot, choice, refusal, .. } => {
                Trouble::BotRefused { bot, choice, reason: refusal }.into()
            }
            ArenaError::Unfinished => Trouble::Unfinished {}.into(),
        }
    }
}

fn of_match(error: NoMatch) -> Trouble {
    match error {
        NoMatch::BotCount { most, count } => {
            Trouble::BotCount { most: most.to_string(), count: count.to_string() }
        }
        NoMatch::BotTwice(bot) => Trouble::BotTwice { bot },
        NoMatch::TooFewSeats => Trouble::TooFewSeats {},
        NoMatch::NoGames => Trouble::NoGamesInMatch {},
        NoMatch::Question(NoQuestion::Share) => Trouble::BadBound {},
        NoMatch::Question(NoQuestion::Error) => Trouble::BadChance {},
    }
}

/// What is wrong with a table.
pub fn of_table(error: &TableError) -> Trouble {
    match error {
        TableError::UnknownGame(game) => Trouble::NoGame { game: game.clone(), known: known_games() },
        TableError::Option(OptionError::Unknown { option, known }) => {
            Trouble::NoOption { option: option.clone(), known: known.clone() }
        }
        TableError::Option(OptionError::Value { option, value, known }) => {
            Trouble::NoSuchValue { option: option.clone(), value: value.clone(), known: known.clone() }
        }
        TableError::Setup(SetupError::WrongSeatCount { game, least, most, seats }) => {
            Trouble::WrongSeatCount {
                game: game.to_string(),
                least: least.to_string(),
                most: most.to_string(),
                seats: seats.to_string(),
            }
        }
        TableError::Setup(SetupError::UnknownRevision { game, oldest, newest, revision }) => {
            Trouble::UnknownRevision {
                game: game.to_string(),
                oldest: oldest.to_string(),
                newest: newest.to_string(),
                revision: revision.to_string(),
            }
        }
        TableError::Components(error) | TableError::Setup(SetupError::Components(error)) => {
            Trouble::BadComponentsFile { reason: error.to_string() }
        }
    }
}

/// Data that cannot be opened.
pub fn of_data(path: &Path, error: &StoreError) -> Trouble {
    let file = shown(path);
    match error {
        StoreError::Unavailable(reason) => Trouble::NoData { file, reason: reason.clone() },
        StoreError::Newer { found, known } => {
            Trouble::NewerData { file, found: found.to_string(), known: known.to_string() }
        }
        StoreError::Corrupt(reason) => Trouble::BrokenData { file, reason: reason.clone() },
    }
}

/// The server could not be measured.
pub fn unmeasured(reason: impl Display) -> Failure {
    Trouble::NotMeasured { reason: reason.to_string() }.into()
}

/// The bots that there are.
pub fn known_bots() -> String {
    BotKind::ALL.map(BotKind::name).join(", ")
}

fn known_games() -> String {
    portolan_games::GameId::ALL.iter().map(|game| game.meta().id).collect::<Vec<_>>().join(", ")
}

/// What the system says, without its number; the common cases in plain words.
fn reason(error: &io::Error, words: &Words) -> String {
    let trouble = match error.kind() {
        io::ErrorKind::BrokenPipe => Trouble::ReaderGone {},
        io::ErrorKind::StorageFull => Trouble::DiskFull {},
        io::ErrorKind::NotFound => Trouble::NoFile {},
        io::ErrorKind::PermissionDenied => Trouble::Denied {},
        io::ErrorKind::InvalidData => Trouble::NotAText {},
        _ => return without_number(&error.to_string()),
    };
    trouble.told(words)
}

fn without_number(text: &str) -> String {
    text.split(" (os error").next().unwrap_or(text).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_one_sentence() {
        let words = Words::english();
        let full = io::Error::from(io::ErrorKind::StorageFull);
        let failure = Failure::writing(Path::new("games/osaka-0001.record"), full);
        assert_eq!(failure.told(&words), "writing games/osaka-0001.record failed: the disk is full");
        let odd = io::Error::from_raw_os_error(22);
        assert_eq!(reason(&odd, &words), "invalid argument");
    }
}
