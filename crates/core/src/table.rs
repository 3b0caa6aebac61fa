//! A game in progress: its choices in order, their events, and undo.
//!
//! Entries are never rewritten: undo is itself an entry. A choice *stands* unless it was taken back; the state is the
//! result of the standing choices.

use crate::game::{Game, Memory, Setup, SetupError};
use crate::log::{Journal, LogLine, NullLog};
use crate::rng::ThoughtRng;
use crate::seat::{Seat, SeatSet};
use crate::viewer::{Viewer, Viewers};

/// A choice or an undo of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<C> {
    /// The seat that made the entry.
    pub seat: Seat,
    /// What the seat did.
    pub kind: EntryKind<C>,
}

/// The kinds of entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind<C> {
    /// The seat made a choice.
    Choice(C),
    /// The seat took its latest standing choice back.
    TakeBack,
}

/// A standing choice with its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MadeChoice<C, E> {
    /// The seat that made the choice.
    pub seat: Seat,
    /// The choice.
    pub choice: C,
    /// Whether no other seat had to choose at that moment, so that every later choice could depend on it.
    pub alone: bool,
    /// The events of the choice.
    pub journal: Journal<E>,
}

impl<C, E> MadeChoice<C, E> {
    /// Whether the choice caused no event, so that no log mentions it.
    pub fn is_silent(&self) -> bool {
        self.journal.lines().iter().all(|line| matches!(line, LogLine::Reveal(_)))
    }
}

/// Why a choice cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TakeBackError {
    /// The seat has no standing choice.
    #[error("there is nothing to take back")]
    Nothing,
    /// Something was revealed to the seat by the choice or later.
    #[error("something was revealed by that choice or since then")]
    Revealed,
    /// Another seat has acted on it.
    #[error("another player has acted since then")]
    Answered,
}

/// The snapshot interval, in choices. Restoring an earlier state replays fewer choices than this.
const SNAPSHOT_INTERVAL: usize = 32;

/// A running or finished game.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: Setup<G>,
    opening: Journal<G::Event>,
    /// Earlier states with their number of standing choices, in order; the first is the beginning.
    snapshots: Vec<(usize, G)>,
    state: G,
    entries: Vec<Entry<G::Choice>>,
    made: Vec<MadeChoice<G::Choice, G::Event>>,
}

impl<G: Game> Table<G> {
    /// Returns a table before its first choice.
    pub fn new(setup: Setup<G>) -> Result<Table<G>, SetupError> {
        let mut opening = Journal::new();
        let state = G::new(&setup, &mut opening)?;
        let snapshots = vec![(0, state.clone())];
        Ok(Table { setup, opening, snapshots, state, entries: Vec::new(), made: Vec::new() })
    }

    /// Returns everything that was fixed before the first choice.
    pub const fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// Returns the current state.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Returns the events of the preparation.
    pub const fn opening(&self) -> &Journal<G::Event> {
        &self.opening
    }

    /// Returns all choices and undos.
    pub fn entries(&self) -> &[Entry<G::Choice>] {
        &self.entries
    }

    /// Returns the standing choices with their events.
    pub fn choices_made(&self) -> &[MadeChoice<G::Choice, G::Event>] {
        &self.made
    }

    /// Returns the events of the whole game as `viewer` saw them.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let since = self.made.iter().flat_map(move |made| made.journal.seen_by(viewer));
        self.opening.seen_by(viewer).chain(since)
    }

    /// Makes a choice, or refuses it and changes nothing.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<&Journal<G::Event>, G::Illegal> {
        let mut journal = Journal::new();
        let alone = self.state.to_act() == SeatSet::only(seat);
        self.state.apply(seat, choice, &mut journal)?;
        self.entries.push(Entry { seat, kind: EntryKind::Choice(choice) });
        self.made.push(MadeChoice { seat, choice, alone, journal });
        self.store_snapshot();
        Ok(&self.made[self.made.len() - 1].journal)
    }

    /// Returns why `seat` cannot make this choice now; `None` if it can.
    pub fn why_not(&self, seat: Seat, choice: G::Choice) -> Option<G::Illegal> {
        self.state.clone().apply(seat, choice, &mut NullLog).err()
    }

    /// Returns the state after the first `count` standing choices.
    pub fn state_after(&self, count: usize) -> G {
        let next = self.snapshots.partition_point(|(before, _)| *before <= count);
        let (before, snapshot) = &self.snapshots[next - 1];
        let mut state = snapshot.clone();
        for made in self.made.iter().take(count).skip(*before) {
            state.apply(made.seat, made.choice, &mut NullLog).ok();
        }
        state
    }

    fn store_snapshot(&mut self) {
        let last = self.snapshots.last().map_or(0, |(count, _)| *count);
        if self.made.len() >= last + SNAPSHOT_INTERVAL {
            self.snapshots.push((self.made.len(), self.state.clone()));
        }
    }

    /// Returns this table as `viewer` might imagine it: everything that the viewer does not know is dealt again.
    /// All output for `viewer` must be the same for both tables; tests use this to find leaks.
    #[must_use]
    pub fn imagined(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> Table<G> {
        let state = self.state.imagine(viewer, memory, rng);
        let mut table = self.clone();
        table.opening = self.opening.known_to(viewer);
        for made in &mut table.made {
            made.journal = made.journal.known_to(viewer);
        }
        table.snapshots.retain(|(count, _)| *count < self.made.len());
        table.snapshots.push((self.made.len(), state.clone()));
        table.state = state;
        table
    }

    /// Checks whether `seat` can take its latest choice back.
    ///
    /// It can if nothing was revealed to it by that choice or later, and if all later choices of other seats were made
    /// simultaneously, without knowledge of it.
    pub fn can_take_back(&self, seat: Seat) -> Result<(), TakeBackError> {
        let latest = self.latest_of(seat)?;
        let since = &self.made[latest + 1..];
        if since.is_empty() {
            return Ok(());
        }
        // The replay below would come to the same result, but this runs for every seat and every response.
        if self.made[latest].alone {
            return Err(TakeBackError::Answered);
        }
        let mut state = self.state_after(latest);
        for later in since {
            let applied = state.apply(later.seat, later.choice, &mut NullLog);
            applied.map_err(|_| TakeBackError::Answered)?;
        }
        Ok(())
    }

    /// Takes the latest standing choice of `seat` back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), TakeBackError> {
        let latest = self.latest_of(seat)?;
        let mut state = self.state_after(latest);
        let mut since = Vec::new();
        for later in &self.made[latest + 1..] {
            let mut journal = Journal::new();
            let alone = state.to_act() == SeatSet::only(later.seat);
            let applied = state.apply(later.seat, later.choice, &mut journal);
            applied.map_err(|_| TakeBackError::Answered)?;
            since.push(MadeChoice { journal, alone, ..*later });
        }
        self.state = state;
        self.made.truncate(latest);
        self.made.append(&mut since);
        self.snapshots.retain(|(count, _)| *count <= latest);
        self.store_snapshot();
        self.entries.push(Entry { seat, kind: EntryKind::TakeBack });
        Ok(())
    }

    /// Returns the index of the latest standing choice of `seat` if nothing was revealed to the seat since.
    fn latest_of(&self, seat: Seat) -> Result<usize, TakeBackError> {
        let latest = self.made.iter().rposition(|made| made.seat == seat).ok_or(TakeBackError::Nothing)?;
        let since = self.made[latest..].iter();
        let revealed = since.fold(Viewers::NONE, |all, made| all.or(made.journal.revealed()));
        if revealed.has(Viewer::Seat(seat)) { Err(TakeBackError::Revealed) } else { Ok(latest) }
    }
}
