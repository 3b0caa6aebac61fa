//! The way of the evidence between the edge that says no and the edge that says yes.

use super::{LEFT, RIGHT, Words, at, line, picture};
use maud::{Markup, html};
use std::fmt::Write;

/// What the evidence was after so many games.
pub(crate) struct Way<'a> {
    /// What it is called.
    pub(crate) words: Words<'a>,
    /// Where it is enough for a no and for a yes.
    pub(crate) edges: (f64, f64),
    /// From the first game to the last.
    pub(crate) points: &'a [(u64, f64)],
}

const TOP: f64 = 12.0;
const BOTTOM: f64 = 150.0;

impl Way<'_> {
    /// Draws it.
    pub(crate) fn draw(&self) -> Markup {
        let games = self.points.last().map_or(1, |&(game, _)| game.max(1));
        let (no, yes) = self.edges;
        let evidence = || self.points.iter().map(|&(_, evidence)| evidence);
        let (low, high) = (evidence().fold(no, f64::min), evidence().fold(yes, f64::max));
        let y = |value: f64| BOTTOM - (value - low) / (high - low) * (BOTTOM - TOP);
        let x = |game: u64| LEFT + game as f64 / games as f64 * (RIGHT - LEFT);
        let path = self.points.iter().fold(String::new(), |mut path, &(game, value)| {
            let letter = if path.is_empty() { 'M' } else { 'L' };
            // Writing to a text cannot fail.
            let _ = write!(path, "{letter}{:.1} {:.1}", x(game), y(value));
            path
        });
        let inside = html! {
            @for (value, word) in [(yes, "enough for yes"), (0.0, "undecided"), (no, "enough for no")] {
                (line(if value == 0.0 { "grid" } else { "even" }, (LEFT, y(value)), (RIGHT, y(value))))
                text.tick x="104" y=(at(y(value) + 4.0)) text-anchor="end" { (word) }
            }
            path.way d=(path) {}
            @if let Some(&(game, value)) = self.points.last() {
                circle.dot cx=(at(x(game))) cy=(at(y(value))) r="5" {}
            }
            text.tick x=(at(LEFT)) y=(at(BOTTOM + 20.0)) { "0" }
            text.tick x=(at(RIGHT)) y=(at(BOTTOM + 20.0)) text-anchor="end" { (games) " games" }
        };
        picture(&self.words, BOTTOM + 28.0, &inside)
    }
}
