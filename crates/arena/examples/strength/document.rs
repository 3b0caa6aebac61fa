//! Rows of the tables in a document.

use portolan_arena::Interval;
use std::path::Path;

/// The result of one question.
pub(crate) struct Measured {
    pub(crate) game: String,
    pub(crate) seats: usize,
    pub(crate) bot: String,
    pub(crate) against: String,
    pub(crate) bound: f64,
    pub(crate) share: Interval,
    pub(crate) games: u64,
    pub(crate) answer: &'static str,
}

impl Measured {
    /// The beginning of the row, which identifies the question.
    fn key(&self) -> String {
        format!("| {} | {} | {} | {} |", self.game, self.seats, self.bot, self.against)
    }

    pub(crate) fn row(&self) -> String {
        let percent = |share: f64| format!("{:.0} %", 100.0 * share);
        let Interval { rate, low, high } = self.share;
        format!(
            "{} {} | {} to {} | {} | {} | {} |",
            self.key(),
            percent(rate),
            percent(low),
            percent(high),
            self.games,
            percent(self.bound),
            self.answer
        )
    }
}

/// Replaces the row of the same question, or adds the row at the end of its table.
pub(crate) fn write(file: &Path, table: &str, measured: &Measured) -> Result<(), String> {
    let describe = |error: std::io::Error| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(describe)?;
    let end = format!("<!-- {table}: end -->");
    let Some(place) = text.find(&end) else {
        return Err(format!("{} has no line ‘{end}’ to write before", file.display()));
    };
    let (mut before, row) = (text[..place].to_string(), measured.row());
    let begin = before.find(&format!("<!-- {table}: begin -->")).unwrap_or(0);
    let old = before[begin..].lines().find(|line| line.starts_with(&measured.key())).map(str::to_string);
    match old {
        Some(old) => before = before.replacen(&old, &row, 1),
        None => before = format!("{before}{row}\n"),
    }
    std::fs::write(file, format!("{before}{}", &text[place..])).map_err(describe)
}
