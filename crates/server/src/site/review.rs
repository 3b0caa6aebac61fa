//! The review of a finished game. While it runs, the page reloads by itself.

use super::see_other;
use crate::actions;
use crate::error::ServerError;
use crate::http::visit::Visit;
use crate::position::Position;
use crate::reviews::ReviewStatus;
use axum::http::HeaderValue;
use axum::http::header::REFRESH;
use axum::response::{Html, IntoResponse, Response};
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::Viewer;
use portolan_pages::{self as pages, ReviewPage, ReviewState, Visitor};

/// Shows the review, or its progress.
pub(super) async fn show(visit: Visit) -> Result<Response, ServerError> {
    let (position, status) = actions::find_review(&visit).await?;
    let refresh = match status {
        ReviewStatus::Running(..) => Some("2"),
        ReviewStatus::InProgress => Some("10"),
        ReviewStatus::None | ReviewStatus::Failed | ReviewStatus::Done(_) => None,
    };
    let app = visit.app.clone();
    let page = app.render_pool.render_page(move || render(&visit, &position, &status)).await?;
    let mut response = Html(page).into_response();
    if let Some(seconds) = refresh {
        response.headers_mut().insert(REFRESH, HeaderValue::from_static(seconds));
    }
    Ok(response)
}

fn render(visit: &Visit, position: &Position, status: &ReviewStatus) -> String {
    let none = ReviewState::None { may_start: actions::may_start_review(visit, position).is_some() };
    let state = match status {
        ReviewStatus::None => none,
        ReviewStatus::InProgress => ReviewState::InProgress,
        ReviewStatus::Running(done, all) => ReviewState::Running(*done, *all),
        ReviewStatus::Failed => ReviewState::Failed,
        ReviewStatus::Done(job) => job.review().map_or(none, ReviewState::Done),
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
    actions::start_review(&visit).await?;
    Ok(see_other(&format!("{}/review", visit.base)))
}

/// Stops a review.
pub(super) async fn stop(visit: Visit) -> Result<Response, ServerError> {
    actions::stop_review(&visit).await?;
    Ok(see_other(&format!("{}/review", visit.base)))
}
