//! A review as terminal text.

use super::{ReviewTexts, SHARES, TurningPoint};
use portolan_board::Reader;
use portolan_board::layout::{WIDTH, cut, pad, pad_left, paragraph};
use portolan_games::AnyTable;
use portolan_games::core::Seat;
use portolan_games::review::{Review, WinChances};
use portolan_i18n::ReviewKey;
use textwrap::core::display_width;

/// Columns for a name.
const NAME_WIDTH: usize = 16;

/// Columns for the plot of a player's chances.
const PLOT_WIDTH: usize = 48;

/// The review, at most 80 columns wide.
pub fn text(review: &Review, table: &AnyTable, reader: &Reader<'_>) -> String {
    let (locale, texts) = (reader.locale, ReviewTexts::of(review, table, reader));
    let heading = |key| reader.ink.bold(&locale.text(key));
    let mut lines = vec![
        heading(ReviewKey::Chances),
        paragraph(&locale.text(ReviewKey::ChancesExplain), " "),
        String::new(),
    ];
    lines.extend(review.seats.seats().map(|seat| plot(review, table.choice_count(), seat, reader)));
    lines.extend([String::new(), heading(ReviewKey::TurningPoints)]);
    if texts.turning_points.is_empty() {
        lines.push(paragraph(&locale.text(ReviewKey::Nobody), " "));
    }
    lines.extend(
        (1..).zip(&texts.turning_points).flat_map(|(number, point)| turning_point(number, point, reader)),
    );
    if !texts.strokes_of_luck.is_empty() {
        lines.extend([String::new(), heading(ReviewKey::LuckExplain)]);
        lines.extend(texts.strokes_of_luck.iter().map(|stroke| paragraph(stroke, " ")));
    }
    lines.extend([
        String::new(),
        heading(ReviewKey::Shares),
        paragraph(&locale.text(ReviewKey::SharesExplain), " "),
        String::new(),
    ]);
    lines.extend(shares(&texts.shares, reader));
    lines.join("\n")
}

fn turning_point(number: usize, point: &TurningPoint, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = vec![paragraph(&reader.ink.bold(&format!("{number}. {}", point.title)), " ")];
    lines.extend(point.lines.iter().map(|line| paragraph(line, "    ")));
    lines
}

/// The chances of a player from the beginning to the end of the game, as a row of bars.
fn plot(review: &Review, length: usize, seat: Seat, reader: &Reader<'_>) -> String {
    const MARKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let mark = |column: usize| {
        let chances = chances_after(review, column * length / PLOT_WIDTH);
        MARKS[usize::from(chances[seat.index()]) * (MARKS.len() - 1) / 1000]
    };
    let marks: String = (0..PLOT_WIDTH).map(mark).collect();
    let end = super::percent(review.end[seat.index()].into(), reader);
    format!(" {} {marks} {}", pad(&cut(reader.players.name(seat), NAME_WIDTH), NAME_WIDTH), pad_left(&end, 6))
}

/// The chances of all seats after this number of choices.
fn chances_after(review: &Review, choice_count: usize) -> &WinChances {
    let next = review.verdicts.partition_point(|verdict| verdict.ply < choice_count);
    review.verdicts.get(next).map_or(&review.end, |verdict| &verdict.before)
}

fn shares(rows: &[(String, [String; 5])], reader: &Reader<'_>) -> Vec<String> {
    let titles = SHARES.map(|key| reader.locale.text(key));
    let widths =
        titles.each_ref().map(|title| display_width(title).clamp(6, (WIDTH - NAME_WIDTH) / 5 - 2) + 2);
    let line = |name: &str, cells: &[String; 5]| {
        let cells: String =
            cells.iter().zip(widths).map(|(cell, width)| pad_left(&cut(cell, width - 1), width)).collect();
        format!(" {}{cells}", pad(&cut(name, NAME_WIDTH), NAME_WIDTH))
    };
    let head = line(&reader.locale.text(ReviewKey::Player), &titles);
    std::iter::once(head).chain(rows.iter().map(|(name, cells)| line(name, cells))).collect()
}
