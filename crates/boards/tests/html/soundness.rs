//! Sound pages: well-formed, every id once, every button a choice and every choice a button, nothing that the content
//! security policy forbids, and names from outside as text.

use crate::scene::{ENGLISH, NAMES, choices, chooser, page, page_with, parts, play_until, table};
use portolan_boards::html::{self, Sitting};
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::{Game, SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::osaka::{Choice, Osaka};
use portolan_games::{AnyTable, GameId, TableSetup};
use scraper::{ElementRef, Html, Selector};
use std::collections::BTreeSet;

/// Looks at many positions of some games, as every viewer.
fn at_many_tables(mut look: impl FnMut(&Osaka, Viewer)) {
    for (seats, seed) in [(2, 11), (3, 12), (4, 13)] {
        let mut table = table(seats, seed);
        let mut rng = ThoughtRng::new(seed);
        loop {
            Viewer::all(table.state().seats()).for_each(|viewer| look(table.state(), viewer));
            if table.state().to_act().is_empty() {
                break;
            }
            let length = table.made().len();
            play_until(&mut table, &mut rng, |table| table.made().len() > length + 3);
        }
    }
}

fn elements<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

fn all<'a>(page: &'a Html, selector: &str, attribute: &str) -> Vec<&'a str> {
    elements(page, selector).iter().filter_map(|element| element.attr(attribute)).collect()
}

#[test]
fn pages_are_well_formed_and_allowed_by_the_policy() {
    at_many_tables(|state, viewer| {
        let text = page(state, viewer);
        let parsed = Html::parse_document(&format!("<!DOCTYPE html><title>t</title><body>{text}</body>"));
        assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
        assert!(!text.contains('\x1b'), "escape codes");
        for element in elements(&parsed, "*") {
            let forbidden = |name: &str| name == "style" || name.starts_with("on");
            assert!(element.value().attrs().all(|(name, _)| !forbidden(name)), "{:?}", element.value());
        }
        assert!(elements(&parsed, "script, style, link, img").is_empty());
    });
}

#[test]
fn every_id_is_there_once_and_every_reference_has_its_target() {
    at_many_tables(|state, viewer| {
        let text = page(state, viewer);
        let parsed = Html::parse_fragment(&text);
        let ids = all(&parsed, "[id]", "id");
        let different: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), different.len(), "an id is there twice");
        for target in all(&parsed, "use", "href") {
            assert!(different.contains(&target[1..]), "nothing is called {target}");
        }
        for (_, rest) in text.match_indices("url(#").map(|(at, _)| text.split_at(at + 5)) {
            let target = rest.split(')').next().unwrap();
            assert!(different.contains(target), "nothing is called {target}");
        }
    });
}

/// Everything that lies open is on the page, once, under its own id.
#[test]
fn every_open_piece_is_on_the_board() {
    at_many_tables(|state, viewer| {
        let view = state.view(viewer);
        let mut open: Vec<u8> = view.market.iter().chain(&view.farm).map(|stall| stall.card.id.0).collect();
        for player in &view.players {
            open.extend(player.goods.iter().chain(player.hand.iter().flatten()).map(|card| card.id.0));
        }
        open.sort_unstable();
        let [board, ..] = parts(state, viewer, NAMES);
        let parsed = Html::parse_fragment(&board);
        let ids = all(&parsed, "[id^=card-]", "id");
        let mut shown: Vec<u8> = ids.iter().map(|id| id["card-".len()..].parse().unwrap()).collect();
        shown.sort_unstable();
        assert_eq!(shown, open);
        assert_eq!(elements(&parsed, ".ship[id]").len(), 4);
        assert_eq!(elements(&parsed, ".marker").len(), view.players.len());
        let hidden = view.players.iter().filter(|player| player.hand.is_none());
        assert_eq!(
            elements(&parsed, ".card.back").len(),
            hidden.map(|player| player.hand_size).sum::<usize>()
        );
        let tokens: u8 = view.players.iter().map(|player| player.token_count()).sum();
        assert_eq!(elements(&parsed, "[id^=token-]").len(), usize::from(tokens));
    });
}

/// What glows is legal, and what is legal glows: each choice once in the list, and on the board wherever its thing lies.
#[test]
fn buttons_are_exactly_the_legal_choices() {
    at_many_tables(|state, viewer| {
        let legal: BTreeSet<String> = choices(state, viewer).iter().map(Choice::to_string).collect();
        let [board, decision, _] = parts(state, viewer, NAMES);
        let (board, decision) = (Html::parse_fragment(&board), Html::parse_fragment(&decision));
        let submit = "button.can[type=submit][form=choose][name=choice]";
        let listed = all(&decision, submit, "value");
        assert_eq!(listed.len(), legal.len());
        assert_eq!(listed.iter().map(ToString::to_string).collect::<BTreeSet<_>>(), legal);

        let glowing: BTreeSet<String> =
            all(&board, submit, "value").iter().map(ToString::to_string).collect();
        let nowhere = ["done", "pass"];
        let on_board: BTreeSet<String> =
            legal.iter().filter(|choice| !nowhere.contains(&choice.as_str())).cloned().collect();
        assert_eq!(glowing, on_board);
        assert_eq!(elements(&board, ".can").len(), elements(&board, submit).len());

        for button in elements(&board, "button.cannot") {
            let value = button.value();
            assert!(!legal.contains(value.attr("data-choice").unwrap()));
            assert!(value.attr("data-choice").unwrap().parse::<Choice>().is_ok());
            assert_eq!(value.attr("aria-disabled"), Some("true"));
            assert_eq!(value.attr("type"), Some("button"));
            assert!(value.attr("title").unwrap().contains("(rules "), "{:?}", value.attr("title"));
        }
        if viewer == Viewer::Public {
            assert!(elements(&board, "button").is_empty(), "the public is not asked");
        }
    });
}

