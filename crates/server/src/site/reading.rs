//! Rules and about-pages.

use super::page;
use crate::app::App;
use crate::error::ServerError;
use crate::http::caller::Caller;
use axum::extract::{Path, State};
use axum::response::Html;
use maud::Markup;
use portolan_games::GameId;
use portolan_pages::{self as pages, Visitor};
use std::sync::Arc;

/// The rules of a game.
pub(super) async fn rules(
    state: State<Arc<App>>,
    caller: Caller,
    game: Path<String>,
) -> Result<Html<String>, ServerError> {
    show(&state, &caller, &game, pages::rules)
}

/// The about-page of a game.
pub(super) async fn about(
    state: State<Arc<App>>,
    caller: Caller,
    game: Path<String>,
) -> Result<Html<String>, ServerError> {
    show(&state, &caller, &game, pages::about)
}

fn show(
    app: &App,
    caller: &Caller,
    game: &str,
    text: fn(GameId, &Visitor<'_>) -> Markup,
) -> Result<Html<String>, ServerError> {
    let game: GameId = game.parse().map_err(|_| ServerError::NotFound)?;
    Ok(page(text(game, &Visitor { locale: caller.locale(app), name: caller.name() })))
}
