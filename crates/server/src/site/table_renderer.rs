//! Collects the content of a table's page: only what the viewer may see.

use crate::active_table::now_millis;
use crate::http::visit::Visit;
use crate::links;
use crate::position::{Actor, Position};
use crate::seat_texts::{absence_of, seat_change_sentence};
use maud::Markup;
use portolan_boards::html::{LogNote, Reason, SeatContext, reason};
use portolan_boards::{Ink, Locale, Players, Reader, guide};
use portolan_games::core::{Seat, Viewer};
use portolan_games::{AnyChoice, AnyRefusal, AnyTable, AnyView};
use portolan_pages::{self as pages, SeatKind, SeatLine, TablePage};
use portolan_store::{Occupant, Person, SeatRow};
use std::cell::RefCell;
use std::ops::Range;

/// Number of log steps beside the board.
const RECENT_STEPS: usize = 20;

/// Renders a table for one visitor.
pub(super) struct TableRenderer<'a> {
    pub(super) visit: &'a Visit,
    pub(super) viewer: Viewer,
    /// Number of choices before the shown position; `None` for the current one.
    pub(super) at: Option<usize>,
    /// A message above the board, and the section of the rules that it refers to.
    pub(super) notice: Option<String>,
    pub(super) section: Option<&'static str>,
    /// Whether the whole log is shown.
    pub(super) whole_log: bool,
}

