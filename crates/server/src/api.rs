//! The JSON API under `/api/v1`, described by OpenAPI at `/api/v1/openapi.json`.
//!
//! It uses the same `actions`, access checks and errors as the pages.

mod devices;
mod events;
mod games;
mod hint;
mod log;
mod people;
mod play;
mod review;
mod table_info;
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

/// The path prefix of the API.
pub(crate) const BASE: &str = "/api/v1";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Portolan",
        description = "Lets programs play Traders of Osaka, Ostia, Dschunke and Yokohama. A program gets a token from \
                       `POST /api/v1/people` and sends it with every request: `Authorization: Bearer …`. Seats are \
                       counted from 1. Choices are short texts in the notation of their game.",
        version = "1",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    modifiers(&TokenScheme),
    security(("token" = []), ()),
    tags(
        (name = "games", description = "The games"),
        (name = "people", description = "The caller"),
        (name = "tables", description = "Tables and what the caller sees of them"),
        (name = "play", description = "Changes to a table"),
    ),
)]
struct ApiDescription;

/// Describes the token in the `Authorization` header.
struct TokenScheme;

impl Modify for TokenScheme {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        openapi.components.get_or_insert_default().add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// Returns the routes of the API.
pub(crate) fn router() -> Router<Arc<App>> {
    let compressed = OpenApiRouter::with_openapi(ApiDescription::openapi())
        .routes(routes!(games::games))
        .routes(routes!(people::add_person))
        .routes(routes!(people::me, people::change))
        .routes(routes!(devices::list, devices::remove_others))
        .routes(routes!(devices::remove))
        .routes(routes!(devices::create_code))
        .routes(routes!(devices::enter))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::table))
        .routes(routes!(tables::spectated_table))
        .routes(routes!(tables::view))
        .routes(routes!(tables::spectated_view))
        .routes(routes!(log::log))
        .routes(routes!(log::spectated_log))
        .routes(routes!(tables::record))
        .routes(routes!(review::review, review::start, review::stop));
    // These responses are short and frequent: compressing them would cost more than it saves.
    let uncompressed = OpenApiRouter::new()
        .routes(routes!(play::decision, play::choose))
        .routes(routes!(play::take_back))
        .routes(routes!(hint::hint))
        .routes(routes!(play::set_fast))
        .routes(routes!(play::rematch))
        .routes(routes!(play::let_bot_play))
        .routes(routes!(play::take_seat_back))
        .routes(routes!(play::resign))
        .routes(routes!(play::close))
        .routes(routes!(play::join))
        .routes(routes!(events::events))
        .routes(routes!(events::spectated_events));
    let all = compressed.layer(CompressionLayer::new()).merge(uncompressed);
    let (router, description) = all.split_for_parts();
    let description = Arc::new(description);
    let describe = get(async move || Json(description.as_ref().clone())).layer(CompressionLayer::new());
    router.route("/api/v1/openapi.json", describe)
}

/// The usual length of the response to a choice, in bytes.
const USUAL_LENGTH: usize = 2048;

/// Returns a JSON response, written into a buffer of the usual length.
fn json_response(value: &impl Serialize) -> Response {
    let mut text = Vec::with_capacity(USUAL_LENGTH);
    match serde_json::to_writer(&mut text, value) {
        Ok(()) => ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response(),
        Err(error) => ServerError::Unavailable(error.to_string()).into_response(),
    }
}

/// A JSON request body. A body that cannot be parsed is refused with the reason.
struct JsonBody<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<JsonBody<T>, ServerError> {
        let parsed = Json::from_request(request, app).await;
        parsed.map(|Json(body)| JsonBody(body)).map_err(|error| malformed(error.body_text()))
    }
}
