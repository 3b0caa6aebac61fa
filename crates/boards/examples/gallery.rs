//! Writes the table page in typical states as standalone HTML files into a folder, to be looked at:
//! `cargo run -p portolan-boards --example gallery -- FOLDER`.
//!
//! The states are those of random games that buy often; the page around the boards is the least that shows them.

use maud::{DOCTYPE, Markup, html};
use portolan_boards::html::{self, Sitting};
use portolan_boards::{Ink, Players, Reader, Words};
use portolan_games::core::{Seat, SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::osaka::{Choice, Phase, PlayerView, View};
use portolan_games::{AnyChoice, AnyTable, AnyView, GameId, TableSetup};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

const NAMES: [&str; 4] = ["Anna", "Bruno", "Clara <b>", "Dorota Wiśniewska"];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("site.css"), include_str!("../assets/site.css"))?;
    fs::write(folder.join("board.css"), html::STYLE)?;
    for seats in 2..=4 {
        for (name, stop) in STATES {
            let table = play(seats, *stop)?;
            write(&folder, &format!("osaka-{seats}-{name}"), &page(&table, whose(&table)))?;
            if *name == "turn" {
                write(&folder, &format!("osaka-{seats}-public"), &page(&table, Viewer::Public))?;
                let other = Seat::new((table.to_act().first().map_or(0, Seat::index) + 1) % seats);
                let waiting = page(&table, other.map_or(Viewer::Public, Viewer::Seat));
                write(&folder, &format!("osaka-{seats}-waiting"), &waiting)?;
            }
        }
    }
    for game in [GameId::Ostia, GameId::Dschunke] {
        let seats = SeatCount::new(4).ok_or("seats")?;
        let mut table = AnyTable::new(&TableSetup::standard(game, seats, Seed::from_number(1)))?;
        on(&mut table, 30, &mut ThoughtRng::new(1))?;
        write(&folder, &format!("{game}"), &page(&table, whose(&table)))?;
    }
    write(&folder, "emblems", &emblems())
}

type Stop = fn(&View, &[AnyChoice], usize) -> bool;

const STATES: &[(&str, Stop)] = &[
    ("start", |_, _, _| true),
    ("turn", |view, choices, made| {
        let insured = view.players.iter().any(|player| !player.insured.is_empty());
        let reserved = view.market.iter().any(|stall| stall.reserved_by.is_some());
        let buy = choices.contains(&AnyChoice::Osaka(Choice::Buy));
        made > 60 && insured && reserved && buy && view.market.len() > 3
    }),
    ("payment", |view, _, made| made > 20 && matches!(view.phase, Phase::Payment { paid, .. } if paid > 0)),
    ("insurance", |view, choices, _| matches!(view.phase, Phase::Insurance { .. }) && choices.len() > 1),
    ("cover", |view, choices, _| matches!(view.phase, Phase::Cover { .. }) && choices.len() > 1),
    ("sale", |view, _, made| {
        let goal = view.route.len() - 1;
        made > 60 && view.ships.0.iter().any(|&ship| usize::from(ship) == goal)
    }),
    ("busy", |view, choices, _| {
        let goods = |player: &PlayerView| player.goods.len();
        let hand = view.players.iter().map(|player| player.hand_size).max();
        let most = view.players.iter().map(goods).max();
        most > Some(8) && hand > Some(5) && choices.len() > 6
    }),
    ("long", |view, _, _| view.market.len() > 7),
    ("end", |view, _, _| view.phase == Phase::Over),
];

/// A game that is in the wanted state; of those that end before, the last one.
fn play(seats: usize, stop: Stop) -> Result<AnyTable, Box<dyn Error>> {
    let seats = SeatCount::new(seats).ok_or("seats")?;
    let mut last = None;
    for seed in 1..200 {
        let mut table = AnyTable::new(&TableSetup::standard(GameId::Osaka, seats, Seed::from_number(seed)))?;
        let mut rng = ThoughtRng::new(seed);
        loop {
            let AnyView::Osaka(view) = table.view(Viewer::Public) else { unreachable!("a table of Osaka") };
            let choices = table.to_act().first().map(|seat| table.choices(seat)).unwrap_or_default();
            if stop(&view, &choices, table.length()) {
                return Ok(table);
            }
            if choices.is_empty() {
                break;
            }
            on(&mut table, 1, &mut rng)?;
        }
        last = Some(table);
    }
    Ok(last.ok_or("a game")?)
}

/// So many choices more, at random; buys often, so that much happens.
fn on(table: &mut AnyTable, count: usize, rng: &mut ThoughtRng) -> Result<(), Box<dyn Error>> {
    for _ in 0..count {
        let Some(seat) = table.to_act().first() else { return Ok(()) };
        let choices = table.choices(seat);
        let buy = choices.iter().find(|choice| choice.to_string() == "buy" && rng.below(2) == 0).copied();
        let choice = buy.or_else(|| rng.pick(&choices)).ok_or("a choice")?;
        table.choose(seat, choice).map_err(|refusal| refusal.to_string())?;
    }
    Ok(())
}

fn whose(table: &AnyTable) -> Viewer {
    table.to_act().first().map_or(Viewer::Seat(Seat::new(0).expect("a seat")), Viewer::Seat)
}

fn page(table: &AnyTable, viewer: Viewer) -> Markup {
    let (words, players) = (Words::english(), Players::new(NAMES));
    let reader = Reader { words: &words, players: &players, viewer, ink: Ink::Plain };
    let view = table.view(viewer);
    let choices = viewer.seat().map(|seat| table.choices(seat)).unwrap_or_default();
    let why_not = |choice: &AnyChoice| {
        let refused = table.why_not(viewer.seat()?, *choice)?;
        Some(portolan_boards::refusal(&refused, &reader))
    };
    let sitting = Sitting { choices: &choices, why_not: &why_not };
    frame(html! {
        header.bar { a.home { "Portolan" } }
        main.table-page data-game=(table.game()) {
            (html::symbols(table.game()))
            div #table {
                div.head { h1 { (table.game().meta().name) } }
                section.board { (html::board(&view, &sitting, &reader)) }
                section.decision {
                    form #choose method="post" {}
                    @match table.outcome() {
                        Some(outcome) => (html::ranking(&outcome, &view, &reader)),
                        None => (html::decision(&view, &sitting, &reader)),
                    }
                }
                section.log { h2 { "What happened" } (html::log(&table.story(viewer), &view, &reader)) }
                nav.history { label { "Position" input type="range"; } }
                section.seats {
                    ul.seat-list {
                        @for name in NAMES.iter().take(table.seats().get()) {
                            li { span.name { (name) } " " button type="button" { "Let a bot play" } }
                        }
                    }
                }
            }
        }
    })
}

fn emblems() -> Markup {
    let (words, players) = (Words::english(), Players::new(NAMES));
    let reader = Reader { words: &words, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
    frame(html! {
        main.emblems {
            @for game in GameId::ALL { (html::emblem(*game, &reader)) }
        }
    })
}

fn frame(body: Markup) -> Markup {
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
            }
            body { (body) }
        }
    }
}

fn write(folder: &Path, name: &str, page: &Markup) -> Result<(), Box<dyn Error>> {
    fs::write(folder.join(format!("{name}.html")), &page.0)?;
    Ok(())
}
