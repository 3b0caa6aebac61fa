//! Ratings of contestants with confidence intervals.
//!
//! The model is that of Bradley and Terry for tables of any size (Luce): contestant i has a strength πᵢ, and each of its
//! seats wins with probability πᵢ / Σπ over all seats of the table. A contestant with several seats counts several times
//! in the sum; a shared win is divided; a game without a winner is ignored. The model needs only the number of seats and
//! the sums of wins of a match, which are integers.
//!
//! With θ = ln π the log-likelihood is concave, and Newton's method finds its maximum in a few steps. A weak prior (θ has
//! mean 0 and standard deviation [`PRIOR_DEVIATION`]) keeps it finite if a contestant wins every game; a few dozen games
//! outweigh it. The covariance is the inverse of the observed information; intervals are ±1.96 standard errors. Ratings use
//! the scale of Elo, where 400 points are odds of ten to one, and their mean is 0.

use crate::interval::Z;
use crate::matrix::Matrix;
use crate::series::WHOLE_WIN;

/// The standard deviation of θ in the prior: some 500 points.
const PRIOR_DEVIATION: f64 = 3.0;

/// Rating points for odds of e to 1.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The totals of all games with the same contestants, in any order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchupTotals {
    /// The number of seats of each contestant.
    pub seats: Vec<u32>,
    /// The wins of each contestant, in parts of [`WHOLE_WIN`].
    pub parts: Vec<u64>,
}

/// The strength of one contestant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Points on the scale of Elo; the mean of all contestants is 0.
    pub points: f64,
    /// The lower bound of the 95 % interval.
    pub low: f64,
    /// The upper bound of the 95 % interval.
    pub high: f64,
}

/// Returns the ratings of all contestants, by index.
pub fn ratings(contestants: usize, meetings: &[MatchupTotals]) -> Vec<Rating> {
    let mut theta = vec![0.0; contestants];
    for _ in 0..100 {
        let (slope, information) = Slopes::of(&theta, meetings).finish(&theta);
        let step = information.inverse().times(&slope);
        // A long step can overshoot near a flat maximum. One unit is odds of e to 1, which is far.
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let shorten = 1.0 / longest.max(1.0);
        theta.iter_mut().zip(&step).for_each(|(theta, part)| *theta += part * shorten);
        if longest < 1e-10 {
            break;
        }
    }
    with_intervals(&theta, meetings)
}

fn with_intervals(theta: &[f64], meetings: &[MatchupTotals]) -> Vec<Rating> {
    let (_, information) = Slopes::of(theta, meetings).finish(theta);
    let covariance = information.inverse();
    let mean = theta.iter().sum::<f64>() / theta.len().max(1) as f64;
    let rating = |(place, &theta): (usize, &f64)| {
        let points = SCALE * (theta - mean);
        let half = SCALE * Z * covariance.variance_from_mean(place).max(0.0).sqrt();
        Rating { points, low: points - half, high: points + half }
    };
    theta.iter().enumerate().map(rating).collect()
}

/// The gradient of the log-likelihood, and the observed information.
struct Slopes {
    slope: Vec<f64>,
    information: Matrix,
}

impl Slopes {
    fn of(theta: &[f64], meetings: &[MatchupTotals]) -> Slopes {
        let nothing = Slopes { slope: vec![0.0; theta.len()], information: Matrix::zero(theta.len()) };
        meetings.iter().fold(nothing, |sum, meeting| sum.and(theta, meeting))
    }

    fn and(mut self, theta: &[f64], meeting: &MatchupTotals) -> Slopes {
        let wins = |parts: u64| parts as f64 / WHOLE_WIN as f64;
        let all = wins(meeting.parts.iter().sum());
        let strengths: Vec<f64> =
            theta.iter().zip(&meeting.seats).map(|(theta, &seats)| theta.exp() * f64::from(seats)).collect();
        let sum: f64 = strengths.iter().sum();
        let chances: Vec<f64> =
            strengths.iter().map(|strength| strength / sum.max(f64::MIN_POSITIVE)).collect();
        for (i, &chance) in chances.iter().enumerate() {
            self.slope[i] += wins(meeting.parts[i]) - all * chance;
            self.information.add(i, i, all * chance);
            for (j, &other) in chances.iter().enumerate() {
                self.information.add(i, j, -all * chance * other);
            }
        }
        self
    }

