//! A snapshot of a table between two changes: the game, the players on its seats, and what identifies each decision.

use crate::error::ServerError;
use crate::links::Links;
use crate::presence::Presence;
use crate::seen_counts::SeenCounts;
use portolan_boards::{Locale, names};
use portolan_games::core::{Seat, SeatSet, Viewer};
use portolan_games::{AnyChoice, AnyTable, Record};
use portolan_store::{
    Entry, Millis, Occupant, Person, PersonId, SeatChange, SeatRow, Store, TableId, TableRow,
};
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
    /// Number of stored entries. It is not shown: it would reveal secret choices and undos.
    pub entry_count: u32,
    /// What is shown instead.
    seen_counts: SeenCounts,
    /// Since when each seat has been to move.
    pub(crate) presence: Presence,
    /// For each change of players, the number of standing choices before it.
    change_places: Vec<usize>,
    /// Derived from the seed, constant, and shown on every page.
    pub(crate) links: Arc<Links>,
    /// For each seat, the number of changes that it had seen when its list of choices last changed. A request names it, so that
    /// a choice for an older position is never applied to this one.
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
        Position::of(row, table).apply_all(entries)
    }

    /// Returns a position before the first entry and the first change of players.
    fn of(row: TableRow, table: AnyTable) -> Position {
        let seats = table.seats();
        let mut presence = Presence::new(seats);
        presence.update(SeatSet::EMPTY, table.to_act(), row.made_at);
        Position {
            links: Arc::new(Links::of(&table.setup())),
            entry_count: 0,
            seen_counts: SeenCounts::new(seats),
            presence,
            change_places: Vec::new(),
            decision_ids: vec![0; seats.get()],
            row,
            table,
        }
    }

    /// Applies the stored entries and changes of players in their order.
    fn apply_all(mut self, entries: &[Entry]) -> Result<Position, ServerError> {
        let changes = std::mem::take(&mut self.row.seat_changes);
        let mut changes = changes.into_iter().peekable();
        for entry in entries {
            let index = self.entry_count;
            while let Some(change) = changes.next_if(|change| change.entry_count <= index) {
                self.add_seat_change(change)?;
            }
            self.apply(entry).map_err(|error| {
                tracing::error!(table = %self.row.id, index, %error, "an entry cannot be applied");
                ServerError::CorruptEntry { index, reason: error.to_string() }
            })?;
        }
        changes.try_for_each(|change| self.add_seat_change(change))?;
        Ok(self)
    }

    /// Applies an entry in memory. Returns whether it is secret: other viewers notice nothing of it.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<bool, ServerError> {
        let seat = self.seat(entry.seat)?;
        let (before, to_act) = (self.choices_by_seat(), self.table.to_act());
        let undone = if entry.text == TAKE_BACK { Some(self.take_back(seat)?) } else { None };
        if undone.is_none() {
            let choice = AnyChoice::parse(self.table.game(), &entry.text);
            let choice = choice.map_err(|error| ServerError::Malformed(error.to_string()))?;
            self.table.choose(seat, choice).map_err(|refusal| ServerError::Illegal(Box::new(refusal)))?;
        }
        self.entry_count += 1;
        let changed: Vec<bool> =
            before.iter().zip(self.choices_by_seat()).map(|(before, after)| *before != after).collect();
        let affects_others = (0..).zip(&changed).any(|(index, changed)| *changed && index != seat.index());
        let is_shared = match undone {
            Some(index) => self.seen_counts.remove_choice(index, seat, affects_others),
            None => self.seen_counts.add_choice(&self.table, seat, affects_others),
        };
        for (index, changed) in changed.into_iter().enumerate() {
            if changed || index == seat.index() {
                self.renew_decision(index);
            }
        }
        let was_to_act = if is_shared { to_act.without(seat) } else { to_act };
        self.presence.update(was_to_act, self.table.to_act(), entry.at);
        Ok(!is_shared)
    }

    /// Takes the latest choice of a seat back. Returns the index that it had.
    fn take_back(&mut self, seat: Seat) -> Result<usize, ServerError> {
        let index = self.table.latest_choice_of(seat);
        self.table.take_back(seat).map_err(ServerError::CannotTakeBack)?;
        let index = index.unwrap_or_default();
        for place in self.change_places.iter_mut().filter(|place| **place > index) {
            *place -= 1;
        }
        Ok(index)
    }

    /// Adds a change of players to the history. It starts a new decision of the seat: a choice that a bot or a person began to
    /// consider before is not applied.
    pub(crate) fn add_seat_change(&mut self, change: SeatChange) -> Result<(), ServerError> {
        let seat = self.seat(change.seat)?;
        self.seen_counts.add_shared();
        self.renew_decision(seat.index());
        self.presence.seated(seat, change.at);
        self.change_places.push(self.table.choice_count());
        self.row.seat_changes.push(change);
        Ok(())
    }

    fn renew_decision(&mut self, index: usize) {
        if let (Some(seat), Some(decision_id)) = (Seat::new(index), self.decision_ids.get_mut(index)) {
            *decision_id = self.seen_counts.of(Viewer::Seat(seat));
        }
    }

    /// Returns the number of changes that a viewer could notice: their own choices and undos, those of others that are not
    /// secret, and changes of players. Unlike the number of entries it reveals no secret.
    pub fn seen_count(&self, viewer: Viewer) -> u32 {
        self.seen_counts.of(viewer)
    }

    /// Returns the changes of players, each with the number of standing choices before it.
    pub(crate) fn seat_changes(&self) -> impl Iterator<Item = (usize, &SeatChange)> {
        self.change_places.iter().copied().zip(&self.row.seat_changes)
    }

    /// Whether the table can be changed: it was not closed.
    pub(crate) fn is_open(&self) -> bool {
        self.row.closure.is_none()
    }

    /// Whether others may let a bot stand in for the person on this seat, who has been to move for too long.
    pub(crate) fn is_absent(&self, seat: Seat, now: Millis) -> bool {
        let is_person = matches!(self.row.seats[seat.index()].occupant, Occupant::Person(_));
        let since = self.presence.to_move_since(seat).filter(|_| is_person && self.table.to_act().has(seat));
        since.zip(self.row.stand_in_after).is_some_and(|(since, after)| now.saturating_sub(since) >= after)
    }

    /// Returns when a bot of this seat may choose at the earliest, if it stands in for a person who could still return.
    pub(crate) fn stand_in_from(&self, seat: Seat, pause: Millis) -> Option<Millis> {
        let of_seat = |change: &&SeatChange| usize::from(change.seat) == seat.index();
        let is_stand_in = matches!(self.row.seats[seat.index()].occupant, Occupant::StandIn(..));
        let latest = self.row.seat_changes.iter().rfind(of_seat).filter(|_| is_stand_in)?;
        Some(latest.at.saturating_add(pause))
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

    /// Whether this person has a seat or opened the table. To all others the table does not exist.
    pub(crate) fn is_member(&self, person: PersonId) -> bool {
        self.is_host(person) || self.seats_of(person).next().is_some()
    }

    /// Whether the host may close the table: no other person has made a choice.
    pub(crate) fn may_close(&self, person: PersonId) -> bool {
        if !self.is_host(person) || !self.is_open() || self.table.outcome().is_some() {
            return false;
        }
        let is_own = |row: &SeatRow| match row.occupant {
            Occupant::Bot(_) => true,
            _ => row.occupant.person() == Some(person),
        };
        let chosen = self.table.entries().into_iter().map(|entry| entry.seat.index());
        chosen.filter_map(|seat| self.row.seats.get(seat)).all(is_own)
    }

    /// Whether all people have resigned.
    pub(crate) fn is_abandoned(&self) -> bool {
        let has_resigned = |row: &SeatRow| matches!(row.occupant, Occupant::Resigned(_));
        let is_free = |row: &SeatRow| row.occupant == Occupant::Open;
        let seats = &self.row.seats;
        seats.iter().any(has_resigned)
            && !seats.iter().any(|row| row.occupant.person().is_some() || is_free(row))
    }

    /// Returns the name of a person at this table, who is about to be on a seat with this row or on another one.
    pub(crate) fn name_of(&self, person: &Person, new: &SeatRow) -> String {
        let is_own = |row: &&SeatRow| row.occupant.person() == Some(person.id);
        let row = Some(new).filter(is_own).or_else(|| self.row.seats.iter().find(is_own));
        row.map_or_else(|| person.name.clone(), |row| row.name.clone())
    }

    /// The first seat where a bot is to move, with the kind of bot.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        if !self.is_open() {
            return None;
        }
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
        Occupant::Person(_) | Occupant::StandIn(..) | Occupant::Resigned(_) => row.name.clone(),
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
