//! The person behind a program.

use super::JsonBody;
use crate::actions::{parse_language, parse_name};
use crate::app::App;
use crate::device_kind::DeviceKind;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::http::error_response::ErrorBody;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use portolan_store::Person;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A name.
#[derive(Deserialize, ToSchema)]
pub(super) struct NameBody {
    pub(super) name: String,
}

/// A new person.
#[derive(Serialize, ToSchema)]
pub(super) struct NewPersonInfo {
    /// Identifies the caller: keep it secret, it is sent only once.
    token: String,
    name: String,
}

/// The caller.
#[derive(Serialize, ToSchema)]
pub(super) struct PersonInfo {
    name: String,
    /// The language of sentences; `null` for the language that each request accepts.
    language: Option<String>,
}

/// The fields to change.
#[derive(Deserialize, ToSchema)]
pub(super) struct PersonChange {
    name: Option<String>,
    language: Option<String>,
}

/// Create a person.
#[utoipa::path(post, path = "/api/v1/people", tag = "people", request_body = NameBody, security(()),
    responses((status = CREATED, body = NewPersonInfo), (status = BAD_REQUEST, body = ErrorBody)))]
pub(super) async fn add_person(
    State(app): State<Arc<App>>,
    kind: DeviceKind,
    JsonBody(NameBody { name }): JsonBody<NameBody>,
) -> Result<(StatusCode, Json<NewPersonInfo>), ServerError> {
    let (person, token) = app.add_person(parse_name(&name)?, kind).await?;
    Ok((StatusCode::CREATED, Json(NewPersonInfo { token, name: person.name })))
}

/// The caller.
#[utoipa::path(get, path = "/api/v1/me", tag = "people",
    responses((status = OK, body = PersonInfo), (status = FORBIDDEN, body = ErrorBody)))]
pub(super) async fn me(caller: Caller) -> Result<Json<PersonInfo>, ServerError> {
    let Person { name, language, .. } = caller.known()?;
    Ok(Json(PersonInfo { name, language }))
}

/// Change the caller's name or language.
#[utoipa::path(patch, path = "/api/v1/me", tag = "people", request_body = PersonChange,
    responses((status = OK, body = PersonInfo), (status = BAD_REQUEST, body = ErrorBody)))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    caller: Caller,
    JsonBody(change): JsonBody<PersonChange>,
) -> Result<Json<PersonInfo>, ServerError> {
    let mut person = caller.known()?;
    if let Some(name) = change.name {
        person.name = parse_name(&name)?;
    }
    if let Some(language) = change.language {
        person.language = Some(parse_language(&language)?.to_string());
    }
    app.change_person(&person).await?;
    Ok(Json(PersonInfo { name: person.name, language: person.language }))
}
