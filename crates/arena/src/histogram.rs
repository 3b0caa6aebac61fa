//! Counts of numbers. Sums are integers, so they do not depend on the order or the machine.

use std::collections::BTreeMap;

/// How often each number occurred.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Histogram {
    counts: BTreeMap<i64, u64>,
    total: u64,
}

impl Histogram {
    /// Counts a number.
    pub fn add(&mut self, number: i64) {
        *self.counts.entry(number).or_default() += 1;
        self.total += 1;
    }

    /// Returns how many numbers were counted.
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// Returns how often this number occurred.
    pub fn of(&self, number: i64) -> u64 {
        self.counts.get(&number).copied().unwrap_or(0)
    }

    /// Returns every number that occurred, with its count.
    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        self.counts.iter().map(|(&number, &count)| (number, count))
    }

    /// Returns the lowest number; 0 if there is none.
    pub fn min(&self) -> i64 {
        self.counts.first_key_value().map_or(0, |(&number, _)| number)
    }

    /// Returns the highest number; 0 if there is none.
    pub fn max(&self) -> i64 {
        self.counts.last_key_value().map_or(0, |(&number, _)| number)
    }

    /// Returns the mean; 0 if there is no number.
    pub fn mean(&self) -> f64 {
        self.sum(|number| number) as f64 / self.total.max(1) as f64
    }

    /// Returns the standard deviation of the sample; 0 if there are fewer than two numbers.
    pub fn deviation(&self) -> f64 {
        let (n, sum, squares) = (i128::from(self.total), self.sum(|n| n), self.sum(|n| n * n));
        if n < 2 { 0.0 } else { ((n * squares - sum * sum) as f64 / (n * (n - 1)) as f64).sqrt() }
    }

    /// Returns the lowest number that at least `percent` of all do not exceed.
    pub fn percentile(&self, percent: u64) -> i64 {
        let wanted = (self.total * percent).div_ceil(100);
        let mut seen = 0;
        let reaches = self.counts.iter().find(|&(_, &count)| {
            seen += count;
            seen >= wanted
        });
        reaches.map_or(0, |(&number, _)| number)
    }

    fn sum(&self, of: impl Fn(i128) -> i128) -> i128 {
        self.counts.iter().map(|(&number, &count)| of(number.into()) * i128::from(count)).sum()
    }
}

impl FromIterator<i64> for Histogram {
    fn from_iter<I: IntoIterator<Item = i64>>(numbers: I) -> Histogram {
        let mut counts = Histogram::default();
        numbers.into_iter().for_each(|number| counts.add(number));
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_match_a_textbook_example() {
        let counts: Histogram = [2, 4, 4, 4, 5, 5, 7, 9].into_iter().collect();
        assert_eq!(counts.mean(), 5.0);
        assert!((counts.deviation() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((counts.min(), counts.max(), counts.of(4)), (2, 9, 3));
    }

    #[test]
    fn percentiles_are_numbers_that_occurred() {
        let counts: Histogram = (1..=20).collect();
        assert_eq!([5, 50, 95, 100].map(|percent| counts.percentile(percent)), [1, 10, 19, 20]);
    }

    #[test]
    fn an_empty_histogram_has_mean_0() {
        let none = Histogram::default();
        assert_eq!((none.mean(), none.deviation(), none.percentile(50)), (0.0, 0.0, 0));
    }
}
