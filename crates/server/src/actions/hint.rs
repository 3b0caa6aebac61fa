//! Asking a bot for advice.

use super::play::seat_of;
use crate::app::App;
use crate::error::ServerError;
use crate::hints::{Limits, Thought};
use crate::live::{Live, Position};
use portolan_games::core::Seat;
use portolan_store::Person;
use std::sync::Arc;
use std::time::Duration;

/// How long a request waits for a thought. Whoever gets no answer by then asks again.
const PATIENCE: Duration = Duration::from_secs(4);

/// Asks for a hint to the question that a seat of this person was asked, and waits a while for it.
pub(crate) async fn ask_hint(
    app: &Arc<App>,
    person: &Person,
    live: &Arc<Live>,
    seat: usize,
    decision_id: u32,
) -> Result<(Arc<Position>, Arc<Thought>), ServerError> {
    let (position, seat) = may_ask(person, live, seat).await?;
    if position.decision_id(seat) != decision_id || !position.table.to_act().has(seat) {
        return Err(ServerError::MovedOn);
    }
    let (thought, new) = app.advised.begin(person.id, &live.hints, seat, decision_id)?;
    if new {
        metrics::counter!("portolan_hints_total").increment(1);
        app.thinkers.advise(position.table.clone(), thought.clone(), Limits::of(&app.config));
    }
    // The table may have moved on before the thought was noted there, and then nobody has stopped it.
    live.hints.forget_all_but(&*live.position().await);
    waited_for(live, thought).await
}

/// The hint to the question that a seat of this person is asked now, if somebody has asked for it; waits a while for it.
pub(crate) async fn hint(
    person: &Person,
    live: &Arc<Live>,
    seat: usize,
) -> Result<(Arc<Position>, Option<Arc<Thought>>), ServerError> {
    let (position, seat) = may_ask(person, live, seat).await?;
    match live.hints.of(seat, position.decision_id(seat)) {
        Some(thought) => waited_for(live, thought).await.map(|(position, thought)| (position, Some(thought))),
        None => Ok((position, None)),
    }
}

async fn may_ask(person: &Person, live: &Live, seat: usize) -> Result<(Arc<Position>, Seat), ServerError> {
    let seat = seat_of(person, live, seat).await?;
    let position = live.position().await;
    if position.row.hints { Ok((position, seat)) } else { Err(ServerError::NoHints) }
}

/// What became of a thought after a while, and of the table meanwhile.
async fn waited_for(
    live: &Live,
    thought: Arc<Thought>,
) -> Result<(Arc<Position>, Arc<Thought>), ServerError> {
    thought.wait(PATIENCE).await;
    let position = live.position().await;
    if position.decision_id(thought.seat) != thought.decision_id {
        return Err(ServerError::MovedOn);
    }
    if thought.ended() && thought.found().is_none() {
        return Err(ServerError::Unavailable("a bot could not give a hint".into()));
    }
    Ok((position, thought))
}
