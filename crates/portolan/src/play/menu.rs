//! The numbered list of choices: in two columns if they are short; of a long run of similar choices only the first and
//! the last.

use portolan_boards::{Ink, Reader, describe, is_quick};
use portolan_games::{AnyChoice, AnyView};
use portolan_i18n::TableKey;
use textwrap::core::display_width;

const WIDTH: usize = 79;
const COLUMN: usize = WIDTH / 2;

/// Longer runs of similar choices are abbreviated.
const MAX_RUN: usize = 8;

/// Renders all choices with number, notation and description.
pub fn menu(choices: &[AnyChoice], view: &AnyView, reader: &Reader<'_>) -> String {
    let notation = choices.iter().map(|choice| choice.to_string().len()).max().unwrap_or(0);
    let mut lines: Vec<String> = Vec::new();
    let mut short: Vec<String> = Vec::new();
    let mut number = 1;
    for run in choices.chunk_by(|one, next| is_quick(one, view) == is_quick(next, view)) {
        if let ([first, .., last], true) = (run, run.len() > MAX_RUN && !is_quick(&run[0], view)) {
            lines.extend(in_columns(&std::mem::take(&mut short)));
            let [first, last] = [first, last].map(|choice| Ink::Ansi.bold(&choice.to_string()));
            let to = number + run.len() - 1;
            lines.push(format!(
                "{number:>3} – {to}  {first} … {last}  {}",
                reader.locale.text(TableKey::AlsoPossible)
            ));
            number += run.len();
            continue;
        }
        for choice in run {
            let before =
                format!("{number:>3}  {}  ", Ink::Ansi.bold(&format!("{:notation$}", choice.to_string())));
            let description = describe(choice, view, reader);
            if display_width(&before) + display_width(&description) <= COLUMN {
                short.push(before + &description);
            } else {
                lines.extend(in_columns(&std::mem::take(&mut short)));
                lines.push(wrapped(&before, &description));
            }
            number += 1;
        }
    }
    lines.extend(in_columns(&short));
    lines.join("\n")
}

fn wrapped(before: &str, description: &str) -> String {
    let indent = " ".repeat(display_width(before));
    let options = textwrap::Options::new(WIDTH).initial_indent(before).subsequent_indent(&indent);
    textwrap::fill(description, options)
}

/// Arranges cells in two columns, the first half on the left; fewer than six stay in one column.
fn in_columns(cells: &[String]) -> Vec<String> {
    if cells.len() < 6 {
        return cells.to_vec();
    }
    let (left, right) = cells.split_at(cells.len().div_ceil(2));
    let beside = |(row, cell): (usize, &String)| match right.get(row) {
        Some(other) => {
            format!("{cell}{}{other}", " ".repeat((COLUMN + 1).saturating_sub(display_width(cell))))
        }
        None => cell.clone(),
    };
    left.iter().enumerate().map(beside).collect()
}
