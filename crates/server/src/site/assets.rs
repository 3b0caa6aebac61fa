//! Styles, scripts and the icon, which are embedded in the program. They are compressed once, because requests for them are not
//! limited.

use crate::error::ServerError;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use portolan_pages::ASSETS;
use std::io::Write;
use std::sync::LazyLock;

/// The files, compressed, in the order of [`ASSETS`].
static COMPRESSED: LazyLock<Vec<Bytes>> =
    LazyLock::new(|| ASSETS.iter().map(|(_, _, text)| compressed(text)).collect());

/// A file by its name.
pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, ServerError> {
    let index = ASSETS.iter().position(|(known, _, _)| *known == name).ok_or(ServerError::NotFound)?;
    let (_, kind, text) = ASSETS[index];
    let own = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=300"), (VARY, "accept-encoding")];
    Ok(if accepts_gzip(&headers) {
        (own, [(CONTENT_ENCODING, "gzip")], COMPRESSED[index].clone()).into_response()
    } else {
        (own, text).into_response()
    })
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut accepted = lines.flat_map(|line| line.split(',')).map(str::trim);
    accepted.any(|coding| coding == "gzip" || coding.starts_with("gzip;") && !coding.ends_with("q=0"))
}

fn compressed(text: &str) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    Bytes::from(written.expect("writing to memory does not fail"))
}
