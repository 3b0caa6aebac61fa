//! The page of a table. `table` renders the whole page; `table_body` renders the part that changes, which is pushed.

use super::{Visitor, hint, page_of};
use maud::{Markup, html};
use portolan_boards::html::{self as board, LogNote, SeatContext};
use portolan_boards::names::isolated;
use portolan_boards::table::list;
use portolan_boards::{Players, Reader};
use portolan_games::core::{Outcome, Seat, Viewer};
use portolan_games::{AnyView, GameId, HistoryStep};
use portolan_i18n::{Locale, SiteKey};

/// The content of the page of a table.
pub struct TablePage<'a> {
    /// The address of the table for this visitor, `/t/…` or `/w/…`.
    pub base: &'a str,
    /// The game.
    pub game: GameId,
    /// The rules revision of this table, if new games use another one.
    pub older_revision: Option<u32>,
    /// The reader, with their seat.
    pub reader: &'a Reader<'a>,
    /// The name of the visitor.
    pub name: Option<&'a str>,
    /// What the viewer sees.
    pub view: &'a AnyView,
    /// What the viewer can choose.
    pub context: SeatContext<'a>,
    /// The players, in seat order.
    pub seats: &'a [SeatLine],
    /// Whether the visitor opened this table.
    pub host: bool,
    /// The seats to act.
    pub to_act: Vec<Seat>,
    /// Identifies the decision of the viewer's seat; sent with each choice.
    pub decision_id: u32,
    /// Number of changes that the viewer could notice.
    pub entry_count: u32,
    /// The number of the current position, counted as the viewer could notice them.
    pub length: usize,
    /// The number of the shown position; `None` for the current one.
    pub at: Option<usize>,
    /// Whether the visitor can take back their latest choice.
    pub may_take_back: bool,
    /// Whether bots move without a pause.
    pub fast: bool,
    /// The latest steps of the log, or all of them.
    pub log: &'a [HistoryStep],
    /// The changes of players among them.
    pub notes: &'a [LogNote],
    /// When a bot may stand in for an absent player.
    pub absence: Option<Absence>,
    /// Whether the visitor can close the table, because nobody else has made a choice.
    pub may_close: bool,
    /// The end; `None` while the game is running, and at an earlier position.
    pub outcome: Option<&'a Outcome>,
    /// The hash of the seed, published at the start.
    pub commitment: &'a str,
    /// The table id of the rematch.
    pub rematch: Option<&'a str>,
    /// The spectator link, for the players and the host.
    pub spectators: Option<&'a str>,
    /// A message: the table has moved on, or the reason why a choice was refused.
    pub notice: Option<&'a str>,
    /// The section of the rules that forbids the choice.
    pub section: Option<&'a str>,
    /// The lesson of a guided first game.
    pub lesson: Option<&'a str>,
    /// Whether this is a guided first game.
    pub guided: bool,
    /// Whether players can request hints from a bot.
    pub hints: bool,
}

/// A seat and its player.
pub struct SeatLine {
    /// The seat.
    pub seat: Seat,
    /// The name of the player.
    pub name: String,
    /// The kind of player.
    pub kind: SeatKind,
    /// Whether the seat is the visitor's.
    pub is_own: bool,
    /// Whether the visitor can let a bot play this seat: their own, a free one as the host, or that of an absent player.
    pub may_hand_over: bool,
    /// The invitation to a free seat, for the host.
    pub invite: Option<String>,
}

/// The kind of player on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// Free.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// A bot that stands in for a person.
    StandIn,
    /// A bot that plays on for a person who has resigned.
    Resigned,
}

/// When a bot may stand in for an absent player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// After ten minutes.
    TenMinutes,
    /// After a day.
    OneDay,
    /// After three days.
    ThreeDays,
    /// Only if the player wishes it.
    Never,
}

impl Absence {
    /// All, from the shortest to the longest time.
    pub const ALL: [Absence; 4] = [Absence::TenMinutes, Absence::OneDay, Absence::ThreeDays, Absence::Never];

    /// Returns the name in forms and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Absence::TenMinutes => "10-minutes",
            Absence::OneDay => "1-day",
            Absence::ThreeDays => "3-days",
            Absence::Never => "never",
        }
    }

    /// Returns the name for players.
    pub fn text(self, locale: &Locale) -> String {
        locale.text(match self {
            Absence::TenMinutes => SiteKey::AbsenceTenMinutes,
            Absence::OneDay => SiteKey::AbsenceOneDay,
            Absence::ThreeDays => SiteKey::AbsenceThreeDays,
            Absence::Never => SiteKey::AbsenceNever,
        })
    }
}

