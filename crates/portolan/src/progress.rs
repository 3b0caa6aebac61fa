//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};
use portolan_i18n::{Locale, ProgramKey};

/// Returns a bar with this template, visible only on a terminal.
pub fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    style.map_or_else(|_| ProgressBar::hidden(), |style| ProgressBar::new(length).with_style(style))
}

/// Returns a bar that shows how many of all items are done. The message is a template of the bar; the length is set later.
pub fn count_bar(locale: &Locale, key: ProgramKey) -> ProgressBar {
    let parts = [("bar", "{bar:40}"), ("done", "{human_pos}"), ("all", "{human_len}"), ("rest", "{eta}")];
    bar(0, &locale.format(key, parts.map(|(name, part)| (name, part.into()))))
}
