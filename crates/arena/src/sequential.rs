//! A test that ends when its question is answered: “does this contestant win more than `bound` of its games?”
//!
//! Two claims are weighed against each other, that the true win share is `bound` at most and that it is `bound + margin`
//! at least. After S wins in n games the *evidence* is the logarithm of the likelihood ratio of the two edges,
//!
//! > E = S · ln((b + m) / b) + (n − S) · ln((1 − b − m) / (1 − b)).
//!
//! The test says *yes* once E ≥ ln(1 / a), and *no* once E ≤ ln(c), where a is the wanted chance of a false yes and c
//! that of a false no. This is Wald's sequential test, with his bounds moved out a little, from ln((1 − c) / a) and
//! ln(c / (1 − a)): then the error rates are not approximate but hold exactly, for any number of games, by this argument:
//!
//! * One game multiplies exp(E) by f(X), X being what the contestant has of the victory, between 0 and 1. f is convex,
//!   so the mean of f(X) is at most what it would be if X were 0 or 1 with the same mean p: a function that is linear
//!   and rising in p, and 1 at p = b. So shared wins do no harm.
//! * Seats are not equally good: in the games of a cycle p differs, and only its average is below b. A product of
//!   linear functions is not above the power of their mean, so over a *whole cycle* exp(E) grows by a factor with mean 1
//!   at most. This is why the test looks only after whole cycles.
//! * Thus exp(E) is a supermartingale if the first claim is true, and by Ville's inequality the chance that it ever
//!   reaches 1 / a is at most a. Exchange the claims and wins with losses, and the same is said of exp(−E) and c.
//!
//! If the truth lies between the claims, either answer is right; it then takes longest.

use crate::series::WHOLE_WIN;

/// What is asked, and how sure the answer must be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question {
    /// Is the win share above this?
    pub bound: f64,
    /// A share between `bound` and `bound + margin` may be answered either way.
    pub margin: f64,
    /// The chance of a yes although the share is not above the bound.
    pub false_yes: f64,
    /// The chance of a no although the share is above the bound by the margin.
    pub false_no: f64,
}

/// The answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The share is above the bound.
    Yes,
    /// The share is below the bound plus the margin.
    No,
}

/// What is wrong with a question.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages tell")]
pub enum NoQuestion {
    #[error("the bound and the margin are shares of wins: both above 0, and together below 1 (100 %)")]
    Share,
    #[error("the chance of a wrong answer must be above 0 and at most 0.5 (50 %)")]
    Error,
}

impl Question {
    /// Refuses what cannot be tested.
    pub fn check(&self) -> Result<(), NoQuestion> {
        let share = self.bound > 0.0 && self.margin > 0.0 && self.bound + self.margin < 1.0;
        let error = |chance: f64| chance > 0.0 && chance <= 0.5;
        match (share, error(self.false_yes) && error(self.false_no)) {
            (false, _) => Err(NoQuestion::Share),
            (_, false) => Err(NoQuestion::Error),
            _ => Ok(()),
        }
    }
}

/// A question that is being answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Sequential {
    question: Question,
    cycle: u64,
    games: u64,
    parts: u64,
}

impl Sequential {
    /// Nothing is known yet. The test looks after every `cycle` games.
    pub const fn new(question: Question, cycle: u64) -> Sequential {
        Sequential { question, cycle, games: 0, parts: 0 }
    }

    /// One more game, with what the contestant has of its victory. Gives the answer if there is one now.
    pub fn add(&mut self, parts: u64) -> Option<Answer> {
        self.games += 1;
        self.parts += parts;
        self.games.is_multiple_of(self.cycle.max(1)).then(|| self.answer()).flatten()
    }

    /// The evidence: above 0 it speaks for a yes. It is made anew from whole numbers, so no rounding adds up.
    pub fn evidence(&self) -> f64 {
        let Question { bound, margin, .. } = self.question;
        let (wins, games) = (self.parts as f64 / WHOLE_WIN as f64, self.games as f64);
        wins * ((bound + margin) / bound).ln()
            + (games - wins) * ((1.0 - bound - margin) / (1.0 - bound)).ln()
    }

    /// Where the evidence suffices: for a no, and for a yes.
    pub fn edges(&self) -> (f64, f64) {
        (self.question.false_no.ln(), -self.question.false_yes.ln())
    }

