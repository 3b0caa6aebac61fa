//! A game being played: its choices in order, the log as it stands, and taking back.
//!
//! What was entered is never rewritten: taking back is itself an entry. What *stands* is what is left when all that
//! was taken back is left out; the state is what you get by playing that.

use crate::game::{Game, Memory, Setup, SetupError};
use crate::log::{Journal, NullLog};
use crate::rng::ThoughtRng;
use crate::seat::{Seat, SeatSet};
use crate::viewer::{Viewer, Viewers};

/// One entry: who did what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<C> {
    /// Whose entry.
    pub seat: Seat,
    /// What it did.
    pub kind: EntryKind<C>,
}

/// What a seat can enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind<C> {
    /// It made a choice.
    Choice(C),
    /// It took its latest standing choice back.
    TakeBack,
}

/// A choice that stands, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MadeChoice<C, E> {
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub choice: C,
    /// Nobody else was to choose at that moment: whoever chose later has seen it.
    pub alone: bool,
    /// What happened.
    pub journal: Journal<E>,
}

/// A choice cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TakeBackError {
    /// This seat has made no choice that stands.
    #[error("there is nothing to take back")]
    Nothing,
    /// Something was revealed to it since.
    #[error("something was revealed by that choice or since then")]
    Revealed,
    /// Somebody has answered it.
    #[error("another player has acted since then")]
    Answered,
}

/// After how many choices a position is put by. An earlier one is at most so many choices away, however long the game.
const STAGE: usize = 32;

/// A running or finished game.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: Setup<G>,
    opening: Journal<G::Event>,
    /// Earlier positions with the number of choices that stood, in order; the first is the beginning.
    stages: Vec<(usize, G)>,
    state: G,
    entries: Vec<Entry<G::Choice>>,
    made: Vec<MadeChoice<G::Choice, G::Event>>,
}

impl<G: Game> Table<G> {
    /// A table at which nobody has chosen yet.
    pub fn new(setup: Setup<G>) -> Result<Table<G>, SetupError> {
        let mut opening = Journal::new();
        let state = G::new(&setup, &mut opening)?;
        let stages = vec![(0, state.clone())];
        Ok(Table { setup, opening, stages, state, entries: Vec::new(), made: Vec::new() })
    }

    /// What was settled before the first choice.
    pub const fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The position now.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// What happened while the table was prepared.
    pub const fn opening(&self) -> &Journal<G::Event> {
        &self.opening
    }

    /// All that was ever entered.
    pub fn entries(&self) -> &[Entry<G::Choice>] {
        &self.entries
    }

    /// The choices that stand, with what came of each.
    pub fn choices_made(&self) -> &[MadeChoice<G::Choice, G::Event>] {
        &self.made
    }

    /// The events of the whole game as `viewer` saw them.
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
        self.put_by();
        Ok(&self.made[self.made.len() - 1].journal)
    }

    /// Why `seat` cannot make this choice now; nothing if it can.
    pub fn why_not(&self, seat: Seat, choice: G::Choice) -> Option<G::Illegal> {
        self.state.clone().apply(seat, choice, &mut NullLog).err()
    }

    /// The position after the first `count` standing choices.
    pub fn state_after(&self, count: usize) -> G {
        let next = self.stages.partition_point(|(before, _)| *before <= count);
        let (before, stage) = &self.stages[next - 1];
        let mut state = stage.clone();
        for made in self.made.iter().take(count).skip(*before) {
            state.apply(made.seat, made.choice, &mut NullLog).ok();
        }
        state
    }

    fn put_by(&mut self) {
        let last = self.stages.last().map_or(0, |(count, _)| *count);
        if self.made.len() >= last + STAGE {
            self.stages.push((self.made.len(), self.state.clone()));
        }
    }

    /// The same table as `viewer` might imagine it: all that it cannot know is dealt again, or cannot remember, and it
    /// goes on from there. Whatever is shown of a table to `viewer` must be the same for this one; tests see to that.
    #[must_use]
    pub fn imagined(&self, viewer: Viewer, memory: Memory, rng: &mut ThoughtRng) -> Table<G> {
        let state = self.state.imagine(viewer, memory, rng);
        let mut table = self.clone();
        table.opening = self.opening.known_to(viewer);
        for made in &mut table.made {
            made.journal = made.journal.known_to(viewer);
        }
        table.stages.retain(|(count, _)| *count < self.made.len());
        table.stages.push((self.made.len(), state.clone()));
        table.state = state;
        table
    }

    /// Can `seat` take its latest choice back?
    ///
    /// It can while nothing was revealed to it by that choice or since, and as long as all that others did since
    /// could have been done without it: they were choosing at the same time.
    pub fn can_take_back(&self, seat: Seat) -> Result<(), TakeBackError> {
        let latest = self.latest_of(seat)?;
        let since = &self.made[latest + 1..];
        if since.is_empty() {
            return Ok(());
        }
        // Playing the game again says the same, but this is asked for every seat and answer.
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

    /// Takes the latest choice of `seat` back.
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
        self.stages.retain(|(count, _)| *count <= latest);
        self.put_by();
        self.entries.push(Entry { seat, kind: EntryKind::TakeBack });
        Ok(())
    }

    /// The place of the latest choice of `seat`, if nothing was revealed to it since.
    fn latest_of(&self, seat: Seat) -> Result<usize, TakeBackError> {
        let latest = self.made.iter().rposition(|made| made.seat == seat).ok_or(TakeBackError::Nothing)?;
        let since = self.made[latest..].iter();
        let revealed = since.fold(Viewers::NONE, |all, made| all.or(made.journal.revealed()));
        if revealed.has(Viewer::Seat(seat)) { Err(TakeBackError::Revealed) } else { Ok(latest) }
    }
}
