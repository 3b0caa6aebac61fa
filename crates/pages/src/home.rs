//! The first page: the games, the visitor's tables, name and language.

use super::reading::first_steps;
use super::{Absence, ClosedTable, NAME_FIELD_LENGTH, Visitor, page};
use maud::{Markup, html};
use portolan_boards::html::emblem;
use portolan_boards::names::isolated;
use portolan_boards::{Ink, Players, Reader};
use portolan_games::GameId;
use portolan_games::core::{OptionSpec, Viewer};
use portolan_i18n::{Locale, PeopleKey, SiteKey};

/// The content of the first page.
pub struct HomePage<'a> {
    /// The visitor.
    pub visitor: Visitor<'a>,
    /// The visitor's running games.
    pub running: &'a [TableLine],
    /// The visitor's finished games.
    pub finished: &'a [TableLine],
    /// The kinds of bots, from the weakest to the strongest.
    pub bots: &'a [&'a str],
    /// The supported languages, each as its tag and its name in that language.
    pub languages: &'a [(&'static str, String)],
}

/// A game in a list.
pub struct TableLine {
    /// The id of the table.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// The names of the other players.
    pub others: Vec<String>,
    /// The names of the players to act.
    pub to_act: Vec<String>,
    /// Whether the visitor is one of them.
    pub is_own_turn: bool,
    /// Why the table was ended before the end of its game; `None` if it was not.
    pub closed: Option<ClosedTable>,
}

/// Renders the first page.
pub fn home(home: &HomePage<'_>) -> Markup {
    let locale = home.visitor.locale;
    let main = html! {
        main #main .home-page {
            h1 { (locale.text(SiteKey::Tagline)) }
            @if !home.running.is_empty() {
                section { h2 { (locale.text(SiteKey::Running)) } (tables(home.running, home)) }
            }
            section .harbours aria-label=(locale.text(SiteKey::Start)) {
                @for &game in GameId::ALL { (harbour(game, home)) }
            }
            @if !home.finished.is_empty() {
                section { h2 { (locale.text(SiteKey::Finished)) } (tables(home.finished, home)) }
            }
            (identity(home))
        }
    };
    page(&home.visitor, &locale.text(SiteKey::Home), &main)
}

fn tables(lines: &[TableLine], home: &HomePage<'_>) -> Markup {
    let locale = home.visitor.locale;
    html! {
        ul .tables {
            @for line in lines {
                li {
                    @if line.closed.is_some() { span { (table_of(line, locale)) } }
                    @else { a href={ "/t/" (line.id) } { (table_of(line, locale)) } }
                    " "
                    @if let Some(closed) = line.closed {
                        span title=(closed.sentence(locale)) { (locale.text(SiteKey::Closed)) }
                    }
                    @else if line.is_own_turn { strong .turn { (locale.text(SiteKey::YourTurn)) } }
                    @else if line.to_act.is_empty() { span { (locale.text(SiteKey::Over)) } }
                    @else { span { (locale.format(SiteKey::TheirTurn, [("who", names(&line.to_act).into())])) } }
                }
            }
        }
    }
}

fn table_of(line: &TableLine, locale: &Locale) -> String {
    let who = names(&line.others);
    locale.format(SiteKey::TableOf, [("game", line.game.meta().name.into()), ("who", who.into())])
}

/// The names of players in a sentence.
fn names(names: &[String]) -> String {
    names.iter().map(|name| isolated(name)).collect::<Vec<_>>().join(", ")
}

/// A game, with the forms that open a table.
fn harbour(game: GameId, home: &HomePage<'_>) -> Markup {
    let locale = home.visitor.locale;
    let meta = game.meta();
    let players = Players::new([""]);
    let reader = Reader { locale, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
    let (least, most) = meta.seats;
    let quick = most.min(3);
    html! {
        article .harbour .{ "harbour-" (meta.id) } {
            h2 { (meta.name) }
            div .emblem { (emblem(game, &reader)) }
            p .credit { (locale.format(SiteKey::Designer, [("designer", meta.designer.into())])) }
            form method="post" action="/tables" {
                input type="hidden" name="game" value=(meta.id);
                input type="hidden" name="seat-1" value="me";
                @for seat in 2..=quick {
                    input type="hidden" name={ "seat-" (seat) } value={ "bot:" (DEFAULT_BOT) };
                }
                button .primary type="submit" { (locale.format(SiteKey::Quick, [("count", (quick - 1).into())])) }
            }
            div .texts {
                (first_steps(game, &home.visitor))
                a href={ "/rules/" (meta.id) } { (locale.format(SiteKey::RulesOf, [("game", meta.name.into())])) }
                a href={ "/about/" (meta.id) } { (locale.format(SiteKey::About, [("game", meta.name.into())])) }
            }
            details {
                summary { (locale.text(SiteKey::More)) }
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(meta.id);
                    fieldset {
                        legend { (locale.text(SiteKey::Seats)) }
                        p { (locale.format(SiteKey::Players, [("least", least.into()), ("most", most.into())])) }
                        @for seat in 1..=most { (seat_choice(seat, seat > least, home)) }
                    }
                    fieldset {
                        legend { (locale.text(SiteKey::Options)) }
                        @for option in game.options() { (option_choice(game, option, &reader)) }
                        (hints_choice(home))
                        (absence_choice(home))
                    }
                    button .primary type="submit" { (locale.text(SiteKey::Begin)) }
                }
            }
        }
    }
}

