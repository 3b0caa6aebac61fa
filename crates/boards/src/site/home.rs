//! The first page: four harbours, my games, my name.

use super::reading::first_steps;
use super::{Keys, Visitor, page};
use crate::html::emblem;
use crate::reader::{Ink, Players, Reader};
use maud::{Markup, html};
use portolan_games::GameId;
use portolan_games::core::{OptionSpec, Viewer};

/// What the first page shows.
pub struct HomePage<'a> {
    /// Who looks.
    pub visitor: Visitor<'a>,
    /// Its running games.
    pub running: &'a [TableLine],
    /// Its finished games.
    pub finished: &'a [TableLine],
    /// The kinds of bots, the weakest first.
    pub bots: &'a [&'a str],
    /// The languages that there are: the tag of each, and what it calls itself.
    pub languages: &'a [(&'static str, String)],
    /// The secret link to this identity, if it was just made.
    pub link: Option<&'a str>,
}

/// A game in a list.
pub struct TableLine {
    /// The id of the table.
    pub id: String,
    /// Which game.
    pub game: GameId,
    /// The names of the others.
    pub others: Vec<String>,
    /// Names of those who must choose.
    pub awaited: Vec<String>,
    /// One of them is the visitor.
    pub mine: bool,
}

/// The first page.
pub fn home(home: &HomePage<'_>) -> Markup {
    let words = home.visitor.words;
    let main = html! {
        main #main .home-page {
            h1 { (words.word(Keys::Tagline)) }
            @if !home.running.is_empty() {
                section { h2 { (words.word(Keys::Running)) } (tables(home.running, home)) }
            }
            section .harbours aria-label=(words.word(Keys::Start)) {
                @for &game in GameId::ALL { (harbour(game, home)) }
            }
            @if !home.finished.is_empty() {
                section { h2 { (words.word(Keys::Finished)) } (tables(home.finished, home)) }
            }
            (identity(home))
        }
    };
    page(&home.visitor, &words.word(Keys::Home), &main)
}

fn tables(lines: &[TableLine], home: &HomePage<'_>) -> Markup {
    let words = home.visitor.words;
    html! {
        ul .tables {
            @for line in lines {
                li {
                    a href={ "/t/" (line.id) } {
                        (words.say(Keys::TableOf, [
                            ("game", line.game.meta().name.into()),
                            ("who", line.others.join(", ").into()),
                        ]))
                    }
                    " "
                    @if line.mine { strong .turn { (words.word(Keys::YourTurn)) } }
                    @else if line.awaited.is_empty() { span { (words.word(Keys::Over)) } }
                    @else { span { (words.say(Keys::TheirTurn, [("who", line.awaited.join(", ").into())])) } }
                }
            }
        }
    }
}

/// One game: two clicks to a table.
fn harbour(game: GameId, home: &HomePage<'_>) -> Markup {
    let words = home.visitor.words;
    let meta = game.meta();
    let players = Players::new([""]);
    let reader = Reader { words, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
    let (least, most) = meta.seats;
    let quick = most.min(3);
    html! {
        article .harbour .{ "harbour-" (meta.id) } {
            h2 { (meta.name) }
            div .emblem { (emblem(game, &reader)) }
            p .credit { (words.say(Keys::Designer, [("designer", meta.designer.into())])) }
            form method="post" action="/tables" {
                input type="hidden" name="game" value=(meta.id);
                input type="hidden" name="seat-1" value="me";
                @for seat in 2..=quick {
                    input type="hidden" name={ "seat-" (seat) } value={ "bot:" (USUAL_BOT) };
                }
                button .primary type="submit" { (words.say(Keys::Quick, [("count", (quick - 1).into())])) }
            }
            div .texts {
                (first_steps(game, &home.visitor))
                a href={ "/rules/" (meta.id) } { (words.say(Keys::RulesOf, [("game", meta.name.into())])) }
                a href={ "/about/" (meta.id) } { (words.say(Keys::About, [("game", meta.name.into())])) }
            }
            details {
                summary { (words.word(Keys::More)) }
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(meta.id);
                    fieldset {
                        legend { (words.word(Keys::Seats)) }
                        p { (words.say(Keys::Players, [("least", least.into()), ("most", most.into())])) }
                        @for seat in 1..=most { (seat_choice(seat, seat > least, home)) }
                    }
                    fieldset {
                        legend { (words.word(Keys::Options)) }
                        @for option in game.options() { (option_choice(game, option, &reader)) }
                        (hints_choice(home))
                    }
                    button .primary type="submit" { (words.word(Keys::Begin)) }
                }
            }
        }
    }
}

