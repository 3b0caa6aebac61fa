//! One table while it is being played: the game in memory, who sits where, and who must be told of a change.
//!
//! All that changes a table goes through here, one change at a time. A change is made in memory, kept in the store, and
//! only then told to anybody; if it cannot be kept, the table is read anew from what was.

use crate::error::ServerError;
use crate::hints::Hints;
use crate::links::Links;
use crate::pace::PushThrottle;
use portolan_boards::{Locale, names};
use portolan_games::core::{Seat, SeatSet, Viewer};
use portolan_games::{AnyChoice, AnyTable, Record};
use portolan_store::{Append, Appended, Entry, Millis, PersonId, SeatRow, Sitter, Store, TableId, TableRow};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{Mutex, MutexGuard, watch};

/// What is entered when a choice is taken back.
const TAKE_BACK: &str = "back";

/// Now, in milliseconds since 1970.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// A table that is being played.
pub struct Live {
    /// Its id.
    pub id: TableId,
    store: Arc<dyn Store>,
    busy: Arc<PushThrottle>,
    /// Whoever draws takes a share of the position, so that no choice has to wait for a drawing. A choice copies it only
    /// if somebody is drawing at that moment.
    position: Mutex<Arc<Position>>,
    /// A bot must choose.
    awaits_bot: AtomicBool,
    /// A choice could not be kept, and what is kept could not be read: what is in memory may be more than that.
    unsure: AtomicBool,
    changes: watch::Sender<u64>,
    /// What bots think of the questions that are open.
    pub(crate) hints: Hints,
}

/// A table as it is between two changes.
#[derive(Clone)]
pub struct Position {
    /// As it was made, and who sits where.
    pub row: TableRow,
    /// The game.
    pub table: AnyTable,
    /// How many entries are kept.
    pub entry_count: u32,
    /// What follows from the seed and never changes: every page shows it.
    pub(crate) links: Arc<Links>,
    /// For each seat, the number of entries when it was last asked something new. A click names it, so that one made on
    /// an older position is never taken for one on this.
    decision_id: Vec<u32>,
}

impl Position {
    /// Reads a table from the store and plays it up to now.
    async fn read(store: &dyn Store, id: TableId) -> Result<Position, ServerError> {
        let row = store.table(id).await?.ok_or(ServerError::NotFound)?;
        let entries = store.entries(id, 0).await?;
        let broken = |reason: String| ServerError::BrokenTable(reason);
        let record = Record::parse(&row.setup).map_err(|error| broken(error.to_string()))?;
        let table = record.table().map_err(|error| broken(error.to_string()))?;
        if table.seats().get() != row.seats.len() {
            return Err(broken("another number of seats than players".into()));
        }
        let decision_id = vec![0; row.seats.len()];
        let links = Arc::new(Links::of(&table.setup()));
        let mut position = Position { row, table, entry_count: 0, links, decision_id };
        for entry in &entries {
            position
                .enter(entry)
                .map_err(|error| broken(format!("entry {}: {error}", position.entry_count)))?;
        }
        Ok(position)
    }

    /// Makes an entry in memory.
    fn enter(&mut self, entry: &Entry) -> Result<(), ServerError> {
        let seat = self.seat(entry.seat)?;
        let before = self.lists();
        if entry.text == TAKE_BACK {
            self.table.take_back(seat).map_err(ServerError::CannotTakeBack)?;
        } else {
            let choice = AnyChoice::parse(self.table.game(), &entry.text);
            let choice = choice.map_err(|error| ServerError::Malformed(error.to_string()))?;
            self.table.choose(seat, choice).map_err(|refusal| ServerError::Illegal(Box::new(refusal)))?;
        }
        self.entry_count += 1;
        for (index, (before, after)) in before.iter().zip(self.lists()).enumerate() {
            if *before != after || index == seat.index() {
                self.decision_id[index] = self.entry_count;
            }
        }
        Ok(())
    }

    /// What each seat may choose.
    fn lists(&self) -> Vec<Vec<AnyChoice>> {
        self.table.seats().seats().map(|seat| self.table.choices(seat)).collect()
    }

    /// The seat with this index.
    pub fn seat(&self, index: u8) -> Result<Seat, ServerError> {
        Seat::new(index.into()).filter(|seat| self.table.seats().has(*seat)).ok_or(ServerError::NotFound)
    }