fn seat_choice(seat: usize, may_be_empty: bool, home: &HomePage<'_>) -> Markup {
    let locale = home.visitor.locale;
    html! {
        label .seat-choice {
            (locale.format(SiteKey::Seat, [("number", seat.into())])) " "
            select name={ "seat-" (seat) } {
                @if may_be_empty { option value="" selected { "–" } }
                option value="me" selected[seat == 1] { (locale.text(SiteKey::SeatMe)) }
                option value="friend" { (locale.text(SiteKey::SeatFriend)) }
                @for kind in home.bots {
                    option value={ "bot:" (kind) } selected[seat > 1 && !may_be_empty && *kind == DEFAULT_BOT] {
                        (locale.format(SiteKey::SeatBot, [("kind", bot_name(kind, home).into())]))
                    }
                }
            }
        }
    }
}

/// The default opponent.
const DEFAULT_BOT: &str = "merchant";

fn bot_name(kind: &str, home: &HomePage<'_>) -> String {
    match kind {
        "random" => home.visitor.locale.text(SiteKey::BotRandom),
        "greedy" => home.visitor.locale.text(SiteKey::BotGreedy),
        "apprentice" => home.visitor.locale.text(SiteKey::BotApprentice),
        "merchant" => home.visitor.locale.text(SiteKey::BotMerchant),
        "master" => home.visitor.locale.text(SiteKey::BotMaster),
        "grandmaster" => home.visitor.locale.text(SiteKey::BotGrandmaster),
        other => other.to_string(),
    }
}

fn option_choice(game: GameId, option: &OptionSpec, reader: &Reader<'_>) -> Markup {
    html! {
        label .option-choice {
            (portolan_boards::option(game, option.key, None, reader)) " "
            select name={ "option-" (option.key) } {
                @for value in option.values {
                    option value=(value) { (portolan_boards::option(game, option.key, Some(value), reader)) }
                }
            }
        }
    }
}

/// The option whether players can request hints at this table.
fn hints_choice(home: &HomePage<'_>) -> Markup {
    let locale = home.visitor.locale;
    html! {
        label .option-choice {
            (locale.text(SiteKey::Hints)) " "
            select name="hints" {
                option value="yes" { (locale.text(SiteKey::HintsOn)) }
                option value="no" { (locale.text(SiteKey::HintsOff)) }
            }
        }
    }
}

/// The time after which a bot may stand in for an absent player.
fn absence_choice(home: &HomePage<'_>) -> Markup {
    let locale = home.visitor.locale;
    html! {
        label .option-choice {
            (locale.text(SiteKey::Absence)) " "
            select name="stand-in" {
                @for absence in Absence::ALL {
                    option value=(absence.name()) selected[absence == Absence::OneDay] { (absence.text(locale)) }
                }
            }
        }
    }
}

fn identity(home: &HomePage<'_>) -> Markup {
    let locale = home.visitor.locale;
    html! {
        section .identity {
            form method="post" action="/me/name" {
                label { (locale.text(SiteKey::YourName)) " "
                    input type="text" name="name" maxlength=(NAME_FIELD_LENGTH) required autocomplete="nickname" value=(home.visitor.name.unwrap_or_default());
                }
                button type="submit" { (locale.text(SiteKey::SaveName)) }
            }
            (language(home))
            @if home.visitor.name.is_some() {
                a href="/me/devices" { (locale.text(PeopleKey::AnotherDevice)) }
            } @else {
                a href="/me/enter" { (locale.text(PeopleKey::EnterOther)) }
            }
        }
    }
}

/// The choice of a language.
fn language(home: &HomePage<'_>) -> Markup {
    let locale = home.visitor.locale;
    html! {
        form method="post" action="/me/language" {
            label { (locale.text(SiteKey::Language)) " "
                select name="language" {
                    @for (tag, name) in home.languages {
                        option value=(tag) lang=(tag) selected[*tag == locale.tag()] { (name) }
                    }
                }
            }
            button type="submit" { (locale.text(SiteKey::LanguageChoose)) }
        }
    }
}
