//! Rules and about-pages.

use super::{accepts, page};
use crate::app::App;
use crate::error::ServerError;
use crate::people::Caller;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Html;
use maud::Markup;
use portolan_games::GameId;
use portolan_pages::{self as pages, Visitor};
use std::sync::Arc;

/// The rules of a game.
pub(super) async fn rules(
    state: State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    game: Path<String>,
) -> Result<Html<String>, ServerError> {
    show(&state, &caller, &headers, &game, pages::rules)
}

/// About a game.
pub(super) async fn about(
    state: State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    game: Path<String>,
) -> Result<Html<String>, ServerError> {
    show(&state, &caller, &headers, &game, pages::about)
}

fn show(
    app: &App,
    caller: &Caller,
    headers: &HeaderMap,
    game: &str,
    text: fn(GameId, &Visitor<'_>) -> Markup,
) -> Result<Html<String>, ServerError> {
    let game: GameId = game.parse().map_err(|_| ServerError::NotFound)?;
    let person = caller.person.as_ref();
    let locale = app.locale(person, accepts(headers));
    Ok(page(text(game, &Visitor { locale, name: person.map(|person| person.name.as_str()) })))
}
