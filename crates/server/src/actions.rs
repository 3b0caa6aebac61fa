//! The actions of people on tables: the pages and the API call the same functions.
//!
//! Each checks permissions, makes the change, and starts the bots. None depends on the format of the response.

mod hint;
mod open;
mod persistent;
mod play;
mod review;
mod seats;

use persistent::Persistent;

pub(crate) use hint::{find_hint, request_hint};
pub(crate) use open::{TableDraft, rematch};
pub(crate) use play::{choose, end_guide, set_fast, take_back};
pub(crate) use review::{find_review, may_start_review, start_review, stop_review};
pub(crate) use seats::{check_seat, close, find_invitation, let_bot_play, resign, take_seat, take_seat_back};

use crate::active_table::ActiveTable;
use crate::app::App;
use crate::bots;
use crate::error::ServerError;
use crate::names::check_name;
use portolan_boards::Locale;
use std::sync::Arc;

/// Makes a change and then starts the bots, even if the client disconnects meanwhile.
async fn complete<T, F>(
    app: &Arc<App>,
    active: Arc<ActiveTable>,
    change: impl FnOnce(Arc<ActiveTable>) -> F + Send + 'static,
) -> Result<T, ServerError>
where
    T: Send + 'static,
    F: Future<Output = Result<T, ServerError>> + Send,
{
    let app = app.clone();
    let changed = async move {
        let changed = change(active.clone()).await;
        bots::wake(&app, active);
        changed
    };
    Persistent::new(changed).await
}

/// The error for a request that cannot be parsed.
pub(crate) fn malformed(reason: impl ToString) -> ServerError {
    ServerError::Malformed(reason.to_string())
}

/// Returns a name in the form in which it is stored, or refuses it.
pub(crate) fn parse_name(text: &str) -> Result<String, ServerError> {
    Ok(check_name(text)?)
}

/// Parses the tag of a supported language.
pub(crate) fn parse_language(tag: &str) -> Result<&'static str, ServerError> {
    let supported = || Locale::languages().collect::<Vec<_>>().join(", ");
    let found = Locale::languages().find(|known| *known == tag);
    found.ok_or_else(|| malformed(format!("unknown language; supported languages: {}", supported())))
}
