//! The first page.

use super::{accepts, page};
use crate::app::App;
use crate::error::ServerError;
use crate::live::names;
use crate::people::Caller;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Html;
use portolan_boards::Locale;
use portolan_bots::BotKind;
use portolan_pages::{self as pages, HomePage, TableLine, Visitor};
use portolan_store::{Person, TableSummary};
use std::sync::Arc;

/// How many games are listed.
const MOST: u32 = 60;

/// The first page.
pub(super) async fn home(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Html<String>, ServerError> {
    show(&app, caller.person.as_ref(), &headers, None).await
}

/// The first page, with a secret link that was just made.
pub(super) async fn show(
    app: &Arc<App>,
    person: Option<&Person>,
    headers: &HeaderMap,
    link: Option<&str>,
) -> Result<Html<String>, ServerError> {
    let tables = match person {
        Some(person) => app.store.tables_of(person.id, MOST).await?,
        None => Vec::new(),
    };
    let (running, finished): (Vec<_>, Vec<_>) =
        tables.iter().partition(|table| table.standing.outcome.is_none());
    let locale = app.locale(person, accepts(headers));
    let lines = |tables: Vec<&TableSummary>| {
        tables.into_iter().filter_map(|table| line(table, person?, locale)).collect::<Vec<_>>()
    };
    let visitor = Visitor { locale, name: person.map(|person| person.name.as_str()) };
    let bots = BotKind::ALL.map(BotKind::name);
    let home = HomePage {
        visitor,
        running: &lines(running),
        finished: &lines(finished),
        bots: &bots,
        languages: &app.languages(),
        link,
    };
    Ok(page(pages::home(&home)))
}

fn line(table: &TableSummary, person: &Person, locale: &Locale) -> Option<TableLine> {
    let names = names(&table.seats, locale);
    let is_mine = |place: &usize| table.seats[*place].sitter.person() == Some(person.id);
    let awaited = |place: &usize| table.standing.to_act & (1 << *place) != 0;
    let places = || 0..table.seats.len();
    let called = |place: usize| names[place].clone();
    Some(TableLine {
        id: table.id.to_string(),
        game: table.game.parse().ok()?,
        others: places().filter(|place| !is_mine(place)).map(called).collect(),
        awaited: places().filter(awaited).map(called).collect(),
        mine: places().filter(awaited).any(|place| is_mine(&place)),
    })
}
