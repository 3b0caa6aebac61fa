//! Pages and addresses. Each file has one kind of page; here they are put together.

pub(crate) mod access;
mod assets;
mod hint;
mod home;
mod host;
mod join;
mod me;
mod new_table;
mod play;
pub(crate) mod pushes;
mod read;
mod review;
mod show;

use crate::app::App;
use crate::error::ServerError;
use crate::{api, guard};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;
pub(crate) use review::finished;
pub(crate) use show::record;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// The largest form: a table with all its seats and options is far smaller.
const LARGEST_BODY: usize = 16 * 1024;

/// All addresses.
pub fn router(app: Arc<App>) -> Router {
    let pages = Router::new()
        .route("/", get(home::home))
        .route("/rules/{game}", get(read::rules))
        .route("/about/{game}", get(read::about))
        .route("/tables", post(new_table::create))
        .route("/first", post(new_table::first))
        .route("/join/{token}", get(join::show).post(join::take))
        .route("/me/name", post(me::rename))
        .route("/me/language", post(me::speak))
        .route("/me/link", post(me::link))
        .route("/me/enter/{token}", get(me::enter_page).post(me::enter))
        .route("/t/{id}", get(show::table))
        .route("/t/{id}/at", get(show::earlier))
        .route("/t/{id}/log", get(show::log))
        .route("/t/{id}/record", get(show::record))
        .route("/t/{id}/check", get(show::check))
        .route("/w/{id}", get(show::table))
        .route("/w/{id}/at", get(show::earlier))
        .route("/w/{id}/log", get(show::log))
        .route("/w/{id}/record", get(show::record))
        .route("/w/{id}/check", get(show::check))
        .route("/t/{id}/review", get(review::show).post(review::begin))
        .route("/t/{id}/review/stop", post(review::stop))
        .route("/w/{id}/review", get(review::show).post(review::begin))
        .route("/w/{id}/review/stop", post(review::stop))
        .route("/t/{id}/choose", post(play::choose))
        .route("/t/{id}/take-back", post(play::take_back))
        .route("/t/{id}/hint", get(hint::show).post(hint::ask))
        .route("/t/{id}/fast", post(play::fast))
        .route("/t/{id}/guide", post(play::end_guide))
        .route("/t/{id}/rematch", post(new_table::rematch))
        .route("/t/{id}/seats/{seat}/bot", post(play::let_bot_play))
        .route("/t/{id}/seats/{seat}/person", post(play::take_seat_back))
        .route("/assets/{name}", get(assets::asset))
        .layer(CompressionLayer::new());
    // Pushes last as long as somebody looks, and must not wait in the buffer of a compressor.
    let pushes = Router::new()
        .route("/t/{id}/events", get(pushes::events))
        .route("/w/{id}/events", get(pushes::events));
    let host = Router::new().route("/health", get(host::health)).route("/metrics", get(host::metrics));
    pages
        .merge(pushes)
        .merge(api::router())
        .merge(host)
        .fallback(async || ServerError::NotFound)
        .method_not_allowed_fallback(async || ServerError::NotFound)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// A page as an answer.
fn page(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}

/// What the browser says about languages.
pub(crate) fn accepts(headers: &HeaderMap) -> &str {
    headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Goes to another page after a change.
fn see_other(address: &str) -> Response {
    let location = HeaderValue::from_str(address).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(axum::http::header::LOCATION, location)]).into_response()
}
