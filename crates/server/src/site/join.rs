//! Invitations: a link leads to a page, and the button there takes the seat.

use super::identity::NameForm;
use super::{page, see_other};
use crate::actions::{self, find_invitation, parse_name};
use crate::active_table::ActiveTable;
use crate::app::App;
use crate::device_kind::DeviceKind;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::http::cookie;
use axum::extract::{Form, Path, State};
use axum::response::{Html, IntoResponse, Response};
use portolan_games::core::Seat;
use portolan_pages::{self as pages, JoinPage, JoinState, NameError, Visitor};
use portolan_store::Occupant;
use std::sync::Arc;

/// The page of an invitation.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Html<String>, ServerError> {
    let (active, seat) = find_invitation(&app, caller.person.as_ref(), &token).await?;
    Ok(invitation(&app, &caller, &active, seat, &token, None).await)
}

/// The page of an invitation, with the reason why the last name was refused.
async fn invitation(
    app: &App,
    caller: &Caller,
    active: &ActiveTable,
    seat: Seat,
    token: &str,
    refused: Option<(&str, &NameError)>,
) -> Html<String> {
    let position = active.position().await;
    let is_free = position.row.seats[seat.index()].occupant == Occupant::Open;
    let state = if is_free { JoinState::Free } else { JoinState::Yours };
    let host = position.row.seats.iter().find(|row| row.occupant.person() == Some(position.row.host));
    let suggestion = refused.map(|(name, refusal)| match refusal {
        NameError::Taken { suggestion, .. } => suggestion.as_str(),
        _ => name,
    });
    page(pages::join(&JoinPage {
        visitor: Visitor { locale: caller.locale(app), name: caller.name() },
        game: position.table.game(),
        host: host.map_or("…", |row| row.name.as_str()),
        action: &format!("/join/{token}"),
        table: &format!("/t/{}", active.id),
        state,
        suggestion,
        refusal: refused.map(|(_, refusal)| refusal),
    }))
}

/// Takes the seat of an invitation. A new visitor becomes a person with the name of the form. If the name is refused, the page
/// asks for another one.
pub(super) async fn take_seat(
    State(app): State<Arc<App>>,
    caller: Caller,
    kind: DeviceKind,
    Path(token): Path<String>,
    Form(NameForm { name }): Form<NameForm>,
) -> Result<Response, ServerError> {
    let (active, seat) = find_invitation(&app, caller.person.as_ref(), &token).await?;
    match take_seat_as(&app, &caller, kind, &active, seat, &name).await {
        Err(ServerError::Name(refusal)) => {
            let status = ServerError::Name(refusal.clone()).status();
            let refused = Some((name.as_str(), &refusal));
            let page = invitation(&app, &caller, &active, seat, &token, refused).await;
            Ok((status, page).into_response())
        }
        result => result,
    }
}

async fn take_seat_as(
    app: &Arc<App>,
    caller: &Caller,
    kind: DeviceKind,
    active: &Arc<ActiveTable>,
    seat: Seat,
    name: &str,
) -> Result<Response, ServerError> {
    let name = parse_name(name)?;
    let mut response = see_other(&format!("/t/{}?seat={}", active.id, seat.number()));
    let person = match &caller.person {
        Some(person) => person.clone(),
        None => {
            // A person is stored only if the seat can be taken under this name.
            actions::check_seat(active, seat, &name).await?;
            let (person, token) = app.add_person(name.clone(), kind).await?;
            cookie::set(app, response.headers_mut(), &token);
            person
        }
    };
    actions::take_seat(app, &person, active, seat, name).await?;
    Ok(response)
}
