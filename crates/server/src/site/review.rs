//! The review of a finished game. While it runs, the page reloads by itself.

use super::see_other;
use crate::error::ServerError;
use crate::http::visit::Visit;
use crate::position::Position;
use crate::reviews::ReviewJob;
use axum::http::HeaderValue;
use axum::http::header::REFRESH;
use axum::response::{Html, IntoResponse, Response};
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::Viewer;
use portolan_pages::{self as pages, ReviewPage, ReviewState, Visitor};

/// Shows the review, or its progress.
pub(super) async fn show(visit: Visit) -> Result<Response, ServerError> {
    let position = visit.finished_position().await?;
    let job = visit.app.reviews.find(visit.active.id);
    let is_running = job.as_ref().is_some_and(|job| job.review().is_none());
    let app = visit.app.clone();
    let page = app.render_pool.render_page(move || render(&visit, &position, job.as_deref())).await?;
    let mut response = Html(page).into_response();
    if is_running {
        response.headers_mut().insert(REFRESH, HeaderValue::from_static("2"));
    }
    Ok(response)
}

fn render(visit: &Visit, position: &Position, job: Option<&ReviewJob>) -> String {
    let state = match job {
        None => ReviewState::None,
        Some(job) => match job.review() {
            Some(review) => ReviewState::Done(review),
            None => ReviewState::Running(job.progress().0, job.progress().1),
        },
    };
    let locale = visit.locale();
    let players = Players::new(position.names(locale));
    let page = ReviewPage {
        visitor: Visitor { locale, name: visit.caller.name() },
        reader: Reader { locale, players: &players, viewer: Viewer::Public, ink: Ink::Plain },
        address: &visit.base,
        table: &position.table,
        state,
    };
    pages::review(&page).into_string()
}

/// Starts a review.
pub(super) async fn start(visit: Visit) -> Result<Response, ServerError> {
    let position = visit.finished_position().await?;
    visit.app.reviews.start_review(visit.active.id, &position.table)?;
    Ok(see_other(&format!("{}/review", visit.base)))
}

/// Stops a review.
pub(super) async fn stop(visit: Visit) -> Result<Response, ServerError> {
    visit.finished_position().await?;
    visit.app.reviews.stop(visit.active.id);
    Ok(see_other(&format!("{}/review", visit.base)))
}
