//! Invitations: a link leads to a page, its button to the seat.

use super::{accepts, page, see_other};
use crate::app::App;
use crate::error::Refused;
use crate::live::Live;
use crate::people::{Caller, clean_name, set_cookie};
use crate::secret;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{Html, Response};
use portolan_boards::site::{self, JoinPage, JoinState, Visitor};
use portolan_games::core::Seat;
use portolan_store::{SeatRow, Sitter, TokenHash};
use serde::Deserialize;
use std::sync::Arc;

async fn invitation(app: &Arc<App>, token: &str) -> Result<(Arc<Live>, Seat), Refused> {
    let known = secret::is_token(token).then(|| TokenHash::of(token)).ok_or(Refused::NotFound)?;
    let (id, seat) = app.store.invitation(known).await?.ok_or(Refused::NotFound)?;
    let live = app.table(id).await?;
    let seat = live.position().await.seat(seat)?;
    Ok((live, seat))
}

/// The page of an invitation.
async fn page_of(
    app: &Arc<App>,
    caller: &Caller,
    token: &str,
    headers: &HeaderMap,
) -> Result<Html<String>, Refused> {
    let (live, seat) = invitation(app, token).await?;
    let person = caller.person.as_ref();
    let position = live.position().await;
    let state = match &position.row.seats[seat.index()].sitter {
        Sitter::Open => JoinState::Free,
        sitter if sitter.person().is_some() && sitter.person() == person.map(|person| person.id) => {
            JoinState::Yours
        }
        _ => JoinState::Taken,
    };
    let host = position.row.seats.iter().find(|row| row.sitter.person() == Some(position.row.host));
    let join = JoinPage {
        visitor: Visitor {
            words: app.words(person, accepts(headers)),
            name: person.map(|p| p.name.as_str()),
        },
        game: position.table.game(),
        host: host.map_or("…", |row| row.name.as_str()),
        action: &format!("/join/{token}"),
        table: &format!("/t/{}", live.id),
        state,
    };
    Ok(page(site::join(&join)))
}

/// The page of an invitation.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, Refused> {
    page_of(&app, &caller, &token, &headers).await
}

/// A name from a form.
#[derive(Deserialize)]
pub(super) struct Name {
    pub(super) name: String,
}

/// Takes the seat.
pub(super) async fn take(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
    Form(Name { name }): Form<Name>,
) -> Result<Response, Refused> {
    let (live, seat) = invitation(&app, &token).await?;
    let name =
        clean_name(&name).ok_or_else(|| Refused::Malformed("a name has at least one letter".into()))?;
    let (person, cookie) = match caller.person {
        Some(person) => (person, None),
        None => {
            let (person, cookie) = app.welcome(name.clone()).await?;
            (person, Some(cookie))
        }
    };
    let address = format!("/t/{}?seat={}", live.id, seat.number());
    let id = person.id;
    let change = move |row: &SeatRow| match row.sitter {
        Sitter::Open => Ok(SeatRow { sitter: Sitter::Person(id), name }),
        _ => Err(Refused::SeatTaken),
    };
    super::play::complete(&app, live, async move |live| live.reseat(seat, change).await).await?;
    let mut response = see_other(&address);
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &cookie));
    }
    Ok(response)
}
