//! The plot of a sequential test: evidence for a yes goes up, evidence for a no goes down, until one reaches its
//! threshold.

use super::{Caption, LEFT, RIGHT, at, line, picture};
use maud::{Markup, html};
use portolan_arena::TestEvidence;
use std::fmt::Write;

/// The evidence by the number of games.
pub struct EvidencePlot<'a> {
    /// The title and the description.
    pub caption: Caption<'a>,
    /// The labels of the lines: enough for a yes, no evidence, enough for a no.
    pub edges: [String; 3],
    /// The number of games as text.
    pub games: String,
    /// The evidence that suffices for each decision.
    pub threshold: TestEvidence,
    /// Numbers of games with the evidence after them, in order.
    pub points: &'a [(u64, TestEvidence)],
}

const TOP: f64 = 12.0;
const BOTTOM: f64 = 160.0;

impl EvidencePlot<'_> {
    /// Renders the plot.
    pub fn draw(&self) -> Markup {
        let yes: Vec<(u64, f64)> = self.points.iter().map(|&(game, evidence)| (game, evidence.yes)).collect();
        let no: Vec<(u64, f64)> = self.points.iter().map(|&(game, evidence)| (game, -evidence.no)).collect();
        let heights = [self.threshold.yes, 0.0, -self.threshold.no];
        let inside = html! {
            @for (value, word) in heights.into_iter().zip(&self.edges) {
                (line(if value == 0.0 { "grid" } else { "even" }, (LEFT, self.y(value)), (RIGHT, self.y(value))))
                text.tick x="104" y=(at(self.y(value) + 4.0)) text-anchor="end" { (word) }
            }
            path.way.against d=(self.path(&no)) {}
            path.way d=(self.path(&yes)) {}
            @for last in [no.last(), yes.last()].into_iter().flatten() {
                circle.dot cx=(at(self.x(last.0))) cy=(at(self.y(last.1))) r="4.5" {}
            }
            text.tick x=(at(LEFT)) y=(at(BOTTOM + 20.0)) { "0" }
            text.tick x=(at(RIGHT)) y=(at(BOTTOM + 20.0)) text-anchor="end" { (self.games) }
        };
        picture(&self.caption, BOTTOM + 28.0, &inside)
    }

    fn last(&self) -> u64 {
        self.points.last().map_or(1, |&(game, _)| game.max(1))
    }

    fn x(&self, game: u64) -> f64 {
        LEFT + game as f64 / self.last() as f64 * (RIGHT - LEFT)
    }

    /// Returns the vertical coordinate. The thresholds are a little inside; values far beyond them are clamped.
    fn y(&self, value: f64) -> f64 {
        let (low, high) = (-1.15 * self.threshold.no, 1.15 * self.threshold.yes);
        BOTTOM - (value.clamp(low, high) - low) / (high - low) * (BOTTOM - TOP)
    }

    fn path(&self, points: &[(u64, f64)]) -> String {
        points.iter().fold(String::new(), |mut path, &(game, value)| {
            let letter = if path.is_empty() { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{letter}{:.1} {:.1}", self.x(game), self.y(value));
            path
        })
    }
}
