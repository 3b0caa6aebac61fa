//! From numbers to places, with marks at round numbers.

use super::{LEFT, RIGHT, at, line};
use maud::{Markup, html};

/// A range of numbers that lies across a plot.
#[derive(Clone, Copy)]
pub struct Axis {
    from: f64,
    to: f64,
    tell: fn(f64) -> String,
    /// So far from the edges of the picture: a dot at the end must not touch its name.
    inset: f64,
}

impl Axis {
    /// An axis that holds all of these, with a little room, and tells its numbers so.
    pub fn around(numbers: impl Iterator<Item = f64> + Clone, tell: fn(f64) -> String) -> Axis {
        let least = numbers.clone().fold(f64::INFINITY, f64::min);
        let most = numbers.fold(f64::NEG_INFINITY, f64::max);
        let (from, to) = if least <= most { (least, most) } else { (0.0, 1.0) };
        let room = ((to - from) * 0.06).max(1e-3);
        Axis { from: from - room, to: to + room, tell, inset: 8.0 }
    }

    /// An axis for shares that holds all of these, between 0 and 1.
    pub fn of_shares(shares: impl Iterator<Item = f64> + Clone) -> Axis {
        let axis = Axis::around(shares, |share| format!("{:.0} %", share * 100.0));
        Axis { from: axis.from.max(0.0), to: axis.to.min(1.0), ..axis }
    }

    /// An axis from here to there, from edge to edge.
    pub const fn new(from: f64, to: f64, tell: fn(f64) -> String) -> Axis {
        Axis { from, to, tell, inset: 0.0 }
    }

    /// Where a number is, from left to right.
    pub fn place(&self, number: f64) -> f64 {
        let share = (number - self.from) / (self.to - self.from).max(f64::MIN_POSITIVE);
        LEFT + self.inset + share.clamp(0.0, 1.0) * (RIGHT - LEFT - 2.0 * self.inset)
    }

    /// Lines from `top` to `bottom` at round numbers, and the numbers below them.
    pub fn draw(&self, top: f64, bottom: f64) -> Markup {
        html! {
            @for number in self.marks() {
                (line("grid", (self.place(number), top), (self.place(number), bottom)))
                text.tick x=(at(self.place(number))) y=(at(bottom + 16.0)) text-anchor="middle" { ((self.tell)(number)) }
            }
        }
    }

    /// Three to six round numbers.
    fn marks(&self) -> Vec<f64> {
        let span = (self.to - self.from).max(f64::MIN_POSITIVE);
        let power = 10_f64.powf((span / 5.0).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|step| step * power).into_iter().find(|step| span / step <= 5.0);
        let step = step.unwrap_or(10.0 * power);
        let (first, last) = ((self.from / step).ceil() as i64, (self.to / step + 1e-9).floor() as i64);
        (first..=last).map(|mark| mark as f64 * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_few_and_round() {
        let marks = |from, to| Axis::new(from, to, |n| n.to_string()).marks();
        assert_eq!(marks(0.0, 100.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(marks(-230.0, 230.0), [-200.0, -100.0, 0.0, 100.0, 200.0]);
        assert_eq!(marks(3.0, 3.0).len(), 1, "no room is no harm");
    }
}
