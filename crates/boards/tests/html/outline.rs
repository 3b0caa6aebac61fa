//! The page as an outline: every element with what it says, without the pictures.

use crate::scene::{chooser, page, play_until, table};
use portolan_games::core::ThoughtRng;
use portolan_games::osaka::{Phase, View};
use portolan_games::{AnyTable, AnyView, GameId};
use scraper::{ElementRef, Html, Node};

/// Every element of a page with what it says, without the pictures.
pub(crate) fn outline(page: &str) -> String {
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

fn outline_in(seats: usize, seed: u64, stop: impl Fn(&AnyTable) -> bool) -> String {
    let mut table = table(GameId::Osaka, seats, seed);
    play_until(&mut table, &mut ThoughtRng::new(seed), stop);
    outline(&page(&table, chooser(&table)))
}

fn view_of(table: &AnyTable) -> View {
    let AnyView::Osaka(view) = table.view(chooser(table)) else { unreachable!("a table of Osaka") };
    view
}

/// Can whoever is to choose do this, or something that begins so?
fn is_listed(what: &str, table: &AnyTable) -> bool {
    crate::scene::choices(table, chooser(table)).iter().any(|choice| choice.to_string().starts_with(what))
}

#[test]
fn at_the_start() {
    insta::assert_snapshot!(outline_in(2, 1, |_| true));
}

#[test]
fn my_turn_with_a_purchase() {
    insta::assert_snapshot!(outline_in(4, 2, |table| {
        let view = view_of(table);
        let insured = view.players.iter().any(|player| !player.insured.is_empty());
        let reserved = view.market.iter().any(|stall| stall.reserved_by.is_some());
        let buying = is_listed("buy", table);
        insured && reserved && buying
    }));
}

#[test]
fn during_a_payment() {
    insta::assert_snapshot!(outline_in(
        3,
        3,
        |table| matches!(view_of(table).phase, Phase::Payment { paid, .. } if paid > 0)
    ));
}

#[test]
fn before_ships_sink() {
    insta::assert_snapshot!(outline_in(4, 4, |table| { is_listed("insure", table) }));
}

#[test]
fn when_goods_are_chosen_for_insurance() {
    insta::assert_snapshot!(outline_in(4, 5, |table| matches!(view_of(table).phase, Phase::Cover { .. })));
}

#[test]
fn at_the_end() {
    insta::assert_snapshot!(outline_in(3, 6, |_| false));
}
