//! The handlers of the pages and forms. Each file has the handlers of one kind of page.
//!
//! They parse a request, call `actions`, and pass what the visitor may see to the functions of `pages`.

mod assets;
mod devices;
mod enter;
mod hint;
mod home;
mod identity;
mod join;
mod new_table;
mod operator;
mod play;
mod reading;
mod review;
mod table;
mod table_renderer;

use crate::app::App;
use axum::Router;
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// Returns the routes of the pages.
pub(crate) fn router() -> Router<Arc<App>> {
    let pages = Router::new()
        .route("/", get(home::home))
        .route("/rules/{game}", get(reading::rules))
        .route("/about/{game}", get(reading::about))
        .route("/tables", post(new_table::create))
        .route("/first", post(new_table::first_game))
        .route("/join/{token}", get(join::show).post(join::take_seat))
        .route("/me/name", post(identity::set_name))
        .route("/me/language", post(identity::set_language))
        .route("/me/devices", get(devices::show))
        .route("/me/devices/code", post(devices::create_code))
        .route("/me/devices/remove-others", post(devices::remove_others))
        .route("/me/devices/{device}/remove", post(devices::remove))
        .route("/me/logout", post(devices::log_out))
        .route("/me/enter", get(enter::show_form).post(enter::enter))
        .route("/me/enter/{code}", get(enter::show_link))
        .route("/t/{id}", get(table::table))
        .route("/t/{id}/at", get(table::earlier))
        .route("/t/{id}/log", get(table::log))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/check", get(table::check))
        .route("/w/{id}", get(table::table))
        .route("/w/{id}/at", get(table::earlier))
        .route("/w/{id}/log", get(table::log))
        .route("/w/{id}/record", get(table::record))
        .route("/w/{id}/check", get(table::check))
        .route("/t/{id}/review", get(review::show).post(review::start))
        .route("/t/{id}/review/stop", post(review::stop))
        .route("/w/{id}/review", get(review::show).post(review::start))
        .route("/w/{id}/review/stop", post(review::stop))
        .route("/t/{id}/choose", post(play::choose))
        .route("/t/{id}/take-back", post(play::take_back))
        .route("/t/{id}/hint", get(hint::show).post(hint::request))
        .route("/t/{id}/fast", post(play::set_fast))
        .route("/t/{id}/guide", post(play::end_guide))
        .route("/t/{id}/rematch", post(new_table::rematch))
        .route("/t/{id}/seats/{seat}/bot", post(play::let_bot_play))
        .route("/t/{id}/seats/{seat}/person", post(play::take_seat_back))
        .route("/t/{id}/seats/{seat}/resign", post(play::resign))
        .route("/t/{id}/close", post(play::close))
        .layer(CompressionLayer::new());
    // Pushes must not wait in the buffer of a compressor.
    let pushes =
        Router::new().route("/t/{id}/events", get(table::events)).route("/w/{id}/events", get(table::events));
    let others =
        Router::new().route("/assets/{name}", get(assets::asset)).route("/health", get(operator::health));
    pages.merge(pushes).merge(others)
}

fn page(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}

/// Whether one of our scripts sent the request. It gets only the part of the page that it replaces.
fn is_by_script(headers: &HeaderMap) -> bool {
    headers.contains_key("x-portolan")
}

/// Redirects to another page after a change.
fn see_other(address: &str) -> Response {
    let location = HeaderValue::from_str(address).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response()
}
