//! The pages of a table: the current and earlier positions, the whole log, the record, the check of the shuffle; and the pushes.

use super::page;
use super::table_renderer::TableRenderer;
use crate::error::ServerError;
use crate::http::pushes::pushes;
use crate::http::record::record_file;
use crate::http::visit::Visit;
use crate::position::Position;
use axum::response::{Html, Response};
use maud::Markup;
use portolan_pages::{self as pages, CheckPage, Visitor};

/// Renders a page of a table on the render threads.
async fn render(
    visit: Visit,
    render: fn(TableRenderer<'_>, &Position) -> Markup,
) -> Result<Html<String>, ServerError> {
    let position = visit.active.position().await;
    let viewer = visit.viewer(&position)?;
    let app = visit.app.clone();
    let render = move || render(TableRenderer::current(&visit, viewer), &position).into_string();
    app.render_pool.render_page(render).await.map(Html)
}

/// The current position.
pub(super) async fn table(visit: Visit) -> Result<Html<String>, ServerError> {
    render(visit, |renderer, position| renderer.page(position)).await
}

/// An earlier position.
pub(super) async fn earlier(visit: Visit) -> Result<Html<String>, ServerError> {
    render(visit, |renderer, position| {
        TableRenderer { at: renderer.visit.query.count, ..renderer }.page(position)
    })
    .await
}

/// The whole log.
pub(super) async fn log(visit: Visit) -> Result<Html<String>, ServerError> {
    render(visit, |renderer, position| {
        TableRenderer { whole_log: true, ..renderer }.render(position, pages::whole_log)
    })
    .await
}

/// The pushes that keep a page up to date.
pub(super) async fn events(visit: Visit) -> Result<Response, ServerError> {
    pushes(visit, |visit, position, viewer| {
        TableRenderer::current(visit, viewer).body(position).into_string()
    })
    .await
}

/// The record of a finished game.
pub(super) async fn record(visit: Visit) -> Result<Response, ServerError> {
    record_file(visit).await
}

/// The page that checks the shuffle.
pub(super) async fn check(visit: Visit) -> Result<Html<String>, ServerError> {
    let position = visit.active.position().await;
    visit.viewer(&position)?;
    let seed = position.table.outcome().map(|_| position.table.seed().to_string());
    Ok(page(pages::check(&CheckPage {
        visitor: Visitor { locale: visit.locale(), name: visit.caller.name() },
        table: &visit.base,
        commitment: &position.links.commitment,
        seed: seed.as_deref(),
    })))
}
