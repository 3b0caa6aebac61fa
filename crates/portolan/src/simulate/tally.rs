//! What is counted. Only whole numbers are added up, so that no order and no machine changes a sum.

use super::play::{Played, Reached};
use super::wilson::{self, Interval};
use portolan_bots::BotKind;
use std::collections::BTreeMap;

/// A whole win, in parts. A victory can be shared by any number of players up to eight, and stays a whole number.
const PARTS_OF_A_WIN: u64 = 840;

/// All that is counted over a series of games.
#[derive(Clone, Default, Debug)]
pub(super) struct Tally {
    /// How many games.
    pub(super) games: u64,
    /// How many choices in all of them.
    pub(super) choices: u64,
    /// How each bot did.
    pub(super) bots: BTreeMap<BotKind, Record>,
    /// How each seat did, counted from 1.
    pub(super) seats: BTreeMap<usize, Record>,
    /// How those did who began.
    pub(super) first: Record,
    /// How many games had so many choices.
    pub(super) lengths: Counts,
    /// How many games ended so.
    pub(super) endings: BTreeMap<&'static str, u64>,
}

/// How somebody did.
#[derive(Clone, Default, Debug)]
pub(super) struct Record {
    parts: u64,
    /// How often this many points were reached.
    pub(super) points: Counts,
}

/// How often each number occurred.
#[derive(Clone, Default, Debug)]
pub(super) struct Counts {
    how_often: BTreeMap<i64, u64>,
    total: u64,
}

impl Tally {
    /// Counts one more game.
    pub(super) fn add(&mut self, played: &Played) {
        self.games += 1;
        self.choices += played.choices;
        self.lengths.add(played.choices as i64);
        *self.endings.entry(played.ending).or_default() += 1;
        let winners = played.results.iter().filter(|reached| reached.rank == 1).count() as u64;
        for reached in &played.results {
            self.bots.entry(reached.bot).or_default().add(reached, winners);
            self.seats.entry(reached.seat.number()).or_default().add(reached, winners);
            if played.first == Some(reached.seat) {
                self.first.add(reached, winners);
            }
        }
    }
}

impl Record {
    fn add(&mut self, reached: &Reached, winners: u64) {
        if reached.rank == 1 {
            self.parts += PARTS_OF_A_WIN / winners.max(1);
        }
        self.points.add(reached.points.into());
    }

    /// How many games were played, counted once for each seat.
    pub(super) fn games(&self) -> u64 {
        self.points.total
    }

    /// How many were won; a shared victory counts as its share.
    pub(super) fn wins(&self) -> f64 {
        self.parts as f64 / PARTS_OF_A_WIN as f64
    }

    /// Which part of the games was won, and between what bounds that can be trusted.
    pub(super) fn win_rate(&self) -> Interval {
        wilson::interval(self.wins(), self.games())
    }
}

impl Counts {
    fn add(&mut self, number: i64) {
        *self.how_often.entry(number).or_default() += 1;
        self.total += 1;
    }

    /// How often this number occurred.
    pub(super) fn of(&self, number: i64) -> u64 {
        self.how_often.get(&number).copied().unwrap_or(0)
    }

    /// The lowest number.
    pub(super) fn least(&self) -> i64 {
        self.how_often.first_key_value().map_or(0, |(&number, _)| number)
    }

    /// The highest number.
    pub(super) fn most(&self) -> i64 {
        self.how_often.last_key_value().map_or(0, |(&number, _)| number)
    }

    /// The mean; 0 if there is nothing.
    pub(super) fn mean(&self) -> f64 {
        self.sum(|number| number) as f64 / self.total.max(1) as f64
    }

    /// The standard deviation of the sample; 0 if there are fewer than two.
    pub(super) fn deviation(&self) -> f64 {
        let (n, sum, squares) = (i128::from(self.total), self.sum(|n| n), self.sum(|n| n * n));
        if n < 2 { 0.0 } else { ((n * squares - sum * sum) as f64 / (n * (n - 1)) as f64).sqrt() }
    }

    /// The least number that at least `percent` of all do not exceed.
    pub(super) fn percentile(&self, percent: u64) -> i64 {
        let wanted = (self.total * percent).div_ceil(100);
        let mut seen = 0;
        let reaches = self.how_often.iter().find(|&(_, &count)| {
            seen += count;
            seen >= wanted
        });
        reaches.map_or(0, |(&number, _)| number)
    }

    fn sum(&self, of: impl Fn(i128) -> i128) -> i128 {
        self.how_often.iter().map(|(&number, &count)| of(number.into()) * i128::from(count)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(numbers: &[i64]) -> Counts {
        let mut counts = Counts::default();
        numbers.iter().for_each(|&number| counts.add(number));
        counts
    }

    #[test]
    fn mean_and_deviation_are_those_of_the_textbook() {
        let counts = counts(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(counts.mean(), 5.0);
        assert!((counts.deviation() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((counts.least(), counts.most(), counts.of(4)), (2, 9, 3));
    }

    #[test]
    fn percentiles_are_numbers_that_occurred() {
        let counts = counts(&(1..=20).collect::<Vec<_>>());
        assert_eq!([5, 50, 95, 100].map(|percent| counts.percentile(percent)), [1, 10, 19, 20]);
    }

    #[test]
    fn nothing_counted_breaks_nothing() {
        let none = Counts::default();
        assert_eq!((none.mean(), none.deviation(), none.percentile(50)), (0.0, 0.0, 0));
    }
}
