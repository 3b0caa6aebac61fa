//! Reviews: everyone who may see a finished table may read its review, those who played may start it, and the person who started it
//! may stop it.

use crate::error::ServerError;
use crate::http::visit::Visit;
use crate::position::Position;
use crate::reviews::ReviewStatus;
use portolan_store::PersonId;
use std::sync::Arc;

/// Returns the status of a table's review, with the position. Fails before the end of the game.
pub(crate) async fn find_review(visit: &Visit) -> Result<(Arc<Position>, ReviewStatus), ServerError> {
    let position = visit.finished_position().await?;
    let person = visit.player().map(|person| person.id);
    Ok((position, visit.app.reviews.status(visit.active.id, person)))
}

/// Returns the visitor if they may start a review: they have a seat, or a bot stands in for them.
pub(crate) fn may_start_review(visit: &Visit, position: &Position) -> Option<PersonId> {
    let person = visit.player()?.id;
    position.seats_of(person).next().map(|_| person)
}

/// Starts the review of a finished game, unless it was started already.
pub(crate) async fn start_review(visit: &Visit) -> Result<(), ServerError> {
    let position = visit.finished_position().await?;
    let person = may_start_review(visit, &position).ok_or(ServerError::Forbidden)?;
    visit.app.reviews.start(&visit.app.bots, person, visit.active.id, &position.table)
}

/// Stops and removes a review that the visitor has started.
pub(crate) async fn stop_review(visit: &Visit) -> Result<(), ServerError> {
    visit.finished_position().await?;
    visit.app.reviews.stop(visit.active.id, visit.player().map(|person| person.id))
}