#[test]
fn everything_has_a_name_for_who_cannot_see_it() {
    at_many_tables(|state, viewer| {
        let parsed = Html::parse_fragment(&page(state, viewer));
        for element in elements(&parsed, "button, [role=img], section") {
            let name = element.attr("aria-label").unwrap_or_default();
            assert!(!name.is_empty(), "{:?}", element.value());
        }
        for picture in elements(&parsed, "svg") {
            let inside = picture
                .ancestors()
                .filter_map(ElementRef::wrap)
                .any(|outer| outer.value().name() == "svg" || outer.attr("aria-hidden").is_some());
            assert!(inside || picture.attr("aria-hidden") == Some("true"));
        }
        assert_eq!(elements(&parsed, ".choosing [aria-live=polite]").len(), 1);
    });
}

#[test]
fn names_from_outside_are_text() {
    let names = ["<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "&lt;b&gt;", "' onclick='x"];
    let mut table = table(4, 3);
    play_until(&mut table, &mut ThoughtRng::new(3), |table| table.made().len() > 90);
    for viewer in [chooser(table.state()), Viewer::Public] {
        let parsed = Html::parse_fragment(&page_with(table.state(), viewer, names));
        assert!(elements(&parsed, "script, img, b[onclick]").is_empty());
        let text: Vec<String> = elements(&parsed, ".who").iter().map(|who| who.text().collect()).collect();
        for name in names {
            assert!(text.iter().any(|shown| shown == name), "{name} in {text:?}");
        }
    }
}

#[test]
fn the_log_has_one_item_for_each_sentence() {
    let seats = SeatCount::new(3).unwrap();
    let mut table = AnyTable::new(&TableSetup::standard(GameId::Osaka, seats, Seed::from_number(9))).unwrap();
    let mut rng = ThoughtRng::new(9);
    while let Some(seat) = table.to_act().first() {
        table.choose(seat, rng.pick(&table.choices(seat)).unwrap()).unwrap();
    }
    let players = Players::new(["<i>Anna</i>", "Bruno", "Clara"]);
    let reader = Reader { words: &ENGLISH, players: &players, viewer: Viewer::Public, ink: Ink::Ansi };
    let view = table.view(Viewer::Public);
    let parsed = Html::parse_fragment(&html::log(&table.story(Viewer::Public), &view, &reader).into_string());
    let lines = elements(&parsed, "li[id]");
    assert!(lines.len() > 50, "{}", lines.len());
    let text: Vec<String> = lines.iter().map(|line| line.text().collect::<String>()).collect();
    assert!(text.iter().all(|line| !line.is_empty() && !line.contains('\x1b')));
    assert!(text.iter().any(|line| line.contains("<i>Anna</i>")) && elements(&parsed, "i").is_empty());
    assert!(text.last().unwrap().contains("points"), "the newest is the last: {:?}", text.last());
}

/// A game whose board is not drawn yet can be played: its terminal board, and every choice as a button.
#[test]
fn games_without_a_board_show_their_text() {
    for game in [GameId::Ostia, GameId::Dschunke] {
        let setup = TableSetup::standard(game, SeatCount::new(4).unwrap(), Seed::from_number(1));
        let mut table = AnyTable::new(&setup).unwrap();
        let mut rng = ThoughtRng::new(1);
        for _ in 0..60 {
            let Some(seat) = table.to_act().first() else { break };
            let viewer = Viewer::Seat(seat);
            let players = Players::new(["<b>", "Bruno", "Clara", "Dorota"]);
            let reader = Reader { words: &ENGLISH, players: &players, viewer, ink: Ink::Ansi };
            let (view, choices) = (table.view(viewer), table.choices(seat));
            let sitting = Sitting { choices: &choices, why_not: &|_| None };
            let board = html::board(&view, &sitting, &reader).into_string();
            let decision = html::decision(&view, &sitting, &reader).into_string();
            let parsed = Html::parse_fragment(&(board + &decision));
            let plain = Reader { ink: Ink::Plain, ..reader };
            let shown: String = elements(&parsed, "pre")[0].text().collect();
            assert_eq!(shown, portolan_boards::board(&view, &plain));
            let buttons: Vec<String> =
                all(&parsed, "button.can[form=choose]", "value").iter().map(ToString::to_string).collect();
            assert_eq!(buttons, choices.iter().map(ToString::to_string).collect::<Vec<_>>());
            table.choose(seat, rng.pick(&choices).unwrap()).unwrap();
        }
    }
}

#[test]
fn every_harbour_has_its_picture() {
    let players = Players::new(NAMES);
    let reader = Reader { words: &ENGLISH, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
    let pictures: Vec<String> =
        GameId::ALL.iter().map(|&game| html::emblem(game, &reader).into_string()).collect();
    let together = pictures.concat();
    let parsed = Html::parse_fragment(&together);
    assert_eq!(elements(&parsed, "svg[role=img][aria-label]").len(), 4);
    let ids = all(&parsed, "[id]", "id");
    assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "they can stand on one page");
    assert!(elements(&parsed, "[style]").is_empty());
}

/// The policy of the page allows nothing from elsewhere, and no data addresses.
#[test]
fn the_style_loads_nothing() {
    assert!(!html::STYLE.contains("url(") && !html::STYLE.contains("@import"));
    assert!(html::STYLE.contains(".table-page") && html::STYLE.contains("prefers-reduced-motion"));
}
