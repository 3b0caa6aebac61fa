//! How everybody's chances went, drawn: a line for each seat, told apart by colour, by dashes and by the name at its end.

use maud::{Markup, html};
use portolan_boards::{Reader, review};
use portolan_games::core::Seat;
use portolan_games::review::Review;
use portolan_i18n::ReviewKey;

/// How high the drawing is, without what stands around it.
const HEIGHT: f32 = 220.0;

/// Room on the left for percents, above for numbers, below for the axis.
const LEFT: f32 = 44.0;
const TOP: f32 = 18.0;
const BOTTOM: f32 = 26.0;

/// Names at the ends of lines are at least so far from each other, and numbers of turning points so far.
const LINE: f32 = 17.0;
const DIGIT: f32 = 11.0;

/// How wide a drawing is.
struct Frame {
    class: &'static str,
    width: f32,
    /// Room on the right, for names if there is enough of it.
    right: f32,
    named: bool,
}

/// Names stand at the ends of lines, or, where there is no room for them, below; the page shows what fits.
const WIDE: Frame = Frame { class: "chances wide", width: 600.0, right: 130.0, named: true };
const NARROW: Frame = Frame { class: "chances narrow", width: 300.0, right: 10.0, named: false };

/// The drawing, for wide and for narrow windows; the page says the same in a table.
pub(crate) fn plot(review: &Review, length: usize, reader: &Reader<'_>) -> Markup {
    html! {
        (framed(&WIDE, review, length, reader))
        (framed(&NARROW, review, length, reader))
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

fn framed(frame: &Frame, review: &Review, length: usize, reader: &Reader<'_>) -> Markup {
    let right = LEFT + frame.width;
    let x = |ply: usize| LEFT + frame.width * ply as f32 / length.max(1) as f32;
    let view_box = format!("0 0 {} {}", right + frame.right, TOP + HEIGHT + BOTTOM);
    html! {
        svg class=(frame.class) viewBox=(view_box) role="img" aria-label=(reader.locale.text(ReviewKey::Chances)) {
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
                    @if frame.named {
                        text .name x=(right + 8.0) y=(label + 4.0) { (reader.players.name(seat)) }
                    }
                }
            }
            text .axis x=(right) y=(TOP + HEIGHT + 20.0) { (length) }
        }
    }
}

/// Where turning points are, and where their numbers stand: none over another.
fn numbers(review: &Review, x: impl Fn(usize) -> f32) -> Vec<(f32, f32)> {
    let mut numbers: Vec<(f32, f32)> = Vec::new();
    for &place in &review.turning_points {
        let at = x(review.verdicts[place].ply);
        let free = numbers.last().map_or(at, |&(_, label)| label + DIGIT);
        numbers.push((at, at.max(free)));
    }
    numbers
}

/// How high so many of a thousand are.
fn y(of_thousand: u16) -> f32 {
    TOP + HEIGHT * (1.0 - f32::from(of_thousand) / 1000.0)
}

fn path(review: &Review, length: usize, seat: Seat, x: impl Fn(usize) -> f32) -> String {
    let decisions = review.verdicts.iter().map(|verdict| (verdict.ply, verdict.before[seat.index()]));
    let points = decisions.chain([(length, review.end[seat.index()])]);
    let steps = points.enumerate().map(|(place, (ply, chance))| {
        let letter = if place == 0 { 'M' } else { 'L' };
        format!("{letter}{:.1} {:.1}", x(ply), y(chance))
    });
    steps.collect()
}

/// Where the names stand: at the end of their lines, and none over another.
fn ends(review: &Review) -> Vec<(Seat, f32)> {
    let mut ends: Vec<(Seat, f32)> =
        review.seats.seats().map(|seat| (seat, y(review.end[seat.index()]))).collect();
    ends.sort_by(|one, two| one.1.total_cmp(&two.1).then(one.0.cmp(&two.0)));
    // From the bottom upwards: those who lost share the lowest place.
    for place in (0..ends.len()).rev() {
        let below = ends.get(place + 1).map_or(TOP + HEIGHT + LINE, |(_, below)| *below);
        ends[place].1 = ends[place].1.min(below - LINE);
    }
    ends
}
