//! Who says when a match has had games enough: the question, and the way to its answer.

use crate::sequential::{Answer, Evidence, Question, Sequential};
use crate::series::Played;
use crate::tournament::Match;

/// A question with its answer and the way to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Test {
    /// What was asked.
    pub question: Question,
    /// The answer, if there were games enough.
    pub answer: Option<Answer>,
    /// How much evidence is enough.
    pub enough: Evidence,
    /// The evidence after so many games.
    pub way: Vec<(u64, Evidence)>,
}

/// The way of the evidence is kept with at most so many points.
const LONGEST_WAY: usize = 400;

pub(super) struct Judge {
    sequential: Sequential,
    answer: Option<Answer>,
    way: Vec<(u64, Evidence)>,
    step: u64,
    games: u64,
}

impl Judge {
    /// Asks this of a match with cycles of so many games.
    pub(super) fn new(question: Question, cycle: u64) -> Judge {
        let sequential = Sequential::new(question, cycle);
        Judge { sequential, answer: None, way: vec![(0, Evidence::default())], step: cycle, games: 0 }
    }

    /// Hears of one more game; gives the answer if there is one now.
    pub(super) fn hear(&mut self, played: &Played, of: &Match) -> Option<Answer> {
        self.games += 1;
        self.answer = self.sequential.add(of.members.first().map_or(0, |&asked| played.parts_of(asked)));
        if self.answer.is_some() || self.games.is_multiple_of(self.step) {
            self.way.push((self.games, self.sequential.evidence()));
        }
        if self.way.len() > LONGEST_WAY {
            self.thin_out();
        }
        self.answer
    }

    /// Keeps every second point, and from now on only half as many.
    fn thin_out(&mut self) {
        let mut place = 0;
        self.way.retain(|_| {
            place += 1;
            place % 2 == 1
        });
        self.step *= 2;
    }

    /// What came of it.
    pub(super) fn test(self) -> Test {
        let Judge { sequential, answer, way, .. } = self;
        Test { question: sequential.question(), answer, enough: sequential.enough(), way }
    }
}
