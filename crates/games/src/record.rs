//! Records: a text with everything needed to replay a game and to verify it.
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
//! has standing choices only. `@` states the number of standing choices and the state hash. `result` lines (rank and
//! points, by seat) end the record of a finished game. Components that are not built in follow their hash, each line
//! after `| `. Lines that begin with `#` are comments.

mod read;
mod replay;
mod write;

use crate::list::GameId;
use portolan_core::{Seat, Seed, StateHash};

/// The version of this format.
pub const FORMAT: u32 = 1;

/// A parsed record, not yet verified.
///
/// ```
/// use portolan_games::core::{SeatCount, Seed};
/// use portolan_games::{AnyTable, GameId, Record, RecordedPlayer, TableSetup};
///
/// let seats = SeatCount::new(2).unwrap();
/// let mut table = AnyTable::new(&TableSetup::standard(GameId::Osaka, seats, Seed::from_number(7)))?;
/// let seat = table.to_act().first().unwrap();
/// table.choose(seat, table.choices(seat)[0]).unwrap();
///
/// let player = |name: &str| RecordedPlayer { kind: "me".to_string(), name: name.to_string() };
/// let text = Record::of(&table, vec![player("Anna"), player("Bruno")]).to_string();
/// let replayed = Record::parse(&text)?.replay()?;
/// assert_eq!(replayed.state_hash(), table.state_hash());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game.
    pub game: GameId,
    /// The rules revision.
    pub revision: u32,
    /// The hash of the components.
    pub components: String,
    /// The text of the components; `None` for the built-in ones.
    pub own_components: Option<String>,
    /// Options by name.
    pub options: Vec<(String, String)>,
    /// The players, by seat.
    pub players: Vec<RecordedPlayer>,
    /// The source of the game's randomness.
    pub seed: Seed,
    /// The choices, undos and state hashes, in order.
    pub lines: Vec<RecordLine>,
    /// Rank and points of each seat; empty if the game is not over.
    pub results: Vec<(usize, i32)>,
}

/// A player in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedPlayer {
    /// The kind of player, in one word: `me`, `greedy`.
    pub kind: String,
    /// The name.
    pub name: String,
}

/// One statement of a record about the course of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordLine {
    /// The line of the text, counted from 1; 0 if the record was not parsed from a text.
    pub line: usize,
    /// The statement.
    pub content: LineContent,
}

/// A statement of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineContent {
    /// A seat made this choice, in notation.
    Chose(Seat, String),
    /// A seat took its latest choice back.
    TookBack(Seat),
    /// After this number of standing choices the state has this hash.
    Position(usize, StateHash),
}

/// An error in a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{reason}", line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct RecordError {
    /// The line, counted from 1; `None` if unknown.
    pub line: Option<usize>,
    /// A description of the error.
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
