//! Wilson's confidence interval for a rate, which stays sensible near 0 and 1.
//!
//! It requires a number of games that was fixed beforehand; otherwise use [`anytime_interval`](crate::anytime_interval).
//! Shared wins count as parts of one: they vary less than whole wins, so the interval is then a little wider than
//! necessary, never narrower.

/// The width of a 95 % interval, in standard errors.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A rate, and the bounds of its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The observed rate.
    pub rate: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Returns the interval for the rate after `wins` out of `games`; a shared win counts as its part. Without games it is 0 to 1.
pub fn interval(wins: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { rate: 0.0, low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let rate = wins / n;
    let shrink = 1.0 + Z * Z / n;
    let centre = (rate + Z * Z / (2.0 * n)) / shrink;
    let half = Z / shrink * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { rate, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(wins: f64, games: u64) -> (f64, f64) {
        let Interval { low, high, .. } = interval(wins, games);
        let four_places = |bound: f64| (bound * 10_000.0).round() / 10_000.0;
        (four_places(low), four_places(high))
    }

    /// Newcombe's examples (Statistics in Medicine 17, 1998, table I, method 3).
    #[test]
    fn the_bounds_match_published_examples() {
        assert_eq!(bounds(81.0, 263), (0.2553, 0.3662));
        assert_eq!(bounds(15.0, 148), (0.0624, 0.1605));
        assert_eq!(bounds(0.0, 20), (0.0, 0.1611));
        assert_eq!(bounds(1.0, 29), (0.0061, 0.1718));
    }

    #[test]
    fn the_intervals_of_all_and_no_wins_are_symmetric() {
        let (none, all) = (interval(0.0, 50), interval(50.0, 50));
        assert!((none.high - (1.0 - all.low)).abs() < 1e-12);
        assert_eq!((none.low, all.high), (0.0, 1.0));
    }

    #[test]
    fn without_games_the_interval_is_0_to_1() {
        assert_eq!(interval(0.0, 0), Interval { rate: 0.0, low: 0.0, high: 1.0 });
    }
}
