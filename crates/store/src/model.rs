//! The data that a store receives and returns.

use crate::ids::{DeviceId, PersonId, TableId, TokenHash};

/// Milliseconds since 1970.
pub type Millis = i64;

/// A new person.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// The id.
    pub id: PersonId,
    /// The token of the first device.
    pub token: TokenHash,
    /// The first device.
    pub device: NewDevice,
    /// The name that others see.
    pub name: String,
    /// The time of creation.
    pub at: Millis,
}

/// A new device of a person.
#[derive(Clone, Debug)]
pub struct NewDevice {
    /// The id.
    pub id: DeviceId,
    /// The kind of device, as a code of the caller.
    pub kind: String,
}

/// A device of a person: a browser or program with a token of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The id.
    pub id: DeviceId,
    /// The kind of device, as a code of the caller; empty if unknown.
    pub kind: String,
    /// The time of creation.
    pub made_at: Millis,
    /// The last stored use.
    pub used_at: Millis,
}

/// A person and the device whose token identified them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Login {
    /// The person.
    pub person: Person,
    /// The device.
    pub device: DeviceId,
    /// The last stored use of the device.
    pub used_at: Millis,
}

/// A one-time code that adds a device to a person.
#[derive(Clone, Debug)]
pub struct NewDeviceCode {
    /// The person. A new code replaces their previous one.
    pub person: PersonId,
    /// The hash of the code.
    pub code: TokenHash,
    /// When the code becomes invalid.
    pub expires_at: Millis,
}

/// A device to add with a one-time code.
#[derive(Clone, Debug)]
pub struct UsedDeviceCode {
    /// The hash of the code.
    pub code: TokenHash,
    /// The token of the new device.
    pub token: TokenHash,
    /// The new device.
    pub device: NewDevice,
    /// The maximum number of devices of a person.
    pub max_devices: u32,
    /// The current time.
    pub at: Millis,
}

/// The outcome of using a one-time code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeOutcome {
    /// The device was added, and the code is used up.
    Added(Person),
    /// There is no such code, or it was used or has expired.
    Unknown,
    /// The person has the maximum number of devices. The code stays valid.
    TooManyDevices,
}

/// The outcome of one batch of [`forget_guests`](crate::Store::forget_guests).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuestBatch {
    /// The number of people that were removed.
    pub removed: u32,
    /// The last person of the batch, after whom the next one begins; `None` if there are no more people.
    pub last: Option<PersonId>,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// The code of the chosen language; `None` uses the language of the browser.
    pub language: Option<String>,
}

/// Who occupies a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// The seat is free.
    Open,
    /// A person.
    Person(PersonId),
    /// A bot of this kind.
    Bot(String),
    /// A bot of this kind in place of a person, who can take the seat back.
    StandIn(String, PersonId),
    /// A bot of this kind in place of a person who gave the seat up for good.
    Resigned(String),
}

impl Occupant {
    /// Returns the person to whom the seat belongs.
    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Occupant::Person(id) | Occupant::StandIn(_, id) => Some(*id),
            Occupant::Open | Occupant::Bot(_) | Occupant::Resigned(_) => None,
        }
    }

    /// Returns the kind of the bot that chooses.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Occupant::Bot(kind) | Occupant::StandIn(kind, _) | Occupant::Resigned(kind) => Some(kind),
            Occupant::Open | Occupant::Person(_) => None,
        }
    }
}

/// A seat of a table. Seats are numbered from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who occupies the seat.
    pub occupant: Occupant,
    /// The name that others see.
    pub name: String,
}

/// What happened to the player of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatEvent {
    /// A person took the free seat.
    Joined,
    /// The host gave the free seat to a bot.
    GivenToBot,
    /// A bot stands in because the person wished it.
    HandedToBot,
    /// A bot stands in because the person was absent; another person decided it.
    Replaced,
    /// The person took the seat back from the bot.
    Returned,
    /// The person gave the seat up for good.
    Resigned,
}

/// A change of the player of a seat, in the history of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatChange {
    /// The seat.
    pub seat: u8,
    /// What happened.
    pub event: SeatEvent,
    /// The name of the person who did it.
    pub by: String,
    /// The number of entries before the change.
    pub entry_count: u32,
    /// The time.
    pub at: Millis,
}

/// A change of a seat to be stored.
#[derive(Clone, Debug)]
pub struct Reseat {
    /// The table.
    pub table: TableId,
    /// The current occupant. If the seat has another one, nothing is changed.
    pub old: SeatRow,
    /// The new occupant.
    pub new: SeatRow,
    /// The row for the history of the table. It names the seat.
    pub change: SeatChange,
}

/// Why a table was ended before the end of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closure {
    /// The host closed it.
    ByHost,
    /// All people have resigned.
    Abandoned,
    /// It was unused for a long time.
    Expired,
}

/// A new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The id.
    pub id: TableId,
    /// The person who opened it.
    pub host: PersonId,
    /// The id of the game.
    pub game: String,
    /// The options and the seed. Secret until the game ends.
    pub setup: String,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// The invitation of each seat, in the same order.
    pub invites: Vec<TokenHash>,
    /// The spectator link.
    pub spectators: TokenHash,
    /// The seats that must choose first, as bits.
    pub to_act: u8,
    /// Whether lessons are shown.
    pub guided: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// How long a person must be to move before others may let a bot stand in; `None`: never.
    pub stand_in_after: Option<Millis>,
    /// The time of creation.
    pub at: Millis,
}

/// A stored table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The id.
    pub id: TableId,
    /// The person who opened it.
    pub host: PersonId,
    /// The id of the game.
    pub game: String,
    /// The options and the seed. Secret until the game ends.
    pub setup: String,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// The progress of the game.
    pub progress: Progress,
    /// The time of creation.
    pub made_at: Millis,
    /// Whether bots choose without a delay.
    pub fast: bool,
    /// Whether lessons are shown.
    pub guided: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// How long a person must be to move before others may let a bot stand in; `None`: never.
    pub stand_in_after: Option<Millis>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// Why the table was ended before the end of its game; `None` if it was not.
    pub closure: Option<Closure>,
    /// The changes of players, in order.
    pub seat_changes: Vec<SeatChange>,
}

/// The progress of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The number of entries.
    pub entry_count: u32,
    /// The seats that must choose, as bits.
    pub to_act: u8,
    /// The outcome; `None` while the game is running.
    pub outcome: Option<String>,
    /// The time of the last entry that is not secret.
    pub changed_at: Millis,
}

/// A table in a person's list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// The id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// The progress of the game.
    pub progress: Progress,
    /// Why the table was ended before the end of its game; `None` if it was not.
    pub closure: Option<Closure>,
}

/// An entry of a table: a choice or an undo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The seat that made it.
    pub seat: u8,
    /// The choice in notation, or the word for an undo.
    pub text: String,
    /// The time.
    pub at: Millis,
}

/// An entry to be stored, with the progress of the table after it.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The index of the entry, counted from 0.
    pub index: u32,
    /// The entry.
    pub entry: Entry,
    /// The seats that must choose after the entry, as bits.
    pub to_act: u8,
    /// The outcome, if the entry ends the game.
    pub outcome: Option<String>,
    /// Whether other players notice nothing of the entry. It then does not change the time of the last change, by which lists of
    /// tables are sorted.
    pub is_secret: bool,
}

/// The outcome of an [`Append`] that could be executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AppendOutcome {
    /// The entry is on disk.
    Stored,
    /// The index is not the next one of the table, usually because another entry has it. Nothing was changed.
    Conflict,
}