    /// The seat with this number, as people count: from 1.
    pub fn seat_by_number(&self, number: usize) -> Result<Seat, ServerError> {
        Seat::from_number(number).filter(|seat| self.table.seats().has(*seat)).ok_or(ServerError::NotFound)
    }

    /// When this seat was last asked something new.
    pub fn decision_id(&self, seat: Seat) -> u32 {
        self.decision_id.get(seat.index()).copied().unwrap_or_default()
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.table.seats().seats();
        seats.filter(move |seat| self.row.seats[seat.index()].sitter.person() == Some(person))
    }

    /// Does a person sit on this seat and choose for itself?
    pub fn chooses(&self, person: PersonId, seat: Seat) -> bool {
        self.row.seats[seat.index()].sitter == Sitter::Person(person)
    }

    /// The bot that must choose, if one must.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        self.table.to_act().iter().find_map(|seat| Some((seat, self.row.seats[seat.index()].sitter.bot()?)))
    }

    /// The names around the table.
    pub fn names(&self, locale: &Locale) -> Vec<String> {
        names(&self.row.seats, locale)
    }

    /// What a viewer may take back.
    pub fn may_take_back(&self, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.table.can_take_back(seat).is_ok())
    }
}

/// What those on these seats are called.
pub(crate) fn names(seats: &[SeatRow], locale: &Locale) -> Vec<String> {
    let name = |(number, row): (usize, &SeatRow)| match &row.sitter {
        Sitter::Open => names::open_seat(locale, number),
        Sitter::Bot(kind) => names::bot(locale, kind, which_of_its_kind(seats, number)),
        Sitter::Person(_) | Sitter::StandIn(..) => row.name.clone(),
    };
    (1..).zip(seats).map(name).collect()
}

/// Bots of one kind are counted from the first seat on; one alone needs no number.
fn which_of_its_kind(seats: &[SeatRow], number: usize) -> Option<usize> {
    let same = |rows: &[SeatRow]| rows.iter().filter(|row| row.sitter == seats[number - 1].sitter).count();
    (same(seats) > 1).then(|| same(&seats[..number]))
}

fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// Who must choose, as the store keeps it.
pub fn to_act(table: &AnyTable) -> u8 {
    bits(table.to_act())
}

impl Live {
    /// Reads a table from the store.
    pub(crate) async fn read(
        store: Arc<dyn Store>,
        busy: Arc<PushThrottle>,
        id: TableId,
    ) -> Result<Live, ServerError> {
        let position = Position::read(&*store, id).await?;
        Ok(Live {
            id,
            store,
            busy,
            awaits_bot: AtomicBool::new(position.bot_to_act().is_some()),
            position: Mutex::new(Arc::new(position)),
            unsure: AtomicBool::new(false),
            changes: watch::Sender::new(0),
            hints: Hints::default(),
        })
    }

    /// The table as it is now: all of it is kept. It may have moved on by the time that somebody has looked at it.
    pub async fn position(&self) -> Arc<Position> {
        self.position.lock().await.clone()
    }

    /// Sees to it that nothing is in memory that is not kept.
    pub(crate) async fn settle(&self) -> Result<(), ServerError> {
        if self.unsure.load(Ordering::Acquire) { self.to_change().await.map(drop) } else { Ok(()) }
    }

