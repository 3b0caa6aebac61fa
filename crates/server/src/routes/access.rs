//! Who may see which table, and from which seat.

use crate::app::App;
use crate::error::Refused;
use crate::live::{Live, Position};
use crate::people::Caller;
use crate::secret;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use portolan_boards::Words;
use portolan_games::core::{Seat, Viewer};
use portolan_store::{Person, TokenHash};
use serde::Deserialize;
use std::sync::Arc;

/// What an address may say besides the table.
#[derive(Deserialize, Default)]
pub(super) struct Wanted {
    /// From which of one's seats to look.
    pub(super) seat: Option<usize>,
    /// Which earlier position.
    pub(super) count: Option<usize>,
}

/// A table as one visitor comes to it.
pub(super) struct Access {
    pub(super) live: Arc<Live>,
    /// `/t/…`, or `/w/…` for spectators.
    pub(super) base: String,
    /// Comes by the link for spectators.
    pub(super) watching: bool,
}

impl Access {
    /// Finds the table of an address: by its id, or by the secret of the link for spectators.
    pub(super) async fn find(app: &Arc<App>, path: &str, name: &str) -> Result<Access, Refused> {
        if path.starts_with("/w/") {
            let known = secret::is_token(name).then(|| TokenHash::of(name)).ok_or(Refused::NotFound)?;
            let id = app.store.watching(known).await?.ok_or(Refused::NotFound)?;
            let live = app.table(id).await?;
            return Ok(Access { live, base: format!("/w/{name}"), watching: true });
        }
        let id = name.parse().map_err(|_| Refused::NotFound)?;
        Ok(Access { live: app.table(id).await?, base: format!("/t/{name}"), watching: false })
    }

    /// With whose eyes this visitor looks. Spectators see what everybody sees; others must sit at the table or have
    /// made it.
    pub(super) fn viewer(
        &self,
        position: &Position,
        person: Option<&Person>,
        wanted: Option<usize>,
    ) -> Result<Viewer, Refused> {
        if self.watching {
            return Ok(Viewer::Public);
        }
        let person = person.ok_or(Refused::NotYours)?;
        let seats: Vec<Seat> = position.seats_of(person.id).collect();
        let wanted = wanted.and_then(Seat::from_number).filter(|seat| seats.contains(seat));
        let awaited = seats.iter().find(|&&seat| position.table.to_act().has(seat)).copied();
        // Somebody with several seats must ask for another one: the others may be looking.
        let default =
            if seats.len() > 1 { seats.first().copied() } else { awaited.or(seats.first().copied()) };
        match wanted.or(default) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if position.row.host == person.id => Ok(Viewer::Public),
            None => Err(Refused::NotYours),
        }
    }
}

/// A visit to a table: who comes, where, and what is to be seen.
pub(super) struct Visit {
    pub(super) app: Arc<App>,
    pub(super) person: Option<Person>,
    pub(super) access: Access,
    pub(super) wanted: Wanted,
    accepts: String,
}

impl Visit {
    /// The sentences for this visitor.
    pub(super) fn words(&self) -> &Words {
        self.app.words(self.person.as_ref(), &self.accepts)
    }

    /// With whose eyes it looks.
    pub(super) fn viewer(&self, position: &Position) -> Result<Viewer, Refused> {
        self.access.viewer(position, self.person.as_ref(), self.wanted.seat)
    }
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visit, Refused> {
        let person = Caller::from_request_parts(parts, app).await?.person;
        let Path(name) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| Refused::NotFound)?;
        let wanted = Query::<Wanted>::try_from_uri(&parts.uri);
        let Query(wanted) = wanted.map_err(|error| Refused::Malformed(error.body_text()))?;
        let access = Access::find(app, parts.uri.path(), &name).await?;
        let accepts = super::accepts(&parts.headers).to_string();
        Ok(Visit { app: app.clone(), person, access, wanted, accepts })
    }
}
