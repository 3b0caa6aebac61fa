//! How far it is: on a terminal only, and not where rows are being printed.

use super::output::Output;
use indicatif::{ProgressBar, ProgressStyle};
use portolan_arena::Progress;

/// A bar for so many games.
pub fn bar(games: u64, output: &Output) -> ProgressBar {
    if output.has_rows_on_screen() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(
        "{msg} {bar:40} {human_pos} of {human_len} games · {per_sec} · {eta} left",
    );
    let bar = ProgressBar::new(games);
    style.map_or_else(|_| ProgressBar::hidden(), |style| bar.with_style(style))
}

/// Moves the bar of a contest on; it begins anew with every match.
pub fn show(bar: &ProgressBar, progress: &Progress<'_>) {
    let (games, most) = progress.games;
    if games == 1 {
        let (number, of) = progress.number;
        let place = if of > 1 { format!(" ({} of {of})", number + 1) } else { String::new() };
        bar.set_message(format!("{}{place}", progress.now.title));
        bar.set_length(most);
        bar.reset();
    }
    bar.set_position(games);
}
