//! Players on seats: invitations, bots that stand in for people, and people who leave.

use super::complete;
use crate::active_table::{ActiveTable, now_millis};
use crate::app::App;
use crate::error::ServerError;
use crate::names::check_unique;
use crate::position::Position;
use crate::secret;
use portolan_bots::BotKind;
use portolan_games::core::Seat;
use portolan_store::{Occupant, Person, SeatEvent, SeatRow, TokenHash};
use std::sync::Arc;

/// The bot that stands in for a person who may return.
const STAND_IN: BotKind = BotKind::INSTANT;

/// The bot that plays on for a person who has resigned: a fair opponent for the others.
const SUCCESSOR: BotKind = BotKind::Merchant;

/// Returns the table and the seat of an invitation. To people without that seat, an invitation to a seat that is taken or to a
/// table that is closed looks like one that never existed.
pub(crate) async fn find_invitation(
    app: &Arc<App>,
    person: Option<&Person>,
    token: &str,
) -> Result<(Arc<ActiveTable>, Seat), ServerError> {
    let hash = secret::is_token(token).then(|| TokenHash::of(token)).ok_or(ServerError::DeadLink)?;
    let (id, seat) = app.store.seat_by_invitation(hash).await?.ok_or(ServerError::DeadLink)?;
    let active = match app.table(id).await {
        Err(ServerError::CorruptTable(_) | ServerError::CorruptEntry { .. }) => {
            return Err(ServerError::DeadLink);
        }
        active => active?,
    };
    let position = active.position().await;
    let seat = position.seat(seat)?;
    let occupant = &position.row.seats[seat.index()].occupant;
    let is_own = person.is_some_and(|person| occupant.person() == Some(person.id));
    if position.is_open() && (is_own || *occupant == Occupant::Open) {
        Ok((active, seat))
    } else {
        Err(ServerError::DeadLink)
    }
}

/// Seats a person on the free seat of an invitation, under this name.
pub(crate) async fn take_seat(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: Seat,
    name: String,
) -> Result<(), ServerError> {
    let id = person.id;
    let change = move |position: &Position| {
        can_take_seat(position, seat, &name)?;
        Ok((SeatRow { occupant: Occupant::Person(id), name }, SeatEvent::Joined))
    };
    reseat(app, person, active, seat, change).await
}

/// Fails if nobody can take this seat under this name.
pub(crate) async fn check_seat(active: &ActiveTable, seat: Seat, name: &str) -> Result<(), ServerError> {
    can_take_seat(&*active.position().await, seat, name)
}

/// Fails if the seat is not free, or if the name looks like the name of another player.
fn can_take_seat(position: &Position, seat: Seat, name: &str) -> Result<(), ServerError> {
    if position.row.seats[seat.index()].occupant != Occupant::Open {
        return Err(ServerError::DeadLink);
    }
    let others = position.row.seats.iter().filter(|row| row.occupant.person().is_some());
    Ok(check_unique(name, others.map(|row| row.name.as_str()))?)
}

/// Lets a bot play a seat. A person may do this for their own seats, the host for free ones. For an absent person, the host and
/// the other players may do it.
pub(crate) async fn let_bot_play(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: usize,
) -> Result<(), ServerError> {
    let (seat, id, bot) = (active.seat_by_number(seat)?, person.id, STAND_IN.name());
    let change = move |position: &Position| {
        let row = &position.row.seats[seat.index()];
        let stand_in =
            |owner| SeatRow { occupant: Occupant::StandIn(bot.into(), owner), name: row.name.clone() };
        match row.occupant {
            Occupant::Person(owner) if owner == id => Ok((stand_in(owner), SeatEvent::HandedToBot)),
            Occupant::Person(owner) if position.is_member(id) && position.is_absent(seat, now_millis()) => {
                Ok((stand_in(owner), SeatEvent::Replaced))
            }
            Occupant::Person(_) if position.is_member(id) => Err(ServerError::NotAbsent),
            Occupant::Open if position.is_host(id) => {
                Ok((SeatRow { occupant: Occupant::Bot(bot.into()), name: bot.into() }, SeatEvent::GivenToBot))
            }
            _ => Err(ServerError::Forbidden),
        }
    };
    reseat(app, person, active, seat, change).await
}

/// Takes a person's seat back from the bot that stands in.
pub(crate) async fn take_seat_back(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: usize,
) -> Result<(), ServerError> {
    let (seat, id) = (active.seat_by_number(seat)?, person.id);
    let change = move |position: &Position| {
        let row = &position.row.seats[seat.index()];
        match row.occupant {
            Occupant::StandIn(_, owner) if owner == id => {
                let row = SeatRow { occupant: Occupant::Person(owner), name: row.name.clone() };
                Ok((row, SeatEvent::Returned))
            }
            _ => Err(ServerError::Forbidden),
        }
    };
    reseat(app, person, active, seat, change).await
}

/// Gives up a person's seat for good. A bot plays on for the others. When all people have resigned, the table ends.
pub(crate) async fn resign(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: usize,
) -> Result<(), ServerError> {
    let (seat, id, bot) = (active.seat_by_number(seat)?, person.id, SUCCESSOR.name());
    let change = move |position: &Position| {
        let row = &position.row.seats[seat.index()];
        if row.occupant.person() != Some(id) || position.table.outcome().is_some() {
            return Err(ServerError::Forbidden);
        }
        let row = SeatRow { occupant: Occupant::Resigned(bot.into()), name: row.name.clone() };
        Ok((row, SeatEvent::Resigned))
    };
    reseat(app, person, active, seat, change).await
}

/// Closes a table that has not begun. Only the host may do this.
pub(crate) async fn close(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
) -> Result<(), ServerError> {
    let id = person.id;
    complete(app, active.clone(), async move |active| active.close(id).await).await
}

async fn reseat(
    app: &Arc<App>,
    person: &Person,
    active: &Arc<ActiveTable>,
    seat: Seat,
    change: impl FnOnce(&Position) -> Result<(SeatRow, SeatEvent), ServerError> + Send + 'static,
) -> Result<(), ServerError> {
    let person = person.clone();
    complete(app, active.clone(), async move |active| active.reseat(seat, &person, change).await).await
}
