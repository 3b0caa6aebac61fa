//! The first page.

use super::page;
use crate::app::App;
use crate::error::ServerError;
use crate::http::caller::Caller;
use crate::position::player_names;
use crate::seat_texts::closed_table;
use axum::extract::State;
use axum::response::Html;
use portolan_boards::Locale;
use portolan_bots::BotKind;
use portolan_pages::{self as pages, HomePage, TableLine, Visitor};
use portolan_store::{Person, TableSummary};
use std::sync::Arc;

/// Maximum number of listed tables.
const MAX_TABLES: u32 = 60;

/// The first page.
pub(super) async fn home(State(app): State<Arc<App>>, caller: Caller) -> Result<Html<String>, ServerError> {
    let person = caller.person.as_ref();
    let tables = match person {
        Some(person) => app.store.tables_of(person.id, MAX_TABLES).await?,
        None => Vec::new(),
    };
    let (running, finished): (Vec<_>, Vec<_>) =
        tables.iter().partition(|table| table.progress.outcome.is_none() && table.closure.is_none());
    let locale = caller.locale(&app);
    let lines = |tables: Vec<&TableSummary>| {
        tables.into_iter().filter_map(|table| line(table, person?, locale)).collect::<Vec<_>>()
    };
    Ok(page(pages::home(&HomePage {
        visitor: Visitor { locale, name: caller.name() },
        running: &lines(running),
        finished: &lines(finished),
        bots: &BotKind::ALL.map(BotKind::name),
        languages: &app.languages(),
    })))
}

fn line(table: &TableSummary, person: &Person, locale: &Locale) -> Option<TableLine> {
    let names = player_names(&table.seats, locale);
    let is_own = |seat: &usize| table.seats[*seat].occupant.person() == Some(person.id);
    let is_to_act = |seat: &usize| table.progress.to_act & (1 << *seat) != 0;
    let seats = || 0..table.seats.len();
    let name = |seat: usize| names[seat].clone();
    Some(TableLine {
        id: table.id.to_string(),
        game: table.game.parse().ok()?,
        others: seats().filter(|seat| !is_own(seat)).map(name).collect(),
        to_act: seats().filter(is_to_act).map(name).collect(),
        closed: table.closure.map(closed_table),
        is_own_turn: seats().filter(is_to_act).any(|seat| is_own(&seat)),
    })
}
