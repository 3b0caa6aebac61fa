//! Who a program is.

use super::Body;
use crate::actions::{known_language, name_of};
use crate::app::App;
use crate::error::ServerError;
use crate::explain::Problem;
use crate::people::Caller;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use portolan_store::Person;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A name.
#[derive(Deserialize, ToSchema)]
pub(super) struct Name {
    pub(super) name: String,
}

/// Somebody new.
#[derive(Serialize, ToSchema)]
pub(super) struct Welcome {
    /// Shows who one is: keep it secret, it cannot be asked for again.
    token: String,
    name: String,
}

/// Somebody.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    name: String,
    /// In which language sentences are told; the one that a request asks for if there is none.
    language: Option<String>,
}

/// What is to be changed.
#[derive(Deserialize, ToSchema)]
pub(super) struct Change {
    name: Option<String>,
    language: Option<String>,
}

/// Become somebody.
#[utoipa::path(post, path = "/api/v1/people", tag = "people", request_body = Name, security(()),
    responses((status = CREATED, body = Welcome), (status = BAD_REQUEST, body = Problem)))]
pub(super) async fn welcome(
    State(app): State<Arc<App>>,
    Body(Name { name }): Body<Name>,
) -> Result<(StatusCode, Json<Welcome>), ServerError> {
    let (person, token) = app.welcome(name_of(&name)?).await?;
    Ok((StatusCode::CREATED, Json(Welcome { token, name: person.name })))
}

/// Who one is.
#[utoipa::path(get, path = "/api/v1/me", tag = "people",
    responses((status = OK, body = Me), (status = FORBIDDEN, body = Problem)))]
pub(super) async fn me(caller: Caller) -> Result<Json<Me>, ServerError> {
    let Person { name, language, .. } = caller.somebody()?;
    Ok(Json(Me { name, language }))
}

/// Change one's name or language.
#[utoipa::path(patch, path = "/api/v1/me", tag = "people", request_body = Change,
    responses((status = OK, body = Me), (status = BAD_REQUEST, body = Problem)))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(change): Body<Change>,
) -> Result<Json<Me>, ServerError> {
    let mut person = caller.somebody()?;
    if let Some(name) = change.name {
        person.name = name_of(&name)?;
    }
    if let Some(language) = change.language {
        person.language = Some(known_language(&language)?.to_string());
    }
    app.change(&person).await?;
    Ok(Json(Me { name: person.name, language: person.language }))
}
