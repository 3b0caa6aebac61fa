//! Pushes for programs: after each change, the table as the caller sees it.

use super::table_info::TableInfo;
use crate::error::ServerError;
use crate::http::error_response::ErrorBody;
use crate::http::pushes::pushes;
use crate::http::visit::Visit;
use crate::position::Position;
use axum::response::Response;
use portolan_games::core::Viewer;

/// The table after each change, as server-sent events.
///
/// Each event is named `table`; its id is `entry_count`, its data the table as JSON. Each event is complete, so a client
/// that missed some needs only the latest. The first event is sent immediately.
#[utoipa::path(get, path = "/api/v1/tables/{id}/events", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = TableInfo, content_type = "text/event-stream"), (status = FORBIDDEN, body = ErrorBody),
    (status = TOO_MANY_REQUESTS, body = ErrorBody)))]
pub(super) async fn events(visit: Visit) -> Result<Response, ServerError> {
    pushes(visit, render).await
}

/// The same for spectators.
#[utoipa::path(get, path = "/api/v1/watch/{secret}/events", tag = "tables", params(("secret" = String, Path)), security(()),
    responses((status = OK, body = TableInfo, content_type = "text/event-stream"), (status = NOT_FOUND, body = ErrorBody),
    (status = TOO_MANY_REQUESTS, body = ErrorBody)))]
pub(super) async fn spectated_events(visit: Visit) -> Result<Response, ServerError> {
    pushes(visit, render).await
}

fn render(visit: &Visit, position: &Position, viewer: Viewer) -> String {
    let table = TableInfo::of(&visit.active, position, visit.player(), viewer, visit.locale());
    serde_json::to_string(&table).unwrap_or_default()
}
