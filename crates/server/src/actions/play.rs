//! Choosing, taking back, and the settings of a table in progress.

use super::complete;
use crate::active_table::ActiveTable;
use crate::app::App;
use crate::error::ServerError;
use crate::position::Actor;
use portolan_store::Person;
use std::sync::Arc;

/// Makes a choice for one of this person's seats. `decision_id` identifies the decision that the choice is for.
pub(crate) async fn choose(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: usize,
    decision_id: u32,
    choice: String,
) -> Result<(), ServerError> {
    let (seat, actor) = (active.seat_by_number(seat)?, Actor::Person(person.id));
    complete(app, active.clone(), async move |active| active.choose(actor, seat, decision_id, &choice).await)
        .await?;
    metrics::counter!("portolan_choices_total").increment(1);
    Ok(())
}

/// Takes back the latest choice of one of this person's seats. `entry_count` is the number of entries that the person has seen.
pub(crate) async fn take_back(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: usize,
    entry_count: u32,
) -> Result<(), ServerError> {
    let (seat, actor) = (active.seat_by_number(seat)?, Actor::Person(person.id));
    complete(app, active.clone(), async move |active| active.take_back(actor, seat, entry_count).await).await
}

/// Ends the guidance of a first game. Only the host may do this.
pub(crate) async fn end_guide(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
) -> Result<(), ServerError> {
    let person = person.id;
    complete(app, active.clone(), async move |active| active.end_guide(person).await).await
}

/// Sets whether bots move without a pause. Only the host may do this.
pub(crate) async fn set_fast(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    fast: bool,
) -> Result<(), ServerError> {
    let person = person.id;
    complete(app, active.clone(), async move |active| active.set_fast(person, fast).await).await
}
