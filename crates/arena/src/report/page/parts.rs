//! What both pages are made of: the frame, sections, a plot beside its table, facts.

use super::STYLE;
use crate::report::numbers::seed_text;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use portolan_games::TableSetup;

/// A whole page.
pub(super) fn page(table: &TableSetup, what: &str, told: &str, inside: &Markup) -> String {
    let game = table.game.meta().name;
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (game) " · " (what) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    (rose())
                    p.what { (what) }
                    h1 { (game) }
                    p.told { (told) }
                    p.made { (made(table)) }
                }
                main { (inside) }
                footer { "Made by Portolan. The same seed gives the same figures on every machine." }
            }
        }
    };
    page.into_string()
}

/// The table in a line: players, options, seed.
fn made(table: &TableSetup) -> String {
    let options = table.options.iter().map(|(name, value)| format!("{name}={value}"));
    let own = table.components.as_ref().map(|_| "own components".to_string());
    let facts = [format!("{} players", table.seats)].into_iter().chain(options).chain(own);
    facts.chain([format!("seed {}", seed_text(&table.seed))]).collect::<Vec<_>>().join(" · ")
}

/// The wind rose of a chart of harbours, with its lines: an ornament.
fn rose() -> Markup {
    let turned = |n: u32| format!("rotate({:.2})", f64::from(n) * 22.5);
    html! {
        svg.rose viewBox="-200 -200 400 400" aria-hidden="true" {
            @for n in 0..16 { line.rhumb x1="0" y1="0" x2="0" y2="-600" transform=(turned(n)) {} }
            circle.ring r="96" {}
            circle.ring r="60" {}
            @for n in 0..8 {
                path class=(if n % 2 == 0 { "point" } else { "half-point" })
                    d=(if n % 2 == 0 { "M0 -118L13 -13L0 0L-13 -13Z" } else { "M0 -84L10 -11L0 0L-10 -11Z" })
                    transform=(turned(n * 2)) {}
            }
        }
    }
}

/// A part of the page with its heading.
pub(super) fn section(heading: &str, about: &str, inside: &Markup) -> Markup {
    html! {
        section {
            h2 { (heading) }
            @if !about.is_empty() { p.about { (about) } }
            (inside)
        }
    }
}

/// A plot, and the same as a table beside it.
pub(super) fn beside(plot: &Markup, table: &Markup) -> Markup {
    html! { div.beside { figure { (plot) } (table) } }
}

/// A table: names in the first column, numbers in the others.
pub(super) fn table(caption: &str, heads: &[&str], rows: &[Vec<String>]) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(caption) {
            table {
                caption { (caption) }
                thead {
                    tr {
                        @for head in heads {
                            // A corner without a word is no heading.
                            @if head.is_empty() { td {} } @else { th scope="col" { (head) } }
                        }
                    }
                }
                tbody {
                    @for row in rows {
                        tr {
                            @for (place, field) in row.iter().enumerate() {
                                @if place == 0 { th scope="row" { (field) } } @else { td { (field) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Single figures that one wants to see at once.
pub(super) fn facts(facts: &[(String, &str)]) -> Markup {
    html! {
        dl.facts {
            @for (figure, what) in facts { div { dt { (what) } dd { (figure) } } }
        }
    }
}
