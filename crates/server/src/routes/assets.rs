//! Styles, scripts and the icon: embedded, so that one program is all there is.

use crate::error::ServerError;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use portolan_boards::html::style;
use portolan_games::GameId;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

const ASSETS: &[(&str, &str, &str)] = &[
    ("board.css", CSS, portolan_boards::html::STYLE),
    ("osaka.css", CSS, style(GameId::Osaka)),
    ("ostia.css", CSS, style(GameId::Ostia)),
    ("dschunke.css", CSS, style(GameId::Dschunke)),
    ("yokohama.css", CSS, style(GameId::Yokohama)),
    ("site.css", CSS, portolan_boards::site::STYLE),
    ("icon.svg", "image/svg+xml", portolan_boards::site::ICON),
    ("portolan.js", SCRIPT, include_str!("../../assets/portolan.js")),
    ("hint.js", SCRIPT, include_str!("../../assets/hint.js")),
    ("live.js", SCRIPT, include_str!("../../assets/live.js")),
    ("morph.js", SCRIPT, include_str!("../../assets/morph.js")),
    ("keyboard.js", SCRIPT, include_str!("../../assets/keyboard.js")),
    ("sound.js", SCRIPT, include_str!("../../assets/sound.js")),
];

/// One of our files.
pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, ServerError> {
    let (_, kind, text) = ASSETS.iter().find(|(known, _, _)| *known == name).ok_or(ServerError::NotFound)?;
    Ok(([(CONTENT_TYPE, *kind), (CACHE_CONTROL, "public, max-age=300")], *text).into_response())
}
