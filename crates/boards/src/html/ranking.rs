//! The ranking: places, points, and where each point came from.

use super::{Keys, pieces};
use crate::reader::Reader;
use crate::table;
use maud::{Markup, html};
use portolan_games::core::{Outcome, Part, Standing};

/// Who won, and the table; `name` translates the parts of a score.
pub(super) fn ranking(outcome: &Outcome, name: &dyn Fn(&str) -> String, reader: &Reader<'_>) -> Markup {
    let ranking = outcome.ranking();
    let title = reader.words.word(Keys::Ranking);
    html! {
        section.ranking aria-label=(title) {
            h2 { (table::who_won(outcome, reader)) }
            div.scroll {
                table {
                    caption { (title) }
                    @if let Some(first) = ranking.first() { thead { (heading(first, name, reader)) } }
                    tbody { @for standing in &ranking { (row(standing, reader)) } }
                }
            }
        }
    }
}

fn columns(standing: &Standing) -> impl Iterator<Item = &Part> {
    standing.score.parts.iter().chain(&standing.score.tie_breaks)
}

fn heading(standing: &Standing, name: &dyn Fn(&str) -> String, reader: &Reader<'_>) -> Markup {
    html! {
        tr {
            th scope="col" { span.unseen { (reader.words.word(Keys::Place)) } }
            th scope="col" { (reader.words.word(table::Keys::Player)) }
            th scope="col" { (reader.words.word(table::Keys::Points)) }
            @for part in columns(standing) { th scope="col" class={ "part " (part.what) } { (name(part.what)) } }
        }
    }
}

fn row(standing: &Standing, reader: &Reader<'_>) -> Markup {
    let score = &standing.score;
    html! {
        tr.winner[standing.rank == 1] {
            td {
                @if score.eliminated { (reader.words.word(table::Keys::Out)) } @else { (standing.rank) "." }
            }
            th scope="row" { (pieces::crest(score.seat)) " " (reader.players.name(score.seat)) }
            td.points { (score.points()) }
            @for part in columns(standing) { td { (part.count) } }
        }
    }
}
