//! The bots. They search on dedicated threads, so that no search blocks a request. A bot gets only what its seat knows, and its
//! choice takes the same path as a person's.

use crate::active_table::{ActiveTable, now_millis};
use crate::app::App;
use crate::error::ServerError;
use crate::hints::{HintBudget, HintJob};
use crate::position::{Actor, Position};
use portolan_bots::{BotKind, SearchLevel};
use portolan_games::AnyTable;
use portolan_games::core::{Seat, ThoughtRng};
use portolan_store::TableId;
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A task for a bot thread.
enum BotTask {
    /// Choose for a bot's seat.
    Choose { table: AnyTable, seat: Seat, kind: BotKind, answer: oneshot::Sender<String> },
    /// Compute a hint for a person's seat.
    Hint { table: AnyTable, job: Arc<HintJob>, budget: HintBudget },
}

/// The threads of the bots.
pub(crate) struct BotPool {
    queue: mpsc::Sender<BotTask>,
    /// Tables where a bot is choosing.
    playing: Mutex<HashSet<TableId>>,
}

impl BotPool {
    /// Starts the threads. They exit when the pool is dropped.
    pub(crate) fn start(threads: usize) -> std::io::Result<BotPool> {
        let (queue, tasks) = mpsc::channel::<BotTask>();
        let tasks = Arc::new(Mutex::new(tasks));
        for number in 0..threads.max(1) {
            let tasks = tasks.clone();
            thread::Builder::new().name(format!("bot {number}")).spawn(move || run_tasks(&tasks))?;
        }
        Ok(BotPool { queue, playing: Mutex::default() })
    }

    /// Returns the choice of a bot, in notation; `None` if the search panicked.
    async fn choose(&self, table: AnyTable, seat: Seat, kind: BotKind) -> Option<String> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(BotTask::Choose { table, seat, kind, answer }).ok()?;
        answered.await.ok()
    }

    /// Queues a hint. Returns immediately.
    pub(crate) fn queue_hint(&self, table: AnyTable, job: Arc<HintJob>, budget: HintBudget) {
        // Fails only while the server is shutting down.
        let _ = self.queue.send(BotTask::Hint { table, job, budget });
    }

    /// Marks a table as being played by bots. Returns false if it was marked already.
    fn begin(&self, id: TableId) -> bool {
        self.playing.lock().unwrap_or_else(PoisonError::into_inner).insert(id)
    }

    fn end(&self, id: TableId) {
        self.playing.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }
}

fn run_tasks(tasks: &Mutex<mpsc::Receiver<BotTask>>) {
    loop {
        let task = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match task {
            Ok(BotTask::Choose { table, seat, kind, answer }) => choose(&table, seat, kind, answer),
            Ok(BotTask::Hint { table, job, budget }) => job.run(&table, budget),
            Err(_) => return,
        }
    }
}

fn choose(table: &AnyTable, seat: Seat, kind: BotKind, answer: oneshot::Sender<String>) {
    // A panic in the search must not end the thread: it is logged, and the seat remains to act.
    let chosen = catch_unwind(AssertUnwindSafe(|| {
        let mut rng = search_rng(table, seat);
        let began = Instant::now();
        let time = SearchLevel::of(kind).map(|level| Duration::from_millis(level.budget.millis.into()));
        let mut has_time = |_| time.is_none_or(|time| began.elapsed() < time);
        portolan_bots::choose_within(kind, &table.knowledge(seat), &mut rng, &mut has_time).to_string()
    }));
    match chosen {
        Ok(choice) => drop(answer.send(choice)),
        Err(_) => tracing::error!(%seat, bot = %kind, "a search panicked"),
    }
}

/// Returns an RNG that depends only on the table, the seat and the number of its own choices, not on the order in which other
/// seats have chosen.
fn search_rng(table: &AnyTable, seat: Seat) -> ThoughtRng {
    let own = table.choices_made().iter().filter(|(by, _)| *by == seat).count() as u64;
    let point = (own * 8 + seat.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ThoughtRng::new(table.seed().thoughts() ^ point)
}

/// Starts the bots of a table, which choose until a person is to move or the game is over. Returns immediately.
pub(crate) fn wake(app: &Arc<App>, active: Arc<ActiveTable>) {
    // Called after every change and on every access: it must be cheap when no bot is to move.
    if !active.awaits_bot() || !app.bots.begin(active.id) {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let played = play(&app, &active).await;
        app.bots.end(active.id);
        match played {
            // A change between the last check in `play` and `end` started no bot. The two errors mean that the position has
            // changed.
            Ok(()) | Err(ServerError::Stale | ServerError::Forbidden) => wake(&app, active),
            Err(error) => tracing::warn!(table = %active.id, %error, "a bot could not choose"),
        }
    });
}

/// Returns the pause before a bot chooses: until a person whom it replaces has had time to return, and if the bots are not fast,
/// so that people can follow.
fn pause_before(app: &App, position: &Position, seat: Seat) -> Duration {
    let usual = if position.row.fast { Duration::ZERO } else { app.config.bot_pause };
    let stand_in_pause = i64::try_from(app.config.stand_in_pause.as_millis()).unwrap_or(i64::MAX);
    let until_return =
        position.stand_in_from(seat, stand_in_pause).map(|from| from.saturating_sub(now_millis()));
    let until_return = until_return.and_then(|millis| u64::try_from(millis).ok()).unwrap_or_default();
    usual.max(Duration::from_millis(until_return).min(app.config.stand_in_pause))
}

async fn play(app: &Arc<App>, active: &ActiveTable) -> Result<(), ServerError> {
    loop {
        let (table, seat, kind, decision_id, pause) = {
            let position = active.position().await;
            let Some((seat, kind)) = position.bot_to_act() else { return Ok(()) };
            let kind = kind.parse().map_err(|error| ServerError::CorruptTable(format!("{error}")))?;
            (
                position.table.clone(),
                seat,
                kind,
                position.decision_id(seat),
                pause_before(app, &position, seat),
            )
        };
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
        let choice = app.bots.choose(table, seat, kind).await;
        let choice = choice.ok_or_else(|| ServerError::Unavailable("a search panicked".into()))?;
        active.choose(Actor::Bot, seat, decision_id, &choice).await?;
        metrics::counter!("portolan_bot_choices_total").increment(1);
    }
}
