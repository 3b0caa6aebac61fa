//! Who says when a match has had games enough: the question, and the way to its answer.

use crate::sequential::{Hypothesis, SequentialTest, TestDecision, TestEvidence};
use crate::series::GameResult;
use crate::tournament::Match;

/// A question with its answer and the way to it.
#[derive(Clone, PartialEq, Debug)]
pub struct TestReport {
    /// What was asked.
    pub hypothesis: Hypothesis,
    /// The answer, if there were games enough.
    pub decision: Option<TestDecision>,
    /// How much evidence is enough.
    pub threshold: TestEvidence,
    /// The evidence after so many games.
    pub evidence: Vec<(u64, TestEvidence)>,
}

/// The way of the evidence is kept with at most so many points.
const MAX_POINTS: usize = 400;

pub(super) struct Judge {
    sequential: SequentialTest,
    decision: Option<TestDecision>,
    evidence: Vec<(u64, TestEvidence)>,
    step: u64,
    games: u64,
}

impl Judge {
    /// Asks this of a match with cycles of so many games.
    pub(super) fn new(hypothesis: Hypothesis, cycle: u64) -> Judge {
        let sequential = SequentialTest::new(hypothesis, cycle);
        Judge {
            sequential,
            decision: None,
            evidence: vec![(0, TestEvidence::default())],
            step: cycle,
            games: 0,
        }
    }

    /// Hears of one more game; gives the answer if there is one now.
    pub(super) fn hear(&mut self, played: &GameResult, of: &Match) -> Option<TestDecision> {
        self.games += 1;
        self.decision = self.sequential.add(of.members.first().map_or(0, |&asked| played.parts_of(asked)));
        if self.decision.is_some() || self.games.is_multiple_of(self.step) {
            self.evidence.push((self.games, self.sequential.evidence()));
        }
        if self.evidence.len() > MAX_POINTS {
            self.thin_out();
        }
        self.decision
    }

    /// Keeps every second point, and from now on only half as many.
    fn thin_out(&mut self) {
        let mut place = 0;
        self.evidence.retain(|_| {
            place += 1;
            place % 2 == 1
        });
        self.step *= 2;
    }

    /// What came of it.
    pub(super) fn test(self) -> TestReport {
        let Judge { sequential, decision, evidence, .. } = self;
        TestReport {
            hypothesis: sequential.hypothesis(),
            decision,
            threshold: sequential.threshold(),
            evidence,
        }
    }
}
