//! Plots as SVG, drawn by us: no script, no font, no colour of their own. A style sheet colours their classes, so they
//! follow light and dark; each has a title and a description for those who do not see it, and stands beside a table.

mod axis;
mod bars;
mod columns;
mod ranges;
mod way;

pub use axis::Axis;
pub use bars::{Bar, Bars};
pub use columns::{Column, Columns};
pub use ranges::{Range, Ranges};
pub use way::Way;

use maud::{Markup, html};

/// How wide every plot is, in its own units: so that letters are large enough on a phone.
const WIDTH: f64 = 400.0;

/// Where names end and the picture begins, and where it ends.
const LEFT: f64 = 112.0;
const RIGHT: f64 = 384.0;

/// What a plot is called, and what it shows, in words.
pub struct Caption<'a> {
    /// Names it on its page: letters only.
    pub id: &'a str,
    /// A short title.
    pub title: &'a str,
    /// A sentence for those who do not see it.
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

/// A coordinate with one decimal: enough, and short.
fn at(coordinate: f64) -> String {
    format!("{coordinate:.1}")
}

/// A name that fits beside the picture.
fn short(name: &str) -> String {
    if name.chars().count() <= 14 {
        return name.to_string();
    }
    name.chars().take(13).chain(['…']).collect()
}

fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> Markup {
    html! { line class=(class) x1=(at(from.0)) y1=(at(from.1)) x2=(at(to.0)) y2=(at(to.1)) {} }
}
