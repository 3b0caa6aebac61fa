//! Valid pages: well-formed, unique ids, a button for each legal choice and no other, nothing that the content security
//! policy forbids, and escaped names.

use super::scene::{
    ENGLISH, NAMES, choices, chooser, for_many_positions, page, page_with, parts, play_until, table,
};
use portolan_boards::html;
use portolan_boards::{Ink, Players, Reader};
use portolan_games::core::{SeatCount, Seed, ThoughtRng, Viewer};
use portolan_games::{AnyChoice, AnyTable, GameId, TableSetup};
use scraper::{ElementRef, Html, Selector};
use std::collections::BTreeSet;

pub(crate) fn elements<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

pub(crate) fn all<'a>(page: &'a Html, selector: &str, attribute: &str) -> Vec<&'a str> {
    elements(page, selector).iter().filter_map(|element| element.attr(attribute)).collect()
}

#[test]
fn pages_are_well_formed_and_allowed_by_the_policy() {
    for_many_positions(|table, viewer| {
        let text = page(table, viewer);
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
fn ids_are_unique_and_every_reference_has_a_target() {
    for_many_positions(|table, viewer| {
        let text = page(table, viewer);
        let parsed = Html::parse_fragment(&text);
        let ids = all(&parsed, "[id]", "id");
        let different: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), different.len(), "duplicate id");
        for target in all(&parsed, "use", "href") {
            assert!(different.contains(&target[1..]), "no element has the id {target}");
        }
        for (_, rest) in text.match_indices("url(#").map(|(at, _)| text.split_at(at + 5)) {
            let target = rest.split(')').next().unwrap();
            assert!(different.contains(target), "no element has the id {target}");
        }
    });
}

/// The highlighted buttons of the board and the list are exactly the legal choices.
#[test]
fn buttons_are_exactly_the_legal_choices() {
    for_many_positions(|table, viewer| {
        let legal: BTreeSet<String> = choices(table, viewer).iter().map(ToString::to_string).collect();
        let [board, decision, _] = parts(table, viewer, &NAMES);
        let (board, decision) = (Html::parse_fragment(&board), Html::parse_fragment(&decision));
        let submit = "button.can[type=submit][form=choose][name=choice]";
        let (on_board, listed) = (all(&board, submit, "value"), all(&decision, submit, "value"));
        let offered: BTreeSet<String> = on_board.iter().chain(&listed).map(ToString::to_string).collect();
        assert_eq!(offered, legal, "{}", table.game());
        assert_eq!(listed.len(), listed.iter().collect::<BTreeSet<_>>().len(), "each is listed once");
        for part in [&board, &decision] {
            assert_eq!(elements(part, ".can").len(), elements(part, submit).len());
        }
        for button in elements(&board, "button.cannot") {
            let value = button.value();
            let choice = value.attr("data-choice").unwrap();
            assert!(!legal.contains(choice));
            assert!(AnyChoice::parse(table.game(), choice).is_ok());
            assert_eq!(value.attr("aria-disabled"), Some("true"));
            assert_eq!(value.attr("type"), Some("button"));
            assert!(value.attr("title").unwrap().contains("(rules "), "{:?}", value.attr("title"));
        }
        if viewer == Viewer::Public {
            assert!(elements(&board, "button.can, button.cannot").is_empty(), "the public has no buttons");
        }
    });
}

#[test]
fn every_button_and_picture_has_an_accessible_name() {
    for_many_positions(|table, viewer| {
        let parsed = Html::parse_fragment(&page(table, viewer));
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
fn player_names_are_escaped() {
    let names =
        ["<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "&lt;b&gt;", "' onclick='x", "</p>"];
    for &game in GameId::ALL {
        let seats = game.meta().seats.1;
        let mut table = table(game, seats, 3);
        play_until(&mut table, &mut ThoughtRng::new(3), |table| table.choice_count() > 90);
        for viewer in [chooser(&table), Viewer::Public] {
            let parsed = Html::parse_fragment(&page_with(&table, viewer, &names));
            assert!(elements(&parsed, "script, img, b[onclick]").is_empty());
            let text: Vec<String> =
                elements(&parsed, ".who").iter().map(|who| who.text().collect()).collect();
            for name in &names[..seats] {
                assert!(text.iter().any(|shown| shown == name), "{game}: {name} in {text:?}");
            }
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
    let reader = Reader { locale: &ENGLISH, players: &players, viewer: Viewer::Public, ink: Ink::Ansi };
    let view = table.view(Viewer::Public);
    let parsed =
        Html::parse_fragment(&html::log(&table.history(Viewer::Public), &[], &view, &reader).into_string());
    let lines = elements(&parsed, "li[id]");
    assert!(lines.len() > 50, "{}", lines.len());
    let text: Vec<String> = lines.iter().map(|line| line.text().collect::<String>()).collect();
    assert!(text.iter().all(|line| !line.is_empty() && !line.contains('\x1b')));
    assert!(text.iter().any(|line| line.contains("<i>Anna</i>")) && elements(&parsed, "i").is_empty());
    assert!(text.last().unwrap().contains("points"), "the newest line is not the last: {:?}", text.last());
}

#[test]
fn every_game_has_an_emblem() {
    let players = Players::new(NAMES);
    let reader = Reader { locale: &ENGLISH, players: &players, viewer: Viewer::Public, ink: Ink::Plain };
    let pictures: Vec<String> =
        GameId::ALL.iter().map(|&game| html::emblem(game, &reader).into_string()).collect();
    let together = pictures.concat();
    let parsed = Html::parse_fragment(&together);
    assert_eq!(elements(&parsed, "svg[role=img][aria-label]").len(), 4);
    let ids = all(&parsed, "[id]", "id");
    assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "ids are unique across emblems");
    assert!(elements(&parsed, "[style]").is_empty());
}

/// The content security policy allows no other origin and no data addresses.
#[test]
fn style_sheets_load_no_resources() {
    for style in [html::STYLE].into_iter().chain(GameId::ALL.iter().map(|&game| html::style(game))) {
        assert!(!style.contains("url(") && !style.contains("@import"));
    }
    assert!(html::STYLE.contains(".table-page") && html::STYLE.contains("prefers-reduced-motion"));
}
