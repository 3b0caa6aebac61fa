//! The log of a table, as one viewer saw it: as events for programs and as sentences for people.

use crate::error::ServerError;
use crate::http::error_response::ErrorBody;
use crate::http::visit::Visit;
use crate::position::Position;
use crate::seat_texts::seat_change_sentence;
use axum::Json;
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::AnyEvent;
use portolan_store::SeatChange;
use serde::Serialize;
use utoipa::ToSchema;

/// The events of one choice.
#[derive(Serialize, ToSchema)]
pub(super) struct LogStep {
    /// 0 for the setup, then counting the choices that the viewer could notice.
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
    /// The changes of players between this step and the next one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    players: Vec<PlayerChangeInfo>,
}

/// A change of the player of a seat.
#[derive(Serialize, ToSchema)]
pub(super) struct PlayerChangeInfo {
    seat: usize,
    /// The time, in milliseconds since 1970.
    at: i64,
    /// The name of the person who did it.
    by: String,
    /// What happened, as a sentence.
    message: String,
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
    let names = position.names(visit.locale());
    let timeline = position.table.timeline(viewer);
    let from = visit.query.count.unwrap_or_default();
    let counts = timeline.get(from..).unwrap_or_default();
    let steps = position.table.history_at(viewer, counts);
    let steps = (from..).zip(steps).map(|(number, step)| LogStep {
        number,
        by: step.seat.map(|seat| seat.number()),
        choice: step.choice.map(|choice| choice.to_string()),
        messages: portolan_boards::story(&step.events, &view, &reader),
        events: step.events,
        players: player_changes(&position, &timeline, number, &names, visit.locale()),
    });
    Ok(Json(steps.collect()))
}

/// Returns the changes of players between this step of a timeline and the next one.
fn player_changes(
    position: &Position,
    timeline: &[usize],
    number: usize,
    names: &[String],
    locale: &Locale,
) -> Vec<PlayerChangeInfo> {
    let step_of = |choice_count: usize| timeline.partition_point(|count| *count <= choice_count);
    let here = position.seat_changes().filter(|(choice_count, _)| step_of(*choice_count) == number + 1);
    let info = |(_, change): (usize, &SeatChange)| {
        let seat = usize::from(change.seat);
        let message = seat_change_sentence(change, names.get(seat)?, locale);
        Some(PlayerChangeInfo { seat: seat + 1, at: change.at, by: change.by.clone(), message })
    };
    here.filter_map(info).collect()
}
