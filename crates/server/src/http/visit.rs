//! Access to a table: the caller, the table in the address, and the viewer whose view is shown.

use super::caller::Caller;
use crate::active_table::ActiveTable;
use crate::app::App;
use crate::error::ServerError;
use crate::position::Position;
use crate::secret;
use axum::extract::{FromRequestParts, MatchedPath, Query, RawPathParams};
use axum::http::request::Parts;
use portolan_boards::Locale;
use portolan_games::core::{Seat, Viewer};
use portolan_store::{Person, TableId, TokenHash};
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;

/// The prefixes of the spectator routes, of the pages and of the API.
const SPECTATOR_ROUTES: [&str; 2] = ["/w/", "/api/v1/watch/"];

/// The query of a table's address.
#[derive(Deserialize, Default)]
pub(crate) struct TableQuery {
    /// The number of the seat whose view is requested, for a person with several seats.
    pub(crate) seat: Option<usize>,
    /// The number of choices before the requested position; `None` for the current one.
    pub(crate) count: Option<usize>,
}

/// A request for a table.
pub(crate) struct Visit {
    pub(crate) app: Arc<App>,
    pub(crate) caller: Caller,
    pub(crate) active: Arc<ActiveTable>,
    /// The address of the table's page: `/t/…`, or `/w/…` for spectators.
    pub(crate) base: String,
    pub(crate) is_spectator: bool,
    pub(crate) query: TableQuery,
    /// The network of the client.
    pub(crate) address: IpAddr,
}

impl Visit {
    async fn of(caller: Caller, parts: &mut Parts, app: &Arc<App>) -> Result<Visit, ServerError> {
        let params =
            RawPathParams::from_request_parts(parts, app).await.map_err(|_| ServerError::NotFound)?;
        let name = params.iter().next().map_or("", |(_, value)| value);
        let query = Query::<TableQuery>::try_from_uri(&parts.uri);
        let Query(query) = query.map_err(|error| ServerError::Malformed(error.body_text()))?;
        // The matched route, because a nested router may have removed the prefix of the path.
        let route = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
        let is_spectator = SPECTATOR_ROUTES.iter().any(|prefix| route.starts_with(prefix));
        let (id, base) = if is_spectator {
            let hash = secret::is_token(name).then(|| TokenHash::of(name)).ok_or(ServerError::DeadLink)?;
            let id = app.store.table_by_spectator_link(hash).await?.ok_or(ServerError::DeadLink)?;
            (id, format!("/w/{name}"))
        } else {
            (name.parse().map_err(|_| ServerError::NotFound)?, format!("/t/{name}"))
        };
        let active = match app.looked_at_table(id).await {
            Err(error @ (ServerError::CorruptTable(_) | ServerError::CorruptEntry { .. })) => {
                return Err(hide_from_strangers(error, id, &caller, is_spectator, app).await?);
            }
            active => active?,
        };
        let address = app.proxies.client(&parts.extensions, &parts.headers);
        Ok(Visit { app: app.clone(), caller, active, base, is_spectator, query, address })
    }

    /// The locale for the visitor.
    pub(crate) fn locale(&self) -> &Locale {
        self.caller.locale(&self.app)
    }

    /// The person whose seats and permissions a response shows; `None` on a spectator route, even for a player.
    pub(crate) fn player(&self) -> Option<&Person> {
        self.caller.person.as_ref().filter(|_| !self.is_spectator)
    }

    /// Returns the viewer of the response. Spectators get the public view; other callers must have a seat or be the host. To
    /// strangers, a table that exists looks like one that does not.
    pub(crate) fn viewer(&self, position: &Position) -> Result<Viewer, ServerError> {
        if self.is_spectator {
            return if position.is_open() { Ok(Viewer::Public) } else { Err(ServerError::DeadLink) };
        }
        let person = self.caller.person.as_ref().ok_or(ServerError::NotFound)?;
        if !position.is_member(person.id) {
            return Err(ServerError::NotFound);
        }
        if let Some(closure) = position.row.closure {
            return Err(ServerError::Closed(closure));
        }
        let seats: Vec<Seat> = position.seats_of(person.id).collect();
        let requested = self.query.seat.and_then(Seat::from_number).filter(|seat| seats.contains(seat));
        // A person with several seats gets the first one unless they ask for another: opponents may be looking at the
        // screen.
        match requested.or(seats.first().copied()) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None => Ok(Viewer::Public),
        }
    }

    /// Returns the current position of a finished game. Fails before the end, when a review or a record would reveal secrets.
    pub(crate) async fn finished_position(&self) -> Result<Arc<Position>, ServerError> {
        let position = self.active.position().await;
        self.viewer(&position)?;
        if position.table.outcome().is_none() { Err(ServerError::Forbidden) } else { Ok(position) }
    }
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visit, ServerError> {
        let caller = Caller::from_request_parts(parts, app).await?;
        Visit::of(caller, parts, app).await
    }
}

/// A request of a player or the host for a table. Further permissions are checked by the action.
pub(crate) struct PlayerVisit {
    pub(crate) person: Person,
    pub(crate) visit: Visit,
}

impl FromRequestParts<Arc<App>> for PlayerVisit {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<PlayerVisit, ServerError> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let person = caller.clone().known()?;
        let visit = Visit::of(caller, parts, app).await?;
        visit.viewer(&*visit.active.position().await)?;
        Ok(PlayerVisit { person, visit })
    }
}

/// Returns the error of a table that cannot be opened: for its players and its host this one, for others that of a table that
/// does not exist.
async fn hide_from_strangers(
    error: ServerError,
    id: TableId,
    caller: &Caller,
    is_spectator: bool,
    app: &App,
) -> Result<ServerError, ServerError> {
    if is_spectator {
        return Ok(ServerError::DeadLink);
    }
    // If not even the row can be read, it is unknown who the players are.
    let Ok(Some(row)) = app.store.table(id).await else { return Ok(ServerError::NotFound) };
    let person = caller.person.as_ref().map(|person| person.id);
    let is_member = Some(row.host) == person
        || person.is_some_and(|person| row.seats.iter().any(|seat| seat.occupant.person() == Some(person)));
    Ok(if is_member { error } else { ServerError::NotFound })
}
