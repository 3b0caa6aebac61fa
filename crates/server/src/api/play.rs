//! Changes to a table.

use super::people::NameBody;
use super::table_info::{PendingDecision, TableInfo};
use super::{JsonBody, json_response};
use crate::actions::{self, parse_name};
use crate::active_table::ActiveTable;
use crate::app::App;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::http::error_response::ErrorBody;
use crate::http::visit::{PlayerVisit, Visit};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::core::Viewer;
use portolan_store::Person;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A pending decision, described in sentences.
#[derive(Serialize, ToSchema)]
pub(super) struct DecisionInfo {
    #[serde(flatten)]
    decision: PendingDecision,
    /// The decision in a sentence or two.
    message: String,
    /// The effect of each choice, in the same order.
    described: Vec<ChoiceInfo>,
}

/// A choice and its effect.
#[derive(Serialize, ToSchema)]
struct ChoiceInfo {
    choice: String,
    /// Its dense number in its game: for machine learning.
    number: usize,
    message: String,
}

/// A choice.
#[derive(Deserialize, ToSchema)]
pub(super) struct ChooseBody {
    /// One of the caller's seats.
    seat: usize,
    /// The decision that the choice is for.
    decision_id: u32,
    /// In notation.
    #[schema(example = "buy")]
    choice: String,
}

/// Takes back the latest choice of a seat.
#[derive(Deserialize, ToSchema)]
pub(super) struct TakeBackBody {
    seat: usize,
    /// The `entry_count` of the seat's decision.
    entry_count: u32,
}

/// Sets whether bots move without a pause.
#[derive(Deserialize, ToSchema)]
pub(super) struct FastBody {
    fast: bool,
}

/// The pending decision of a seat, with the effect of each choice.
#[utoipa::path(get, path = "/api/v1/tables/{id}/choices", tag = "play",
    params(("id" = String, Path), ("seat" = Option<usize>, Query, description = "One of the caller's seats")),
    responses((status = OK, body = DecisionInfo), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn decision(visit: Visit) -> Result<Json<DecisionInfo>, ServerError> {
    let position = visit.active.position().await;
    let viewer = visit.viewer(&position)?;
    let seat = viewer.seat().ok_or(ServerError::Forbidden)?;
    let players = Players::new(position.names(visit.locale()));
    let reader = Reader { locale: visit.locale(), players: &players, viewer, ink: Ink::Plain };
    let view = position.table.view(viewer);
    let described = position.table.choices(seat).into_iter().map(|choice| ChoiceInfo {
        choice: choice.to_string(),
        number: choice.number(),
        message: portolan_boards::describe(&choice, &view, &reader),
    });
    Ok(Json(DecisionInfo {
        described: described.collect(),
        decision: PendingDecision::of(&position, seat),
        message: portolan_boards::decision(&view, &reader),
    }))
}

/// Choose.
#[utoipa::path(post, path = "/api/v1/tables/{id}/choices", tag = "play", request_body = ChooseBody,
    params(("id" = String, Path)),
    responses((status = OK, body = TableInfo), (status = CONFLICT, body = ErrorBody, description = "The table has moved on"),
        (status = UNPROCESSABLE_ENTITY, body = ErrorBody, description = "The rules do not allow it"),
        (status = FORBIDDEN, body = ErrorBody), (status = BAD_REQUEST, body = ErrorBody)))]
pub(super) async fn choose(
    player: PlayerVisit,
    JsonBody(ChooseBody { seat, decision_id, choice }): JsonBody<ChooseBody>,
) -> Result<Response, ServerError> {
    let PlayerVisit { person, visit } = &player;
    let changed = actions::choose(&visit.app, person, &visit.active, seat, decision_id, choice).await;
    respond(&player, seat, changed).await
}

