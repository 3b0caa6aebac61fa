//! A horizontal axis: maps numbers to coordinates, with ticks at round numbers.

use super::{LEFT, RIGHT, at, line};
use maud::{Markup, html};

/// The range of numbers of a plot.
#[derive(Clone, Copy)]
pub struct Axis {
    from: f64,
    to: f64,
    /// Formats the number of a tick.
    format: fn(f64) -> String,
    /// The distance of the ends from the edges of the plotted area, so that a dot does not touch a name.
    inset: f64,
}

impl Axis {
    /// Returns an axis that contains all numbers, with some margin.
    pub fn around(numbers: impl Iterator<Item = f64> + Clone, format: fn(f64) -> String) -> Axis {
        let least = numbers.clone().fold(f64::INFINITY, f64::min);
        let most = numbers.fold(f64::NEG_INFINITY, f64::max);
        let (from, to) = if least <= most { (least, most) } else { (0.0, 1.0) };
        let room = ((to - from) * 0.06).max(1e-3);
        Axis { from: from - room, to: to + room, format, inset: 8.0 }
    }

    /// Returns an axis that contains all shares, with some margin, but within 0 and 1.
    pub fn of_shares(shares: impl Iterator<Item = f64> + Clone) -> Axis {
        let axis = Axis::around(shares, |share| format!("{:.0} %", share * 100.0));
        Axis { from: axis.from.max(0.0), to: axis.to.min(1.0), ..axis }
    }

    /// Returns an axis with these ends, without margin.
    pub const fn new(from: f64, to: f64, format: fn(f64) -> String) -> Axis {
        Axis { from, to, format, inset: 0.0 }
    }

    /// Returns the horizontal coordinate of a number.
    pub fn place(&self, number: f64) -> f64 {
        let share = (number - self.from) / (self.to - self.from).max(f64::MIN_POSITIVE);
        LEFT + self.inset + share.clamp(0.0, 1.0) * (RIGHT - LEFT - 2.0 * self.inset)
    }

    /// Renders lines from `top` to `bottom` at round numbers, and the numbers below them.
    pub fn draw(&self, top: f64, bottom: f64) -> Markup {
        html! {
            @for number in self.ticks() {
                (line("grid", (self.place(number), top), (self.place(number), bottom)))
                text.tick x=(at(self.place(number))) y=(at(bottom + 16.0)) text-anchor="middle" { ((self.format)(number)) }
            }
        }
    }

    /// Returns at most six round numbers.
    fn ticks(&self) -> Vec<f64> {
        let span = (self.to - self.from).max(f64::MIN_POSITIVE);
        let power = 10_f64.powf((span / 5.0).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|step| step * power).into_iter().find(|step| span / step <= 5.0);
        let step = step.unwrap_or(10.0 * power);
        let (first, last) = ((self.from / step).ceil() as i64, (self.to / step + 1e-9).floor() as i64);
        (first..=last).map(|tick| tick as f64 * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_few_and_round() {
        let ticks = |from, to| Axis::new(from, to, |n| n.to_string()).ticks();
        assert_eq!(ticks(0.0, 100.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(ticks(-230.0, 230.0), [-200.0, -100.0, 0.0, 100.0, 200.0]);
        assert_eq!(ticks(3.0, 3.0).len(), 1, "an empty range has one tick");
    }
}
