//! The buttons of a table: choosing, taking back, letting a bot play.

use super::access::Access;
use super::show::Look;
use super::{accepts, page, see_other};
use crate::actions;
use crate::app::App;
use crate::error::ServerError;
use crate::people::Caller;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use portolan_games::core::{Seat, Viewer};
use portolan_store::Person;
use serde::Deserialize;
use std::sync::Arc;

/// A click: what was chosen, for which seat, and what that seat had been asked.
#[derive(Deserialize)]
pub(super) struct Click {
    seat: usize,
    decision_id: u32,
    choice: String,
}

/// A choice is taken back; so many entries had been seen.
#[derive(Deserialize)]
pub(super) struct Undo {
    seat: usize,
    entry_count: u32,
}

/// Makes a choice.
pub(super) async fn choose(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
    headers: HeaderMap,
    Form(click): Form<Click>,
) -> Result<Response, ServerError> {
    let person = caller.somebody()?;
    let access = Access::find(&app, "/t/", &name).await?;
    let done =
        actions::choose(&app, &person, &access.live, click.seat, click.decision_id, click.choice).await;
    answer(&app, &person, &access, click.seat, &headers, done).await
}

/// Takes a choice back.
pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
    headers: HeaderMap,
    Form(undo): Form<Undo>,
) -> Result<Response, ServerError> {
    let person = caller.somebody()?;
    let access = Access::find(&app, "/t/", &name).await?;
    let done = actions::take_back(&app, &person, &access.live, undo.seat, undo.entry_count).await;
    answer(&app, &person, &access, undo.seat, &headers, done).await
}

/// Shows the table as it is now. A script gets the part that changes; others are sent to the page, or see it with the
/// reason why nothing was done.
async fn answer(
    app: &Arc<App>,
    person: &Person,
    access: &Access,
    seat: usize,
    headers: &HeaderMap,
    done: Result<Seat, ServerError>,
) -> Result<Response, ServerError> {
    let locale = app.locale(Some(person), accepts(headers));
    let by_script = headers.get("x-portolan").is_some();
    let (status, notice, section) = match done {
        Ok(_) if !by_script => return Ok(see_other(&format!("{}?seat={seat}", access.base))),
        Ok(_) => (StatusCode::OK, None, None),
        Err(refused @ (ServerError::MovedOn | ServerError::Illegal(_) | ServerError::CannotTakeBack(_))) => {
            let names = access.live.position().await.names(locale);
            (refused.status(), Some(refused.told(locale, names, seat)), refused.section())
        }
        // All others have a page of their own.
        Err(refused) => return Err(refused),
    };
    let position = access.live.position().await;
    let viewer = Viewer::Seat(position.seat_by_number(seat)?);
    let look = Look {
        app,
        access,
        person: Some(person),
        locale,
        viewer,
        at: None,
        notice,
        section,
        whole_story: false,
    };
    let shown = if by_script { Html(look.body(&position).into_string()) } else { page(look.page(&position)) };
    Ok((status, shown).into_response())
}

/// The switch for bots that answer at once.
#[derive(Deserialize)]
pub(super) struct Fast {
    fast: String,
}

/// Whether bots answer at once: for the host.
pub(super) async fn fast(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
    Form(Fast { fast }): Form<Fast>,
) -> Result<Response, ServerError> {
    let person = caller.somebody()?;
    let access = Access::find(&app, "/t/", &name).await?;
    actions::set_fast(&app, &person, &access.live, fast == "yes").await?;
    Ok(see_other(&access.base))
}

/// Ends the guidance of a first game: for the host.
pub(super) async fn end_guide(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, ServerError> {
    let person = caller.somebody()?;
    let access = Access::find(&app, "/t/", &name).await?;
    actions::end_guide(&app, &person, &access.live).await?;
    Ok(see_other(&access.base))
}

/// Lets a bot play for somebody.
pub(super) async fn let_bot_play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((name, seat)): Path<(String, usize)>,
) -> Result<Response, ServerError> {
    let person = caller.somebody()?;
    let access = Access::find(&app, "/t/", &name).await?;
    actions::let_bot_play(&app, &person, &access.live, seat).await?;
    Ok(see_other(&format!("{}?seat={seat}", access.base)))
}

/// Takes one's seat back from the bot.
pub(super) async fn take_seat_back(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((name, seat)): Path<(String, usize)>,
) -> Result<Response, ServerError> {
    let person = caller.somebody()?;
    let access = Access::find(&app, "/t/", &name).await?;
    actions::take_seat_back(&app, &person, &access.live, seat).await?;
    Ok(see_other(&format!("{}?seat={seat}", access.base)))
}
