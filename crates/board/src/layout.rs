//! Text in columns and paragraphs. Widths are display widths: escape codes count as zero.

use crate::names::END_ISOLATE;
use textwrap::core::display_width;

/// The width of the terminal for which boards are made, in columns.
pub const WIDTH: usize = 80;

/// Pads the text with spaces on the right.
pub fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(display_width(text))))
}

/// Pads the text with spaces on the left.
pub fn pad_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(display_width(text))))
}

/// Cuts a plain text to this width. An isolated name stays isolated.
pub fn cut(text: &str, width: usize) -> String {
    if display_width(text) <= width {
        return text.to_string();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if display_width(&short) + display_width(&letter.to_string()) + 1 > width {
            break;
        }
        short.push(letter);
    }
    short.push('…');
    if text.ends_with(END_ISOLATE) {
        short.push(END_ISOLATE);
    }
    short
}

/// Wraps a paragraph to the terminal width, each line indented.
pub fn paragraph(text: &str, indent: &str) -> String {
    let options = textwrap::Options::new(WIDTH - 1).initial_indent(indent).subsequent_indent(indent);
    textwrap::fill(text, options)
}

/// Puts items side by side in lines of at most `width` columns.
pub fn flow(items: &[String], width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for item in items {
        let used = lines.last().map_or(0, |line| display_width(line));
        if used > 0 && used + 2 + display_width(item) > width {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push_str("  ");
            }
            line.push_str(item);
        }
    }
    lines
}
