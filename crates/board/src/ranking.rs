//! The ranking as terminal text: a row for each player, or a column for each player if the game has many kinds of points.

use crate::Reader;
use crate::layout::{WIDTH, cut, pad, pad_left};
use crate::table::list;
use portolan_core::{Outcome, ScorePart, SeatSet, Standing};
use portolan_i18n::TableKey;
use textwrap::core::display_width;

/// The ranking with where each point came from; `name` translates the parts of a score.
pub fn ranking(outcome: &Outcome, name: impl Fn(&str) -> String, reader: &Reader<'_>) -> String {
    let ranking = outcome.ranking();
    let mut lines = vec![who_won(outcome, reader), String::new()];
    let heading = ranking.first().map(|first| heading(first, &name, reader)).unwrap_or_default();
    if display_width(&heading) <= WIDTH {
        lines.push(heading);
        lines.extend(ranking.iter().map(|standing| row(standing, &name, reader)));
    } else {
        lines.extend(upright(&ranking, &name, reader));
    }
    lines.join("\n")
}

/// The winners, as a sentence.
pub fn who_won(outcome: &Outcome, reader: &Reader<'_>) -> String {
    let winners: Vec<String> = outcome.winners().iter().map(|seat| reader.name(seat)).collect();
    let key = if winners.len() == 1 { TableKey::Winner } else { TableKey::Winners };
    match outcome.winners() {
        SeatSet::EMPTY => reader.locale.text(TableKey::NobodyWins),
        _ => reader.locale.format(key, [("who", list(&winners, reader).into())]),
    }
}

/// The ranking of a game with many kinds of points: a column for each player, a row for each kind.
fn upright(ranking: &[&Standing], name: &impl Fn(&str) -> String, reader: &Reader<'_>) -> Vec<String> {
    let kinds = || ranking.first().into_iter().flat_map(|standing| columns(standing));
    let titles: Vec<String> = kinds().map(|part| name(part.what)).collect();
    let title = titles.iter().map(|title| display_width(title)).max().unwrap_or(0) + 2;
    let column = (WIDTH - title) / ranking.len().max(1);
    let line = |title_of: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| pad_left(cell, column)).collect();
        format!(" {}{cells}", pad(title_of, title - 1))
    };
    let player = |standing: &&Standing| {
        let name = reader.ink.bold(&cut(reader.players.name(standing.score.seat), column - 5));
        format!("{} {name}", rank(standing, reader))
    };
    let points = |standing: &&Standing| reader.ink.bold(&standing.score.points().to_string());
    let mut lines = vec![
        line("", ranking.iter().map(player).collect()),
        line(&reader.locale.text(TableKey::Points), ranking.iter().map(points).collect()),
    ];
    lines.extend(titles.iter().enumerate().map(|(kind, title)| {
        let count =
            |standing: &&Standing| columns(standing).nth(kind).map_or(0, |part| part.count).to_string();
        line(title, ranking.iter().map(count).collect())
    }));
    lines
}

fn rank(standing: &Standing, reader: &Reader<'_>) -> String {
    let out = standing.score.eliminated.then(|| reader.locale.text(TableKey::Out));
    out.unwrap_or_else(|| format!("{}.", standing.rank))
}

const NAME: usize = 16;

fn columns(standing: &Standing) -> impl Iterator<Item = &ScorePart> {
    standing.score.parts.iter().chain(&standing.score.tie_breaks)
}

fn width_of(title: &str) -> usize {
    display_width(title).max(4) + 2
}

fn heading(standing: &Standing, name: &impl Fn(&str) -> String, reader: &Reader<'_>) -> String {
    let points = reader.locale.text(TableKey::Points);
    let mut line = format!("     {}", pad(&reader.locale.text(TableKey::Player), NAME));
    line += &pad_left(&points, width_of(&points));
    for part in columns(standing) {
        let title = name(part.what);
        line += &pad_left(&title, width_of(&title));
    }
    line
}

fn row(standing: &Standing, name: &impl Fn(&str) -> String, reader: &Reader<'_>) -> String {
    let score = &standing.score;
    let player = reader.ink.bold(&cut(reader.players.name(score.seat), NAME - 1));
    let mut line = format!("{} {}", pad_left(&rank(standing, reader), 4), pad(&player, NAME));
    let points = reader.ink.bold(&score.points().to_string());
    line += &pad_left(&points, width_of(&reader.locale.text(TableKey::Points)));
    for part in columns(standing) {
        line += &pad_left(&part.count.to_string(), width_of(&name(part.what)));
    }
    line
}
