//! A picture of each harbour for the home page, each in the style of its place. They are drawn by us and say nothing
//! but their label.

pub(crate) mod dschunke;
pub(crate) mod osaka;
pub(crate) mod ostia;
pub(crate) mod yokohama;

use maud::{Markup, html};

/// The frame of a picture, 320 wide and 200 high.
fn picture(class: &str, label: &str, inside: Markup) -> Markup {
    html! {
        svg class={ "emblem " (class) } viewBox="0 0 320 200" role="img" aria-label=(label) { (inside) }
    }
}
