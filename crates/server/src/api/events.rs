//! Pushes for programs: whenever a table has changed, the table as one sees it.

use super::shape::Table;
use crate::error::ServerError;
use crate::explain::Problem;
use crate::live::Position;
use crate::routes::access::Visit;
use crate::routes::pushes::pushes;
use axum::response::Response;
use portolan_games::core::Viewer;

/// The table whenever it has changed, as server-sent events: each is named `table`, its id is the number of entries, its
/// data the table as JSON. Each says everything, so that one who was away needs only the latest; the first comes at once.
#[utoipa::path(get, path = "/api/v1/tables/{id}/events", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = Table, content_type = "text/event-stream"), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn events(visit: Visit) -> Result<Response, ServerError> {
    pushes(visit, drawn).await
}

/// The same for spectators.
#[utoipa::path(get, path = "/api/v1/watch/{secret}/events", tag = "tables", params(("secret" = String, Path)), security(()),
    responses((status = OK, body = Table, content_type = "text/event-stream"), (status = NOT_FOUND, body = Problem)))]
pub(super) async fn watch(visit: Visit) -> Result<Response, ServerError> {
    pushes(visit, drawn).await
}

fn drawn(visit: &Visit, position: &Position, _: Viewer) -> String {
    let table = Table::of(&visit.access.live, position, visit.seen_by(), visit.locale());
    serde_json::to_string(&table).unwrap_or_default()
}
