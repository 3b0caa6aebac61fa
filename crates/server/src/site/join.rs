//! Invitations: a link leads to a page, and the button there takes the seat.

use super::identity::NameForm;
use super::{page, see_other};
use crate::actions::{self, find_invitation, parse_name};
use crate::app::App;
use crate::error::ServerError;
use crate::http::caller::{Caller, set_cookie};
use axum::extract::{Form, Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{Html, Response};
use portolan_pages::{self as pages, JoinPage, JoinState, Visitor};
use portolan_store::Occupant;
use std::sync::Arc;

/// The page of an invitation.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Html<String>, ServerError> {
    let (active, seat) = find_invitation(&app, caller.person.as_ref(), &token).await?;
    let position = active.position().await;
    let is_free = position.row.seats[seat.index()].occupant == Occupant::Open;
    let state = if is_free { JoinState::Free } else { JoinState::Yours };
    let host = position.row.seats.iter().find(|row| row.occupant.person() == Some(position.row.host));
    Ok(page(pages::join(&JoinPage {
        visitor: Visitor { locale: caller.locale(&app), name: caller.name() },
        game: position.table.game(),
        host: host.map_or("…", |row| row.name.as_str()),
        action: &format!("/join/{token}"),
        table: &format!("/t/{}", active.id),
        state,
    })))
}

/// Takes the seat of an invitation. A new visitor becomes a person with the name of the form.
pub(super) async fn take_seat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
    Form(NameForm { name }): Form<NameForm>,
) -> Result<Response, ServerError> {
    let (active, seat) = find_invitation(&app, caller.person.as_ref(), &token).await?;
    let name = parse_name(&name)?;
    let (person, cookie) = match caller.person {
        Some(person) => (person, None),
        None => {
            let (person, token) = app.add_person(name.clone()).await?;
            (person, Some(set_cookie(&app, &token)))
        }
    };
    actions::take_seat(&app, &person, &active, seat, name).await?;
    let mut response = see_other(&format!("/t/{}?seat={}", active.id, seat.number()));
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    Ok(response)
}