/// Renders the whole page.
pub fn table(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let visitor = Visitor { locale, name: table.name };
    let main = html! {
        main #main .table-page data-game=(table.game) data-events=(events_of(table)) {
            (status(locale))
            (board::symbols(table.game))
            (table_body(table))
            (keyboard(table))
            (hint::dialog(table))
        }
    };
    page_of(Some(table.game), &visitor, table.game.meta().name, &main)
}

/// The region where scripts report errors, with the texts that they need. They replace `#` with a number.
fn status(locale: &Locale) -> Markup {
    html! {
        div #status .status role="status"
            data-lost=(locale.text(SiteKey::Disconnected))
            data-no-answer=(locale.text(SiteKey::NoAnswer))
            data-failed=(locale.text(SiteKey::RequestFailed))
            data-retry-in=(locale.format(SiteKey::RetryIn, [("seconds", "#".into())]))
            data-retry-now=(locale.text(SiteKey::RetryNow))
            data-rules=(locale.format(SiteKey::RulesLink, [("section", "#".into())])) {}
    }
}

/// Returns the address of the pushes; empty at an earlier position, which does not change.
fn events_of(table: &TablePage<'_>) -> String {
    match table.at {
        Some(_) => String::new(),
        None => format!("{}/events{}", table.base, seat_query(table)),
    }
}

fn seat_query(table: &TablePage<'_>) -> String {
    match table.reader.viewer {
        Viewer::Seat(seat) => format!("?seat={}", seat.number()),
        Viewer::Public => String::new(),
    }
}

/// Renders the part that changes.
pub fn table_body(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let is_own_turn = matches!(table.reader.viewer, Viewer::Seat(seat) if table.to_act.contains(&seat));
    html! {
        div #table data-entry-count=(table.entry_count) data-mine[is_own_turn] data-title=(turn(table)) {
            div .head {
                h1 .turn { (turn(table)) }
                @if let Some(notice) = table.notice {
                    p .notice role="alert" {
                        (notice)
                        @if let Some(section) = table.section { " " (rules_link(section, table)) }
                    }
                }
                @if table.reader.viewer == Viewer::Public { p .watching { (locale.text(SiteKey::Watching)) } }
                (hand_over(table))
            }
            section .board { (board::board(table.view, &table.context, table.reader)) }
            section .decision {
                (hint::button(table))
                (guide(table))
                (board::reveal(table.log, table.view, table.reader))
                @if let Some(outcome) = table.outcome { (ending(outcome, table)) }
                @else { (board::decision(table.view, &table.context, table.reader)) }
                (forms(table))
            }
            section .seats { (seats(table)) }
            section .log {
                h2 { (locale.text(SiteKey::Log)) }
                (board::log(table.log, table.notes, table.view, table.reader))
                p { a href={ (table.base) "/log" (seat_query(table)) } { (locale.text(SiteKey::WholeLog)) } }
                @if let Some(revision) = table.older_revision {
                    p .older-rules { (locale.format(SiteKey::OlderRules, [("revision", revision.into())])) }
                }
            }
            nav .history aria-label=(locale.text(SiteKey::Position)) { (history(table)) }
        }
    }
}

fn turn(table: &TablePage<'_>) -> String {
    let locale = table.reader.locale;
    let names =
        || list(&table.to_act.iter().map(|&seat| table.reader.name(seat)).collect::<Vec<_>>(), table.reader);
    match (table.reader.viewer, table.to_act.as_slice()) {
        (_, []) => locale.text(SiteKey::TurnOver),
        (Viewer::Seat(me), to_act) if to_act.contains(&me) => locale.text(SiteKey::TurnMine),
        (_, [_]) => locale.format(SiteKey::TurnOther, [("who", names().into())]),
        _ => locale.format(SiteKey::TurnMany, [("who", names().into())]),
    }
}

/// The link to a section of the rules, in another tab, so that the table stays open.
fn rules_link(section: &str, table: &TablePage<'_>) -> Markup {
    let text = table.reader.locale.format(SiteKey::RulesLink, [("section", section.into())]);
    html! { a target="_blank" href={ "/rules/" (table.game) "#" (section) } { (text) } }
}

/// The lesson of a guided first game, and the button that ends the guidance.
fn guide(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    html! {
        @if table.guided && (table.lesson.is_some() || table.outcome.is_some()) {
            aside .guide aria-label=(locale.text(SiteKey::Guide)) {
                @if let Some(lesson) = table.lesson { p aria-live="polite" { (lesson) } }
                form method="post" action={ (table.base) "/guide" } {
                    button type="submit" { (locale.text(SiteKey::GuideEnd)) }
                }
            }
        }
    }
}

