//! A table in memory. All changes to it are made here, one at a time: permission is checked, the change is made in memory and
//! stored, and only then watchers are notified. If it cannot be stored, the table is reloaded from the store.

use crate::bots::TableBots;
use crate::error::ServerError;
use crate::hints::TableHints;
use crate::position::{Actor, Position, TAKE_BACK, to_act_bits};
use crate::push_throttle::PushThrottle;
use portolan_games::AnyTable;
use portolan_games::core::{Seat, SeatCount, Viewer};
use portolan_store::{
    Append, AppendOutcome, Closure, Entry, Millis, Person, PersonId, Reseat, SeatChange, SeatEvent, SeatRow,
    Store, TableId,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{Mutex, MutexGuard, watch};

/// Returns the current time in milliseconds since 1970.
pub(crate) fn now_millis() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// A table in memory.
pub struct ActiveTable {
    /// Its id.
    pub id: TableId,
    seats: SeatCount,
    store: Arc<dyn Store>,
    throttle: Arc<PushThrottle>,
    /// Readers clone the `Arc`, so no change waits for rendering. A change copies the position only while a reader has it.
    position: Mutex<Arc<Position>>,
    /// Whether a bot is to move.
    awaits_bot: AtomicBool,
    /// The write and the reload both failed; memory may be ahead of the store.
    needs_reload: AtomicBool,
    changes: watch::Sender<u64>,
    /// Hints for the pending decisions.
    pub(crate) hints: TableHints,
    pub(crate) bots: TableBots,
}

impl ActiveTable {
    /// Reads a table from the store.
    pub(crate) async fn read(
        store: Arc<dyn Store>,
        throttle: Arc<PushThrottle>,
        id: TableId,
    ) -> Result<ActiveTable, ServerError> {
        let position = Position::read(&*store, id).await?;
        let bots = TableBots::default();
        bots.record_change(position.has_people());
        Ok(ActiveTable {
            id,
            seats: position.table.seats(),
            store,
            throttle,
            awaits_bot: AtomicBool::new(position.bot_to_act().is_some()),
            position: Mutex::new(Arc::new(position)),
            needs_reload: AtomicBool::new(false),
            changes: watch::Sender::new(0),
            hints: TableHints::default(),
            bots,
        })
    }

    /// The seat with this number, counted from 1.
    pub(crate) fn seat_by_number(&self, number: usize) -> Result<Seat, ServerError> {
        Seat::from_number(number).filter(|seat| self.seats.has(*seat)).ok_or(ServerError::NotFound)
    }

    /// Returns a snapshot of the table. Everything in it is stored.
    pub async fn position(&self) -> Arc<Position> {
        self.position.lock().await.clone()
    }

    /// Reloads the table if memory may be ahead of the store.
    pub(crate) async fn ensure_stored(&self) -> Result<(), ServerError> {
        if self.needs_reload.load(Ordering::Acquire) { self.lock().await.map(drop) } else { Ok(()) }
    }

    /// Locks the table for a change or a check that no change may interrupt.
    async fn lock(&self) -> Result<MutexGuard<'_, Arc<Position>>, ServerError> {
        let mut position = self.position.lock().await;
        if self.needs_reload.load(Ordering::Acquire) {
            self.reload(&mut position).await?;
        }
        Ok(position)
    }

    /// Locks the table for a change by a player. Fails if the table was closed.
    async fn lock_open(&self) -> Result<MutexGuard<'_, Arc<Position>>, ServerError> {
        let position = self.lock().await?;
        match position.row.closure {
            Some(closure) => Err(ServerError::Closed(closure)),
            None => Ok(position),
        }
    }

    /// Runs a check on the position while the table is locked.
    pub(crate) async fn with_locked<T>(
        &self,
        check: impl FnOnce(&Arc<Position>) -> Result<T, ServerError>,
    ) -> Result<T, ServerError> {
        check(&*self.lock_open().await?)
    }

    /// Replaces the game without storing anything: for tests that compare what is sent for two games.
    #[doc(hidden)]
    pub async fn replace_game(&self, table: AnyTable) {
        Arc::make_mut(&mut *self.position.lock().await).table = table;
        self.hints.clear();
    }

    /// Whether a bot is computing a hint: for tests.
    #[doc(hidden)]
    pub fn is_computing_hint(&self) -> bool {
        self.hints.any_running()
    }

    /// Whether the bots are choosing, or wait to try again: for tests.
    #[doc(hidden)]
    pub fn are_bots_active(&self) -> bool {
        self.bots.are_active()
    }

    /// Whether a bot is to move.
    pub fn awaits_bot(&self) -> bool {
        self.awaits_bot.load(Ordering::Acquire)
    }

    /// Returns a receiver that is notified after every change. Its value counts the changes.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Returns the number of receivers of [`Self::changes`].
    pub fn watcher_count(&self) -> usize {
        self.changes.receiver_count()
    }

    /// Whether bots that search should choose: a person has a seat, or a client watches.
    pub(crate) fn is_attended(&self) -> bool {
        self.watcher_count() > 0 || self.bots.has_attention()
    }

    /// Makes a choice for a seat. Fails unless the actor may choose for the seat and `decision_id` is its pending decision.
    pub async fn choose(
        &self,
        actor: Actor,
        seat: Seat,
        decision_id: u32,
        text: &str,
    ) -> Result<(), ServerError> {
        let mut position = self.lock_open().await?;
        if !position.may_choose(actor, seat) {
            return Err(ServerError::Forbidden);
        }
        if position.decision_id(seat) != decision_id {
            return Err(ServerError::Stale);
        }
        self.append(&mut position, seat, text).await
    }

    /// Takes back the latest choice of a seat. Fails unless the actor may choose for the seat and the seat has seen this number of
    /// changes.
    pub async fn take_back(&self, actor: Actor, seat: Seat, seen_count: u32) -> Result<(), ServerError> {
        let mut position = self.lock_open().await?;
        if !position.may_choose(actor, seat) {
            return Err(ServerError::Forbidden);
        }
        if position.seen_count(Viewer::Seat(seat)) != seen_count {
            return Err(ServerError::Stale);
        }
        self.append(&mut position, seat, TAKE_BACK).await
    }

    /// Applies an entry and stores it.
    async fn append(&self, position: &mut Arc<Position>, seat: Seat, text: &str) -> Result<(), ServerError> {
        self.throttle.record_choice(Instant::now());
        let entry = Entry { seat: seat.index() as u8, text: text.to_string(), at: now_millis() };
        let index = position.entry_count;
        let is_secret = Arc::make_mut(position).apply(&entry)?;
        let outcome = position.table.outcome().map(|outcome| outcome.because.to_string());
        let to_act = to_act_bits(&position.table);
        let append = Append { table: self.id, index, entry, to_act, outcome, is_secret };
        match self.store.append(append).await {
            Ok(AppendOutcome::Stored) => {
                self.notify(position);
                Ok(())
            }
            Ok(AppendOutcome::Conflict) => {
                self.reload(position).await?;
                Err(ServerError::Stale)
            }
            Err(error) => {
                self.reload(position).await?;
                Err(error.into())
            }
        }
    }

    /// Reads the table from the store again: another server wrote first, or the disk failed.
    async fn reload(&self, position: &mut Arc<Position>) -> Result<(), ServerError> {
        self.needs_reload.store(true, Ordering::Release);
        *position = Arc::new(Position::read(&*self.store, self.id).await?);
        self.needs_reload.store(false, Ordering::Release);
        self.notify(position);
        Ok(())
    }

    /// Changes the player on a seat to the one that `change` returns for the current position, and adds the change to the
    /// history.
    pub(crate) async fn reseat(
        &self,
        seat: Seat,
        by: &Person,
        change: impl FnOnce(&Position) -> Result<(SeatRow, SeatEvent), ServerError> + Send,
    ) -> Result<(), ServerError> {
        let mut position = self.lock_open().await?;
        let (new, event) = change(&position)?;
        let change = SeatChange {
            seat: seat.index() as u8,
            event,
            by: position.name_of(by, &new),
            entry_count: position.entry_count,
            at: now_millis(),
        };
        let old = position.row.seats[seat.index()].clone();
        let reseat = Reseat { table: self.id, old, new: new.clone(), change: change.clone() };
        if !self.store.reseat(reseat).await? {
            self.reload(&mut position).await?;
            return Err(ServerError::Stale);
        }
        let changed = Arc::make_mut(&mut position);
        changed.row.seats[seat.index()] = new;
        changed.add_seat_change(change)?;
        if changed.is_abandoned() {
            self.end(&mut position, Closure::Abandoned).await?;
        }
        self.notify(&position);
        Ok(())
    }

    /// Closes a table that has not begun. Only the host may do this, while nobody else has made a choice.
    pub(crate) async fn close(&self, person: PersonId) -> Result<(), ServerError> {
        let mut position = self.lock_open().await?;
        if !position.may_close(person) {
            return Err(ServerError::Forbidden);
        }
        self.end(&mut position, Closure::ByHost).await?;
        self.notify(&position);
        Ok(())
    }

    /// Ends the table before the end of its game.
    async fn end(&self, position: &mut Arc<Position>, closure: Closure) -> Result<(), ServerError> {
        if !self.store.close_table(self.id, closure).await? {
            self.reload(position).await?;
            return Err(ServerError::Stale);
        }
        Arc::make_mut(position).row.closure = Some(closure);
        Ok(())
    }

    /// Reads the table from the store again, because it has expired.
    pub(crate) async fn refresh(&self) -> Result<(), ServerError> {
        let mut position = self.position.lock().await;
        self.reload(&mut position).await
    }

    /// Sets whether bots move without a pause. Only the host may do this.
    pub(crate) async fn set_fast(&self, person: PersonId, fast: bool) -> Result<(), ServerError> {
        let mut position = self.lock_open().await?;
        if !position.is_host(person) {
            return Err(ServerError::Forbidden);
        }
        self.store.set_fast(self.id, fast).await?;
        Arc::make_mut(&mut position).row.fast = fast;
        self.notify(&position);
        Ok(())
    }

    /// Ends the guidance of a first game. Only the host may do this.
    pub(crate) async fn end_guide(&self, person: PersonId) -> Result<(), ServerError> {
        let mut position = self.lock_open().await?;
        if !position.is_host(person) {
            return Err(ServerError::Forbidden);
        }
        self.store.set_guided(self.id, false).await?;
        Arc::make_mut(&mut position).row.guided = false;
        self.notify(&position);
        Ok(())
    }

    /// Returns the rematch of a finished game. Only its players may do this. The first call opens the rematch with `open`, while
    /// this table is locked.
    pub(crate) async fn rematch(
        &self,
        person: PersonId,
        open: impl AsyncFnOnce(Arc<Position>) -> Result<TableId, ServerError>,
    ) -> Result<TableId, ServerError> {
        let mut position = self.lock().await?;
        if position.seats_of(person).next().is_none() || position.table.outcome().is_none() {
            return Err(ServerError::Forbidden);
        }
        if let Some(rematch) = position.row.rematch {
            return Ok(rematch);
        }
        let opened = open(position.clone()).await?;
        let rematch = self.store.set_rematch(self.id, opened).await?;
        Arc::make_mut(&mut position).row.rematch = Some(rematch);
        self.notify(&position);
        Ok(rematch)
    }

    /// Notifies watchers of a change and stops hints for decisions that are no longer pending.
    fn notify(&self, position: &Position) {
        self.awaits_bot.store(position.bot_to_act().is_some(), Ordering::Release);
        self.bots.record_change(position.has_people());
        self.hints.retain_pending(position);
        self.changes.send_modify(|change| *change += 1);
    }
}
