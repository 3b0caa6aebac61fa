//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};

/// Returns a bar with this template, visible only on a terminal.
pub fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    style.map_or_else(|_| ProgressBar::hidden(), |style| ProgressBar::new(length).with_style(style))
}