    /// The table for one who changes it: all of it is kept.
    async fn to_change(&self) -> Result<MutexGuard<'_, Arc<Position>>, ServerError> {
        let mut position = self.position.lock().await;
        if self.unsure.load(Ordering::Acquire) {
            self.read_anew(&mut position).await?;
        }
        Ok(position)
    }

    /// Shows another table in the place of this one: for tests that compare what is seen of the two. Nothing is kept.
    #[doc(hidden)]
    pub async fn show_instead(&self, table: AnyTable) {
        Arc::make_mut(&mut *self.position.lock().await).table = table;
        self.hints.forget();
    }

    /// Is a bot thinking about a hint? For tests.
    #[doc(hidden)]
    pub fn is_pondered(&self) -> bool {
        self.hints.are_awaited()
    }

    /// Must a bot choose?
    pub fn awaits_bot(&self) -> bool {
        self.awaits_bot.load(Ordering::Acquire)
    }

    /// Wakes up whenever something has changed. The number means nothing but that it changes.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// How many are waiting for changes.
    pub fn watchers(&self) -> usize {
        self.changes.receiver_count()
    }

    /// Makes a choice for a seat. `decision_id` is what the seat was asked when it chose.
    pub async fn choose(&self, seat: Seat, decision_id: u32, text: &str) -> Result<(), ServerError> {
        let mut position = self.to_change().await?;
        if position.decision_id(seat) != decision_id {
            return Err(ServerError::MovedOn);
        }
        self.keep(&mut position, seat, text).await
    }

    /// Takes the latest choice of a seat back, if the table still is as it was with so many entries.
    pub async fn take_back(&self, seat: Seat, entry_count: u32) -> Result<(), ServerError> {
        let mut position = self.to_change().await?;
        if position.entry_count != entry_count {
            return Err(ServerError::MovedOn);
        }
        self.keep(&mut position, seat, TAKE_BACK).await
    }

    async fn keep(&self, position: &mut Arc<Position>, seat: Seat, text: &str) -> Result<(), ServerError> {
        self.busy.note(Instant::now());
        let entry = Entry { seat: seat.index() as u8, text: text.to_string(), at: now() };
        let index = position.entry_count;
        Arc::make_mut(position).enter(&entry)?;
        let outcome = position.table.outcome().map(|outcome| outcome.because.to_string());
        let append = Append { table: self.id, index, entry, to_act: to_act(&position.table), outcome };
        match self.store.append(append).await {
            Ok(Appended::Kept) => {
                self.tell(position);
                Ok(())
            }
            Ok(Appended::Taken) => {
                self.read_anew(position).await?;
                Err(ServerError::MovedOn)
            }
            Err(error) => {
                self.read_anew(position).await?;
                Err(error.into())
            }
        }
    }

    /// What is in memory is not what is kept: another server was faster, or the disk failed.
    async fn read_anew(&self, position: &mut Arc<Position>) -> Result<(), ServerError> {
        self.unsure.store(true, Ordering::Release);
        *position = Arc::new(Position::read(&*self.store, self.id).await?);
        self.unsure.store(false, Ordering::Release);
        self.tell(position);
        Ok(())
    }

    /// Puts somebody else on a seat, as `change` says; it sees who sits there, and may refuse.
    pub async fn reseat(
        &self,
        seat: Seat,
        change: impl FnOnce(&SeatRow) -> Result<SeatRow, ServerError> + Send,
    ) -> Result<(), ServerError> {
        let mut position = self.to_change().await?;
        let was = position.row.seats.get(seat.index()).ok_or(ServerError::NotFound)?;
        let now = change(was)?;
        if !self.store.reseat(self.id, seat.index() as u8, was, &now).await? {
            self.read_anew(&mut position).await?;
            return Err(ServerError::MovedOn);
        }
        Arc::make_mut(&mut position).row.seats[seat.index()] = now;
        self.tell(&position);
        Ok(())
    }

    /// Whether bots answer at once.
    pub async fn set_fast(&self, fast: bool) -> Result<(), ServerError> {
        let mut position = self.to_change().await?;
        self.store.set_fast(self.id, fast).await?;
        Arc::make_mut(&mut position).row.fast = fast;
        self.tell(&position);
        Ok(())
    }

    /// A first game goes on without guidance.
    pub async fn end_guide(&self) -> Result<(), ServerError> {
        let mut position = self.to_change().await?;
        self.store.set_guided(self.id, false).await?;
        Arc::make_mut(&mut position).row.guided = false;
        self.tell(&position);
        Ok(())
    }

    /// The table for a rematch; `open` opens it if there is none yet. Nobody else can open one meanwhile.
    pub async fn rematch(
        &self,
        open: impl AsyncFnOnce() -> Result<TableId, ServerError>,
    ) -> Result<TableId, ServerError> {
        let mut position = self.to_change().await?;
        if let Some(rematch) = position.row.rematch {
            return Ok(rematch);
        }
        let rematch = self.store.set_rematch(self.id, open().await?).await?;
        Arc::make_mut(&mut position).row.rematch = Some(rematch);
        self.tell(&position);
        Ok(rematch)
    }

    fn tell(&self, position: &Position) {
        self.awaits_bot.store(position.bot_to_act().is_some(), Ordering::Release);
        self.hints.forget_all_but(position);
        self.changes.send_modify(|change| *change += 1);
    }
}
