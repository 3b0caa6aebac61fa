//! A value with its interval for each of several names: dots with whiskers, and a line where all would be equal.

use super::{Axis, Caption, LEFT, RIGHT, at, line, picture, short};
use maud::{Markup, html};

/// A value, and between what bounds it can be trusted.
pub struct Range {
    /// Whose it is.
    pub name: String,
    /// The lower bound, the value, the upper bound.
    pub low_value_high: [f64; 3],
}

/// Ranges below each other.
pub struct Ranges<'a> {
    /// What it is called.
    pub caption: Caption<'a>,
    /// From top to bottom.
    pub rows: Vec<Range>,
    /// From left to right.
    pub axis: Axis,
    /// Where all would be equal, and a word for it.
    pub even: Option<(f64, String)>,
}

const ROW: f64 = 26.0;
const TOP: f64 = 22.0;

impl Ranges<'_> {
    /// Draws it.
    pub fn draw(&self) -> Markup {
        let bottom = TOP + ROW * self.rows.len() as f64;
        let inside = html! {
            (self.axis.draw(TOP, bottom))
            @if let Some((even, word)) = &self.even {
                (line("even", (self.axis.place(*even), TOP - 4.0), (self.axis.place(*even), bottom)))
                text.even-word x=(at(self.axis.place(*even))) y=(at(TOP - 8.0)) text-anchor=(anchor(self.axis.place(*even))) { (word) }
            }
            @for (number, row) in self.rows.iter().enumerate() {
                (self.row(row, TOP + ROW * (number as f64 + 0.5)))
            }
        };
        picture(&self.caption, bottom + 24.0, &inside)
    }

    fn row(&self, row: &Range, y: f64) -> Markup {
        let [low, value, high] = row.low_value_high.map(|number| self.axis.place(number));
        html! {
            text.name x="104" y=(at(y + 4.5)) text-anchor="end" { (short(&row.name)) }
            (line("whisker", (low, y), (high, y)))
            (line("whisker-end", (low, y - 4.0), (low, y + 4.0)))
            (line("whisker-end", (high, y - 4.0), (high, y + 4.0)))
            circle.dot cx=(at(value)) cy=(at(y)) r="5" {}
        }
    }
}

/// Caption stand over the middle of their line, and beside it where they would not fit into the picture.
fn anchor(place: f64) -> &'static str {
    match (place - LEFT) / (RIGHT - LEFT) {
        share if share < 0.2 => "start",
        share if share > 0.8 => "end",
        _ => "middle",
    }
}
