//! Writes the table page of every game in typical states as standalone HTML files into a folder: `cargo run -p
//! portolan-boards --example gallery -- FOLDER [GAME] [LANGUAGE]`.
//!
//! The states come from random games; the page around the boards is minimal. Each game has a file with its typical
//! states.

mod dschunke;
mod osaka;
mod ostia;
mod yokohama;

use maud::{DOCTYPE, Markup, html};
use portolan_boards::html::{self, SeatContext};
use portolan_boards::{Ink, Locale, Players, Reader};
use portolan_games::core::{Seat, SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyTable, AnyView, GameId, TableSetup};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

const NAMES: [&str; 5] = ["Anna", "Bruno", "Clara <b>", "Dorota Wiśniewska", "Emil"];

/// A state of the gallery: its name, and a condition on the view and the legal choices of the seat that must choose,
/// and on the number of choices made.
type State = (&'static str, fn(&AnyView, &[AnyChoice], usize) -> bool);

/// The states of a game, and how it is played to reach them.
struct GalleryStates {
    states: &'static [State],
    /// Choices that are made half of the time when they are legal, by the start of their notation.
    preferred: &'static [&'static str],
}

const fn states_of(game: GameId) -> GalleryStates {
    match game {
        GameId::Osaka => osaka::STATES,
        GameId::Ostia => ostia::STATES,
        GameId::Dschunke => dschunke::STATES,
        GameId::Yokohama => yokohama::STATES,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut wanted = env::args().skip(1);
    let folder = PathBuf::from(wanted.next().unwrap_or_else(|| "gallery".into()));
    let only = wanted.next();
    let locale = Locale::new(&wanted.next().unwrap_or_else(|| "en".into())).ok_or("a language we have")?;
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("site.css"), include_str!("../../../pages/assets/site.css"))?;
    fs::write(folder.join("board.css"), html::STYLE)?;
    for &game in GameId::ALL.iter().filter(|game| only.as_ref().is_none_or(|only| *only == game.to_string()))
    {
        fs::write(folder.join(format!("{game}.css")), html::style(game))?;
        let (fewest, most) = game.meta().seats;
        for seats in fewest..=most {
            for state in states_of(game).states {
                let table = play(game, seats, state.1)?;
                let name = format!("{game}-{seats}-{}-{}", state.0, locale.tag());
                write(&folder, &name, &page(&table, viewer_of(&table), &locale))?;
                if state.0 == "turn" {
                    write(&folder, &format!("{name}-public"), &page(&table, Viewer::Public, &locale))?;
                    let waits = table.seats().seats().find(|&seat| !table.to_act().has(seat));
                    let waiting = page(&table, waits.map_or(Viewer::Public, Viewer::Seat), &locale);
                    write(&folder, &format!("{name}-waiting"), &waiting)?;
                }
            }
        }
    }
    write(&folder, "emblems", &emblems(&locale))
}

/// Returns a game in the wanted state; if no game reaches it, the last game at its end.
fn play(
    game: GameId,
    seats: usize,
    stop: fn(&AnyView, &[AnyChoice], usize) -> bool,
) -> Result<AnyTable, Box<dyn Error>> {
    let seats = SeatCount::new(seats).ok_or("seats")?;
    let mut last = None;
    for seed in 1..60 {
        let mut table = AnyTable::new(&TableSetup::standard(game, seats, Seed::from_number(seed)))?;
        let mut rng = ThoughtRng::new(seed);
        loop {
            let viewer = table.to_act().first().map_or(Viewer::Public, Viewer::Seat);
            let choices = table.to_act().first().map(|seat| table.choices(seat)).unwrap_or_default();
            if stop(&table.view(viewer), &choices, table.choice_count()) {
                return Ok(table);
            }
            if choices.is_empty() {
                break;
            }
            play_one(&mut table, &mut rng)?;
        }
        last = Some(table);
    }
    Ok(last.ok_or("a game")?)
}

/// Makes one choice: often a preferred one, otherwise at random.
fn play_one(table: &mut AnyTable, rng: &mut ThoughtRng) -> Result<(), Box<dyn Error>> {
    let Some(seat) = table.to_act().first() else { return Ok(()) };
    let choices = table.choices(seat);
    let preferred = states_of(table.game()).preferred;
    let is_preferred = |choice: &&AnyChoice| {
        let text = choice.to_string();
        preferred.iter().any(|start| text.starts_with(start)) && rng.below(2) == 0
    };
    let choice = choices.iter().find(is_preferred).copied();
    let choice = choice.or_else(|| rng.pick(&choices)).ok_or("a choice")?;
    table.choose(seat, choice).map_err(|refusal| refusal.to_string())?;
    Ok(())
}

fn viewer_of(table: &AnyTable) -> Viewer {
    table.to_act().first().map_or(Viewer::Seat(Seat::new(0).expect("a seat")), Viewer::Seat)
}

fn page(table: &AnyTable, viewer: Viewer, locale: &Locale) -> Markup {
    let players = Players::new(NAMES);
    let reader = Reader { locale, players: &players, viewer, ink: Ink::Plain };
    let view = table.view(viewer);
    let choices = viewer.seat().map(|seat| table.choices(seat)).unwrap_or_default();
    let why_not = |choice: &AnyChoice| {
        let refused = table.why_not(viewer.seat()?, *choice)?;
        Some(html::reason(&refused, &reader))
    };
    let context = SeatContext { choices: &choices, why_not: &why_not };
    frame(
        Some(table.game()),
        html! {
            header.bar { a.home { "Portolan" } }
            main.table-page data-game=(table.game()) {
                (html::symbols(table.game()))
                div #table {
                    div.head { h1 { (table.game().meta().name) } }
                    section.board { (html::board(&view, &context, &reader)) }
                    section.decision {
                        form #choose method="post" {}
                        @match table.outcome() {
                            Some(outcome) => (html::ranking(&outcome, &view, &reader)),
                            None => (html::decision(&view, &context, &reader)),
                        }
                    }
                    section.log { h2 { "What happened" } (html::log(&table.history(viewer), &[], &view, &reader)) }
                    nav.history { label { "Position" input type="range"; } }
                    section.seats {
                        ul.seat-list {
                            @for name in NAMES.iter().take(table.seats().get()) {
                                li { span.name { (name) } " " button type="button" { "Let a bot take over" } }
                            }
                        }
                    }
                }
            }
        },
    )
}

fn emblems(locale: &Locale) -> Markup {
    let players = Players::new(NAMES);
    let reader = Reader { locale, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
    frame(
        None,
        html! {
            main.emblems {
                @for game in GameId::ALL { (html::emblem(*game, &reader)) }
            }
        },
    )
}

fn frame(game: Option<GameId>, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content="default-src 'self' file:";
                meta name="color-scheme" content="light dark";
                title { "Portolan" }
                link rel="stylesheet" href="site.css";
                link rel="stylesheet" href="board.css";
                @if let Some(game) = game { link rel="stylesheet" href={ (game) ".css" }; }
            }
            body { (body) }
        }
    }
}

fn write(folder: &Path, name: &str, page: &Markup) -> Result<(), Box<dyn Error>> {
    fs::write(folder.join(format!("{name}.html")), &page.0)?;
    Ok(())
}
