//! The page of a table. `table` is the whole page; `table_body` is the part that changes, pushed whenever it does.

use super::{Visitor, hint, page_of};
use maud::{Markup, html};
use portolan_boards::Reader;
use portolan_boards::html::{self as drawn, SeatContext};
use portolan_boards::table::list;
use portolan_games::core::{Outcome, Seat, Viewer};
use portolan_games::{AnyView, GameId, HistoryStep};
use portolan_i18n::SiteKey;

/// What the page of a table shows.
pub struct TablePage<'a> {
    /// The address of the table for this visitor, `/t/…` or `/w/…`.
    pub base: &'a str,
    /// Which game.
    pub game: GameId,
    /// The rules revision that is played, if new games use another one.
    pub older_revision: Option<u32>,
    /// Who reads, from which seat.
    pub reader: &'a Reader<'a>,
    /// The name of the visitor.
    pub name: Option<&'a str>,
    /// What it sees.
    pub view: &'a AnyView,
    /// What it may do.
    pub context: SeatContext<'a>,
    /// Who sits where.
    pub seats: &'a [SeatLine],
    /// The visitor has made this table.
    pub host: bool,
    /// Who must choose.
    pub to_act: Vec<Seat>,
    /// What the seat was asked last, by number: a click names it.
    pub decision_id: u32,
    /// How many entries there are.
    pub entry_count: u32,
    /// How many choices stand.
    pub length: usize,
    /// The earlier position that is looked at, by the number of choices that stood.
    pub at: Option<usize>,
    /// The visitor can take its latest choice back.
    pub may_take_back: bool,
    /// Bots answer at once.
    pub fast: bool,
    /// What happened lately.
    pub chapters: &'a [HistoryStep],
    /// How it ended.
    pub outcome: Option<&'a Outcome>,
    /// The fingerprint of the shuffle.
    pub commitment: &'a str,
    /// The id of the rematch.
    pub rematch: Option<&'a str>,
    /// The link for spectators, for those who play.
    pub spectators: Option<&'a str>,
    /// Something to be said: that the table had moved on, or why a choice was refused.
    pub notice: Option<&'a str>,
    /// The section of the rules that refused it.
    pub section: Option<&'a str>,
    /// What a player hears in its first game.
    pub lesson: Option<&'a str>,
    /// It is a first game.
    pub guided: bool,
    /// Whoever must choose may ask a bot for advice.
    pub hints: bool,
}

/// Who sits on a seat.
pub struct SeatLine {
    /// The seat.
    pub seat: Seat,
    /// The name there.
    pub name: String,
    /// What kind.
    pub kind: SeatKind,
    /// It is the visitor's.
    pub mine: bool,
    /// The link that invites somebody to it, for the host.
    pub invite: Option<String>,
}

/// What kind of player sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// A bot for a person.
    StandIn,
}

/// The whole page.
pub fn table(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let visitor = Visitor { locale, name: table.name };
    let main = html! {
        main #main .table-page data-game=(table.game) data-events=(events_of(table)) {
            div #status .status role="status" data-lost=(locale.text(SiteKey::Disconnected))
                data-rules=(locale.format(SiteKey::RulesLink, [("section", "#".into())])) {}
            (drawn::symbols(table.game))
            (table_body(table))
            (keyboard(table))
            (hint::dialog(table))
        }
    };
    page_of(Some(table.game), &visitor, table.game.meta().name, &main)
}

/// Where pushes come from; an earlier position is not pushed.
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