impl<'a> TableRenderer<'a> {
    /// Renders the current position, without a message.
    pub(super) fn current(visit: &'a Visit, viewer: Viewer) -> TableRenderer<'a> {
        TableRenderer { visit, viewer, at: None, notice: None, section: None, whole_log: false }
    }

    /// Renders the whole page.
    pub(super) fn page(&self, position: &Position) -> Markup {
        self.render(position, pages::table)
    }

    /// Renders the part that is pushed.
    pub(super) fn body(&self, position: &Position) -> Markup {
        self.render(position, pages::table_body)
    }

    /// Collects the view, the choices and the log of the viewer, and renders them.
    pub(super) fn render(&self, position: &Position, render: fn(&TablePage<'_>) -> Markup) -> Markup {
        let Position { row, table, .. } = position;
        let (locale, person) = (self.visit.locale(), self.person());
        let names = position.names(locale);
        let players = Players::new(&names);
        let reader = Reader { locale, players: &players, viewer: self.viewer, ink: Ink::Plain };
        let timeline = table.timeline(self.viewer);
        let length = timeline.len() - 1;
        let at = self.at.filter(|&at| at < length);
        let view = at.map_or_else(|| table.view(self.viewer), |at| table.view_at(timeline[at], self.viewer));
        let seat = self.choosing_seat(position).filter(|_| at.is_none());
        let choices = seat.map(|seat| table.choices(seat)).unwrap_or_default();
        let reasons = Reasons::default();
        let why_not = |choice: &AnyChoice| reasons.find(table, seat?, choice, &reader);
        let step_count = at.unwrap_or(length) + 1;
        let from = if self.whole_log { 0 } else { step_count.saturating_sub(RECENT_STEPS) };
        let host = person.is_some_and(|person| position.is_host(person.id));
        render(&TablePage {
            base: &self.visit.base,
            game: table.game(),
            older_revision: (table.revision() != table.game().meta().revision).then(|| table.revision()),
            reader: &reader,
            name: self.visit.caller.name(),
            view: &view,
            context: SeatContext { choices: &choices, why_not: &why_not },
            seats: &self.seats(position, &names, host),
            host,
            to_act: if at.is_none() { table.to_act().iter().collect() } else { Vec::new() },
            decision_id: seat.map(|seat| position.decision_id(seat)).unwrap_or_default(),
            entry_count: position.seen_count(self.viewer),
            length,
            at,
            may_take_back: seat.is_some() && position.may_take_back(self.viewer),
            fast: row.fast,
            log: &table.history_at(self.viewer, &timeline[from..step_count]),
            notes: &log_notes(position, &timeline, from..step_count, &names, locale),
            absence: absence_of(row.stand_in_after),
            may_close: person.is_some_and(|person| position.may_close(person.id)),
            outcome: table.outcome().filter(|_| at.is_none()).as_ref(),
            commitment: &position.links.commitment,
            rematch: row.rematch.as_ref().map(|id| id.as_str()),
            spectators: self.spectator_link(position, host).as_deref(),
            notice: self.notice.as_deref(),
            section: self.section,
            lesson: self.lesson(position, &view, &choices, &reader).as_deref(),
            guided: row.guided,
            hints: row.hints,
        })
    }

    /// The person whose forms and links are on the page; `None` on a spectator's page, even for the host.
    fn person(&self) -> Option<&Person> {
        self.visit.player()
    }

    /// Returns the viewer's seat, if the visitor may choose for it.
    fn choosing_seat(&self, position: &Position) -> Option<Seat> {
        let (person, seat) = (self.person()?, self.viewer.seat()?);
        position.may_choose(Actor::Person(person.id), seat).then_some(seat)
    }

    /// The lesson for a player in a guided first game.
    fn lesson(
        &self,
        position: &Position,
        view: &AnyView,
        choices: &[AnyChoice],
        reader: &Reader<'_>,
    ) -> Option<String> {
        let seat = self.viewer.seat().filter(|_| position.row.guided && !choices.is_empty())?;
        let made = position.table.choices_made().into_iter();
        let own: Vec<AnyChoice> = made.filter(|(by, _)| *by == seat).map(|(_, choice)| choice).collect();
        guide::lesson(view, choices, &own, reader)
    }

    fn seats(&self, position: &Position, names: &[String], host: bool) -> Vec<SeatLine> {
        let (seed, now) = (position.table.seed(), now_millis());
        let is_own =
            |row: &SeatRow| self.person().is_some_and(|person| row.occupant.person() == Some(person.id));
        let rows = position.table.seats().seats().zip(&position.row.seats).zip(names);
        let lines = rows.map(|((seat, row), name)| SeatLine {
            seat,
            name: name.clone(),
            kind: match row.occupant {
                Occupant::Open => SeatKind::Open,
                Occupant::Person(_) => SeatKind::Person,
                Occupant::Bot(_) => SeatKind::Bot,
                Occupant::StandIn(..) => SeatKind::StandIn,
                Occupant::Resigned(_) => SeatKind::Resigned,
            },
            is_own: is_own(row),
            may_hand_over: match row.occupant {
                Occupant::Open => host,
                Occupant::Person(_) => {
                    is_own(row) || (self.person().is_some() && position.is_absent(seat, now))
                }
                Occupant::Bot(_) | Occupant::StandIn(..) | Occupant::Resigned(_) => false,
            },
            invite: (host && row.occupant == Occupant::Open)
                .then(|| self.absolute(&format!("/join/{}", links::invite(&seed, seat)))),
        });
        lines.collect()
    }

    /// The spectator link, for the players and the host.
    fn spectator_link(&self, position: &Position, host: bool) -> Option<String> {
        let plays = self.person().is_some_and(|person| position.seats_of(person.id).next().is_some());
        let secret = position.links.spectators.as_ref().filter(|_| plays || host)?;
        Some(self.absolute(&format!("/w/{secret}")))
    }

    /// Returns the complete address of a path, or only the path if the server does not know its own address.
    fn absolute(&self, path: &str) -> String {
        format!("{}{path}", self.visit.app.config.base_url.as_deref().unwrap_or_default())
    }
}

/// Returns the changes of players within these steps of a timeline, as sentences.
fn log_notes(
    position: &Position,
    timeline: &[usize],
    steps: Range<usize>,
    names: &[String],
    locale: &Locale,
) -> Vec<LogNote> {
    let notes = position.seat_changes().filter_map(|(choice_count, change)| {
        let step_count = timeline.partition_point(|count| *count <= choice_count);
        let is_shown = step_count > steps.start && step_count <= steps.end;
        let name = names.get(usize::from(change.seat)).filter(|_| is_shown)?;
        let sentence = seat_change_sentence(change, name, locale);
        Some(LogNote { step_count: step_count - steps.start, sentence })
    });
    notes.collect()
}

/// A cache of the reasons why choices are not possible. Many choices share a reason.
#[derive(Default)]
struct Reasons(RefCell<Vec<(AnyRefusal, Reason)>>);

impl Reasons {
    fn find(&self, table: &AnyTable, seat: Seat, choice: &AnyChoice, reader: &Reader<'_>) -> Option<Reason> {
        let refusal = table.why_not(seat, *choice)?;
        let mut reasons = self.0.borrow_mut();
        if let Some((_, reason)) = reasons.iter().find(|(known, _)| *known == refusal) {
            return Some(reason.clone());
        }
        let reason = reason(&refusal, reader);
        reasons.push((refusal, reason.clone()));
        Some(reason)
    }
}
