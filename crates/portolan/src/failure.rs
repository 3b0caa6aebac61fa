//! What goes wrong outside the rules, as one clear sentence each. It decides nothing about output: `main` prints the
//! sentence and exits with code 2.

use portolan_arena::ArenaError;
use portolan_games::TableError;
use portolan_games::core::{ComponentsError, SetupError};
use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

/// Why the program cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Anything that one sentence explains: wrong input above all.
    #[error("{0}")]
    Input(String),
    /// A table that cannot be.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A file that cannot be read or written.
    #[error("{doing} {path} failed: {}", reason(.cause), path = .path.display())]
    File {
        /// What was tried: `reading` or `writing`.
        doing: &'static str,
        /// Which file.
        path: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
    /// The screen, the pipe or the file behind the standard output.
    #[error("the output cannot be written: {}", reason(.0))]
    Output(#[from] io::Error),
    /// Nothing more comes from the keyboard.
    #[error("{0}")]
    InputEnded(String),
}

impl Failure {
    /// A sentence of one's own.
    pub fn input(sentence: impl Display) -> Failure {
        Failure::Input(sentence.to_string())
    }

    /// A file could not be read.
    pub fn reading(path: &Path, cause: io::Error) -> Failure {
        Failure::File { doing: "reading", path: path.into(), cause }
    }

    /// A file could not be written.
    pub fn writing(path: &Path, cause: io::Error) -> Failure {
        Failure::File { doing: "writing", path: path.into(), cause }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        TableError::from(error).into()
    }
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Failure {
        match error {
            ArenaError::Table(error) => error.into(),
            error => Failure::input(error),
        }
    }
}

impl From<ComponentsError> for Failure {
    fn from(error: ComponentsError) -> Failure {
        TableError::from(error).into()
    }
}

/// What the system says, without its number; the common cases in plain words.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::BrokenPipe => "whoever was reading it has stopped".into(),
        io::ErrorKind::StorageFull => "the disk is full".into(),
        io::ErrorKind::NotFound => "there is no such file".into(),
        io::ErrorKind::PermissionDenied => "permission is denied".into(),
        io::ErrorKind::InvalidData => "it is not a text".into(),
        _ => without_number(&error.to_string()),
    }
}

fn without_number(text: &str) -> String {
    text.split(" (os error").next().unwrap_or(text).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_one_sentence() {
        let full = io::Error::from(io::ErrorKind::StorageFull);
        let failure = Failure::writing(Path::new("games/osaka-0001.record"), full);
        assert_eq!(failure.to_string(), "writing games/osaka-0001.record failed: the disk is full");
        let odd = io::Error::from_raw_os_error(22);
        assert_eq!(reason(&odd), "invalid argument");
    }
}
