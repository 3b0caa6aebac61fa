//! Hints, as a page or as the part of it that a script shows at the table.

use super::{is_by_script, see_other};
use crate::actions;
use crate::error::ServerError;
use crate::hints::HintJob;
use crate::http::visit::{PlayerVisit, Visit};
use crate::position::Position;
use axum::extract::Form;
use axum::http::header::REFRESH;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{Html, IntoResponse, Response};
use portolan_boards::{Hint, Ink, Players, Reader};
use portolan_bots::AnyAnalysisLine;
use portolan_games::core::{Seat, Viewer};
use portolan_pages::{self as pages, HintPage, HintState};
use serde::Deserialize;
use std::sync::Arc;

/// The form that requests a hint.
#[derive(Deserialize)]
pub(super) struct HintForm {
    seat: usize,
    decision_id: u32,
}

/// Requests a hint.
pub(super) async fn request(
    PlayerVisit { person, visit }: PlayerVisit,
    headers: HeaderMap,
    Form(HintForm { seat, decision_id }): Form<HintForm>,
) -> Result<Response, ServerError> {
    let requested = actions::request_hint(&visit.app, &person, &visit.active, seat, decision_id).await;
    if is_by_script(&headers) {
        let (position, job) = requested?;
        return respond(visit, job.seat, position, Some(job), true).await;
    }
    match requested {
        // The table shows the current decision.
        Err(ServerError::Stale) => Ok(see_other(&format!("{}?seat={seat}", visit.base))),
        requested => requested.map(|_| see_other(&format!("{}/hint?seat={seat}", visit.base))),
    }
}

/// Shows a requested hint, or that the bot is still searching.
pub(super) async fn show(
    PlayerVisit { person, visit }: PlayerVisit,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    let viewer = visit.viewer(&*visit.active.position().await)?;
    let seat = viewer.seat().ok_or(ServerError::Forbidden)?;
    let (position, job) = actions::find_hint(&person, &visit.active, seat).await?;
    respond(visit, seat, position, job, is_by_script(&headers)).await
}

async fn respond(
    visit: Visit,
    seat: Seat,
    position: Arc<Position>,
    job: Option<Arc<HintJob>>,
    by_script: bool,
) -> Result<Response, ServerError> {
    let is_running = job.as_ref().is_some_and(|job| job.lines().is_none());
    let app = visit.app.clone();
    let render = move || render(&visit, seat, &position, job.as_deref(), by_script);
    let mut response = Html(app.render_pool.render_page(render).await?).into_response();
    if is_running && !by_script {
        response.headers_mut().insert(REFRESH, HeaderValue::from_static("1"));
    }
    Ok(response)
}

fn render(visit: &Visit, seat: Seat, position: &Position, job: Option<&HintJob>, by_script: bool) -> String {
    let lines = job.and_then(HintJob::lines);
    let hints: Vec<Hint<'_>> = lines.into_iter().flatten().map(hint_of).collect();
    let state = match (job, lines) {
        (None, _) => HintState::None,
        (Some(_), None) => HintState::Thinking,
        (Some(_), Some(_)) => HintState::Found(&hints),
    };
    let (locale, viewer) = (visit.locale(), Viewer::Seat(seat));
    let players = Players::new(position.names(locale));
    let page = HintPage {
        reader: Reader { locale, players: &players, viewer, ink: Ink::Plain },
        name: visit.caller.name(),
        base: &visit.base,
        game: position.table.game(),
        seat,
        decision_id: position.decision_id(seat),
        view: &position.table.view(viewer),
        state,
    };
    let markup = if by_script { pages::hint_body(&page) } else { pages::hint(&page) };
    markup.into_string()
}

fn hint_of(AnyAnalysisLine { line, events }: &AnyAnalysisLine) -> Hint<'_> {
    Hint {
        choice: line.choice,
        chance: line.win_per_mille,
        points: line.whole_points(),
        eliminated: line.expects_elimination(),
        events,
    }
}