/// The link to the visitor's seat that is to act, if the visitor has several seats and sees another one.
fn hand_over(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let viewer = table.reader.viewer;
    let other = |line: &&SeatLine| line.is_own && table.to_act.contains(&line.seat) && !viewer.is(line.seat);
    let is_own_turn = matches!(viewer, Viewer::Seat(seat) if table.to_act.contains(&seat));
    let next = if is_own_turn { None } else { table.seats.iter().find(other) };
    html! {
        @if let Some(next) = next {
            div .hand-over {
                p { (locale.format(SiteKey::HandOver, [("who", isolated(&next.name).into())])) }
                a .button href={ (table.base) "?seat=" (next.seat.number()) } {
                    (locale.format(SiteKey::HandOverButton, [("who", isolated(&next.name).into())]))
                }
            }
        }
    }
}

/// The forms that the buttons submit. Each identifies the position on the page, so that it is never applied to another one.
fn forms(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let Viewer::Seat(seat) = table.reader.viewer else { return html! {} };
    html! {
        form #choose method="post" action={ (table.base) "/choose" } {
            input type="hidden" name="seat" value=(seat.number());
            input type="hidden" name="decision_id" value=(table.decision_id);
        }
        @if table.may_take_back {
            form #undo method="post" action={ (table.base) "/take-back" } {
                input type="hidden" name="seat" value=(seat.number());
                input type="hidden" name="entry_count" value=(table.entry_count);
                button type="submit" { (locale.text(SiteKey::TakeBack)) }
            }
        }
    }
}

fn seats(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    html! {
        ul .seat-list {
            @for line in table.seats {
                li .mine[line.is_own] .awaited[table.to_act.contains(&line.seat)] {
                    bdi .name { (line.name) }
                    " "
                    @match line.kind {
                        SeatKind::Open => { em { (locale.text(SiteKey::SeatOpen)) } }
                        SeatKind::StandIn => { em { (locale.format(SiteKey::SeatStandIn, [("name", isolated(&line.name).into())])) } }
                        SeatKind::Resigned => { em { (locale.format(SiteKey::SeatResigned, [("name", isolated(&line.name).into())])) } }
                        SeatKind::Person | SeatKind::Bot => {}
                    }
                    @if table.outcome.is_none() && table.at.is_none() { (seat_buttons(line, table)) }
                }
            }
        }
        @if let Some(link) = table.spectators {
            details .invite {
                summary { (locale.text(SiteKey::WatchLink)) }
                code .link { (link) }
            }
        }
        @if table.outcome.is_none() && table.at.is_none() { (settings(table)) }
    }
}

/// What holds for the whole table, with the buttons of the host.
fn settings(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let is_person = |line: &SeatLine| line.kind == SeatKind::Person;
    html! {
        @if let Some(absence) = table.absence.filter(|_| table.seats.len() > 1) {
            p .absence { (locale.text(SiteKey::Absence)) ": " (absence.text(locale)) }
        }
        @if table.host && !table.seats.iter().all(is_person) {
            form method="post" action={ (table.base) "/fast" } {
                button type="submit" name="fast" value=(if table.fast { "no" } else { "yes" }) {
                    (locale.text(if table.fast { SiteKey::Slow } else { SiteKey::Fast }))
                }
            }
        }
        @if table.may_close {
            (confirmed(&format!("{}/close", table.base),
                [SiteKey::CloseTable, SiteKey::CloseTableExplain, SiteKey::CloseTableButton], locale))
        }
    }
}

/// A button that shows what it does and a second button that does it. It needs no script.
fn confirmed(action: &str, [first, explanation, second]: [SiteKey; 3], locale: &Locale) -> Markup {
    html! {
        details .confirm {
            summary { (locale.text(first)) }
            p { (locale.text(explanation)) }
            form method="post" action=(action) { button type="submit" { (locale.text(second)) } }
        }
    }
}

