//! The page that reviews a finished game. While it is being thought over the page comes again by itself.

use super::access::Visit;
use super::{page, see_other};
use crate::error::ServerError;
use crate::live::Position;
use axum::http::HeaderValue;
use axum::http::header::REFRESH;
use axum::response::{IntoResponse, Response};
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::Viewer;
use portolan_pages::{self as pages, ReviewPage, ReviewState, Visitor};
use std::sync::Arc;

/// The review, or how far it is.
pub(super) async fn show(visit: Visit) -> Result<Response, ServerError> {
    let position = finished(&visit).await?;
    let job = visit.app.reviews.of(visit.access.live.id);
    let state = match &job {
        None => ReviewState::None,
        Some(job) => match job.found() {
            Some(review) => ReviewState::Done(review),
            None => ReviewState::Running(job.progress().0, job.progress().1),
        },
    };
    let running = matches!(state, ReviewState::Running(..));
    let locale = visit.locale();
    let players = Players::new(position.names(locale));
    let drawn = pages::review(&ReviewPage {
        visitor: Visitor { locale, name: visit.person.as_ref().map(|person| person.name.as_str()) },
        reader: Reader { locale, players: &players, viewer: Viewer::Public, ink: Ink::Plain },
        address: &visit.access.base,
        table: &position.table,
        state,
    });
    let mut answer = page(drawn).into_response();
    if running {
        answer.headers_mut().insert(REFRESH, HeaderValue::from_static("2"));
    }
    Ok(answer)
}

/// Begins a review.
pub(super) async fn begin(visit: Visit) -> Result<Response, ServerError> {
    let position = finished(&visit).await?;
    if !visit.app.reviews.begin(visit.access.live.id, &position.table) {
        return Err(ServerError::TooMuch);
    }
    Ok(see_other(&format!("{}/review", visit.access.base)))
}

/// Stops a review.
pub(super) async fn stop(visit: Visit) -> Result<Response, ServerError> {
    finished(&visit).await?;
    visit.app.reviews.stop(visit.access.live.id);
    Ok(see_other(&format!("{}/review", visit.access.base)))
}

/// The table, if its game is over: while it lasts, a review would tell what nobody may know.
pub(crate) async fn finished(visit: &Visit) -> Result<Arc<Position>, ServerError> {
    let position = visit.access.live.position().await;
    visit.viewer(&position)?;
    if position.table.outcome().is_none() { Err(ServerError::NotYours) } else { Ok(position) }
}
