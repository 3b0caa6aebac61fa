//! Results of a game: the ranking with its ties, and the origin of each point.

use crate::seat::{Seat, SeatSet};
use serde::Serialize;

/// A part of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ScorePart {
    /// The origin, as a name that the boards translate, such as `red`.
    pub what: &'static str,
    /// The number of points.
    pub count: i32,
}

/// The score of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// The seat.
    pub seat: Seat,
    /// Whether the seat is ranked below all others regardless of its points.
    pub eliminated: bool,
    /// The parts; their sum is the score.
    pub parts: Vec<ScorePart>,
    /// The tie-breaks, in order; more is better.
    pub tie_breaks: Vec<ScorePart>,
}

impl Score {
    /// Returns the sum of all parts.
    pub fn points(&self) -> i32 {
        self.parts.iter().map(|part| part.count).sum()
    }

    fn key(&self) -> (bool, i32, Vec<i32>) {
        (!self.eliminated, self.points(), self.tie_breaks.iter().map(|part| part.count).collect())
    }
}

/// A score with its rank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// 1 for the winner; equal scores share a rank, and the next rank is skipped. An eliminated seat is never first.
    pub rank: usize,
    /// The score.
    pub score: Score,
}

/// The result of a game. Standings are in the order of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Why the game ended, as a name that the boards translate, such as `eight-tokens`.
    pub because: &'static str,
    /// One for each seat.
    pub standings: Vec<Standing>,
}

impl Outcome {
    /// Ranks the scores by points, then by each tie-break; equal scores share a rank.
    ///
    /// ```
    /// use portolan_core::{Outcome, Score, ScorePart, Seat};
    ///
    /// let score = |number, points| Score {
    ///     seat: Seat::from_number(number).unwrap(),
    ///     eliminated: false,
    ///     parts: vec![ScorePart { what: "sales", count: points }],
    ///     tie_breaks: vec![],
    /// };
    /// let outcome = Outcome::rank("all-sold", vec![score(1, 9), score(2, 14), score(3, 9)]);
    /// let ranks: Vec<usize> = outcome.standings.iter().map(|standing| standing.rank).collect();
    /// assert_eq!(ranks, [2, 1, 2]);
    /// ```
    pub fn rank(because: &'static str, mut scores: Vec<Score>) -> Outcome {
        scores.sort_by_key(|score| score.seat);
        let keys: Vec<_> = scores.iter().map(Score::key).collect();
        // If all seats are eliminated, the ranks start at 2.
        let first = if scores.iter().all(|score| score.eliminated) { 2 } else { 1 };
        let rank_of = |key| first + keys.iter().filter(|&other| other > key).count();
        let ranks: Vec<_> = keys.iter().map(rank_of).collect();
        let standings = ranks.into_iter().zip(scores).map(|(rank, score)| Standing { rank, score });
        Outcome { because, standings: standings.collect() }
    }

    /// Returns the winners: several if they share the victory, none if all are eliminated.
    pub fn winners(&self) -> SeatSet {
        self.standings
            .iter()
            .filter(|standing| standing.rank == 1)
            .map(|standing| standing.score.seat)
            .collect()
    }

    /// Returns the standing of a seat.
    pub fn of(&self, seat: Seat) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.score.seat == seat)
    }

    /// Returns the standings from the winner down.
    pub fn ranking(&self) -> Vec<&Standing> {
        let mut ranking: Vec<_> = self.standings.iter().collect();
        ranking.sort_by_key(|standing| standing.rank);
        ranking
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(seat: usize, points: i32, tie_break: i32) -> Score {
        let part = |what, count| vec![ScorePart { what, count }];
        Score {
            seat: Seat::new(seat).unwrap(),
            eliminated: false,
            parts: part("sales", points),
            tie_breaks: part("tokens", tie_break),
        }
    }

    fn ranks(scores: Vec<Score>) -> Vec<usize> {
        Outcome::rank("test", scores).standings.iter().map(|standing| standing.rank).collect()
    }

    #[test]
    fn tie_breaks_order_equal_points_and_full_ties_share_a_rank() {
        assert_eq!(ranks(vec![score(0, 9, 5), score(1, 9, 6), score(2, 12, 0)]), [3, 2, 1]);
        assert_eq!(ranks(vec![score(0, 9, 5), score(1, 9, 5), score(2, 3, 9)]), [1, 1, 3]);
        assert_eq!(Outcome::rank("test", vec![score(1, 4, 4), score(0, 4, 4)]).winners().len(), 2);
    }

    #[test]
    fn eliminated_seats_rank_below_all_others_and_never_first() {
        let rich = Score { eliminated: true, ..score(0, 40, 0) };
        assert_eq!(ranks(vec![rich.clone(), score(1, 1, 0)]), [2, 1]);
        let poor = Score { eliminated: true, ..score(1, 1, 0) };
        assert_eq!(ranks(vec![rich.clone(), poor.clone()]), [2, 3]);
        assert!(Outcome::rank("test", vec![rich, poor]).winners().is_empty(), "all are out");
    }
}
