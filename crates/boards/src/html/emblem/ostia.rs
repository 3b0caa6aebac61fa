//! To be drawn.

use super::picture;
use maud::{Markup, html};

/// The picture.
pub(crate) fn draw(label: &str) -> Markup {
    picture("ostia", label, html! {})
}
