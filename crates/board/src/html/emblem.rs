//! The frame of the emblems on the home page. Each game has its own picture.

use maud::{Markup, html};

/// A picture 320 wide and 200 high.
pub fn emblem_frame(class: &str, label: &str, inside: Markup) -> Markup {
    html! {
        svg class={ "emblem " (class) } viewBox="0 0 320 200" role="img" aria-label=(label) { (inside) }
    }
}
