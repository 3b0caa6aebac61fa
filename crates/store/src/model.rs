//! The rows that are kept.

use crate::ids::{PersonId, TableId, TokenHash};

/// Milliseconds since 1970.
pub type Millis = i64;

/// Somebody who comes for the first time.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// Its id.
    pub id: PersonId,
    /// By which its browser is recognised.
    pub token: TokenHash,
    /// How others see it.
    pub name: String,
    /// When.
    pub at: Millis,
}

/// Somebody who plays or hosts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Its id.
    pub id: PersonId,
    /// How others see it.
    pub name: String,
    /// The language it chose, as a short code; none: what the browser asks for.
    pub language: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person(PersonId),
    /// A bot of this kind, for itself.
    Bot(String),
    /// A bot of this kind, for a person who can take the seat back.
    StandIn(String, PersonId),
}

impl Sitter {
    /// The person whose seat it is.
    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Sitter::Person(id) | Sitter::StandIn(_, id) => Some(*id),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }

    /// The kind of bot that chooses.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Bot(kind) | Sitter::StandIn(kind, _) => Some(kind),
            Sitter::Open | Sitter::Person(_) => None,
        }
    }
}

/// A seat of a table. Seats are numbered from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who sits there.
    pub sitter: Sitter,
    /// The name that others see.
    pub name: String,
}

/// A table that begins.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// Who made it.
    pub host: PersonId,
    /// Which game.
    pub game: String,
    /// All that was settled, with the seed: secret while the game lasts.
    pub setup: String,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The secret of each seat's invitation, in the same order.
    pub invites: Vec<TokenHash>,
    /// The secret of the link for spectators.
    pub spectators: TokenHash,
    /// Who must choose first, as bits of seats.
    pub to_act: u8,
    /// It is somebody's first game: sentences at the right moments help along.
    pub guided: bool,
    /// Whoever must choose may ask a bot for advice.
    pub hints: bool,
    /// When.
    pub at: Millis,
}

/// A table as it was made, and how far it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// Who made it.
    pub host: PersonId,
    /// Which game.
    pub game: String,
    /// All that was settled, with the seed.
    pub setup: String,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// How far it is.
    pub standing: Standing,
    /// When it was made.
    pub made_at: Millis,
    /// Bots answer at once.
    pub fast: bool,
    /// Sentences at the right moments help along.
    pub guided: bool,
    /// Whoever must choose may ask a bot for advice.
    pub hints: bool,
    /// The table that was made for a rematch.
    pub rematch: Option<TableId>,
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// How many entries there are.
    pub entry_count: u32,
    /// Who must choose, as bits of seats.
    pub to_act: u8,
    /// How it ended, once it has.
    pub outcome: Option<String>,
    /// When something last happened.
    pub changed_at: Millis,
}

/// A line in somebody's list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// Which table.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// How far it is.
    pub standing: Standing,
}

/// One thing that was entered at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who entered it.
    pub seat: u8,
    /// A choice in notation, or that one was taken back.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// An entry to be kept, and how far the table is with it.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// Its place among the entries of the table, counted from 0.
    pub index: u32,
    /// What is entered.
    pub entry: Entry,
    /// Who must choose then, as bits of seats.
    pub to_act: u8,
    /// How the game ended, if it did.
    pub outcome: Option<String>,
}

/// What came of an [`Append`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is kept, and on the disk.
    Kept,
    /// Its place is not the next one of the table: another entry has it already. Nothing was changed.
    Taken,
}
