//! An anytime-valid confidence interval for a rate: it stays valid whenever a match is stopped.
//!
//! Wilson's interval is too narrow if a match is watched and stopped when the result looks clear, because one of many looks
//! is lucky. This interval may be computed after every cycle of games: the probability that it *ever* misses the true rate
//! is below one in twenty.
//!
//! For a supposed rate p and another rate q, the ratio of their likelihoods grows by a factor whose mean under p is at most
//! 1, so it is a bet at fair odds against p. This holds for shared wins too: the factor is a convex function of the share,
//! so a share between 0 and 1 has a mean not above that of a whole win with the same mean. Spread the bet over all q with
//! the density of Beta(½, ½): after S wins in n games the capital is
//! B(½ + S, ½ + n − S) / B(½, ½) / (pˢ (1 − p)ⁿ⁻ˢ). By Ville's inequality it reaches 20 with a probability of at most
//! 1/20 if p is true. The interval contains all p against which the capital has not reached 20.
//!
//! Seats are not equally good, so games of one cycle differ in their means. Their factors are linear in these means,
//! and the product of linear functions is largest when all are equal: a whole cycle is again a bet at fair odds or
//! worse.

use crate::interval::Interval;

/// The capital that refutes a rate. If the rate is true, at most one in this many matches ever reaches it.
const CAPITAL_LIMIT: f64 = 20.0;

/// Returns the interval for the rate after `wins` out of `games`.
pub fn interval(wins: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { rate: 0.0, low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let rate = wins / n;
    let is_accepted = |p: f64| capital(wins, n, p) < CAPITAL_LIMIT.ln();
    Interval { rate, low: edge(rate, 0.0, is_accepted), high: edge(rate, 1.0, is_accepted) }
}

/// Returns the logarithm of the capital, starting from 1, of the bets against `p`.
fn capital(wins: f64, games: f64, p: f64) -> f64 {
    let mixed = ln_beta(0.5 + wins, 0.5 + games - wins) - std::f64::consts::PI.ln();
    mixed - times_ln(wins, p) - times_ln(games - wins, 1.0 - p)
}

/// Returns `count · ln(p)`; 0 if `count` is 0.
fn times_ln(count: f64, p: f64) -> f64 {
    if count > 0.0 { count * p.ln() } else { 0.0 }
}

/// Returns the last accepted value between the rate and an end of the range, by bisection.
fn edge(rate: f64, end: f64, is_accepted: impl Fn(f64) -> bool) -> f64 {
    let (mut inside, mut outside) = (rate, end);
    if is_accepted(end) {
        return end;
    }
    for _ in 0..60 {
        let middle = (inside + outside) / 2.0;
        if is_accepted(middle) {
            inside = middle;
        } else {
            outside = middle;
        }
    }
    inside
}

fn ln_beta(a: f64, b: f64) -> f64 {
    ln_gamma(a) + ln_gamma(b) - ln_gamma(a + b)
}

/// Returns the logarithm of the gamma function for positive numbers: Stirling's series, shifted up to where it is exact.
fn ln_gamma(x: f64) -> f64 {
    let (mut x, mut below) = (x, 0.0);
    while x < 12.0 {
        below += x.ln();
        x += 1.0;
    }
    let inverse = 1.0 / (x * x);
    let series = (1.0 / 12.0 - inverse * (1.0 / 360.0 - inverse * (1.0 / 1260.0 - inverse / 1680.0))) / x;
    (x - 0.5) * x.ln() - x + 0.5 * (2.0 * std::f64::consts::PI).ln() + series - below
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interval as wilson;
    use portolan_games::core::ThoughtRng;

    #[test]
    fn ln_gamma_matches_the_factorial() {
        let factorial = |n: u32| (1..=n).map(f64::from).product::<f64>();
        for n in [0, 1, 5, 12, 20] {
            assert!((ln_gamma(f64::from(n) + 1.0) - factorial(n).ln()).abs() < 1e-11, "{n}");
        }
        assert!((ln_gamma(0.5) - std::f64::consts::PI.sqrt().ln()).abs() < 1e-11);
    }

    /// Returns whether the interval missed the truth after any of 200 games with this probability of winning.
    fn ever_missed(rng: &mut ThoughtRng, chance: f64, of: fn(f64, u64) -> Interval) -> bool {
        let mut wins = 0.0;
        (1..=200).any(|games| {
            wins += f64::from(u8::from(f64::from(rng.below(10_000)) < chance * 10_000.0));
            let Interval { low, high, .. } = of(wins, games);
            chance < low || chance > high
        })
    }

    #[test]
    fn the_interval_contains_the_truth_after_every_game() {
        for chance in [0.25, 0.5, 0.9] {
            let mut rng = ThoughtRng::new(17);
            let missed = |of, rng: &mut ThoughtRng| (0..300).filter(|_| ever_missed(rng, chance, of)).count();
            let (always, once) = (missed(interval, &mut rng), missed(wilson::interval, &mut rng));
            assert!(always <= 24, "{always} of 300 missed {chance}");
            assert!(once > 50, "Wilson's interval is not anytime-valid: {once} of 300 missed {chance}");
        }
    }

    #[test]
    fn the_interval_is_at_most_twice_as_wide_as_wilsons() {
        for (wins, games) in [(0.0, 30), (12.0, 40), (300.5, 500), (80.0, 80)] {
            let (always, once) = (interval(wins, games), wilson::interval(wins, games));
            assert!(always.low <= once.low && always.high >= once.high, "{wins} of {games}");
            assert!(always.high - always.low < 2.0 * (once.high - once.low), "{wins} of {games}");
        }
        assert_eq!(interval(0.0, 0), Interval { rate: 0.0, low: 0.0, high: 1.0 });
    }
}
