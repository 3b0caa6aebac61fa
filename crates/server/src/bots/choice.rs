//! One choice of one bot.

use crate::active_table::ActiveTable;
use crate::app::App;
use crate::bot_pool::{TaskClass, Turn};
use crate::error::ServerError;
use crate::position::Position;
use portolan_bots::{BotKind, SearchLevel};
use portolan_games::AnyTable;
use portolan_games::core::{Seat, ThoughtRng};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;

/// The decision that a bot must make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Decision {
    pub(super) seat: Seat,
    pub(super) decision_id: u32,
    kind: BotKind,
}

impl Decision {
    /// Returns the decision that a bot must make in this position; `None` if no bot is to move.
    pub(super) fn of(position: &Position) -> Result<Option<Decision>, ServerError> {
        let Some((seat, kind)) = position.bot_to_act() else { return Ok(None) };
        let kind = kind.parse().map_err(|error| ServerError::CorruptTable(format!("{error}")))?;
        Ok(Some(Decision { seat, decision_id: position.decision_id(seat), kind }))
    }

    /// Whether the bot searches.
    pub(super) fn searches(self) -> bool {
        SearchLevel::of(self.kind).is_some()
    }

    /// Queues the choice and waits for it. Returns it in notation; `None` if it is no longer needed.
    pub(super) async fn choose(
        self,
        app: &App,
        active: &Arc<ActiveTable>,
        position: Arc<Position>,
    ) -> Result<Option<String>, ServerError> {
        let (answer, answered) = oneshot::channel();
        let (table, host, waiting) = (position.table.clone(), position.row.host, Arc::downgrade(active));
        // The table may wait for long: its position must not stay in memory with it.
        drop(position);
        let task = move |turn: &mut Turn<'_>| {
            // Nobody may be watching any more.
            let is_wanted = waiting.upgrade().is_some_and(|active| !self.searches() || active.is_attended());
            let choice = is_wanted.then(|| self.search(&table, turn));
            // The receiver may be gone.
            drop(answer.send(choice));
        };
        let class = if self.searches() { TaskClass::Bot } else { TaskClass::CheapBot };
        let _ticket = app.bots.submit(host, class, task);
        tokio::select! {
            answer = answered => answer.map_err(|_| ServerError::Unavailable("a bot panicked".into())),
            () = self.wait_until_obsolete(active) => Ok(None),
        }
    }

    /// Returns when another decision is pending.
    async fn wait_until_obsolete(self, active: &ActiveTable) {
        loop {
            active.bots.wait_for_change().await;
            if !matches!(Decision::of(&*active.position().await), Ok(Some(pending)) if pending == self) {
                return;
            }
        }
    }

    fn search(self, table: &AnyTable, turn: &mut Turn<'_>) -> String {
        let mut rng = search_rng(table, self.seat);
        let time = SearchLevel::of(self.kind).map(|level| Duration::from_millis(level.budget.millis.into()));
        let mut has_time = |_| time.is_none_or(|time| turn.elapsed() < time) && turn.proceed();
        portolan_bots::choose_within(self.kind, &table.knowledge(self.seat), &mut rng, &mut has_time)
            .to_string()
    }
}

/// Returns an RNG that depends only on the table, the seat and the number of its own choices, not on the order in which other
/// seats have chosen.
fn search_rng(table: &AnyTable, seat: Seat) -> ThoughtRng {
    let own = table.choices_made().iter().filter(|(by, _)| *by == seat).count() as u64;
    let point = (own * 8 + seat.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ThoughtRng::new(table.seed().thoughts() ^ point)
}