/// The part that changes.
pub fn table_body(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let mine = matches!(table.reader.viewer, Viewer::Seat(seat) if table.to_act.contains(&seat));
    html! {
        div #table data-entry-count=(table.entry_count) data-mine[mine] data-title=(turn(table)) {
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
            section .board { (drawn::board(table.view, &table.context, table.reader)) }
            section .decision {
                (hint::button(table))
                (guide(table))
                (drawn::reveal(table.chapters, table.view, table.reader))
                @if let Some(outcome) = table.outcome { (ending(outcome, table)) }
                @else { (drawn::decision(table.view, &table.context, table.reader)) }
                (forms(table))
            }
            section .seats { (seats(table)) }
            section .log {
                h2 { (locale.text(SiteKey::Log)) }
                (drawn::log(table.chapters, table.view, table.reader))
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
    let who =
        || list(&table.to_act.iter().map(|&seat| table.reader.name(seat)).collect::<Vec<_>>(), table.reader);
    match (table.reader.viewer, table.to_act.as_slice()) {
        (_, []) => locale.text(SiteKey::TurnOver),
        (Viewer::Seat(me), to_act) if to_act.contains(&me) => locale.text(SiteKey::TurnMine),
        (_, [_]) => locale.format(SiteKey::TurnOther, [("who", who().into())]),
        _ => locale.format(SiteKey::TurnMany, [("who", who().into())]),
    }
}

/// The section of the rules, in another tab: the table stays as it is.
fn rules_link(section: &str, table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale.format(SiteKey::RulesLink, [("section", section.into())]);
    html! { a target="_blank" href={ "/rules/" (table.game) "#" (section) } { (locale) } }
}

/// What helps along in a first game, until one has had enough of it.
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

/// Where one person holds several seats: whoever must choose asks for the screen.
fn hand_over(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let viewer = table.reader.viewer;
    let other = |line: &&SeatLine| line.mine && table.to_act.contains(&line.seat) && !viewer.is(line.seat);
    let awaited_here = matches!(viewer, Viewer::Seat(seat) if table.to_act.contains(&seat));
    let next = if awaited_here { None } else { table.seats.iter().find(other) };
    html! {
        @if let Some(next) = next {
            div .hand-over {
                p { (locale.format(SiteKey::HandOver, [("who", next.name.as_str().into())])) }
                a .button href={ (table.base) "?seat=" (next.seat.number()) } {
                    (locale.format(SiteKey::HandOverButton, [("who", next.name.as_str().into())]))
                }
            }
        }
    }
}

/// The forms behind the buttons. Each says what the visitor has seen, so that nothing is applied to another position.
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
                li .mine[line.mine] .awaited[table.to_act.contains(&line.seat)] {
                    span .name { (line.name) }
                    " "
                    @match line.kind {
                        SeatKind::Open => { em { (locale.text(SiteKey::SeatOpen)) } }
                        SeatKind::StandIn => { em { (locale.format(SiteKey::SeatStandIn, [("name", line.name.as_str().into())])) } }
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
        @if table.host && table.outcome.is_none() && table.seats.iter().any(|line| line.kind != SeatKind::Person) {
            form method="post" action={ (table.base) "/fast" } {
                button type="submit" name="fast" value=(if table.fast { "no" } else { "yes" }) {
                    (locale.text(if table.fast { SiteKey::Slow } else { SiteKey::Fast }))
                }
            }
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
        @if (line.mine || table.host) && matches!(line.kind, SeatKind::Person | SeatKind::Open) {
            form method="post" action=(to("bot")) { button type="submit" { (locale.text(SiteKey::LetBotPlay)) } }
        }
        @if line.mine && line.kind == SeatKind::StandIn {
            form method="post" action=(to("person")) { button type="submit" { (locale.text(SiteKey::TakeBackSeat)) } }
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
    html! {
        (drawn::ranking(outcome, table.view, table.reader))
        div .after {
            @match table.rematch {
                Some(id) => { a .button href={ "/t/" (id) } { (locale.text(SiteKey::ToRematch)) } }
                None => { @if table.seats.iter().any(|line| line.mine) {
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

/// The whole story as a page.
pub fn whole_log(table: &TablePage<'_>) -> Markup {
    let locale = table.reader.locale;
    let main = html! {
        main #main .narrow data-game=(table.game) {
            (drawn::symbols(table.game))
            h1 { (locale.text(SiteKey::WholeLog)) }
            (drawn::log(table.chapters, table.view, table.reader))
            p { a href={ (table.base) (seat_query(table)) } { (locale.text(SiteKey::ToTable)) } }
        }
    };
    let visitor = Visitor { locale, name: table.name };
    page_of(Some(table.game), &visitor, &locale.text(SiteKey::WholeLog), &main)
}
