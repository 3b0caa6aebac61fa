//! How everybody's chances went, drawn: a line for each seat, told apart by colour, by dashes and by the name at its end.

use super::Keys;
use crate::reader::Reader;
use maud::{Markup, html};
use portolan_games::core::Seat;
use portolan_games::review::Review;

/// The size of the drawing, without what stands around it.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 220.0;

/// Room on the left for percents, on the right for names.
const LEFT: f32 = 44.0;
const RIGHT: f32 = 130.0;
const TOP: f32 = 18.0;
const BOTTOM: f32 = 26.0;

/// Names at the ends of lines are at least so far from each other.
const LINE: f32 = 17.0;

/// The drawing; the page says the same in a table.
pub(crate) fn plot(review: &Review, length: usize, reader: &Reader<'_>) -> Markup {
    let x = |ply: usize| LEFT + WIDTH * ply as f32 / length.max(1) as f32;
    let view_box = format!("0 0 {} {}", LEFT + WIDTH + RIGHT, TOP + HEIGHT + BOTTOM);
    html! {
        svg .chances viewBox=(view_box) role="img" aria-label=(reader.words.word(Keys::Chances)) {
            @for percent in [0, 25, 50, 75, 100] {
                line .grid x1=(LEFT) x2=(LEFT + WIDTH) y1=(y(percent * 10)) y2=(y(percent * 10)) {}
                text .tick x=(LEFT - 6.0) y=(y(percent * 10) + 4.0) { (super::percent(i32::from(percent) * 10, reader)) }
            }
            @for (number, &place) in (1..).zip(&review.turning_points) {
                @let at = x(review.verdicts[place].ply);
                line .turning x1=(at) x2=(at) y1=(TOP) y2=(TOP + HEIGHT) {}
                text .number x=(at) y=(TOP - 5.0) { (number) }
            }
            @for (seat, label) in ends(review) {
                g class={ "seat-" (seat.number()) } {
                    path d=(path(review, length, seat, x)) {}
                    text .name x=(LEFT + WIDTH + 8.0) y=(label + 4.0) { (reader.players.name(seat)) }
                }
            }
            text .axis x=(LEFT + WIDTH) y=(TOP + HEIGHT + 20.0) { (length) }
        }
    }
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
