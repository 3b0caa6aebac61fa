//! The form for a new table, and the button for a rematch.

use super::see_other;
use crate::actions::{self, Prepared, malformed};
use crate::app::App;
use crate::error::ServerError;
use crate::people::{Caller, set_cookie};
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::Response;
use portolan_games::core::MAX_SEATS;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most fields of the form.
const MOST_FIELDS: usize = 64;

/// Makes a table, and somebody new if the browser is new here.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, ServerError> {
    open(&app, caller, &headers, read(&app, &fields)?).await
}

/// Which game somebody wants to learn.
#[derive(Deserialize)]
pub(super) struct First {
    game: String,
}

/// Makes a guided first game.
pub(super) async fn first(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Form(First { game }): Form<First>,
) -> Result<Response, ServerError> {
    open(&app, caller, &headers, Prepared::first(&game)?).await
}

async fn open(
    app: &Arc<App>,
    caller: Caller,
    headers: &HeaderMap,
    prepared: Prepared,
) -> Result<Response, ServerError> {
    let (person, token) = match caller.person {
        Some(person) => (person, None),
        None => {
            let locale = app.locale(None, super::accepts(headers));
            let (person, token) = app.welcome(portolan_boards::names::guest(locale)).await?;
            (person, Some(token))
        }
    };
    let id = prepared.open(app, &person).await?;
    let mut response = see_other(&format!("/t/{id}"));
    if let Some(token) = token {
        response.headers_mut().insert(SET_COOKIE, set_cookie(app, &token));
    }
    Ok(response)
}

fn read(app: &App, fields: &BTreeMap<String, String>) -> Result<Prepared, ServerError> {
    if fields.len() > MOST_FIELDS {
        return Err(malformed("too many fields"));
    }
    let game = fields.get("game").map(String::as_str).unwrap_or_default();
    let options =
        fields.iter().filter_map(|(key, value)| Some((key.strip_prefix("option-")?.into(), value.clone())));
    let seats = (1..=MAX_SEATS).filter_map(|seat| fields.get(&format!("seat-{seat}")));
    let seats = seats.map(String::as_str).filter(|seat| !seat.is_empty());
    let hints = fields.get("hints").is_none_or(|hints| hints != "no");
    Ok(Prepared::read(app, game, options.collect(), seats)?.with_hints(hints))
}

/// The same table again.
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, ServerError> {
    let person = caller.somebody()?;
    let live = app.table(name.parse().map_err(|_| ServerError::NotFound)?).await?;
    Ok(see_other(&format!("/t/{}", actions::rematch(&app, &person, live).await?)))
}