fn seat_buttons(line: &SeatLine, table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let to = |what: &str| format!("{}/seats/{}/{what}", table.base, line.seat.number());
    html! {
        @if let Some(invite) = &line.invite {
            details .invite {
                summary { (locale.text(SiteKey::Invite)) }
                p { (locale.text(SiteKey::InviteExplain)) }
                code .link { (invite) }
            }
        }
        @if line.may_hand_over {
            form method="post" action=(to("bot")) {
                button type="submit" {
                    @if line.is_own || line.kind == SeatKind::Open { (locale.text(SiteKey::LetBotPlay)) }
                    @else { (locale.format(SiteKey::LetBotStandIn, [("name", line.name.as_str().into())])) }
                }
            }
        }
        @if line.is_own && line.kind == SeatKind::StandIn {
            form method="post" action=(to("person")) { button type="submit" { (locale.text(SiteKey::TakeBackSeat)) } }
        }
        @if line.is_own {
            (confirmed(&to("resign"), [SiteKey::Resign, SiteKey::ResignExplain, SiteKey::ResignButton], locale))
        }
    }
}

/// A slider through all earlier positions.
fn history(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let at = table.at.unwrap_or(table.length);
    let to = |count: usize| {
        let seat = seat_query(table).replace('?', "&");
        format!("{}/at?count={count}{seat}", table.base)
    };
    html! {
        form method="get" action={ (table.base) "/at" } {
            @if let Viewer::Seat(seat) = table.reader.viewer { input type="hidden" name="seat" value=(seat.number()); }
            label {
                span { (locale.format(SiteKey::PositionOf, [("count", at.into()), ("length", table.length.into())])) }
                input #slider type="range" name="count" min="0" max=(table.length) value=(at);
            }
            button .no-script type="submit" { (locale.text(SiteKey::Position)) }
        }
        @if at > 0 { a #earlier href=(to(at - 1)) { (locale.text(SiteKey::Earlier)) } }
        @if at < table.length { a #later href=(to(at + 1)) { (locale.text(SiteKey::Later)) } }
        a .commitment href={ (table.base) "/check" } title=(locale.text(SiteKey::Commitment)) {
            span .unseen { (locale.text(SiteKey::Commitment)) ": " }
            code { (table.commitment.get(..8).unwrap_or_default()) "…" }
        }
        @if table.at.is_some() {
            a #now href={ (table.base) (seat_query(table)) } { (locale.text(SiteKey::PositionNow)) }
        }
    }
}

fn ending(outcome: &Outcome, table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let address = table.base;
    let marked = Players::new(table.seats.iter().map(|line| marked_name(line, locale)));
    let reader = Reader { players: &marked, ..*table.reader };
    html! {
        (board::ranking(outcome, table.view, &reader))
        div .after {
            @match table.rematch {
                Some(id) => { a .button href={ "/t/" (id) } { (locale.text(SiteKey::ToRematch)) } }
                None => { @if table.seats.iter().any(|line| line.is_own) {
                    form method="post" action={ (address) "/rematch" } {
                        button .primary type="submit" { (locale.text(SiteKey::Rematch)) }
                    }
                } }
            }
            a href={ (address) "/record" } download { (locale.text(SiteKey::Record)) }
            a href={ (address) "/check" } { (locale.text(SiteKey::Check)) }
            a href={ (address) "/review" } { (locale.text(portolan_i18n::ReviewKey::Title)) }
        }
    }
}

/// Returns the name of a player in the ranking: a resignation is marked.
fn marked_name(line: &SeatLine, locale: &Locale) -> String {
    match line.kind {
        SeatKind::Resigned => format!("{} ({})", line.name, locale.text(SiteKey::Resigned)),
        _ => line.name.clone(),
    }
}

fn keyboard(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let mut rows = vec![("1–9", SiteKey::KeyChoices), ("u", SiteKey::KeyUndo)];
    if table.hints {
        rows.push(("h", SiteKey::KeyHint));
    }
    rows.extend([("← →", SiteKey::KeyHistory), ("?", SiteKey::KeyHelp)]);
    html! {
        dialog #keys aria-label=(locale.text(SiteKey::Shortcuts)) {
            h2 { (locale.text(SiteKey::Shortcuts)) }
            dl { @for (key, what) in rows { dt { kbd { (key) } } dd { (locale.text(what)) } } }
        }
    }
}

/// Renders the whole log as a page.
pub fn whole_log(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let main = html! {
        main #main .narrow data-game=(table.game) {
            (board::symbols(table.game))
            h1 { (locale.text(SiteKey::WholeLog)) }
            (board::log(table.log, table.notes, table.view, table.reader))
            p { a href={ (table.base) (seat_query(table)) } { (locale.text(SiteKey::ToTable)) } }
        }
    };
    let visitor = Visitor { locale, name: table.name };
    page_of(Some(table.game), &visitor, &locale.text(SiteKey::WholeLog), &main)
}
