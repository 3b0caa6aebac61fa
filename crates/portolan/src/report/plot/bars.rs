//! A bar plot: one share per name.

use super::{Caption, LEFT, RIGHT, at, line, picture, short};
use maud::{Markup, html};

/// One bar.
pub struct Bar {
    /// The name beside it.
    pub name: String,
    /// The share, from 0 to 1.
    pub share: f64,
    /// The share as text.
    pub label: String,
}

/// Bars below each other.
pub struct Bars<'a> {
    /// The title and the description.
    pub caption: Caption<'a>,
    /// The bars from top to bottom.
    pub bars: Vec<Bar>,
}

const ROW: f64 = 26.0;

impl Bars<'_> {
    /// Renders the plot. A label is right of its bar, or inside a long one.
    pub fn draw(&self) -> Markup {
        let bottom = ROW * self.bars.len() as f64;
        let inside = html! {
            (line("base", (LEFT, 2.0), (LEFT, bottom - 2.0)))
            @for (number, bar) in self.bars.iter().enumerate() {
                (one(bar, ROW * number as f64))
            }
        };
        picture(&self.caption, bottom.max(ROW), &inside)
    }
}

fn one(bar: &Bar, top: f64) -> Markup {
    let width = bar.share.clamp(0.0, 1.0) * (RIGHT - LEFT);
    let inside = width > 0.75 * (RIGHT - LEFT);
    let (x, anchor) = if inside { (LEFT + width - 6.0, "end") } else { (LEFT + width + 6.0, "start") };
    html! {
        text.name x="104" y=(at(top + 17.5)) text-anchor="end" { (short(&bar.name)) }
        rect.bar x=(at(LEFT)) y=(at(top + 4.0)) width=(at(width)) height=(at(ROW - 8.0)) {}
        text class=(if inside { "in-bar" } else { "tick" }) x=(at(x)) y=(at(top + 17.5)) text-anchor=(anchor) { (bar.label) }
    }
}
