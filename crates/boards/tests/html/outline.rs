//! The page as an outline: every element with what it says, without the pictures.

use crate::scene::{chooser, page, play_until, table};
use portolan_games::core::{Game, Table, ThoughtRng};
use portolan_games::osaka::{Choice, Osaka, Phase};
use scraper::{ElementRef, Html, Node};

fn outline(page: &str) -> String {
    let mut lines = Vec::new();
    describe(Html::parse_fragment(page).root_element(), 0, &mut lines);
    lines.join("\n")
}

fn describe(element: ElementRef<'_>, depth: usize, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    for child in element.children() {
        if let Some(inner) = ElementRef::wrap(child) {
            if inner.value().name() == "svg" && inner.attr("role").is_none() {
                continue;
            }
            lines.push(format!("{indent}{}", tag(inner)));
            describe(inner, depth + 1, lines);
        } else if let Node::Text(text) = child.value()
            && !text.trim().is_empty()
        {
            lines.push(format!("{indent}“{}”", text.trim()));
        }
    }
}

fn tag(element: ElementRef<'_>) -> String {
    let value = element.value();
    let mut line = value.name().to_string();
    line += &value.id().map(|id| format!("#{id}")).unwrap_or_default();
    line += &value.classes().map(|class| format!(".{class}")).collect::<String>();
    for name in ["value", "data-choice", "aria-label", "title"] {
        line += &value.attr(name).map(|text| format!(" {name}={text:?}")).unwrap_or_default();
    }
    line
}

fn outline_in(seats: usize, seed: u64, stop: impl Fn(&Table<Osaka>) -> bool) -> String {
    let mut table = table(seats, seed);
    play_until(&mut table, &mut ThoughtRng::new(seed), stop);
    outline(&page(table.state(), chooser(table.state())))
}

#[test]
fn at_the_start() {
    insta::assert_snapshot!(outline_in(2, 1, |_| true));
}

#[test]
fn my_turn_with_a_purchase() {
    insta::assert_snapshot!(outline_in(4, 2, |table| {
        let view = table.state().view(chooser(table.state()));
        let insured = view.players.iter().any(|player| !player.insured.is_empty());
        let reserved = view.market.iter().any(|stall| stall.reserved_by.is_some());
        let buying = crate::scene::choices(table.state(), chooser(table.state())).contains(&Choice::Buy);
        insured && reserved && buying
    }));
}

#[test]
fn during_a_payment() {
    insta::assert_snapshot!(outline_in(
        3,
        3,
        |table| matches!(table.state().phase, Phase::Payment { paid, .. } if paid > 0)
    ));
}

#[test]
fn before_ships_sink() {
    insta::assert_snapshot!(outline_in(4, 4, |table| {
        let choices = crate::scene::choices(table.state(), chooser(table.state()));
        choices.iter().any(|choice| matches!(choice, Choice::Insure(_)))
    }));
}

#[test]
fn when_goods_are_chosen_for_insurance() {
    insta::assert_snapshot!(outline_in(4, 5, |table| matches!(table.state().phase, Phase::Cover { .. })));
}

#[test]
fn at_the_end() {
    insta::assert_snapshot!(outline_in(3, 6, |_| false));
}