/// Take the latest choice back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/take-back", tag = "play", request_body = TakeBackBody,
    params(("id" = String, Path)),
    responses((status = OK, body = TableInfo), (status = CONFLICT, body = ErrorBody), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn take_back(
    player: PlayerVisit,
    JsonBody(TakeBackBody { seat, entry_count }): JsonBody<TakeBackBody>,
) -> Result<Response, ServerError> {
    let PlayerVisit { person, visit } = &player;
    let changed = actions::take_back(&visit.app, person, &visit.active, seat, entry_count).await;
    respond(&player, seat, changed).await
}

/// Set whether bots move without a pause. Only the host may do this.
#[utoipa::path(post, path = "/api/v1/tables/{id}/fast", tag = "play", request_body = FastBody, params(("id" = String, Path)),
    responses((status = OK, body = TableInfo), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn set_fast(
    PlayerVisit { person, visit }: PlayerVisit,
    JsonBody(FastBody { fast }): JsonBody<FastBody>,
) -> Result<Json<TableInfo>, ServerError> {
    actions::set_fast(&visit.app, &person, &visit.active, fast).await?;
    Ok(table_info(&visit.active, &person, visit.locale()).await)
}

/// Open the rematch of a finished game, or return the one that is open already.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "play", params(("id" = String, Path)),
    responses((status = OK, body = TableInfo), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn rematch(
    PlayerVisit { person, visit }: PlayerVisit,
) -> Result<Json<TableInfo>, ServerError> {
    let id = actions::rematch(&visit.app, &person, visit.active.clone()).await?;
    let rematch = visit.app.table(id).await?;
    Ok(table_info(&rematch, &person, visit.locale()).await)
}

/// Let a bot play a seat: one of the caller's own, a free one as the host, or that of a player who has been to move for longer than
/// `stand_in_after`. The bot waits some seconds before its first choice, so that the player can return.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/bot", tag = "play",
    params(("id" = String, Path), ("seat" = usize, Path)),
    responses((status = OK, body = TableInfo), (status = FORBIDDEN, body = ErrorBody),
        (status = CONFLICT, body = ErrorBody, description = "The player has not been absent for long enough")))]
pub(super) async fn let_bot_play(
    Path((_, seat)): Path<(String, usize)>,
    PlayerVisit { person, visit }: PlayerVisit,
) -> Result<Json<TableInfo>, ServerError> {
    actions::let_bot_play(&visit.app, &person, &visit.active, seat).await?;
    Ok(table_info(&visit.active, &person, visit.locale()).await)
}

/// Take the caller's seat back from the bot.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/person", tag = "play",
    params(("id" = String, Path), ("seat" = usize, Path)),
    responses((status = OK, body = TableInfo), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn take_seat_back(
    Path((_, seat)): Path<(String, usize)>,
    PlayerVisit { person, visit }: PlayerVisit,
) -> Result<Json<TableInfo>, ServerError> {
    actions::take_seat_back(&visit.app, &person, &visit.active, seat).await?;
    Ok(table_info(&visit.active, &person, visit.locale()).await)
}

/// Give up one of the caller's seats for good: a bot plays on for the others. When all people have resigned, the table is closed.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/resign", tag = "play",
    params(("id" = String, Path), ("seat" = usize, Path)),
    responses((status = NO_CONTENT), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn resign(
    Path((_, seat)): Path<(String, usize)>,
    PlayerVisit { person, visit }: PlayerVisit,
) -> Result<StatusCode, ServerError> {
    actions::resign(&visit.app, &person, &visit.active, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Close a table. Only the host may do this, while no other person has made a choice.
#[utoipa::path(post, path = "/api/v1/tables/{id}/close", tag = "play", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = FORBIDDEN, body = ErrorBody), (status = GONE, body = ErrorBody)))]
pub(super) async fn close(PlayerVisit { person, visit }: PlayerVisit) -> Result<StatusCode, ServerError> {
    actions::close(&visit.app, &person, &visit.active).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take the seat of an invitation.
#[utoipa::path(post, path = "/api/v1/join/{secret}", tag = "play", request_body = NameBody, params(("secret" = String, Path)),
    responses((status = OK, body = TableInfo),
        (status = NOT_FOUND, body = ErrorBody, description = "No such invitation, or its seat is taken")))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(secret): Path<String>,
    JsonBody(NameBody { name }): JsonBody<NameBody>,
) -> Result<Json<TableInfo>, ServerError> {
    let locale = caller.locale(&app);
    let person = caller.known()?;
    let (active, seat) = actions::find_invitation(&app, Some(&person), &secret).await?;
    actions::take_seat(&app, &person, &active, seat, parse_name(&name)?).await?;
    Ok(table_info(&active, &person, locale).await)
}

/// Returns a table as its player sees it, from the player's first seat.
pub(super) async fn table_info(active: &ActiveTable, person: &Person, locale: &Locale) -> Json<TableInfo> {
    let position = active.position().await;
    let viewer = position.seats_of(person.id).next().map_or(Viewer::Public, Viewer::Seat);
    Json(TableInfo::of(active, &position, Some(person), viewer, locale))
}

/// Responds with the table after a change, or with the reason why the change was refused.
async fn respond(
    PlayerVisit { person, visit }: &PlayerVisit,
    seat: usize,
    changed: Result<(), ServerError>,
) -> Result<Response, ServerError> {
    let locale = visit.locale();
    match changed {
        Ok(()) => Ok(json_response(&table_info(&visit.active, person, locale).await.0)),
        Err(error @ (ServerError::Stale | ServerError::Illegal(_) | ServerError::CannotTakeBack(_))) => {
            let names = visit.active.position().await.names(locale);
            Ok((error.status(), Json(error.body(locale, names, seat))).into_response())
        }
        Err(error) => Err(error),
    }
}
