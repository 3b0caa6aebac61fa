//! Hint requests: permission is checked, a search is queued, and the request waits for its result.

use crate::active_table::ActiveTable;
use crate::app::App;
use crate::bot_pool::{TaskClass, Turn};
use crate::error::ServerError;
use crate::hints::{HintBudget, HintJob};
use crate::position::{Actor, Position};
use portolan_games::core::Seat;
use portolan_store::Person;
use std::sync::Arc;
use std::time::Duration;

/// How long a request waits for a hint. After that the client repeats the request.
const MAX_WAIT: Duration = Duration::from_secs(4);

/// Starts a hint for the pending decision of one of this person's seats, and waits for it.
pub(crate) async fn request_hint(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: usize,
    decision_id: u32,
) -> Result<(Arc<Position>, Arc<HintJob>), ServerError> {
    let seat = active.seat_by_number(seat)?;
    let begin = |position: &Arc<Position>| {
        check_permission(position, person, seat)?;
        if position.decision_id(seat) != decision_id || !position.table.to_act().has(seat) {
            return Err(ServerError::Stale);
        }
        let (job, is_new) = app.hint_requests.begin(person.id, &active.hints, seat, decision_id)?;
        if is_new {
            metrics::counter!("portolan_hints_total").increment(1);
            let (table, search, budget) = (position.table.clone(), job.clone(), HintBudget::of(&app.config));
            let run = move |turn: &mut Turn<'_>| search.run(&table, budget, turn);
            job.hold(app.bots.submit(person.id, TaskClass::Hint, run));
        }
        Ok(job)
    };
    let job = active.with_locked(begin).await?;
    wait_for(person, active, job).await
}

/// Returns the hint for the pending decision of one of this person's seats, after waiting for it; `None` if it was not
/// requested.
pub(crate) async fn find_hint(
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: Seat,
) -> Result<(Arc<Position>, Option<Arc<HintJob>>), ServerError> {
    let position = active.position().await;
    check_permission(&position, person, seat)?;
    match active.hints.find(seat, position.decision_id(seat)) {
        Some(job) => wait_for(person, active, job).await.map(|(position, job)| (position, Some(job))),
        None => Ok((position, None)),
    }
}

fn check_permission(position: &Position, person: &Person, seat: Seat) -> Result<(), ServerError> {
    if !position.may_choose(Actor::Person(person.id), seat) {
        return Err(ServerError::Forbidden);
    }
    if position.row.hints { Ok(()) } else { Err(ServerError::HintsDisabled) }
}

/// Waits for a hint. Fails if its decision is no longer pending afterwards, or if the person no longer plays the seat.
async fn wait_for(
    person: &Person,
    active: &ActiveTable,
    job: Arc<HintJob>,
) -> Result<(Arc<Position>, Arc<HintJob>), ServerError> {
    job.wait(MAX_WAIT).await;
    let position = active.position().await;
    check_permission(&position, person, job.seat)?;
    if position.decision_id(job.seat) != job.decision_id {
        return Err(ServerError::Stale);
    }
    if job.has_ended() && job.lines().is_none() {
        return Err(ServerError::Unavailable("the search for a hint failed".into()));
    }
    Ok((position, job))
}
