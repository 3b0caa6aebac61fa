//! Who sits where: invitations, bots that stand in, and seats that are taken back from them.

use super::complete;
use crate::app::App;
use crate::error::ServerError;
use crate::live::Live;
use crate::secret;
use portolan_bots::BotKind;
use portolan_games::core::Seat;
use portolan_store::{Person, SeatRow, Sitter, TokenHash};
use std::sync::Arc;

/// The seat that an invitation is for.
pub(crate) async fn invitation(app: &Arc<App>, token: &str) -> Result<(Arc<Live>, Seat), ServerError> {
    let known = secret::is_token(token).then(|| TokenHash::of(token)).ok_or(ServerError::NotFound)?;
    let (id, seat) = app.store.invitation(known).await?.ok_or(ServerError::NotFound)?;
    let live = app.table(id).await?;
    let seat = live.position().await.seat(seat)?;
    Ok((live, seat))
}

/// Takes the seat of an invitation, under this name.
pub(crate) async fn take_seat(
    app: &Arc<App>,
    person: &Person,
    live: &Arc<Live>,
    seat: Seat,
    name: String,
) -> Result<(), ServerError> {
    let id = person.id;
    let change = move |row: &SeatRow| match row.sitter {
        Sitter::Open => Ok(SeatRow { sitter: Sitter::Person(id), name }),
        _ => Err(ServerError::SeatTaken),
    };
    complete(app, live.clone(), async move |live| live.reseat(seat, change).await).await
}

/// Lets a bot play for somebody: on one's own seat, or on any for the host.
pub(crate) async fn let_bot_play(
    app: &Arc<App>,
    person: &Person,
    live: &Arc<Live>,
    seat: usize,
) -> Result<Seat, ServerError> {
    let bot = BotKind::INSTANT.name();
    let change = move |person: &Person, host: bool, row: &SeatRow| match row.sitter {
        Sitter::Person(owner) if host || owner == person.id => {
            Ok(SeatRow { sitter: Sitter::StandIn(bot.into(), owner), name: row.name.clone() })
        }
        Sitter::Open if host => Ok(SeatRow { sitter: Sitter::Bot(bot.into()), name: bot.into() }),
        _ => Err(ServerError::NotYours),
    };
    reseat(app, person, live, seat, change).await
}

/// Takes one's seat back from the bot.
pub(crate) async fn take_seat_back(
    app: &Arc<App>,
    person: &Person,
    live: &Arc<Live>,
    seat: usize,
) -> Result<Seat, ServerError> {
    let change = |person: &Person, _: bool, row: &SeatRow| match row.sitter {
        Sitter::StandIn(_, owner) if owner == person.id => {
            Ok(SeatRow { sitter: Sitter::Person(owner), name: row.name.clone() })
        }
        _ => Err(ServerError::NotYours),
    };
    reseat(app, person, live, seat, change).await
}

async fn reseat(
    app: &Arc<App>,
    person: &Person,
    live: &Arc<Live>,
    seat: usize,
    change: impl FnOnce(&Person, bool, &SeatRow) -> Result<SeatRow, ServerError> + Send + 'static,
) -> Result<Seat, ServerError> {
    let (seat, host) = {
        let position = live.position().await;
        (position.seat_by_number(seat)?, position.row.host == person.id)
    };
    let person = person.clone();
    complete(app, live.clone(), async move |live| live.reseat(seat, |row| change(&person, host, row)).await)
        .await?;
    Ok(seat)
}
