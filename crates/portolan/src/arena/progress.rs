//! The progress bar of games.

use super::output::Output;
use crate::progress;
use crate::report::ReportLocale;
use indicatif::ProgressBar;
use portolan_arena::{ContestProgress, Tournament};
use portolan_i18n::{Locale, ProgramKey};

/// Returns a bar for this number of games; hidden while rows are printed to the terminal.
pub fn bar(games: u64, output: &Output, locale: &Locale) -> ProgressBar {
    if output.has_rows_on_screen() {
        return ProgressBar::hidden();
    }
    let args = [
        ("what", "{msg}".into()),
        ("bar", "{bar:40}".into()),
        ("done", "{human_pos}".into()),
        ("all", "{human_len}".into()),
        ("speed", "{per_sec}".into()),
        ("rest", "{eta}".into()),
    ];
    progress::bar(games, &locale.format(ProgramKey::ProgressGames, args))
}

/// Advances the bar of a contest; it starts again for every match.
pub fn update(
    bar: &ProgressBar,
    progress: &ContestProgress<'_>,
    tournament: &Tournament,
    locale: &ReportLocale<'_>,
) {
    let (games, most) = progress.games;
    if games == 1 {
        let (index, count) = progress.number;
        let number = if count > 1 { format!(" ({}/{count})", index + 1) } else { String::new() };
        bar.set_message(format!("{}{number}", locale.title(tournament, progress.now)));
        bar.set_length(most);
        bar.reset();
    }
    bar.set_position(games);
}
