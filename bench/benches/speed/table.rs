//! Formats the results as a Markdown table and writes it into a document.

use crate::Row;
use crate::slices::median;
use std::fmt::Write as _;
use std::path::Path;

/// The text between these lines of a document is replaced.
const BEGIN: &str = "<!-- speed: begin -->";
const END: &str = "<!-- speed: end -->";

/// Returns the table: our rows, then one row per reference.
pub(crate) fn table(rows: &[Row], anchors: &[Vec<f64>; 3], cores: usize) -> String {
    let mut text = String::new();
    let _ = writeln!(
        text,
        "| game, seats | random play, choices/s | to oware | {cores} cores | worlds/s | iterations/s | to oware | to OpenSpiel | {cores} cores |\n|---|---|---|---|---|---|---|---|---|"
    );
    for row in rows {
        let [play, all_play, worlds, search, all_search] =
            [0, 1, 2, 3, 4].map(|which| median(&row.rates[which]));
        let [play_ratio, search_ratio, to_open_spiel] = ratios(&row.ratios);
        let _ = writeln!(
            text,
            "| {} {} | {} | {play_ratio} | {} | {} | {} | {search_ratio} | {to_open_spiel} | {} |",
            row.game,
            row.seats,
            short(play),
            short(all_play),
            short(worlds),
            short(search),
            short(all_search)
        );
    }
    let [play, search, open_spiel] = anchors.each_ref().map(|rates| short(median(rates)));
    let _ = writeln!(text, "| *oware* | {play} | 1 | | | {search} | 1 | | |");
    if !anchors[2].is_empty() {
        let _ = writeln!(text, "| *OpenSpiel* | | | | | {open_spiel} | | 1 | |");
    }
    text
}

/// Returns the medians of the ratios; an empty text without measurements.
fn ratios(ratios: &[Vec<f64>; 3]) -> [String; 3] {
    ratios.each_ref().map(|all| if all.is_empty() { String::new() } else { format!("{:.2}", median(all)) })
}

/// Replaces the table in a document.
pub(crate) fn write(table: &str, file: &Path) -> Result<(), String> {
    let describe = |error: std::io::Error| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(describe)?;
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let Some((before, after)) = parts else {
        return Err(format!("{} has no lines ‘{BEGIN}’ and ‘{END}’ to write between", file.display()));
    };
    std::fs::write(file, format!("{before}{BEGIN}\n{table}{END}{after}")).map_err(describe)
}

/// Returns a short form: `12.3 M` for 12,345,678, `123 k` for 123,456.
fn short(figure: f64) -> String {
    match figure {
        ..1e4 => format!("{:.1} k", figure / 1e3),
        ..1e6 => format!("{:.0} k", figure / 1e3),
        _ => format!("{:.1} M", figure / 1e6),
    }
}
