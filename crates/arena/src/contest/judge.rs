//! Decides when a match has had enough games, and stores how the evidence grew.

use crate::sequential::{Hypothesis, SequentialTest, TestDecision, TestEvidence};
use crate::series::GameResult;
use crate::tournament::Match;

/// The report of a sequential test.
#[derive(Clone, PartialEq, Debug)]
pub struct TestReport {
    /// The tested hypothesis.
    pub hypothesis: Hypothesis,
    /// The decision; `None` if there were too few games.
    pub decision: Option<TestDecision>,
    /// The evidence that suffices.
    pub threshold: TestEvidence,
    /// Numbers of games with the evidence after them.
    pub evidence: Vec<(u64, TestEvidence)>,
}

/// The maximum number of stored points of evidence.
const MAX_POINTS: usize = 400;

pub(super) struct Judge {
    sequential: SequentialTest,
    decision: Option<TestDecision>,
    evidence: Vec<(u64, TestEvidence)>,
    step: u64,
    games: u64,
}

impl Judge {
    /// Returns the judge of a match with this number of games per cycle.
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

    /// Adds a game and returns the decision if there is one now.
    pub(super) fn add(&mut self, played: &GameResult, of: &Match) -> Option<TestDecision> {
        self.games += 1;
        self.decision = self.sequential.add(of.members.first().map_or(0, |&first| played.parts_of(first)));
        if self.decision.is_some() || self.games.is_multiple_of(self.step) {
            self.evidence.push((self.games, self.sequential.evidence()));
        }
        if self.evidence.len() > MAX_POINTS {
            self.thin_out();
        }
        self.decision
    }

    /// Drops every second point, and doubles the distance of later ones.
    fn thin_out(&mut self) {
        let mut place = 0;
        self.evidence.retain(|_| {
            place += 1;
            place % 2 == 1
        });
        self.step *= 2;
    }

    /// Returns the report.
    pub(super) fn report(self) -> TestReport {
        let Judge { sequential, decision, evidence, .. } = self;
        TestReport {
            hypothesis: sequential.hypothesis(),
            decision,
            threshold: sequential.threshold(),
            evidence,
        }
    }
}
