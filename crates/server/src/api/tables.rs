//! Tables and what one sees of them.

use super::Body;
use super::shape::{Line, Table};
use crate::actions::{Prepared, malformed};
use crate::app::App;
use crate::error::ServerError;
use crate::explain::Problem;
use crate::people::Caller;
use crate::routes::accepts;
use crate::routes::access::Visit;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use portolan_games::AnyView;
use portolan_games::core::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// How many tables are listed.
const MOST: u32 = 200;

/// A table that one wishes for.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewTable {
    /// Which game, by its id.
    #[schema(example = "osaka")]
    game: String,
    /// For each seat in turn `me`, `friend`, or `bot:` and its level.
    #[schema(example = json!(["me", "bot:greedy", "friend"]))]
    seats: Vec<String>,
    /// Options by name; those not named have their default.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Whoever must choose may ask a bot for advice; true if it is not said.
    #[serde(default = "allowed")]
    hints: bool,
}

const fn allowed() -> bool {
    true
}

/// What one viewer sees of a position.
#[derive(Serialize, ToSchema)]
pub(super) struct Seen {
    /// From which seat; none for spectators.
    seat: Option<usize>,
    /// How many choices stood.
    count: usize,
    /// The board: its fields are those of the game.
    #[schema(value_type = Object)]
    view: AnyView,
}

/// One's own tables, running ones first, the latest first.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables",
    responses((status = OK, body = Vec<Line>), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<Vec<Line>>, ServerError> {
    let person = caller.somebody()?;
    let locale = app.locale(Some(&person), accepts(&headers));
    let tables = app.store.tables_of(person.id, MOST).await?;
    Ok(Json(tables.iter().map(|table| Line::of(table, &person, locale)).collect()))
}

/// Open a table.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = CREATED, body = Table), (status = BAD_REQUEST, body = Problem),
        (status = FORBIDDEN, body = Problem), (status = TOO_MANY_REQUESTS, body = Problem)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Table>), ServerError> {
    let person = caller.somebody()?;
    let seats = new.seats.iter().map(String::as_str);
    let prepared = Prepared::read(&app, &new.game, new.options.into_iter().collect(), seats)?;
    let prepared = prepared.with_hints(new.hints);
    let live = app.table(prepared.open(&app, &person).await?).await?;
    let position = live.position().await;
    let locale = app.locale(Some(&person), accepts(&headers));
    Ok((StatusCode::CREATED, Json(Table::of(&live, &position, Some(&person), locale))))
}

/// A table as one sees it now.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = Table), (status = FORBIDDEN, body = Problem), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn table(visit: Visit) -> Result<Json<Table>, ServerError> {
    now(&visit).await
}

/// A table as spectators see it, by their secret.
#[utoipa::path(get, path = "/api/v1/watch/{secret}", tag = "tables", params(("secret" = String, Path)), security(()),
    responses((status = OK, body = Table), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn watched(visit: Visit) -> Result<Json<Table>, ServerError> {
    now(&visit).await
}

async fn now(visit: &Visit) -> Result<Json<Table>, ServerError> {
    let position = visit.access.live.position().await;
    visit.viewer(&position)?;
    Ok(Json(Table::of(&visit.access.live, &position, visit.seen_by(), visit.locale())))
}

/// What one sees of the board, now or earlier.
#[utoipa::path(get, path = "/api/v1/tables/{id}/view", tag = "tables",
    params(("id" = String, Path), ("seat" = Option<usize>, Query, description = "From which of one's seats"),
        ("count" = Option<usize>, Query, description = "After so many standing choices; now if it is not said")),
    responses((status = OK, body = Seen), (status = FORBIDDEN, body = Problem), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn view(visit: Visit) -> Result<Json<Seen>, ServerError> {
    seen(&visit).await
}

/// What spectators see of the board.
#[utoipa::path(get, path = "/api/v1/watch/{secret}/view", tag = "tables", security(()),
    params(("secret" = String, Path), ("count" = Option<usize>, Query)),
    responses((status = OK, body = Seen), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn watched_view(visit: Visit) -> Result<Json<Seen>, ServerError> {
    seen(&visit).await
}

async fn seen(visit: &Visit) -> Result<Json<Seen>, ServerError> {
    let position = visit.access.live.position().await;
    let viewer = visit.viewer(&position)?;
    let length = position.table.choice_count();
    let count = visit.wanted.count.unwrap_or(length);
    if count > length {
        return Err(malformed(format!("only {length} choices stand")));
    }
    let view =
        if count == length { position.table.view(viewer) } else { position.table.view_at(count, viewer) };
    Ok(Json(Seen { seat: viewer.seat().map(|seat| seat.number()), count, view }))
}

/// The record of a finished game, as text.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = String, content_type = "text/plain"), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn record(visit: Visit) -> Result<Response, ServerError> {
    crate::routes::record(visit).await
}

/// Which seat looks, of those who have one.
pub(super) fn seat_of(viewer: Viewer) -> Result<Seat, ServerError> {
    viewer.seat().ok_or(ServerError::NotYours)
}
