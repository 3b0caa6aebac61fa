//! The record: a text that says what a game was, so that anybody can play it again and see that it is true.
//!
//! ```text
//! portolan record 1
//! game        osaka
//! revision    1
//! components  built-in 0123456789abcdef
//! options     open-hands=no open-points=no
//! player      me Anna
//! player      greedy Bruno
//! seed        0700000000000000000000000000000000000000000000000000000000000000
//!
//! 1: token r
//! 2: token b
//! 1: buy, pay r5, pay b3
//! 2: back
//! @ 25 0123456789abcdef
//!
//! result      1 14
//! result      2 9
//! ```
//!
//! Each line of choices names a seat. `back` takes the latest choice of that seat back; the record of a finished game
//! keeps only what stood. `@` gives the position hash after so many standing choices. `result` lines (rank and
//! points, by seat) end the record of a finished game. Components that are not built in follow their hash, each line
//! behind `| `. Lines that begin with `#` are remarks.

mod read;
mod replay;
mod write;

use crate::list::GameId;
use portolan_core::{Seat, Seed, StateHash};

/// The version of this format.
pub const FORMAT: u32 = 1;

/// A record as it was read, not yet believed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which game.
    pub game: GameId,
    /// The rules revision that it was played by.
    pub revision: u32,
    /// The hash of the components.
    pub components: String,
    /// The components themselves, if they are not the built-in ones.
    pub own_components: Option<String>,
    /// Options by name.
    pub options: Vec<(String, String)>,
    /// Who played, by seat.
    pub players: Vec<RecordedPlayer>,
    /// All the luck of the game.
    pub seed: Seed,
    /// What was entered and claimed, in order.
    pub lines: Vec<RecordLine>,
    /// Rank and points of each seat, if the game was finished.
    pub results: Vec<(usize, i32)>,
}

/// Who sat at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedPlayer {
    /// What kind of player, in one word: `me`, `greedy`.
    pub kind: String,
    /// The name.
    pub name: String,
}

/// One thing that a record says of the course of the game, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordLine {
    /// The line of the text, counted from 1; 0 if there was no text yet.
    pub line: usize,
    /// What it says.
    pub content: LineContent,
}

/// What a line of a record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineContent {
    /// A seat made this choice, in notation.
    Chose(Seat, String),
    /// A seat took its latest choice back.
    TookBack(Seat),
    /// After so many standing choices the position has this hash.
    Position(usize, StateHash),
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{reason}", line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct RecordError {
    /// The line, counted from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong.
    pub reason: String,
}

impl RecordError {
    fn at(line: usize, reason: impl Into<String>) -> RecordError {
        RecordError { line: (line > 0).then_some(line), reason: reason.into() }
    }

    fn whole(reason: impl Into<String>) -> RecordError {
        RecordError { line: None, reason: reason.into() }
    }
}
