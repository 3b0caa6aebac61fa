//! Tables and what the caller sees of them.

use super::JsonBody;
use super::play::table_info as table_info_of;
use super::table_info::{TableInfo, TableListItem};
use crate::actions::{TableDraft, malformed};
use crate::app::App;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::http::error_response::ErrorBody;
use crate::http::record::record_file;
use crate::http::visit::Visit;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use portolan_games::AnyView;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// Maximum number of listed tables.
const MAX_TABLES: u32 = 200;

/// A table to open.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewTableBody {
    /// The id of the game.
    #[schema(example = "osaka")]
    game: String,
    /// For each seat in order: `me`, `friend`, or `bot:` followed by a level.
    #[schema(example = json!(["me", "bot:greedy", "friend"]))]
    seats: Vec<String>,
    /// Options by name. Options that are not listed have their default.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Whether players can request hints from a bot; true by default.
    #[serde(default = "hints_by_default")]
    hints: bool,
    /// When other players may let a bot stand in for a player who is to move: `10-minutes`, `1-day` (the default), `3-days` or
    /// `never`.
    #[schema(example = "1-day")]
    stand_in: Option<String>,
}

const fn hints_by_default() -> bool {
    true
}

/// What one viewer sees of a position.
#[derive(Serialize, ToSchema)]
pub(super) struct ViewInfo {
    /// The seat of the viewer; `null` for spectators.
    seat: Option<usize>,
    /// The number of this position.
    count: usize,
    /// The board; its fields depend on the game.
    #[schema(value_type = Object)]
    view: AnyView,
}

/// The caller's tables, running ones first, the latest first.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables",
    responses((status = OK, body = Vec<TableListItem>), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<TableListItem>>, ServerError> {
    let locale = caller.locale(&app);
    let person = caller.known()?;
    let tables = app.store.tables_of(person.id, MAX_TABLES).await?;
    Ok(Json(tables.iter().map(|table| TableListItem::of(table, &person, locale)).collect()))
}

/// Open a table.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTableBody,
    responses((status = CREATED, body = TableInfo), (status = BAD_REQUEST, body = ErrorBody),
        (status = FORBIDDEN, body = ErrorBody), (status = TOO_MANY_REQUESTS, body = ErrorBody)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    JsonBody(body): JsonBody<NewTableBody>,
) -> Result<(StatusCode, Json<TableInfo>), ServerError> {
    let locale = caller.locale(&app);
    let person = caller.known()?;
    let seats = body.seats.iter().map(String::as_str);
    let (options, absence) = (body.options.into_iter().collect(), body.stand_in.as_deref());
    let draft = TableDraft::parse(&app, &body.game, options, seats, body.hints, absence)?;
    let active = app.table(draft.open(&app, &person).await?).await?;
    Ok((StatusCode::CREATED, table_info_of(&active, &person, locale).await))
}

/// A table as the caller sees it.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = TableInfo), (status = FORBIDDEN, body = ErrorBody), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn table(visit: Visit) -> Result<Json<TableInfo>, ServerError> {
    table_info(&visit).await
}

/// A table as spectators see it, by the secret of their link.
#[utoipa::path(get, path = "/api/v1/watch/{secret}", tag = "tables", params(("secret" = String, Path)), security(()),
    responses((status = OK, body = TableInfo), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn spectated_table(visit: Visit) -> Result<Json<TableInfo>, ServerError> {
    table_info(&visit).await
}

async fn table_info(visit: &Visit) -> Result<Json<TableInfo>, ServerError> {
    let position = visit.active.position().await;
    let viewer = visit.viewer(&position)?;
    Ok(Json(TableInfo::of(&visit.active, &position, visit.player(), viewer, visit.locale())))
}

/// What the caller sees of the board, now or earlier.
#[utoipa::path(get, path = "/api/v1/tables/{id}/view", tag = "tables",
    params(("id" = String, Path), ("seat" = Option<usize>, Query, description = "One of the caller's seats"),
        ("count" = Option<usize>, Query, description = "The number of the position, up to `choice_count`; by default the current one")),
    responses((status = OK, body = ViewInfo), (status = FORBIDDEN, body = ErrorBody), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn view(visit: Visit) -> Result<Json<ViewInfo>, ServerError> {
    view_info(&visit).await
}

/// What spectators see of the board.
#[utoipa::path(get, path = "/api/v1/watch/{secret}/view", tag = "tables", security(()),
    params(("secret" = String, Path), ("count" = Option<usize>, Query)),
    responses((status = OK, body = ViewInfo), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn spectated_view(visit: Visit) -> Result<Json<ViewInfo>, ServerError> {
    view_info(&visit).await
}

async fn view_info(visit: &Visit) -> Result<Json<ViewInfo>, ServerError> {
    let position = visit.active.position().await;
    let viewer = visit.viewer(&position)?;
    let timeline = position.table.timeline(viewer);
    let length = timeline.len() - 1;
    let count = visit.query.count.unwrap_or(length);
    let view = match timeline.get(count) {
        Some(_) if count == length => position.table.view(viewer),
        Some(choice_count) => position.table.view_at(*choice_count, viewer),
        None => return Err(malformed(format!("the last position of this table is {length}"))),
    };
    Ok(Json(ViewInfo { seat: viewer.seat().map(|seat| seat.number()), count, view }))
}

/// The record of a finished game, as text.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = String, content_type = "text/plain"), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn record(visit: Visit) -> Result<Response, ServerError> {
    record_file(visit).await
}
