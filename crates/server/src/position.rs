//! A snapshot of a table between two changes: the game, the players on its seats, and what identifies each decision.

use crate::error::ServerError;
use crate::links::Links;
use portolan_boards::{Locale, names};
use portolan_games::core::{Seat, Viewer};
use portolan_games::{AnyChoice, AnyTable, Record};
use portolan_store::{Entry, Occupant, PersonId, SeatRow, Store, TableId, TableRow};
use std::sync::Arc;

/// The text of an entry that takes a choice back.
pub(crate) const TAKE_BACK: &str = "back";

/// Who makes a choice for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// The person on the seat.
    Person(PersonId),
    /// The bot on the seat.
    Bot,
}

/// A table between two changes.
#[derive(Clone)]
pub struct Position {
    /// The stored row, with the players on the seats.
    pub row: TableRow,
    /// The game.
    pub table: AnyTable,
    /// Number of stored entries.
    pub entry_count: u32,
    /// Derived from the seed, constant, and shown on every page.
    pub(crate) links: Arc<Links>,
    /// For each seat, the number of entries when its list of choices last changed. A request names it, so that a choice for
    /// an older position is never applied to this one.
    decision_ids: Vec<u32>,
}

impl Position {
    /// Reads a table from the store and replays its entries.
    pub(crate) async fn read(store: &dyn Store, id: TableId) -> Result<Position, ServerError> {
        let row = store.table(id).await?.ok_or(ServerError::NotFound)?;
        let entries = store.entries(id, 0).await?;
        Position::replay(row, &entries)
    }

    /// Replays a stored table.
    pub(crate) fn replay(row: TableRow, entries: &[Entry]) -> Result<Position, ServerError> {
        let record =
            Record::parse(&row.setup).map_err(|error| ServerError::CorruptTable(error.to_string()))?;
        let table = record.table().map_err(|error| ServerError::CorruptTable(error.to_string()))?;
        if table.seats().get() != row.seats.len() {
            return Err(ServerError::CorruptTable("the numbers of seats and players differ".into()));
        }
        let decision_ids = vec![0; row.seats.len()];
        let links = Arc::new(Links::of(&table.setup()));
        let mut position = Position { row, table, entry_count: 0, links, decision_ids };
        for entry in entries {
            let index = position.entry_count;
            position
                .apply(entry)
                .map_err(|error| ServerError::CorruptTable(format!("entry {index}: {error}")))?;
        }
        Ok(position)
    }

    /// Applies an entry in memory.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), ServerError> {
        let seat = self.seat(entry.seat)?;
        let before = self.choices_by_seat();
        if entry.text == TAKE_BACK {
            self.table.take_back(seat).map_err(ServerError::CannotTakeBack)?;
        } else {
            let choice = AnyChoice::parse(self.table.game(), &entry.text);
            let choice = choice.map_err(|error| ServerError::Malformed(error.to_string()))?;
            self.table.choose(seat, choice).map_err(|refusal| ServerError::Illegal(Box::new(refusal)))?;
        }
        self.entry_count += 1;
        for (index, (before, after)) in before.iter().zip(self.choices_by_seat()).enumerate() {
            if *before != after || index == seat.index() {
                self.decision_ids[index] = self.entry_count;
            }
        }
        Ok(())
    }

    fn choices_by_seat(&self) -> Vec<Vec<AnyChoice>> {
        self.table.seats().seats().map(|seat| self.table.choices(seat)).collect()
    }

    /// The seat with this index.
    pub fn seat(&self, index: u8) -> Result<Seat, ServerError> {
        Seat::new(index.into()).filter(|seat| self.table.seats().has(*seat)).ok_or(ServerError::NotFound)
    }

    /// The seat with this number, counted from 1.
    pub fn seat_by_number(&self, number: usize) -> Result<Seat, ServerError> {
        Seat::from_number(number).filter(|seat| self.table.seats().has(*seat)).ok_or(ServerError::NotFound)
    }

    /// Returns the id of the latest decision of this seat.
    pub fn decision_id(&self, seat: Seat) -> u32 {
        self.decision_ids.get(seat.index()).copied().unwrap_or_default()
    }

    /// The seats of a person, including those where a bot stands in.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.table.seats().seats();
        seats.filter(move |seat| self.row.seats[seat.index()].occupant.person() == Some(person))
    }

    /// Whether this actor may choose for this seat.
    pub fn may_choose(&self, actor: Actor, seat: Seat) -> bool {
        let occupant = &self.row.seats[seat.index()].occupant;
        match actor {
            Actor::Person(person) => *occupant == Occupant::Person(person),
            Actor::Bot => occupant.bot().is_some(),
        }
    }

    /// Whether this person opened the table.
    pub(crate) fn is_host(&self, person: PersonId) -> bool {
        self.row.host == person
    }

    /// Whether a person plays a seat.
    pub(crate) fn has_people(&self) -> bool {
        self.row.seats.iter().any(|seat| matches!(seat.occupant, Occupant::Person(_)))
    }

    /// The first seat where a bot is to move, with the kind of bot.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        self.table.to_act().iter().find_map(|seat| Some((seat, self.row.seats[seat.index()].occupant.bot()?)))
    }

    /// The names of the players, in seat order.
    pub fn names(&self, locale: &Locale) -> Vec<String> {
        player_names(&self.row.seats, locale)
    }

    /// Whether this viewer can take back its latest choice.
    pub fn may_take_back(&self, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.table.can_take_back(seat).is_ok())
    }
}

/// The names of the players on these seats.
pub(crate) fn player_names(seats: &[SeatRow], locale: &Locale) -> Vec<String> {
    let name = |(number, row): (usize, &SeatRow)| match &row.occupant {
        Occupant::Open => names::open_seat(locale, number),
        Occupant::Bot(kind) => names::bot(locale, kind, number_among_same_bots(seats, number)),
        Occupant::Person(_) | Occupant::StandIn(..) => row.name.clone(),
    };
    (1..).zip(seats).map(name).collect()
}

/// Returns the number of a bot among the bots of its kind, in seat order; `None` if it is the only one.
fn number_among_same_bots(seats: &[SeatRow], number: usize) -> Option<usize> {
    let same =
        |rows: &[SeatRow]| rows.iter().filter(|row| row.occupant == seats[number - 1].occupant).count();
    (same(seats) > 1).then(|| same(&seats[..number]))
}

/// Returns the seats to act as a bit set, in the format of the store.
pub(crate) fn to_act_bits(table: &AnyTable) -> u8 {
    table.to_act().iter().fold(0, |bits, seat| bits | 1 << seat.index())
}
