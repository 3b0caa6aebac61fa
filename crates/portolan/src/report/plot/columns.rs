//! Histograms for one or several names, on one scale.

use super::{Axis, Caption, LEFT, RIGHT, at, line, picture, short};
use maud::{Markup, html};
use portolan_arena::Histogram;

/// The histogram of one name.
pub struct Column<'a> {
    /// The name beside it; may be empty.
    pub name: String,
    /// The mean as text.
    pub mean: String,
    /// The counts of the numbers.
    pub counts: &'a Histogram,
}

/// Histograms below each other.
pub struct Columns<'a> {
    /// The title and the description.
    pub caption: Caption<'a>,
    /// The histograms from top to bottom.
    pub rows: Vec<Column<'a>>,
}

/// The maximum number of columns; for a wider range several numbers share a column.
const MAX_COLUMNS: i64 = 60;
const ROW: f64 = 92.0;

impl Columns<'_> {
    /// Renders the histograms, each with a line at its mean.
    pub fn draw(&self) -> Markup {
        let (least, per_column, count) = self.scale();
        let (from, to) = (least as f64, (least + per_column * count) as f64);
        // Each number is below the middle of its column.
        let half = per_column as f64 / 2.0;
        let axis = Axis::new(from - half, to - half, |number| format!("{number:.0}"));
        let bottom = ROW * self.rows.len() as f64;
        let inside = html! {
            (axis.draw(6.0, bottom))
            @for (number, row) in self.rows.iter().enumerate() {
                (self.row(row, ROW * (number as f64 + 1.0), &axis))
            }
        };
        picture(&self.caption, bottom + 24.0, &inside)
    }

    /// Returns the least number, the number of numbers per column, and the number of columns.
    fn scale(&self) -> (i64, i64, i64) {
        let counts = || self.rows.iter().map(|row| row.counts);
        let least = counts().map(Histogram::min).min().unwrap_or(0);
        let most = counts().map(Histogram::max).max().unwrap_or(0).max(least);
        let per_column = (most - least) / MAX_COLUMNS + 1;
        (least, per_column, (most - least) / per_column + 1)
    }

    fn row(&self, row: &Column<'_>, bottom: f64, axis: &Axis) -> Markup {
        let (least, per_column, count) = self.scale();
        let mut heights = vec![0_u64; count as usize];
        for (number, often) in row.counts.iter() {
            heights[((number - least) / per_column) as usize] += often;
        }
        let highest = heights.iter().copied().max().unwrap_or(0).max(1) as f64;
        let width = (RIGHT - LEFT) / count as f64;
        let mean = axis.place(row.counts.mean());
        html! {
            text.name x="104" y=(at(bottom - 30.0)) text-anchor="end" { (short(&row.name)) }
            text.mean-word x="104" y=(at(bottom - 14.0)) text-anchor="end" { (row.mean) }
            @for (place, &often) in heights.iter().enumerate().filter(|(_, often)| **often > 0) {
                @let height = (often as f64 / highest * (ROW - 14.0)).max(1.0);
                rect.bar x=(at(LEFT + width * place as f64 + 0.5)) y=(at(bottom - height)) width=(at((width - 1.0).max(0.8))) height=(at(height)) {}
            }
            (line("base", (LEFT, bottom), (RIGHT, bottom)))
            (line("mean", (mean, bottom - ROW + 10.0), (mean, bottom)))
        }
    }
}
