//! What happened, as one viewer saw it: the events for programs, the sentences for people.

use crate::error::ServerError;
use crate::explain::Problem;
use crate::routes::access::Visit;
use axum::Json;
use portolan_boards::{Ink, Players, Reader};
use portolan_games::AnyEvent;
use serde::Serialize;
use utoipa::ToSchema;

/// What came of one choice.
#[derive(Serialize, ToSchema)]
pub(super) struct Chapter {
    /// 0 for the preparation, then one for each standing choice.
    number: usize,
    /// Which seat chose.
    by: Option<usize>,
    /// What was chosen, if it was one's own seat; what others may know of it, the events say.
    #[serde(skip_serializing_if = "Option::is_none")]
    choice: Option<String>,
    /// What happened: their fields are those of the game.
    #[schema(value_type = Vec<Object>)]
    events: Vec<AnyEvent>,
    /// The same as sentences.
    messages: Vec<String>,
}

/// What happened, from a chapter on.
#[utoipa::path(get, path = "/api/v1/tables/{id}/log", tag = "tables",
    params(("id" = String, Path), ("seat" = Option<usize>, Query, description = "From which of one's seats"),
        ("count" = Option<usize>, Query, description = "The first chapter that is wanted")),
    responses((status = OK, body = Vec<Chapter>), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn log(visit: Visit) -> Result<Json<Vec<Chapter>>, ServerError> {
    chapters(&visit).await
}

/// What happened, as spectators saw it.
#[utoipa::path(get, path = "/api/v1/watch/{secret}/log", tag = "tables", security(()),
    params(("secret" = String, Path), ("count" = Option<usize>, Query)),
    responses((status = OK, body = Vec<Chapter>), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn watched_log(visit: Visit) -> Result<Json<Vec<Chapter>>, ServerError> {
    chapters(&visit).await
}

async fn chapters(visit: &Visit) -> Result<Json<Vec<Chapter>>, ServerError> {
    let position = visit.access.live.position().await;
    let viewer = visit.viewer(&position)?;
    let players = Players::new(position.names(visit.locale()));
    let reader = Reader { locale: visit.locale(), players: &players, viewer, ink: Ink::Plain };
    let view = position.table.view(viewer);
    let from = visit.wanted.count.unwrap_or_default();
    let chapters = position.table.history_range(viewer, from..usize::MAX);
    let told = (from..).zip(chapters).map(|(number, chapter)| Chapter {
        number,
        by: chapter.seat.map(|seat| seat.number()),
        choice: chapter.choice.map(|choice| choice.to_string()),
        messages: portolan_boards::story(&chapter.events, &view, &reader),
        events: chapter.events,
    });
    Ok(Json(told.collect()))
}
