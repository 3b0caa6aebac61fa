//! What a simulation counts: who won from where, points, lengths, ends.

use crate::histogram::Histogram;
use crate::series::GameResult;
use crate::win_record::WinRecord;
use std::collections::BTreeMap;

/// All that is counted over a series of games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many choices in all of them.
    pub choices: u64,
    /// How each contestant did, by its place in the list.
    pub contestants: BTreeMap<usize, WinRecord>,
    /// How each seat did, counted from 1.
    pub seats: BTreeMap<usize, WinRecord>,
    /// How those did who began.
    pub first: WinRecord,
    /// How many games had so many choices.
    pub lengths: Histogram,
    /// How many games ended in this round, where there are rounds.
    pub rounds: Histogram,
    /// How many points the winners had.
    pub winning: Histogram,
    /// By how many points they were ahead of the next one; 0 for a shared victory and for one by a tie-break.
    pub leads: Histogram,
    /// How many games had several winners.
    pub shared: u64,
    /// How many games ended so.
    pub endings: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Counts one more game.
    pub fn add(&mut self, played: &GameResult) {
        self.games += 1;
        self.choices += played.choices;
        self.lengths.add(played.choices as i64);
        played.round.into_iter().for_each(|round| self.rounds.add(round.into()));
        *self.endings.entry(played.ending).or_default() += 1;
        self.victory(played);
        for reached in &played.results {
            self.contestants.entry(reached.contestant).or_default().add(reached);
            self.seats.entry(reached.seat.number()).or_default().add(reached);
            if played.first == Some(reached.seat) {
                self.first.add(reached);
            }
        }
    }

    fn victory(&mut self, played: &GameResult) {
        let winners = || played.results.iter().filter(|reached| reached.rank == 1);
        let Some(winner) = winners().next() else { return };
        let others = played.results.iter().filter(|reached| reached.seat != winner.seat);
        self.shared += u64::from(winners().count() > 1);
        self.winning.add(winner.points.into());
        if let Some(next) = others.map(|reached| reached.points).max() {
            self.leads.add(i64::from(winner.points - next).max(0));
        }
    }
}
