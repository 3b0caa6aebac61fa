//! A value with its interval for each of several names: dots with whiskers, and a reference line.

use super::{Axis, Caption, LEFT, RIGHT, at, line, picture, short};
use maud::{Markup, html};

/// A value with its confidence interval.
pub struct Range {
    /// The name beside it.
    pub name: String,
    /// The lower bound, the value, the upper bound.
    pub low_value_high: [f64; 3],
}

/// Ranges below each other.
pub struct Ranges<'a> {
    /// The title and the description.
    pub caption: Caption<'a>,
    /// The ranges from top to bottom.
    pub rows: Vec<Range>,
    /// The horizontal axis.
    pub axis: Axis,
    /// The value if all were equal, with its label; `None` for no reference line.
    pub even: Option<(f64, String)>,
}

const ROW: f64 = 26.0;
const TOP: f64 = 22.0;

impl Ranges<'_> {
    /// Renders the plot.
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

/// Returns the anchor of a label: centred on its line, or beside it near the edges.
fn anchor(place: f64) -> &'static str {
    match (place - LEFT) / (RIGHT - LEFT) {
        share if share < 0.2 => "start",
        share if share > 0.8 => "end",
        _ => "middle",
    }
}
