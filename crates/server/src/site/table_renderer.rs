//! Shows a table: the whole page, the part that is pushed, earlier positions, the story, the record, the shuffle.

use super::access::{Access, Visit};
use super::page;
use crate::app::App;
use crate::error::ServerError;
use crate::links;
use crate::live::Position;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;
use portolan_boards::guide;
use portolan_boards::html::{Reason, SeatContext};
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::core::Viewer;
use portolan_games::{AnyChoice, AnyRefusal, AnyView, Record, RecordedPlayer};
use portolan_pages::{self as pages, CheckPage, SeatKind, SeatLine, TablePage, Visitor};
use portolan_store::{Person, SeatRow, Sitter};
use std::cell::RefCell;

/// How many chapters of the story are shown beside the board.
const RECENT: usize = 20;

/// Who looks at a table, and how.
pub(super) struct Look<'a> {
    pub(super) app: &'a App,
    pub(super) access: &'a Access,
    pub(super) person: Option<&'a Person>,
    pub(super) locale: &'a Locale,
    pub(super) viewer: Viewer,
    /// An earlier position, by the number of choices that stood.
    pub(super) at: Option<usize>,
    /// Something to be said, and the section of the rules that says so.
    pub(super) notice: Option<String>,
    pub(super) section: Option<&'static str>,
    /// The whole story.
    pub(super) whole_story: bool,
}

impl Look<'_> {
    /// The whole page.
    pub(super) fn page(&self, position: &Position) -> Markup {
        self.with(position, pages::table)
    }

    /// The part that is pushed.
    pub(super) fn body(&self, position: &Position) -> Markup {
        self.with(position, pages::table_body)
    }

    /// Gathers all that a page shows of a table. Nothing gets here that the viewer may not see: the view, its own
    /// choices, its own story.
    pub(super) fn with<T>(&self, position: &Position, show: impl FnOnce(&TablePage<'_>) -> T) -> T {
        let Position { row, table, .. } = position;
        let names = position.names(self.locale);
        let players = Players::new(&names);
        let reader = Reader { locale: self.locale, players: &players, viewer: self.viewer, ink: Ink::Plain };
        let length = table.choice_count();
        let at = self.at.filter(|&at| at < length);
        let now = at.is_none();
        let view = at.map_or_else(|| table.view(self.viewer), |at| table.view_at(at, self.viewer));
        let seat = match self.viewer {
            Viewer::Seat(seat)
                if now && self.person.is_some_and(|person| position.chooses(person.id, seat)) =>
            {
                Some(seat)
            }
            _ => None,
        };
        let choices = seat.map(|seat| table.choices(seat)).unwrap_or_default();
        // Most things cannot be chosen for the same reason: it is put into words once.
        let reasons = RefCell::new(Vec::<(AnyRefusal, Reason)>::new());
        let why_not = |choice: &AnyChoice| {
            let refusal = table.why_not(seat?, *choice)?;
            let mut reasons = reasons.borrow_mut();
            if let Some((_, reason)) = reasons.iter().find(|(known, _)| *known == refusal) {
                return Some(reason.clone());
            }
            let reason = Reason::of(&refusal, &reader);
            reasons.push((refusal, reason.clone()));
            Some(reason)
        };
        let told = at.unwrap_or(length) + 1;
        let from = if self.whole_story { 0 } else { told.saturating_sub(RECENT) };
        let chapters = table.history_range(self.viewer, from..told);
        let outcome = if now { table.outcome() } else { None };
        let plays = self.person.is_some_and(|person| position.seats_of(person.id).next().is_some());
        let host = self.person.is_some_and(|person| person.id == row.host);
        let spectators = position.links.spectators.as_ref().filter(|_| plays || host);
        let spectators = spectators.map(|link| self.address(&format!("/w/{link}")));
        show(&TablePage {
            base: &self.access.base,
            game: table.game(),
            older_revision: (table.revision() != table.game().meta().revision).then(|| table.revision()),
            reader: &reader,
            name: self.person.map(|person| person.name.as_str()),
            view: &view,
            context: SeatContext { choices: &choices, why_not: &why_not },
            seats: &self.seats(position, &names, host),
            host,
            to_act: if now { table.to_act().iter().collect() } else { Vec::new() },
            decision_id: seat.map(|seat| position.decision_id(seat)).unwrap_or_default(),
            entry_count: position.entry_count,
            length,
            at,
            may_take_back: seat.is_some() && position.may_take_back(self.viewer),
            fast: row.fast,
            chapters: &chapters,
            outcome: outcome.as_ref(),
            commitment: &position.links.commitment,
            rematch: row.rematch.as_ref().map(|id| id.as_str()),
            spectators: spectators.as_deref(),
            notice: self.notice.as_deref(),
            section: self.section,
            lesson: self.lesson(position, &view, &choices, &reader).as_deref(),
            guided: row.guided,
            hints: row.hints,
        })
    }

    /// What a player in its first game should hear now.
    fn lesson(
        &self,
        position: &Position,
        view: &AnyView,
        choices: &[AnyChoice],
        reader: &Reader<'_>,
    ) -> Option<String> {
        let seat = self.viewer.seat().filter(|_| position.row.guided && !choices.is_empty())?;
        let standing = position.table.choices_made().into_iter();
        let made: Vec<AnyChoice> = standing.filter(|(by, _)| *by == seat).map(|(_, choice)| choice).collect();
        guide::lesson(view, choices, &made, reader)
    }

    fn seats(&self, position: &Position, names: &[String], host: bool) -> Vec<SeatLine> {
        let seed = position.table.seed();
        let rows = position.table.seats().seats().zip(&position.row.seats).zip(names);
        let lines = rows.map(|((seat, row), name)| SeatLine {
            seat,
            name: name.clone(),
            kind: match row.sitter {
                Sitter::Open => SeatKind::Open,
                Sitter::Person(_) => SeatKind::Person,
                Sitter::Bot(_) => SeatKind::Bot,
                Sitter::StandIn(..) => SeatKind::StandIn,
            },
            mine: self.person.is_some_and(|person| row.sitter.person() == Some(person.id)),
            invite: (host && row.sitter == Sitter::Open)
                .then(|| self.address(&format!("/join/{}", links::invite(&seed, seat)))),
        });
        lines.collect()
    }

    /// An address that can be sent to somebody.
    fn address(&self, path: &str) -> String {
        format!("{}{path}", self.app.config.base_url.as_deref().unwrap_or_default())
    }
}