fn seat_choice(seat: usize, may_be_empty: bool, home: &HomePage<'_>) -> Markup {
    let words = home.visitor.words;
    html! {
        label .seat-choice {
            (words.say(Keys::Seat, [("number", seat.into())])) " "
            select name={ "seat-" (seat) } {
                @if may_be_empty { option value="" selected { "–" } }
                option value="me" selected[seat == 1] { (words.word(Keys::SeatMe)) }
                option value="friend" { (words.word(Keys::SeatFriend)) }
                @for kind in home.bots {
                    option value={ "bot:" (kind) } selected[seat > 1 && !may_be_empty && *kind == USUAL_BOT] {
                        (words.say(Keys::SeatBot, [("kind", bot_name(kind, home).into())]))
                    }
                }
            }
        }
    }
}

/// Whom one meets who does not choose.
const USUAL_BOT: &str = "merchant";

fn bot_name(kind: &str, home: &HomePage<'_>) -> String {
    match kind {
        "random" => home.visitor.words.word(Keys::BotRandom),
        "greedy" => home.visitor.words.word(Keys::BotGreedy),
        "apprentice" => home.visitor.words.word(Keys::BotApprentice),
        "merchant" => home.visitor.words.word(Keys::BotMerchant),
        "master" => home.visitor.words.word(Keys::BotMaster),
        "grandmaster" => home.visitor.words.word(Keys::BotGrandmaster),
        other => other.to_string(),
    }
}

fn option_choice(game: GameId, option: &OptionSpec, reader: &Reader<'_>) -> Markup {
    html! {
        label .option-choice {
            (crate::option(game, option.key, None, reader)) " "
            select name={ "option-" (option.key) } {
                @for value in option.values {
                    option value=(value) { (crate::option(game, option.key, Some(value), reader)) }
                }
            }
        }
    }
}

/// Whether bots may be asked for advice at this table.
fn hints_choice(home: &HomePage<'_>) -> Markup {
    let words = home.visitor.words;
    html! {
        label .option-choice {
            (words.word(Keys::Hints)) " "
            select name="hints" {
                option value="yes" { (words.word(Keys::HintsOn)) }
                option value="no" { (words.word(Keys::HintsOff)) }
            }
        }
    }
}

fn identity(home: &HomePage<'_>) -> Markup {
    let words = home.visitor.words;
    html! {
        section .identity {
            form method="post" action="/me/name" {
                label { (words.word(Keys::YourName)) " "
                    input type="text" name="name" maxlength="24" required autocomplete="nickname" value=(home.visitor.name.unwrap_or_default());
                }
                button type="submit" { (words.word(Keys::SaveName)) }
            }
            (language(home))
            @if home.visitor.name.is_some() {
                details open[home.link.is_some()] {
                    summary { (words.word(Keys::AnotherDevice)) }
                    p { (words.word(Keys::AnotherDeviceExplain)) }
                    @match home.link {
                        Some(link) => { p { code .link { (link) } } }
                        None => {
                            form method="post" action="/me/link" {
                                button type="submit" { (words.word(Keys::AnotherDeviceMake)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// In which language everything is told.
fn language(home: &HomePage<'_>) -> Markup {
    let words = home.visitor.words;
    html! {
        form method="post" action="/me/language" {
            label { (words.word(Keys::Language)) " "
                select name="language" {
                    @for (tag, name) in home.languages {
                        option value=(tag) lang=(tag) selected[*tag == words.tag()] { (name) }
                    }
                }
            }
            button type="submit" { (words.word(Keys::LanguageChoose)) }
        }
    }
}
