//! What people do, by whichever way they ask: the forms of the pages and the API call the same functions.
//!
//! Each checks who may do it, does it, and wakes the bots; none knows how the answer will look.

mod hint;
mod open;
mod persistent;
mod play;
mod seats;

use persistent::Persistent;

pub(crate) use hint::{ask_hint, hint};
pub(crate) use open::{Prepared, rematch};
pub(crate) use play::{choose, end_guide, set_fast, take_back};
pub(crate) use seats::{invitation, let_bot_play, take_seat, take_seat_back};

use crate::app::App;
use crate::bots;
use crate::error::ServerError;
use crate::live::Live;
use crate::people::clean_name;
use portolan_boards::Locale;
use std::sync::Arc;

/// Carries a change through to its end even if whoever asked for it goes away, and wakes the bots then.
async fn complete<T, F>(
    app: &Arc<App>,
    live: Arc<Live>,
    change: impl FnOnce(Arc<Live>) -> F + Send + 'static,
) -> Result<T, ServerError>
where
    T: Send + 'static,
    F: Future<Output = Result<T, ServerError>> + Send,
{
    let app = app.clone();
    let done = async move {
        let done = change(live.clone()).await;
        bots::wake(&app, live);
        done
    };
    Persistent::new(done).await
}

/// Something that cannot be read.
pub(crate) fn malformed(reason: impl ToString) -> ServerError {
    ServerError::Malformed(reason.to_string())
}

/// A name as others will see it.
pub(crate) fn name_of(text: &str) -> Result<String, ServerError> {
    clean_name(text).ok_or_else(|| malformed("a name has at least one letter"))
}

/// A language that we speak.
pub(crate) fn known_language(tag: &str) -> Result<&'static str, ServerError> {
    let known = || Locale::languages().collect::<Vec<_>>().join(", ");
    let found = Locale::languages().find(|known| *known == tag);
    found.ok_or_else(|| malformed(format!("there is no such language here; there are: {}", known())))
}
