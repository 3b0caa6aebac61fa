//! The log of a table, as one viewer saw it: as events for programs and as sentences for people.

use crate::error::ServerError;
use crate::http::error_response::ErrorBody;
use crate::http::visit::Visit;
use axum::Json;
use portolan_boards::{Ink, Players, Reader};
use portolan_games::AnyEvent;
use serde::Serialize;
use utoipa::ToSchema;

/// The events of one choice.
#[derive(Serialize, ToSchema)]
pub(super) struct LogStep {
    /// 0 for the setup, then counting the choices.
    number: usize,
    /// The seat that chose; `null` for the setup.
    by: Option<usize>,
    /// The choice, if the viewer made it. The events contain what the viewer may know of other choices.
    #[serde(skip_serializing_if = "Option::is_none")]
    choice: Option<String>,
    /// What happened; the fields depend on the game.
    #[schema(value_type = Vec<Object>)]
    events: Vec<AnyEvent>,
    /// The events as sentences.
    messages: Vec<String>,
}

/// The log, starting at the step `count`.
#[utoipa::path(get, path = "/api/v1/tables/{id}/log", tag = "tables",
    params(("id" = String, Path), ("seat" = Option<usize>, Query, description = "One of the caller's seats"),
        ("count" = Option<usize>, Query, description = "The number of the first step")),
    responses((status = OK, body = Vec<LogStep>), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn log(visit: Visit) -> Result<Json<Vec<LogStep>>, ServerError> {
    steps(&visit).await
}

/// The log that spectators see.
#[utoipa::path(get, path = "/api/v1/watch/{secret}/log", tag = "tables", security(()),
    params(("secret" = String, Path), ("count" = Option<usize>, Query)),
    responses((status = OK, body = Vec<LogStep>), (status = NOT_FOUND, body = ErrorBody)))]
pub(super) async fn spectated_log(visit: Visit) -> Result<Json<Vec<LogStep>>, ServerError> {
    steps(&visit).await
}

async fn steps(visit: &Visit) -> Result<Json<Vec<LogStep>>, ServerError> {
    let position = visit.active.position().await;
    let viewer = visit.viewer(&position)?;
    let players = Players::new(position.names(visit.locale()));
    let reader = Reader { locale: visit.locale(), players: &players, viewer, ink: Ink::Plain };
    let view = position.table.view(viewer);
    let from = visit.query.count.unwrap_or_default();
    let steps = position.table.history_range(viewer, from..usize::MAX);
    let steps = (from..).zip(steps).map(|(number, step)| LogStep {
        number,
        by: step.seat.map(|seat| seat.number()),
        choice: step.choice.map(|choice| choice.to_string()),
        messages: portolan_boards::story(&step.events, &view, &reader),
        events: step.events,
    });
    Ok(Json(steps.collect()))
}
