//! A sequential test: does a contestant win more than `bound` of its games? It ends as soon as the answer is clear.
//!
//! It compares two claims: that the true win share is at most `bound` b, and that it is at least b plus a `margin` m.
//! Against the first claim it bets at fair odds on shares above it, and decides *yes* when the capital has grown from 1 to
//! 1 / a, where a is the accepted probability of a false yes. Against the second claim it bets on shares below it, and
//! decides *no* when that capital reaches 1 / c, where c is the accepted probability of a false no.
//!
//! A bet on the share q against the share p becomes, with S wins in n games, the ratio of their likelihoods
//!
//! > (q / p)ˢ · ((1 − q) / (1 − p))ⁿ⁻ˢ.
//!
//! Half of the capital is bet on the edge of the other claim: this half alone is Wald's sequential test, which takes the
//! fewest games if the truth is near an edge. The other half is spread over shares further away, so that clear cases are
//! decided sooner. The error rates are not approximate but hold for any number of games:
//!
//! * One game multiplies a bet by f(X), where X is the contestant's share of the victory, between 0 and 1. f is convex,
//!   so the mean of f(X) is at most what it would be if X were 0 or 1 with the same mean: a function that is linear in
//!   that mean, 1 at p, and rising for q > p (falling for q < p). So under its claim no bet grows on average, and
//!   shared wins are safe.
//! * Seats are not equally good: in the games of a cycle the mean differs, and only its average obeys the claim. A
//!   product of linear functions is not above the power of their mean, so over a *whole cycle* no bet grows on average.
//!   This is why the test looks only after whole cycles.
//! * Thus the capital is a supermartingale if the claim is true, and by Ville's inequality the chance that it ever
//!   reaches 1 / a is at most a.
//!
//! If the truth lies between the claims, either answer is accepted; this takes longest.

use crate::series::WHOLE_WIN;

/// A hypothesis about a win share, and the accepted error rates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hypothesis {
    /// The win share to exceed.
    pub bound: f64,
    /// For a share between `bound` and `bound + margin` either answer is accepted.
    pub margin: f64,
    /// The probability of a yes although the share is not above the bound.
    pub false_yes: f64,
    /// The probability of a no although the share is above the bound by the margin.
    pub false_no: f64,
}

/// The answer of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TestDecision {
    /// The share is above the bound.
    Yes,
    /// The share is below the bound plus the margin.
    No,
}

/// Why a hypothesis cannot be tested.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum HypothesisError {
    #[error("the bound and the margin are shares of wins: both above 0, and together below 1 (100 %)")]
    InvalidShare,
    #[error("the chance of a wrong answer must be above 0 and at most 0.5 (50 %)")]
    InvalidErrorRate,
}

impl Hypothesis {
    /// Checks that the hypothesis can be tested.
    pub fn check(&self) -> Result<(), HypothesisError> {
        let share = self.bound > 0.0 && self.margin > 0.0 && self.bound + self.margin < 1.0;
        let error = |chance: f64| chance > 0.0 && chance <= 0.5;
        match (share, error(self.false_yes) && error(self.false_no)) {
            (false, _) => Err(HypothesisError::InvalidShare),
            (_, false) => Err(HypothesisError::InvalidErrorRate),
            _ => Ok(()),
        }
    }
}

/// A running test.
#[derive(Clone, PartialEq, Debug)]
pub struct SequentialTest {
    hypothesis: Hypothesis,
    cycle: u64,
    games: u64,
    parts: u64,
    for_yes: Bets,
    for_no: Bets,
}

/// The evidence for each answer: the logarithm of the capital, starting from 1, of the bets on it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct TestEvidence {
    /// The evidence for a yes.
    pub yes: f64,
    /// The evidence for a no.
    pub no: f64,
}

impl SequentialTest {
    /// Returns a test without games, which is evaluated after every `cycle` games.
    pub fn new(hypothesis: Hypothesis, cycle: u64) -> SequentialTest {
        let Hypothesis { bound, margin, .. } = hypothesis;
        let edge = bound + margin;
        let for_yes = Bets::against(bound, edge, 1.0);
        SequentialTest {
            hypothesis,
            cycle,
            games: 0,
            parts: 0,
            for_yes,
            for_no: Bets::against(edge, bound, 0.0),
        }
    }

    /// Adds a game with the contestant's share of the victory, in parts of a whole win; returns the decision if there is one.
    pub fn add(&mut self, parts: u64) -> Option<TestDecision> {
        self.games += 1;
        self.parts += parts;
        self.games.is_multiple_of(self.cycle.max(1)).then(|| self.decision()).flatten()
    }

    /// Returns the evidence. It is computed from integers each time, so rounding errors do not accumulate.
    pub fn evidence(&self) -> TestEvidence {
        let (wins, games) = (self.parts as f64 / WHOLE_WIN as f64, self.games as f64);
        TestEvidence {
            yes: self.for_yes.capital(wins, games - wins),
            no: self.for_no.capital(wins, games - wins),
        }
    }

    /// Returns the evidence that suffices for each answer.
    pub fn threshold(&self) -> TestEvidence {
        TestEvidence { yes: -self.hypothesis.false_yes.ln(), no: -self.hypothesis.false_no.ln() }
    }

    /// Returns the hypothesis.
    pub const fn hypothesis(&self) -> Hypothesis {
        self.hypothesis
    }

    fn decision(&self) -> Option<TestDecision> {
        let (evidence, threshold) = (self.evidence(), self.threshold());
        match () {
            () if evidence.yes >= threshold.yes => Some(TestDecision::Yes),
            () if evidence.no >= threshold.no => Some(TestDecision::No),
            () => None,
        }
    }
}

