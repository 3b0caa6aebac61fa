//! How far it is: on a terminal only, and not where rows are being printed.

use super::output::Output;
use crate::report::Teller;
use indicatif::{ProgressBar, ProgressStyle};
use portolan_arena::{ContestProgress, Tournament};
use portolan_boards::Locale;
use portolan_boards::program::{self, Counted};

/// A bar for so many games.
pub fn bar(games: u64, output: &Output, locale: &Locale) -> ProgressBar {
    if output.has_rows_on_screen() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&program::progress(Counted::Games, locale));
    let bar = ProgressBar::new(games);
    style.map_or_else(|_| ProgressBar::hidden(), |style| bar.with_style(style))
}

/// Moves the bar of a contest on; it begins anew with every match.
pub fn show(bar: &ProgressBar, progress: &ContestProgress<'_>, tournament: &Tournament, teller: &Teller<'_>) {
    let (games, most) = progress.games;
    if games == 1 {
        let (number, of) = progress.number;
        let place = if of > 1 { format!(" ({}/{of})", number + 1) } else { String::new() };
        bar.set_message(format!("{}{place}", teller.title(tournament, progress.now)));
        bar.set_length(most);
        bar.reset();
    }
    bar.set_position(games);
}