    /// Adds the prior.
    fn finish(mut self, theta: &[f64]) -> (Vec<f64>, Matrix) {
        let precision = 1.0 / (PRIOR_DEVIATION * PRIOR_DEVIATION);
        for (i, theta) in theta.iter().enumerate() {
            self.slope[i] -= precision * theta;
            self.information.add(i, i, precision);
        }
        (self.slope, self.information)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_games::core::ThoughtRng;

    /// Returns random games of contestants with known ratings.
    fn random_totals(
        rng: &mut ThoughtRng,
        known: &[f64],
        tables: &[&[usize]],
        games: u32,
    ) -> Vec<MatchupTotals> {
        let one = |table: &&[usize]| {
            let strength = |who: usize| (known[who] / SCALE).exp();
            let total: f64 = table.iter().map(|&who| strength(who)).sum();
            let mut meeting = MatchupTotals { seats: vec![0; known.len()], parts: vec![0; known.len()] };
            table.iter().for_each(|&who| meeting.seats[who] += 1);
            for _ in 0..games {
                let mut left = total * f64::from(rng.below(1 << 30)) / f64::from(1 << 30);
                let winner = table.iter().copied().find(|&who| {
                    left -= strength(who);
                    left < 0.0
                });
                meeting.parts[winner.unwrap_or(table[0])] += WHOLE_WIN;
            }
            meeting
        };
        tables.iter().map(one).collect()
    }

    #[test]
    fn ratings_approach_the_known_strengths() {
        let known = [150.0, 50.0, -40.0, -160.0];
        let tables: [&[usize]; 4] = [&[0, 1, 2, 3], &[0, 1, 1, 1], &[2, 3, 3], &[0, 3]];
        let meetings = random_totals(&mut ThoughtRng::new(3), &known, &tables, 20_000);
        for (rating, known) in ratings(4, &meetings).iter().zip(known) {
            assert!((rating.points - known).abs() < 8.0, "{rating:?} is not {known}");
            assert!(rating.high - rating.low < 16.0, "{rating:?}");
        }
    }

    #[test]
    fn the_intervals_contain_the_truth_in_95_of_100_cases() {
        let known = [120.0, 0.0, -120.0];
        let tables: [&[usize]; 3] = [&[0, 1, 2], &[0, 1, 1, 1], &[1, 2, 2]];
        let mut rng = ThoughtRng::new(8);
        let mut missed = 0;
        for _ in 0..1000 {
            let meetings = random_totals(&mut rng, &known, &tables, 60);
            let found = ratings(3, &meetings);
            missed += found.iter().zip(known).filter(|(r, known)| *known < r.low || *known > r.high).count();
        }
        // 5 % is 150 of 3000; the three of a tournament are not independent of each other.
        assert!((100..=200).contains(&missed), "{missed} of 3000");
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let meeting = MatchupTotals { seats: vec![1, 1], parts: vec![10_000 * WHOLE_WIN, 1000 * WHOLE_WIN] };
        let found = ratings(2, &[meeting]);
        assert!((found[0].points - found[1].points - 400.0).abs() < 1.0, "{found:?}");
        assert!((found[0].points + found[1].points).abs() < 1e-6);
    }

    #[test]
    fn several_seats_of_one_contestant_count_separately() {
        let won_half = MatchupTotals { seats: vec![1, 3], parts: vec![500 * WHOLE_WIN, 500 * WHOLE_WIN] };
        let found = ratings(2, &[won_half]);
        let odds_of_three = 400.0 * 3.0_f64.log10();
        assert!((found[0].points - found[1].points - odds_of_three).abs() < 2.0, "{found:?}");
    }

    #[test]
    fn winning_every_game_and_playing_none_give_finite_ratings() {
        let all = MatchupTotals { seats: vec![1, 1], parts: vec![50 * WHOLE_WIN, 0] };
        let found = ratings(2, &[all]);
        assert!(found[0].points.is_finite() && found[0].points > 200.0 && found[0].low > 0.0, "{found:?}");
        let none = ratings(2, &[MatchupTotals { seats: vec![1, 1], parts: vec![0, 0] }]);
        assert!(none[0].points.abs() < 1e-9 && none[0].high > 400.0, "{none:?}");
        assert!(ratings(0, &[]).is_empty());
    }
}
