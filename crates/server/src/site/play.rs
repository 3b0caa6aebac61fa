//! The buttons of a table: choosing, taking back, settings, bots that stand in.

use super::table_renderer::TableRenderer;
use super::{is_by_script, see_other};
use crate::actions;
use crate::error::ServerError;
use crate::http::visit::{PlayerVisit, Visit};
use axum::extract::{Form, Path};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use portolan_games::core::{Seat, Viewer};
use serde::Deserialize;

/// The form of a choice.
#[derive(Deserialize)]
pub(super) struct ChooseForm {
    seat: usize,
    decision_id: u32,
    choice: String,
}

/// The form that takes a choice back.
#[derive(Deserialize)]
pub(super) struct TakeBackForm {
    seat: usize,
    /// Number of changes that the page shows.
    entry_count: u32,
}

/// Makes a choice.
pub(super) async fn choose(
    PlayerVisit { person, visit }: PlayerVisit,
    headers: HeaderMap,
    Form(ChooseForm { seat, decision_id, choice }): Form<ChooseForm>,
) -> Result<Response, ServerError> {
    let changed = actions::choose(&visit.app, &person, &visit.active, seat, decision_id, choice).await;
    respond(visit, seat, is_by_script(&headers), changed).await
}

/// Takes a choice back.
pub(super) async fn take_back(
    PlayerVisit { person, visit }: PlayerVisit,
    headers: HeaderMap,
    Form(TakeBackForm { seat, entry_count }): Form<TakeBackForm>,
) -> Result<Response, ServerError> {
    let changed = actions::take_back(&visit.app, &person, &visit.active, seat, entry_count).await;
    respond(visit, seat, is_by_script(&headers), changed).await
}

/// The number of changes that the seat could notice: the script accepts no further choice until the page shows that many. Otherwise it
/// would take a simultaneous choice of another seat for the reader's own.
const ENTRY_COUNT: HeaderName = HeaderName::from_static("x-portolan-entry-count");

/// Responds to a choice. After a change a script gets no body, because a push updates the table; a browser without script is
/// redirected to the table. If the choice was refused, both get the current table with the reason.
async fn respond(
    mut visit: Visit,
    seat: usize,
    by_script: bool,
    changed: Result<(), ServerError>,
) -> Result<Response, ServerError> {
    let error = match changed {
        Ok(()) if by_script => {
            let viewer = Seat::from_number(seat).map_or(Viewer::Public, Viewer::Seat);
            let entry_count = visit.active.position().await.seen_count(viewer);
            return Ok((StatusCode::NO_CONTENT, [(ENTRY_COUNT, entry_count.to_string())]).into_response());
        }
        Ok(()) => return Ok(see_other(&format!("{}?seat={seat}", visit.base))),
        Err(error @ (ServerError::Stale | ServerError::Illegal(_) | ServerError::CannotTakeBack(_))) => error,
        Err(error) => return Err(error),
    };
    let position = visit.active.position().await;
    visit.query.seat = Some(seat);
    let viewer = visit.viewer(&position)?;
    let (app, status) = (visit.app.clone(), error.status());
    let render = move || {
        let notice = error.message(visit.locale(), position.names(visit.locale()), seat);
        let renderer = TableRenderer {
            notice: Some(notice),
            section: error.section(),
            ..TableRenderer::current(&visit, viewer)
        };
        let markup = if by_script { renderer.body(&position) } else { renderer.page(&position) };
        markup.into_string()
    };
    Ok((status, Html(app.render_pool.render_page(render).await?)).into_response())
}

/// The form that sets whether bots move without a pause.
#[derive(Deserialize)]
pub(super) struct FastForm {
    fast: String,
}

/// Sets whether bots move without a pause. Only the host may do this.
pub(super) async fn set_fast(
    PlayerVisit { person, visit }: PlayerVisit,
    Form(FastForm { fast }): Form<FastForm>,
) -> Result<Response, ServerError> {
    actions::set_fast(&visit.app, &person, &visit.active, fast == "yes").await?;
    Ok(see_other(&visit.base))
}

/// Ends the guidance of a first game. Only the host may do this.
pub(super) async fn end_guide(PlayerVisit { person, visit }: PlayerVisit) -> Result<Response, ServerError> {
    actions::end_guide(&visit.app, &person, &visit.active).await?;
    Ok(see_other(&visit.base))
}

/// Lets a bot play for a person.
pub(super) async fn let_bot_play(
    Path((_, seat)): Path<(String, usize)>,
    PlayerVisit { person, visit }: PlayerVisit,
) -> Result<Response, ServerError> {
    actions::let_bot_play(&visit.app, &person, &visit.active, seat).await?;
    Ok(see_other(&format!("{}?seat={seat}", visit.base)))
}

/// Takes the visitor's seat back from the bot that stands in.
pub(super) async fn take_seat_back(
    Path((_, seat)): Path<(String, usize)>,
    PlayerVisit { person, visit }: PlayerVisit,
) -> Result<Response, ServerError> {
    actions::take_seat_back(&visit.app, &person, &visit.active, seat).await?;
    Ok(see_other(&format!("{}?seat={seat}", visit.base)))
}

/// Gives up the visitor's seat for good, and shows the table as spectators see it.
pub(super) async fn resign(
    Path((_, seat)): Path<(String, usize)>,
    PlayerVisit { person, visit }: PlayerVisit,
) -> Result<Response, ServerError> {
    actions::resign(&visit.app, &person, &visit.active, seat).await?;
    let position = visit.active.position().await;
    let watched = position.links.spectators.as_ref().filter(|_| position.is_open());
    Ok(match watched {
        _ if position.is_open() && position.is_member(person.id) => see_other(&visit.base),
        Some(secret) => see_other(&format!("/w/{secret}")),
        None => see_other("/"),
    })
}

/// Closes a table that has not begun. Only the host may do this.
pub(super) async fn close(PlayerVisit { person, visit }: PlayerVisit) -> Result<Response, ServerError> {
    actions::close(&visit.app, &person, &visit.active).await?;
    Ok(see_other("/"))
}