/// The number of shares over which half of the capital is spread.
const SPREAD: u8 = 16;

/// Bets against a share: the logarithms of their part of the capital and of their factors for a win and a loss.
#[derive(Clone, PartialEq, Debug)]
struct Bets(Vec<[f64; 3]>);

impl Bets {
    /// Returns bets with half of the capital on `edge`, half on shares between `edge` and `end`.
    fn against(share: f64, edge: f64, end: f64) -> Bets {
        let bet = |part: f64, on: f64| [part.ln(), (on / share).ln(), ((1.0 - on) / (1.0 - share)).ln()];
        let place = |number: u8| (f64::from(number) + 0.5) / f64::from(SPREAD);
        let others = (0..SPREAD).map(|number| edge + (end - edge) * place(number));
        let others = others.map(|on| bet(0.5 / f64::from(SPREAD), on));
        Bets([bet(0.5, edge)].into_iter().chain(others).collect())
    }

    /// Returns the logarithm of the total capital.
    fn capital(&self, wins: f64, losses: f64) -> f64 {
        let logs = || self.0.iter().map(|[part, win, loss]| part + wins * win + losses * loss);
        let highest = logs().fold(f64::NEG_INFINITY, f64::max);
        highest + logs().map(|log| (log - highest).exp()).sum::<f64>().ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_games::core::ThoughtRng;

    const EVEN: Hypothesis = Hypothesis { bound: 0.25, margin: 0.1, false_yes: 0.05, false_no: 0.1 };

    /// Returns how many of 1000 matches were decided with yes, and the mean number of games. `seats` has the probability of a
    /// win in each seat, in permille; one win in `shared` is shared by two (0: none).
    fn matches(hypothesis: Hypothesis, seats: &[u32], shared: u32) -> (u32, f64) {
        let mut rng = ThoughtRng::new(11);
        let (mut yes, mut games) = (0, 0);
        for _ in 0..1000 {
            let mut test = SequentialTest::new(hypothesis, seats.len() as u64);
            let answer = (0..).find_map(|game: usize| {
                games += 1;
                let won = rng.below(1000) < seats[game % seats.len()];
                let half = won && shared > 0 && rng.below(shared) == 0;
                test.add(if half { WHOLE_WIN / 2 } else { u64::from(won) * WHOLE_WIN })
            });
            yes += u32::from(answer == Some(TestDecision::Yes));
        }
        (yes, f64::from(games) / 1000.0)
    }

    #[test]
    fn the_error_rates_are_near_the_accepted_ones_but_not_above() {
        let (false_yes, _) = matches(EVEN, &[250], 0);
        assert!((10..=65).contains(&false_yes), "{false_yes} of 1000, stated were 50");
        let (yes, _) = matches(EVEN, &[350], 0);
        let false_no = 1000 - yes;
        assert!((20..=120).contains(&false_no), "{false_no} of 1000, stated were 100");
    }

    #[test]
    fn unequal_seats_do_not_raise_the_error_rates() {
        let (false_yes, _) = matches(EVEN, &[50, 150, 300, 500], 0);
        assert!(false_yes <= 65, "{false_yes} of 1000, stated were 50");
        let (yes, _) = matches(EVEN, &[150, 250, 400, 600], 0);
        assert!(1000 - yes <= 120, "{} of 1000, stated were 100", 1000 - yes);
    }

    #[test]
    fn shared_wins_do_not_raise_the_error_rates() {
        // Half of all wins are shared: 1/3 of the games are won or shared, a share of 1/4.
        let (false_yes, _) = matches(EVEN, &[333], 2);
        assert!(false_yes <= 65, "{false_yes} of 1000, stated were 50");
    }

    #[test]
    fn a_clear_case_is_soon_decided() {
        let (yes, games) = matches(EVEN, &[850], 0);
        assert!(yes == 1000 && games < 10.0, "{yes} of 1000 after {games}");
        let (yes, games) = matches(EVEN, &[20], 0);
        assert!(yes == 0 && games < 15.0, "{yes} of 1000 after {games}");
    }

    /// Compares with Wald's approximation of the mean length under the second claim. Only half of the capital is bet like
    /// his, so the test takes a little longer.
    #[test]
    fn near_the_edge_it_takes_little_longer_than_walds_test() {
        let (_, games) = matches(EVEN, &[350], 0);
        let (up, down) = ((0.35_f64 / 0.25).ln(), (0.65_f64 / 0.75).ln());
        let drift = 0.35 * up + 0.65 * down;
        let wald = (0.9 * 20.0_f64.ln() + 0.1 * 0.1_f64.ln()) / drift;
        assert!((0.9..1.35).contains(&(games / wald)), "{games} against {wald}");
    }

    #[test]
    fn it_decides_only_after_whole_cycles() {
        let mut test = SequentialTest::new(EVEN, 40);
        let answers: Vec<_> = (0..40).map(|_| test.add(WHOLE_WIN)).collect();
        assert!(answers[..39].iter().all(Option::is_none) && answers[39] == Some(TestDecision::Yes));
    }

    #[test]
    fn impossible_hypotheses_are_refused() {
        assert_eq!(EVEN.check(), Ok(()));
        for bound in [0.0, -1.0, 0.95, f64::NAN] {
            assert_eq!(Hypothesis { bound, ..EVEN }.check(), Err(HypothesisError::InvalidShare));
        }
        assert_eq!(Hypothesis { false_no: 0.0, ..EVEN }.check(), Err(HypothesisError::InvalidErrorRate));
        assert_eq!(Hypothesis { false_yes: 0.7, ..EVEN }.check(), Err(HypothesisError::InvalidErrorRate));
    }
}
