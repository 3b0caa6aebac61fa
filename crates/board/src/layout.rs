//! Text in columns and paragraphs. Widths are those that the eye sees: colours take no room.

use textwrap::core::display_width;

/// The boards are made for terminals of this width.
pub const WIDTH: usize = 80;

/// The text, filled up with spaces.
pub fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(display_width(text))))
}

/// The text at the right end of its column.
pub fn pad_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(display_width(text))))
}

/// The beginning of a plain text that fits.
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
    short + "…"
}

/// A paragraph, each line indented.
pub fn paragraph(text: &str, indent: &str) -> String {
    let options = textwrap::Options::new(WIDTH - 1).initial_indent(indent).subsequent_indent(indent);
    textwrap::fill(text, options)
}

/// Locale side by side in lines of at most `width`.
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