    /// What is asked.
    pub const fn question(&self) -> Question {
        self.question
    }

    fn answer(&self) -> Option<Answer> {
        let (no, yes) = self.edges();
        match self.evidence() {
            evidence if evidence >= yes => Some(Answer::Yes),
            evidence if evidence <= no => Some(Answer::No),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_games::core::ThoughtRng;

    const EVEN: Question = Question { bound: 0.25, margin: 0.1, false_yes: 0.05, false_no: 0.1 };

    /// How many of a thousand matches were answered with yes, and how many games one took on average. The chance of a
    /// win in permille differs from seat to seat; one win in `shared` is shared by two (0: none is).
    fn matches(question: Question, seats: &[u32], shared: u32) -> (u32, f64) {
        let mut rng = ThoughtRng::new(11);
        let (mut yes, mut games) = (0, 0);
        for _ in 0..1000 {
            let mut test = Sequential::new(question, seats.len() as u64);
            let answer = (0..).find_map(|game: usize| {
                games += 1;
                let won = rng.below(1000) < seats[game % seats.len()];
                let half = won && shared > 0 && rng.below(shared) == 0;
                test.add(if half { WHOLE_WIN / 2 } else { u64::from(won) * WHOLE_WIN })
            });
            yes += u32::from(answer == Some(Answer::Yes));
        }
        (yes, f64::from(games) / 1000.0)
    }

    #[test]
    fn the_stated_error_rates_hold_and_are_used() {
        let (false_yes, _) = matches(EVEN, &[250], 0);
        assert!((20..=65).contains(&false_yes), "{false_yes} of 1000, stated were 50");
        let (yes, _) = matches(EVEN, &[350], 0);
        let false_no = 1000 - yes;
        assert!((40..=120).contains(&false_no), "{false_no} of 1000, stated were 100");
    }

    #[test]
    fn seats_of_different_worth_do_no_harm() {
        let (false_yes, _) = matches(EVEN, &[50, 150, 300, 500], 0);
        assert!(false_yes <= 65, "{false_yes} of 1000, stated were 50");
        let (yes, _) = matches(EVEN, &[150, 250, 400, 600], 0);
        assert!(1000 - yes <= 120, "{} of 1000, stated were 100", 1000 - yes);
    }

    #[test]
    fn shared_wins_do_no_harm() {
        // Half of all wins are shared: 1/3 of the games are won or shared, a share of 1/4.
        let (false_yes, _) = matches(EVEN, &[333], 2);
        assert!(false_yes <= 65, "{false_yes} of 1000, stated were 50");
    }

    #[test]
    fn a_clear_case_is_soon_decided() {
        let (yes, games) = matches(EVEN, &[850], 0);
        assert!(yes == 1000 && games < 15.0, "{yes} of 1000 after {games}");
        let (yes, games) = matches(EVEN, &[20], 0);
        assert!(yes == 0 && games < 25.0, "{yes} of 1000 after {games}");
    }

    /// Wald's approximation of the mean length, for the chance of the second claim.
    #[test]
    fn it_takes_about_as_many_games_as_wald_says() {
        let (_, games) = matches(EVEN, &[350], 0);
        let (up, down) = ((0.35_f64 / 0.25).ln(), (0.65_f64 / 0.75).ln());
        let drift = 0.35 * up + 0.65 * down;
        let wald = (0.9 * 20.0_f64.ln() + 0.1 * 0.1_f64.ln()) / drift;
        assert!((games / wald - 1.0).abs() < 0.2, "{games} against {wald}");
    }

    #[test]
    fn it_looks_only_after_whole_cycles() {
        let mut test = Sequential::new(EVEN, 40);
        let answers: Vec<_> = (0..40).map(|_| test.add(WHOLE_WIN)).collect();
        assert!(answers[..39].iter().all(Option::is_none) && answers[39] == Some(Answer::Yes));
    }

    #[test]
    fn what_cannot_be_tested_is_refused() {
        assert_eq!(EVEN.check(), Ok(()));
        for bound in [0.0, -1.0, 0.95, f64::NAN] {
            assert_eq!(Question { bound, ..EVEN }.check(), Err(NoQuestion::Share));
        }
        assert_eq!(Question { false_no: 0.0, ..EVEN }.check(), Err(NoQuestion::Error));
        assert_eq!(Question { false_yes: 0.7, ..EVEN }.check(), Err(NoQuestion::Error));
    }
}
