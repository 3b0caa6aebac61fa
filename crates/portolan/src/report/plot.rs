//! Plots as SVG, without scripts and fonts. The style sheet of the page colours their classes, for light and dark themes.
//! Each has a title and a description for screen readers, and is shown beside a table.

mod axis;
mod bars;
mod columns;
mod evidence_plot;
mod ranges;

pub use axis::Axis;
pub use bars::{Bar, Bars};
pub use columns::{Column, Columns};
pub use evidence_plot::EvidencePlot;
pub use ranges::{Range, Ranges};

use maud::{Markup, html};

/// The width of every plot in its own units, so that text is large enough on a phone.
const WIDTH: f64 = 400.0;

/// The left and right edges of the plotted area; names are left of it.
const LEFT: f64 = 112.0;
const RIGHT: f64 = 384.0;

/// The title and the description of a plot.
pub struct Caption<'a> {
    /// The prefix of element ids, unique on the page: letters and digits.
    pub id: &'a str,
    /// A short title.
    pub title: &'a str,
    /// A sentence for screen readers.
    pub about: &'a str,
}

fn picture(caption: &Caption<'_>, height: f64, inside: &Markup) -> Markup {
    let (title, about) = (format!("{}-title", caption.id), format!("{}-about", caption.id));
    html! {
        svg.plot role="img" viewBox=(format!("0 0 {WIDTH} {height}")) aria-labelledby=(title) aria-describedby=(about) {
            title id=(title) { (caption.title) }
            desc id=(about) { (caption.about) }
            (inside)
        }
    }
}

/// Formats a coordinate with one decimal.
fn at(coordinate: f64) -> String {
    format!("{coordinate:.1}")
}

/// Returns the name, abbreviated if it does not fit beside the plotted area.
fn short(name: &str) -> String {
    if name.chars().count() <= 14 {
        return name.to_string();
    }
    name.chars().take(13).chain(['…']).collect()
}

fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> Markup {
    html! { line class=(class) x1=(at(from.0)) y1=(at(from.1)) x2=(at(to.0)) y2=(at(to.1)) {} }
}
