//! Snapshots of one page of each game as an outline: its regions, and the buttons with their accessible names.

use super::scene::{chooser, page, play_until, table};
use portolan_games::GameId;
use portolan_games::core::ThoughtRng;
use scraper::{ElementRef, Html};

/// The page in the middle of a game with the fewest players, line by line.
fn outline(game: GameId) -> String {
    let mut table = table(game, game.meta().seats.0, 5);
    play_until(&mut table, &mut ThoughtRng::new(5), |table| {
        table.choice_count() > 40 && (2..20).contains(&super::scene::choices(table, chooser(table)).len())
    });
    let mut lines = Vec::new();
    add_lines(Html::parse_fragment(&page(&table, chooser(&table))).root_element(), 0, &mut lines);
    lines.join("\n")
}

fn add_lines(element: ElementRef<'_>, depth: usize, lines: &mut Vec<String>) {
    for child in element.child_elements() {
        let line = line_of(child);
        let indent = depth + usize::from(line.is_some());
        lines.extend(line.map(|line| "  ".repeat(depth) + &line));
        add_lines(child, indent, lines);
    }
}

fn line_of(element: ElementRef<'_>) -> Option<String> {
    let value = element.value();
    let label = value.attr("aria-label").unwrap_or_default();
    match (value.name(), value.attr("value"), value.attr("data-choice")) {
        ("section", ..) => Some(format!("# {label}")),
        ("h2" | "h3", ..) => Some(element.text().collect::<Vec<_>>().join(" ").trim().to_string()),
        ("button", Some(choice), _) => Some(format!("[{choice}] {label}")),
        ("button", _, Some(choice)) => {
            Some(format!("[not {choice}] {label}: {}", value.attr("title").unwrap_or_default()))
        }
        _ => None,
    }
}

#[test]
fn the_regions_and_buttons_of_osaka() {
    insta::assert_snapshot!(outline(GameId::Osaka));
}

#[test]
fn the_regions_and_buttons_of_ostia() {
    insta::assert_snapshot!(outline(GameId::Ostia));
}

#[test]
fn the_regions_and_buttons_of_dschunke() {
    insta::assert_snapshot!(outline(GameId::Dschunke));
}

#[test]
fn the_regions_and_buttons_of_yokohama() {
    insta::assert_snapshot!(outline(GameId::Yokohama));
}
