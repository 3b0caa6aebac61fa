//! The parts that both pages share: the frame, sections, a plot beside its table, key figures.

use super::STYLE;
use crate::report::ReportLocale;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use portolan_games::TableSetup;
use portolan_i18n::ReportKey;

/// Renders a whole page. `subtitle` describes the games below the heading.
pub fn page(
    table: &TableSetup,
    what: &str,
    subtitle: &str,
    inside: &Markup,
    locale: &ReportLocale<'_>,
) -> String {
    let game = table.game.meta().name;
    let page = html! {
        (DOCTYPE)
        html lang=(locale.tag()) {
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
                    p.told { (subtitle) }
                    p.made { (locale.table(table)) }
                }
                main { (inside) }
                footer { (locale.text(ReportKey::Footer)) }
            }
        }
    };
    page.into_string()
}

/// Renders a decorative compass rose.
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

/// Renders a section with its heading.
pub fn section(heading: &str, about: &str, inside: &Markup) -> Markup {
    html! {
        section {
            h2 { (heading) }
            @if !about.is_empty() { p.about { (about) } }
            (inside)
        }
    }
}

/// Renders a plot and a table of the same figures beside it.
pub fn beside(plot: &Markup, table: &Markup) -> Markup {
    html! { div.beside { figure { (plot) } (table) } }
}

/// Renders a table: names in the first column, numbers in the others.
pub fn table(caption: &str, heads: &[String], rows: &[Vec<String>]) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(caption) {
            table {
                caption { (caption) }
                thead {
                    tr {
                        @for head in heads {
                            // An empty corner is not a header cell.
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

/// Renders key figures with their labels.
pub fn facts(facts: &[(String, String)]) -> Markup {
    html! {
        dl.facts {
            @for (figure, what) in facts { div { dt { (what) } dd { (figure) } } }
        }
    }
}
