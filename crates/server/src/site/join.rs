//! Invitations: a link leads to a page, its button to the seat.

use super::{accepts, page, see_other};
use crate::actions::{self, invitation, name_of};
use crate::app::App;
use crate::error::ServerError;
use crate::people::{Caller, set_cookie};
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{Html, Response};
use portolan_pages::{self as pages, JoinPage, JoinState, Visitor};
use portolan_store::Sitter;
use serde::Deserialize;
use std::sync::Arc;

/// The page of an invitation.
async fn page_of(
    app: &Arc<App>,
    caller: &Caller,
    token: &str,
    headers: &HeaderMap,
) -> Result<Html<String>, ServerError> {
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
            locale: app.locale(person, accepts(headers)),
            name: person.map(|p| p.name.as_str()),
        },
        game: position.table.game(),
        host: host.map_or("…", |row| row.name.as_str()),
        action: &format!("/join/{token}"),
        table: &format!("/t/{}", live.id),
        state,
    };
    Ok(page(pages::join(&join)))
}

/// The page of an invitation.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, ServerError> {
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
) -> Result<Response, ServerError> {
    let (live, seat) = invitation(&app, &token).await?;
    let name = name_of(&name)?;
    let (person, cookie) = match caller.person {
        Some(person) => (person, None),
        None => {
            let (person, cookie) = app.welcome(name.clone()).await?;
            (person, Some(cookie))
        }
    };
    let address = format!("/t/{}?seat={}", live.id, seat.number());
    actions::take_seat(&app, &person, &live, seat, name).await?;
    let mut response = see_other(&address);
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, set_cookie(&app, &cookie));
    }
    Ok(response)
}
