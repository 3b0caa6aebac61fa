//! The ranking: places, points, and where each point came from.

use super::{hyphenated, pieces};
use crate::Reader;
use crate::ranking::who_won;
use maud::{Markup, html};
use portolan_core::{Outcome, ScorePart, Standing};
use portolan_i18n::{HtmlKey, TableKey};

/// With more kinds of points than this, each kind is a row and each player a column.
const MANY: usize = 3;

/// The winners and the table; `name` translates the parts of a score.
pub fn ranking(outcome: &Outcome, name: &dyn Fn(&str) -> String, reader: &Reader<'_>) -> Markup {
    let ranking = outcome.ranking();
    let title = reader.locale.text(HtmlKey::Ranking);
    html! {
        section.ranking aria-label=(title) {
            h2 { (who_won(outcome, reader)) }
            div.scroll role="group" tabindex="0" aria-label=(title) {
                table {
                    caption { (title) }
                    @match ranking.first() {
                        Some(first) if columns(first).count() > MANY => (upright(&ranking, name, reader)),
                        Some(first) => {
                            thead { (heading(first, name, reader)) }
                            tbody { @for standing in &ranking { (row(standing, reader)) } }
                        }
                        None => {}
                    }
                }
            }
        }
    }
}

fn columns(standing: &Standing) -> impl Iterator<Item = &ScorePart> {
    standing.score.parts.iter().chain(&standing.score.tie_breaks)
}

fn heading(standing: &Standing, name: &dyn Fn(&str) -> String, reader: &Reader<'_>) -> Markup {
    html! {
        tr {
            th scope="col" { span.unseen { (reader.locale.text(HtmlKey::Place)) } }
            th scope="col" { (reader.locale.text(TableKey::Player)) }
            th scope="col" { (reader.locale.text(TableKey::Points)) }
            @for part in columns(standing) { th scope="col" class={ "part " (part.what) } { (name(part.what)) } }
        }
    }
}

/// A column for each player. Kinds of points that no player has are left out.
fn upright(ranking: &[&Standing], name: &dyn Fn(&str) -> String, reader: &Reader<'_>) -> Markup {
    let kinds = ranking.first().into_iter().flat_map(|standing| columns(standing)).enumerate();
    html! {
        thead { (players_heading(ranking, reader)) }
        tbody {
            tr {
                th scope="row" { (reader.locale.text(TableKey::Points)) }
                @for standing in ranking { td.points.winner[standing.rank == 1] { (standing.score.points()) } }
            }
            @for (kind, part) in kinds {
                @if ranking.iter().any(|standing| count_of(standing, kind) > 0) {
                    tr class={ "part " (part.what) } {
                        th scope="row" { (name(part.what)) }
                        @for standing in ranking { td.winner[standing.rank == 1] { (count_of(standing, kind)) } }
                    }
                }
            }
        }
    }
}

fn count_of(standing: &Standing, kind: usize) -> i32 {
    columns(standing).nth(kind).map_or(0, |part| part.count)
}

fn players_heading(ranking: &[&Standing], reader: &Reader<'_>) -> Markup {
    html! {
        tr {
            th scope="col" { (reader.locale.text(TableKey::Player)) }
            @for standing in ranking {
                th.winner[standing.rank == 1] scope="col" {
                    (pieces::crest(standing.score.seat)) " "
                    span.who { (hyphenated(reader.players.name(standing.score.seat), reader.locale)) }
                }
            }
        }
    }
}

fn row(standing: &Standing, reader: &Reader<'_>) -> Markup {
    let score = &standing.score;
    html! {
        tr.winner[standing.rank == 1] {
            td {
                @if score.eliminated { (reader.locale.text(TableKey::Out)) } @else { (standing.rank) "." }
            }
            th scope="row" { (pieces::crest(score.seat)) " " (reader.players.name(score.seat)) }
            td.points { (score.points()) }
            @for part in columns(standing) { td { (part.count) } }
        }
    }
}
