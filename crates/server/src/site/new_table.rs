//! The form of a new table, and the button of a rematch.

use super::see_other;
use crate::actions::{self, TableDraft, malformed};
use crate::app::App;
use crate::device_kind::DeviceKind;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::http::cookie;
use crate::http::visit::PlayerVisit;
use axum::extract::{Form, State};
use axum::response::Response;
use portolan_boards::names;
use portolan_games::core::MAX_SEATS;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Maximum number of fields in the form.
const MAX_FIELDS: usize = 64;

/// Opens a table. A new visitor becomes a person.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    kind: DeviceKind,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, ServerError> {
    open(&app, caller, kind, parse_draft(&app, &fields)?).await
}

/// The form of a guided first game.
#[derive(Deserialize)]
pub(super) struct FirstGameForm {
    game: String,
}

/// Opens a guided first game.
pub(super) async fn first_game(
    State(app): State<Arc<App>>,
    caller: Caller,
    kind: DeviceKind,
    Form(FirstGameForm { game }): Form<FirstGameForm>,
) -> Result<Response, ServerError> {
    open(&app, caller, kind, TableDraft::first_game(&game)?).await
}

async fn open(
    app: &Arc<App>,
    caller: Caller,
    kind: DeviceKind,
    draft: TableDraft,
) -> Result<Response, ServerError> {
    let guest = names::guest(caller.locale(app));
    let (person, token) = match caller.person {
        Some(person) => (person, None),
        None => {
            let (person, token) = app.add_person(guest, kind).await?;
            (person, Some(token))
        }
    };
    let mut response = see_other(&format!("/t/{}", draft.open(app, &person).await?));
    if let Some(token) = token {
        cookie::set(app, response.headers_mut(), &token);
    }
    Ok(response)
}

fn parse_draft(app: &App, fields: &BTreeMap<String, String>) -> Result<TableDraft, ServerError> {
    if fields.len() > MAX_FIELDS {
        return Err(malformed("too many fields"));
    }
    let game = fields.get("game").map(String::as_str).unwrap_or_default();
    let options =
        fields.iter().filter_map(|(key, value)| Some((key.strip_prefix("option-")?.into(), value.clone())));
    let seats = (1..=MAX_SEATS).filter_map(|seat| fields.get(&format!("seat-{seat}")));
    let seats = seats.map(String::as_str).filter(|seat| !seat.is_empty());
    let hints = fields.get("hints").is_none_or(|hints| hints != "no");
    let absence = fields.get("stand-in").map(String::as_str);
    TableDraft::parse(app, game, options.collect(), seats, hints, absence)
}

/// Opens the rematch of a finished game, or returns the one that is open already.
pub(super) async fn rematch(PlayerVisit { person, visit }: PlayerVisit) -> Result<Response, ServerError> {
    let id = actions::rematch(&visit.app, &person, visit.active).await?;
    Ok(see_other(&format!("/t/{id}")))
}
