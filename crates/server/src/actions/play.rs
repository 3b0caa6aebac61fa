//! Choosing, taking back, and how fast bots answer.

use super::complete;
use crate::app::App;
use crate::error::ServerError;
use crate::live::Live;
use portolan_games::core::Seat;
use portolan_store::Person;
use std::sync::Arc;

/// Makes a choice for a seat of this person. `decision_id` is what the seat was asked when it chose.
pub(crate) async fn choose(
    app: &Arc<App>,
    person: &Person,
    live: &Arc<Live>,
    seat: usize,
    decision_id: u32,
    choice: String,
) -> Result<Seat, ServerError> {
    let seat = seat_of(person, live, seat).await?;
    complete(app, live.clone(), async move |live| live.choose(seat, decision_id, &choice).await).await?;
    metrics::counter!("portolan_choices_total").increment(1);
    Ok(seat)
}

/// Takes the latest choice of a seat of this person back; so many entries had been seen.
pub(crate) async fn take_back(
    app: &Arc<App>,
    person: &Person,
    live: &Arc<Live>,
    seat: usize,
    entry_count: u32,
) -> Result<Seat, ServerError> {
    let seat = seat_of(person, live, seat).await?;
    complete(app, live.clone(), async move |live| live.take_back(seat, entry_count).await).await?;
    Ok(seat)
}

/// A seat by its number, if this person chooses there.
pub(super) async fn seat_of(person: &Person, live: &Live, number: usize) -> Result<Seat, ServerError> {
    let position = live.position().await;
    let seat = position.seat_by_number(number)?;
    if position.chooses(person.id, seat) { Ok(seat) } else { Err(ServerError::NotYours) }
}

/// Ends the guidance of a first game: for the host.
pub(crate) async fn end_guide(app: &Arc<App>, person: &Person, live: &Arc<Live>) -> Result<(), ServerError> {
    if live.position().await.row.host != person.id {
        return Err(ServerError::NotYours);
    }
    complete(app, live.clone(), async move |live| live.end_guide().await).await
}

/// Whether bots answer at once: for the host.
pub(crate) async fn set_fast(
    app: &Arc<App>,
    person: &Person,
    live: &Arc<Live>,
    fast: bool,
) -> Result<(), ServerError> {
    if live.position().await.row.host != person.id {
        return Err(ServerError::NotYours);
    }
    complete(app, live.clone(), async move |live| live.set_fast(fast).await).await
}