impl<'a> Look<'a> {
    /// A look at the table as it is now.
    pub(super) fn now(visit: &'a Visit, viewer: Viewer) -> Look<'a> {
        Look {
            app: &visit.app,
            access: &visit.access,
            person: visit.person.as_ref(),
            locale: visit.locale(),
            viewer,
            at: None,
            notice: None,
            section: None,
            whole_story: false,
        }
    }
}

/// The page of a table.
pub(super) async fn table(visit: Visit) -> Result<Html<String>, ServerError> {
    let position = visit.access.live.position().await;
    let look = Look::now(&visit, visit.viewer(&position)?);
    Ok(page(look.page(&position)))
}

/// An earlier position.
pub(super) async fn earlier(visit: Visit) -> Result<Html<String>, ServerError> {
    let position = visit.access.live.position().await;
    let look = Look { at: visit.wanted.count, ..Look::now(&visit, visit.viewer(&position)?) };
    Ok(page(look.page(&position)))
}

/// The whole story.
pub(super) async fn log(visit: Visit) -> Result<Html<String>, ServerError> {
    let position = visit.access.live.position().await;
    let look = Look { whole_story: true, ..Look::now(&visit, visit.viewer(&position)?) };
    Ok(page(look.with(&position, pages::whole_log)))
}

/// The record of a finished game. While it runs, the seed is nobody's business.
pub(crate) async fn record(visit: Visit) -> Result<Response, ServerError> {
    let position = visit.access.live.position().await;
    visit.viewer(&position)?;
    if position.table.outcome().is_none() {
        return Err(ServerError::NotYours);
    }
    let player = |(row, name): (&SeatRow, String)| RecordedPlayer {
        kind: row.sitter.bot().unwrap_or("person").to_string(),
        name,
    };
    let players = position.row.seats.iter().zip(position.names(visit.locale())).map(player);
    let record = Record::of(&position.table, players.collect()).to_string();
    let file = format!("attachment; filename=\"{}-{}.record\"", position.row.game, visit.access.live.id);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, file)];
    Ok((headers, record).into_response())
}

/// The page that checks the shuffle.
pub(super) async fn check(visit: Visit) -> Result<Html<String>, ServerError> {
    let position = visit.access.live.position().await;
    visit.viewer(&position)?;
    let seed = position.table.seed();
    let shown = position.table.outcome().map(|_| seed.to_string());
    let name = visit.person.as_ref().map(|person| person.name.as_str());
    Ok(page(pages::check(&CheckPage {
        visitor: Visitor { locale: visit.locale(), name },
        table: &visit.access.base,
        commitment: &position.links.commitment,
        seed: shown.as_deref(),
    })))
}
