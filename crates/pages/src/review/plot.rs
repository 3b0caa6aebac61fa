//! The plot of the chances: a line for each seat, distinguished by colour, by dashes and by the name at its end.

use maud::{Markup, html};
use portolan_boards::{Reader, review};
use portolan_games::core::Seat;
use portolan_games::review::Review;
use portolan_i18n::ReviewKey;

/// Height of the plot without its labels.
const HEIGHT: f32 = 220.0;

/// Space on the left for percentages, above for numbers, below for the axis.
const LEFT: f32 = 44.0;
const TOP: f32 = 18.0;
const BOTTOM: f32 = 26.0;

/// Minimum distance between names at the ends of lines, and between numbers of turning points.
const LINE: f32 = 17.0;
const DIGIT: f32 = 11.0;

/// A variant of the plot, by width.
struct PlotLayout {
    class: &'static str,
    width: f32,
    /// Space on the right.
    right: f32,
    /// Whether names are at the ends of lines.
    named: bool,
}

/// Names are at the ends of lines, or in the legend if there is no space. The style sheet shows the layout that fits.
const WIDE: PlotLayout = PlotLayout { class: "chances wide", width: 600.0, right: 130.0, named: true };
const NARROW: PlotLayout = PlotLayout { class: "chances narrow", width: 300.0, right: 10.0, named: false };

/// Renders the plot, for wide and for narrow windows.
pub(crate) fn plot(review: &Review, length: usize, reader: &Reader<'_>) -> Markup {
    html! {
        (svg(&WIDE, review, length, reader))
        (svg(&NARROW, review, length, reader))
        ul .chances .legend {
            @for seat in review.seats.seats() {
                li class={ "seat-" (seat.number()) } {
                    svg viewBox="0 0 34 8" aria-hidden="true" { path d="M1 4L33 4" {} }
                    " " span .name { (reader.players.name(seat)) }
                }
            }
        }
    }
}

fn svg(layout: &PlotLayout, review: &Review, length: usize, reader: &Reader<'_>) -> Markup {
    let right = LEFT + layout.width;
    let x = |choice_count: usize| LEFT + layout.width * choice_count as f32 / length.max(1) as f32;
    let view_box = format!("0 0 {} {}", right + layout.right, TOP + HEIGHT + BOTTOM);
    html! {
        svg class=(layout.class) viewBox=(view_box) role="img" aria-label=(reader.locale.text(ReviewKey::Chances)) {
            @for percent in [0, 25, 50, 75, 100] {
                line .grid x1=(LEFT) x2=(right) y1=(y(percent * 10)) y2=(y(percent * 10)) {}
                text .tick x=(LEFT - 6.0) y=(y(percent * 10) + 4.0) { (review::percent(i32::from(percent) * 10, reader)) }
            }
            @for (number, (at, label)) in (1..).zip(numbers(review, x)) {
                line .turning x1=(at) x2=(at) y1=(TOP) y2=(TOP + HEIGHT) {}
                text .number x=(label) y=(TOP - 5.0) { (number) }
            }
            @for (seat, label) in ends(review) {
                g class={ "seat-" (seat.number()) } {
                    path d=(path(review, length, seat, x)) {}
                    @if layout.named {
                        text .name x=(right + 8.0) y=(label + 4.0) { (reader.players.name(seat)) }
                    }
                }
            }
            text .axis x=(right) y=(TOP + HEIGHT + 20.0) { (length) }
        }
    }
}

/// Returns the positions of turning points and of their numbers, so that the numbers do not overlap.
fn numbers(review: &Review, x: impl Fn(usize) -> f32) -> Vec<(f32, f32)> {
    let mut numbers: Vec<(f32, f32)> = Vec::new();
    for &index in &review.turning_points {
        let at = x(review.verdicts[index].ply);
        let free = numbers.last().map_or(at, |&(_, label)| label + DIGIT);
        numbers.push((at, at.max(free)));
    }
    numbers
}

/// Returns the vertical position of a chance in per mille.
fn y(per_mille: u16) -> f32 {
    TOP + HEIGHT * (1.0 - f32::from(per_mille) / 1000.0)
}

fn path(review: &Review, length: usize, seat: Seat, x: impl Fn(usize) -> f32) -> String {
    let decisions = review.verdicts.iter().map(|verdict| (verdict.ply, verdict.before[seat.index()]));
    let points = decisions.chain([(length, review.end[seat.index()])]);
    let steps = points.enumerate().map(|(index, (choice_count, chance))| {
        let letter = if index == 0 { 'M' } else { 'L' };
        format!("{letter}{:.1} {:.1}", x(choice_count), y(chance))
    });
    steps.collect()
}

/// Returns the positions of the names at the ends of lines, so that they do not overlap.
fn ends(review: &Review) -> Vec<(Seat, f32)> {
    let mut ends: Vec<(Seat, f32)> =
        review.seats.seats().map(|seat| (seat, y(review.end[seat.index()]))).collect();
    ends.sort_by(|one, two| one.1.total_cmp(&two.1).then(one.0.cmp(&two.0)));
    // From the bottom upwards: seats that lost are at the lowest position.
    for index in (0..ends.len()).rev() {
        let below = ends.get(index + 1).map_or(TOP + HEIGHT + LINE, |(_, below)| *below);
        ends[index].1 = ends[index].1.min(below - LINE);
    }
    ends
}
