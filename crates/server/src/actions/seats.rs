//! Players on seats: invitations, and bots that stand in for people.

use super::complete;
use crate::active_table::ActiveTable;
use crate::app::App;
use crate::error::ServerError;
use crate::names::check_unique;
use crate::position::Position;
use crate::secret;
use portolan_bots::BotKind;
use portolan_games::core::Seat;
use portolan_store::{Occupant, Person, SeatRow, TokenHash};
use std::sync::Arc;

/// Returns the table and the seat of an invitation.
pub(crate) async fn find_invitation(
    app: &Arc<App>,
    token: &str,
) -> Result<(Arc<ActiveTable>, Seat), ServerError> {
    let hash = secret::is_token(token).then(|| TokenHash::of(token)).ok_or(ServerError::NotFound)?;
    let (id, seat) = app.store.seat_by_invitation(hash).await?.ok_or(ServerError::NotFound)?;
    let active = app.table(id).await?;
    let seat = active.position().await.seat(seat)?;
    Ok((active, seat))
}

/// Seats a person on the free seat of an invitation, under this name.
pub(crate) async fn take_seat(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: Seat,
    name: String,
) -> Result<(), ServerError> {
    let person = person.id;
    let change = move |position: &Position| {
        can_take_seat(position, seat, &name)?;
        Ok(SeatRow { occupant: Occupant::Person(person), name })
    };
    complete(app, active.clone(), async move |active| active.reseat(seat, change).await).await
}

/// Fails if nobody can take this seat under this name.
pub(crate) async fn check_seat(active: &ActiveTable, seat: Seat, name: &str) -> Result<(), ServerError> {
    can_take_seat(&*active.position().await, seat, name)
}

/// Fails if the seat is not free, or if the name looks like the name of another player.
fn can_take_seat(position: &Position, seat: Seat, name: &str) -> Result<(), ServerError> {
    if position.row.seats[seat.index()].occupant != Occupant::Open {
        return Err(ServerError::SeatTaken);
    }
    let others = position.row.seats.iter().filter(|row| row.occupant.person().is_some());
    Ok(check_unique(name, others.map(|row| row.name.as_str()))?)
}

/// Lets a bot play a seat. A person may do this for their own seats, the host for every seat, including free ones.
pub(crate) async fn let_bot_play(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: usize,
) -> Result<(), ServerError> {
    let (seat, person, bot) = (active.seat_by_number(seat)?, person.id, BotKind::INSTANT.name());
    let change = move |position: &Position| {
        let (row, host) = (&position.row.seats[seat.index()], position.is_host(person));
        match row.occupant {
            Occupant::Person(owner) if host || owner == person => {
                Ok(SeatRow { occupant: Occupant::StandIn(bot.into(), owner), name: row.name.clone() })
            }
            Occupant::Open if host => Ok(SeatRow { occupant: Occupant::Bot(bot.into()), name: bot.into() }),
            _ => Err(ServerError::Forbidden),
        }
    };
    complete(app, active.clone(), async move |active| active.reseat(seat, change).await).await
}

/// Takes a person's seat back from the bot that stands in.
pub(crate) async fn take_seat_back(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: usize,
) -> Result<(), ServerError> {
    let (seat, person) = (active.seat_by_number(seat)?, person.id);
    let change = move |position: &Position| {
        let row = &position.row.seats[seat.index()];
        match row.occupant {
            Occupant::StandIn(_, owner) if owner == person => {
                Ok(SeatRow { occupant: Occupant::Person(owner), name: row.name.clone() })
            }
            _ => Err(ServerError::Forbidden),
        }
    };
    complete(app, active.clone(), async move |active| active.reseat(seat, change).await).await
}
