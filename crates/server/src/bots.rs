//! Bots think on threads of their own, never where requests are answered. A bot is handed what its seat knows, and its
//! choice goes the same way as a person's.

use crate::app::App;
use crate::error::ServerError;
use crate::hints::{Limits, Thought};
use crate::live::Live;
use portolan_bots::{BotKind, SearchLevel};
use portolan_games::AnyTable;
use portolan_games::core::{Seat, ThoughtRng};
use portolan_store::TableId;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A question for a bot.
enum Question {
    /// What it chooses.
    Choice { table: AnyTable, seat: Seat, kind: BotKind, answer: oneshot::Sender<String> },
    /// What it would choose in the place of somebody.
    Hint { table: AnyTable, thought: Arc<Thought>, limits: Limits },
}

/// The threads that think.
pub struct BotPool {
    questions: mpsc::Sender<Question>,
    /// Tables for which a bot is being asked already.
    busy: Mutex<HashSet<TableId>>,
}

impl BotPool {
    /// Starts so many threads. They end when the thinkers are gone.
    pub fn start(threads: usize) -> std::io::Result<BotPool> {
        let (questions, waiting) = mpsc::channel::<Question>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = waiting.clone();
            thread::Builder::new().name(format!("bot {number}")).spawn(move || think(&waiting))?;
        }
        Ok(BotPool { questions, busy: Mutex::default() })
    }

    async fn ask(&self, table: AnyTable, seat: Seat, kind: BotKind) -> Option<String> {
        let (answer, answered) = oneshot::channel();
        self.questions.send(Question::Choice { table, seat, kind, answer }).ok()?;
        answered.await.ok()
    }

    /// Lets a bot think about a hint, when its turn comes. Returns at once.
    pub(crate) fn advise(&self, table: AnyTable, thought: Arc<Thought>, limits: Limits) {
        // Without a thread the server is ending, and nobody waits any more.
        let _ = self.questions.send(Question::Hint { table, thought, limits });
    }

    fn begin(&self, id: TableId) -> bool {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner).insert(id)
    }

    fn end(&self, id: TableId) {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }
}

fn think(waiting: &Mutex<mpsc::Receiver<Question>>) {
    loop {
        let question = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match question {
            Ok(Question::Choice { table, seat, kind, answer }) => choose(&table, seat, kind, answer),
            Ok(Question::Hint { table, thought, limits }) => thought.think(&table, limits),
            Err(_) => return,
        }
    }
}

fn choose(table: &AnyTable, seat: Seat, kind: BotKind, answer: oneshot::Sender<String>) {
    // A judgement that panics must not take the thread with it: the seat waits, and the log tells.
    let thought = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let mut rng = thoughts(table, seat);
        let began = Instant::now();
        let time = SearchLevel::of(kind).map(|sight| Duration::from_millis(sight.budget.millis.into()));
        let mut patience = |_| time.is_none_or(|time| began.elapsed() < time);
        portolan_bots::choose_within(kind, &table.knowledge(seat), &mut rng, &mut patience).to_string()
    }));
    match thought {
        Ok(choice) => drop(answer.send(choice)),
        Err(_) => tracing::error!(%seat, bot = %kind, "a bot could not think"),
    }
}

/// The same table and the same seat at the same point give the same thoughts, in whichever order others choose meanwhile.
fn thoughts(table: &AnyTable, seat: Seat) -> ThoughtRng {
    let own = table.choices_made().iter().filter(|(by, _)| *by == seat).count() as u64;
    let point = (own * 8 + seat.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ThoughtRng::new(table.seed().thoughts() ^ point)
}

/// Lets bots choose at a table until a person must, or the game is over. Returns at once.
pub(crate) fn wake(app: &Arc<App>, live: Arc<Live>) {
    // Most tables wait for people: this is asked after every choice, and must cost nothing.
    if !live.awaits_bot() || !app.thinkers.begin(live.id) {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let played = play(&app, &live).await;
        app.thinkers.end(live.id);
        match played {
            // Somebody may have chosen between the last look and the end: nobody else will wake the bot then.
            Ok(()) => wake(&app, live),
            Err(ServerError::MovedOn) => wake(&app, live),
            Err(error) => tracing::warn!(table = %live.id, %error, "a bot could not choose"),
        }
    });
}

async fn play(app: &Arc<App>, live: &Arc<Live>) -> Result<(), ServerError> {
    loop {
        let (table, seat, kind, decision_id, fast) = {
            let position = live.position().await;
            let Some((seat, kind)) = position.bot_to_act() else { return Ok(()) };
            let kind = kind.parse().map_err(|error| ServerError::BrokenTable(format!("{error}")))?;
            (position.table.clone(), seat, kind, position.decision_id(seat), position.row.fast)
        };
        if !fast {
            tokio::time::sleep(app.config.bot_pause).await;
        }
        let choice = app.thinkers.ask(table, seat, kind).await;
        let choice = choice.ok_or_else(|| ServerError::Unavailable("a bot could not think".into()))?;
        live.choose(seat, decision_id, &choice).await?;
        metrics::counter!("portolan_bot_choices_total").increment(1);
    }
}
