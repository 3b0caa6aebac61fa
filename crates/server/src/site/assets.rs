//! Styles, scripts and the icon, which are embedded in the program.

use crate::error::ServerError;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use portolan_pages::ASSETS;

/// A file by its name.
pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, ServerError> {
    let (_, kind, text) = ASSETS.iter().find(|(known, _, _)| *known == name).ok_or(ServerError::NotFound)?;
    Ok(([(CONTENT_TYPE, *kind), (CACHE_CONTROL, "public, max-age=300")], *text).into_response())
}
