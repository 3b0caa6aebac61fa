//! Who may see which table, and from which seat.

use crate::app::App;
use crate::error::ServerError;
use crate::live::{Live, Position};
use crate::people::Caller;
use crate::secret;
use axum::extract::{FromRequestParts, MatchedPath, Path, Query};
use axum::http::request::Parts;
use portolan_boards::Locale;
use portolan_games::core::{Seat, Viewer};
use portolan_store::{Person, TokenHash};
use serde::Deserialize;
use std::sync::Arc;

/// Where the link for spectators leads, for people and for programs.
const WATCHING: [&str; 2] = ["/w/", "/api/v1/watch/"];

/// What an address may say besides the table.
#[derive(Deserialize, Default)]
pub(crate) struct Wanted {
    /// From which of one's seats to look.
    pub(crate) seat: Option<usize>,
    /// Which earlier position.
    pub(crate) count: Option<usize>,
}

/// A table as one visitor comes to it.
pub(crate) struct Access {
    pub(crate) live: Arc<Live>,
    /// `/t/…`, or `/w/…` for spectators.
    pub(crate) base: String,
    /// Comes by the link for spectators.
    pub(crate) watching: bool,
}

impl Access {
    /// Finds the table of an address: by its id, or by the secret of the link for spectators.
    pub(crate) async fn find(app: &Arc<App>, path: &str, name: &str) -> Result<Access, ServerError> {
        if WATCHING.iter().any(|prefix| path.starts_with(prefix)) {
            let known = secret::is_token(name).then(|| TokenHash::of(name)).ok_or(ServerError::NotFound)?;
            let id = app.store.watching(known).await?.ok_or(ServerError::NotFound)?;
            let live = app.table(id).await?;
            return Ok(Access { live, base: format!("/w/{name}"), watching: true });
        }
        let id = name.parse().map_err(|_| ServerError::NotFound)?;
        Ok(Access { live: app.table(id).await?, base: format!("/t/{name}"), watching: false })
    }

    /// With whose eyes this visitor looks. Spectators see what everybody sees; others must sit at the table or have
    /// made it.
    pub(crate) fn viewer(
        &self,
        position: &Position,
        person: Option<&Person>,
        wanted: Option<usize>,
    ) -> Result<Viewer, ServerError> {
        if self.watching {
            return Ok(Viewer::Public);
        }
        let person = person.ok_or(ServerError::NotYours)?;
        let seats: Vec<Seat> = position.seats_of(person.id).collect();
        let wanted = wanted.and_then(Seat::from_number).filter(|seat| seats.contains(seat));
        let awaited = seats.iter().find(|&&seat| position.table.to_act().has(seat)).copied();
        // Somebody with several seats must ask for another one: the others may be looking.
        let default =
            if seats.len() > 1 { seats.first().copied() } else { awaited.or(seats.first().copied()) };
        match wanted.or(default) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if position.row.host == person.id => Ok(Viewer::Public),
            None => Err(ServerError::NotYours),
        }
    }
}

/// A visit to a table: who comes, where, and what is to be seen.
pub(crate) struct Visit {
    pub(crate) app: Arc<App>,
    pub(crate) person: Option<Person>,
    pub(crate) access: Access,
    pub(crate) wanted: Wanted,
    accepts: String,
}

impl Visit {
    /// The sentences for this visitor.
    pub(crate) fn locale(&self) -> &Locale {
        self.app.locale(self.person.as_ref(), &self.accepts)
    }

    /// Who it is that looks; whoever comes by the link for spectators is nobody in particular.
    pub(crate) fn seen_by(&self) -> Option<&Person> {
        self.person.as_ref().filter(|_| !self.access.watching)
    }

    /// With whose eyes it looks.
    pub(crate) fn viewer(&self, position: &Position) -> Result<Viewer, ServerError> {
        self.access.viewer(position, self.person.as_ref(), self.wanted.seat)
    }
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visit, ServerError> {
        let person = Caller::from_request_parts(parts, app).await?.person;
        let Path(name) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| ServerError::NotFound)?;
        let wanted = Query::<Wanted>::try_from_uri(&parts.uri);
        let Query(wanted) = wanted.map_err(|error| ServerError::Malformed(error.body_text()))?;
        // The pattern that matched: the address itself may have lost its beginning on the way here.
        let matched = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
        let access = Access::find(app, matched, &name).await?;
        let accepts = super::accepts(&parts.headers).to_string();
        Ok(Visit { app: app.clone(), person, access, wanted, accepts })
    }
}
