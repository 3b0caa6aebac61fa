//! The same for programs: JSON under `/api/v1`, described by OpenAPI at `/api/v1/openapi.json`.
//!
//! Nothing is decided here. What is done is done by `deeds`, as for the pages; who sees what is settled by the same
//! `Access`; refusals get their words in `explain`.

mod events;
mod games;
mod hint;
mod log;
mod people;
mod play;
mod review;
mod shape;
mod tables;

use crate::actions::malformed;
use crate::app::App;
use crate::error::ServerError;
use axum::extract::{FromRequest, Request};
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Where it all is: the addresses below begin with it.
pub(crate) const BASE: &str = "/api/v1";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Portolan",
        description = "Play Traders of Osaka, Yokohama, Dschunke and Ostia by program. A program gets a token from \
                       `POST /api/v1/people` and shows it with every request: `Authorization: Bearer …`. Seats are \
                       counted from 1. Choices are short texts in the notation of their game.",
        version = "1",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    modifiers(&Token),
    security(("token" = []), ()),
    tags(
        (name = "games", description = "Which games there are"),
        (name = "people", description = "Who one is"),
        (name = "tables", description = "Tables and what one sees of them"),
        (name = "play", description = "What one does at a table"),
    ),
)]
struct Description;

/// Programs show a token.
struct Token;

impl Modify for Token {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        openapi.components.get_or_insert_default().add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// All addresses for programs.
pub(crate) fn router() -> Router<Arc<App>> {
    let answers = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::games))
        .routes(routes!(people::welcome))
        .routes(routes!(people::me, people::change))
        .routes(routes!(tables::mine, tables::open))
        .routes(routes!(tables::table))
        .routes(routes!(tables::watched))
        .routes(routes!(tables::view))
        .routes(routes!(tables::watched_view))
        .routes(routes!(log::log))
        .routes(routes!(log::watched_log))
        .routes(routes!(tables::record))
        .routes(routes!(review::review, review::begin, review::stop));
    // What is told to one who plays is short, and must come at once: compressing it would cost more than it spares.
    let short = OpenApiRouter::new()
        .routes(routes!(play::choices, play::choose))
        .routes(routes!(play::take_back))
        .routes(routes!(hint::hint))
        .routes(routes!(play::fast))
        .routes(routes!(play::rematch))
        .routes(routes!(play::let_bot_play))
        .routes(routes!(play::take_seat_back))
        .routes(routes!(play::join))
        .routes(routes!(events::events))
        .routes(routes!(events::watch));
    let (router, description) = answers.layer(CompressionLayer::new()).merge(short).split_for_parts();
    let description = Arc::new(description);
    let described = get(async move || Json(description.as_ref().clone())).layer(CompressionLayer::new());
    router.route("/api/v1/openapi.json", described)
}

/// About as long as what is told after a choice.
const USUAL: usize = 2048;

/// An answer in JSON, written into a room of the usual size: most answers are those to choices.
fn answer(value: &impl Serialize) -> Response {
    let mut text = Vec::with_capacity(USUAL);
    match serde_json::to_writer(&mut text, value) {
        Ok(()) => ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response(),
        Err(error) => ServerError::Unavailable(error.to_string()).into_response(),
    }
}

/// A body of JSON; what cannot be read is refused with the reason.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, ServerError> {
        let read = Json::from_request(request, app).await;
        read.map(|Json(body)| Body(body)).map_err(|error| malformed(error.body_text()))
    }
}
