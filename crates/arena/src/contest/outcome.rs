//! The result of a match.

use super::TestReport;
use crate::anytime_interval;
use crate::interval::{self, Interval};
use crate::rating::MatchupTotals;
use crate::series::GameResult;
use crate::tournament::Match;
use crate::win_record::WinRecord;
use std::collections::BTreeMap;

/// The result of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchOutcome {
    /// The match.
    pub of: Match,
    /// The number of games played.
    pub games: u64,
    /// The number of choices in all games.
    pub choices: u64,
    /// The record of each member, by index of the contestant.
    pub records: BTreeMap<usize, WinRecord>,
    /// The record of the first member in each seat, counted from 1.
    pub by_seat: BTreeMap<usize, WinRecord>,
    /// The sequential test; `None` for a match with a fixed number of games.
    pub test: Option<TestReport>,
    pub(super) fixed_length: bool,
    meetings: BTreeMap<Vec<u32>, Vec<u64>>,
}

impl MatchOutcome {
    /// Returns the result of a match before its first game.
    pub(super) fn new(of: &Match, fixed_length: bool) -> MatchOutcome {
        MatchOutcome {
            of: of.clone(),
            games: 0,
            choices: 0,
            records: BTreeMap::new(),
            by_seat: BTreeMap::new(),
            test: None,
            fixed_length,
            meetings: BTreeMap::new(),
        }
    }

    /// Adds a game.
    pub(super) fn add(&mut self, played: &GameResult, contestants: usize) {
        self.games += 1;
        self.choices += played.choices;
        let (mut seats, mut parts) = (vec![0; contestants], vec![0; contestants]);
        for result in &played.results {
            seats[result.contestant] += 1;
            parts[result.contestant] += result.parts;
            self.records.entry(result.contestant).or_default().add(result);
            if self.of.members.first() == Some(&result.contestant) {
                self.by_seat.entry(result.seat.number()).or_default().add(result);
            }
        }
        let sums = self.meetings.entry(seats).or_insert_with(|| vec![0; contestants]);
        sums.iter_mut().zip(parts).for_each(|(sum, parts)| *sum += parts);
    }

    /// Returns the share of all games that a member won with all its seats, with a confidence interval.
    pub fn share(&self, member: usize) -> Interval {
        let wins = self.records.get(&member).map_or(0.0, WinRecord::wins);
        if self.fixed_length {
            interval::interval(wins, self.games)
        } else {
            anytime_interval::interval(wins, self.games)
        }
    }

    /// Whether the number of games was fixed beforehand. Otherwise the intervals are anytime-valid.
    pub const fn has_fixed_length(&self) -> bool {
        self.fixed_length
    }

    /// Returns the totals for the ratings.
    pub fn meetings(&self) -> impl Iterator<Item = MatchupTotals> {
        self.meetings
            .iter()
            .map(|(seats, parts)| MatchupTotals { seats: seats.clone(), parts: parts.clone() })
    }
}
