//! What came of one match.

use super::TestReport;
use crate::anytime_interval;
use crate::interval::{self, Interval};
use crate::rating::MatchupTotals;
use crate::series::GameResult;
use crate::tournament::Match;
use crate::win_record::WinRecord;
use std::collections::BTreeMap;

/// What came of one match.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchOutcome {
    /// Who met.
    pub of: Match,
    /// How many games were played.
    pub games: u64,
    /// How many choices in all of them.
    pub choices: u64,
    /// How every member did.
    pub records: BTreeMap<usize, WinRecord>,
    /// How the first member did in each seat, counted from 1.
    pub by_seat: BTreeMap<usize, WinRecord>,
    /// The question, where one was asked.
    pub test: Option<TestReport>,
    pub(super) settled: bool,
    meetings: BTreeMap<Vec<u32>, Vec<u64>>,
}

impl MatchOutcome {
    /// Nothing was played yet.
    pub(super) fn new(of: &Match, settled: bool) -> MatchOutcome {
        MatchOutcome {
            of: of.clone(),
            games: 0,
            choices: 0,
            records: BTreeMap::new(),
            by_seat: BTreeMap::new(),
            test: None,
            settled,
            meetings: BTreeMap::new(),
        }
    }

    /// Counts one more game.
    pub(super) fn add(&mut self, played: &GameResult, contestants: usize) {
        self.games += 1;
        self.choices += played.choices;
        let (mut seats, mut parts) = (vec![0; contestants], vec![0; contestants]);
        for reached in &played.results {
            seats[reached.contestant] += 1;
            parts[reached.contestant] += reached.parts;
            self.records.entry(reached.contestant).or_default().add(reached);
            if self.of.members.first() == Some(&reached.contestant) {
                self.by_seat.entry(reached.seat.number()).or_default().add(reached);
            }
        }
        let sums = self.meetings.entry(seats).or_insert_with(|| vec![0; contestants]);
        sums.iter_mut().zip(parts).for_each(|(sum, parts)| *sum += parts);
    }

    /// Which share of all games a member won with all its seats, and between what bounds that can be trusted.
    pub fn share(&self, member: usize) -> Interval {
        let wins = self.records.get(&member).map_or(0.0, WinRecord::wins);
        if self.settled {
            interval::interval(wins, self.games)
        } else {
            anytime_interval::interval(wins, self.games)
        }
    }

    /// Was the number of games settled beforehand? Else the interval is one that holds whenever one stops.
    pub const fn is_settled(&self) -> bool {
        self.settled
    }

    /// What the ratings are made of.
    pub fn meetings(&self) -> impl Iterator<Item = MatchupTotals> {
        self.meetings
            .iter()
            .map(|(seats, parts)| MatchupTotals { seats: seats.clone(), parts: parts.clone() })
    }
}
