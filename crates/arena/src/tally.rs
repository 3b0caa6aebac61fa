//! The counts of a simulation: wins by contestant and seat, points, lengths, endings.

use crate::histogram::Histogram;
use crate::series::GameResult;
use crate::win_record::WinRecord;
use std::collections::BTreeMap;

/// The counts of a series of games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The number of choices in all games.
    pub choices: u64,
    /// The record of each contestant, by index.
    pub contestants: BTreeMap<usize, WinRecord>,
    /// The record of each seat, counted from 1.
    pub seats: BTreeMap<usize, WinRecord>,
    /// The record of the first players.
    pub first: WinRecord,
    /// The distribution of the number of choices.
    pub lengths: Histogram,
    /// The distribution of the last round; empty if the game has no rounds.
    pub rounds: Histogram,
    /// The distribution of the winners' points.
    pub winning: Histogram,
    /// The distribution of the winners' leads; 0 for a shared victory and for a tie-break.
    pub leads: Histogram,
    /// The number of games with several winners.
    pub shared: u64,
    /// The number of games by ending.
    pub endings: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, played: &GameResult) {
        self.games += 1;
        self.choices += played.choices;
        self.lengths.add(played.choices as i64);
        played.round.into_iter().for_each(|round| self.rounds.add(round.into()));
        *self.endings.entry(played.ending).or_default() += 1;
        self.victory(played);
        for result in &played.results {
            self.contestants.entry(result.contestant).or_default().add(result);
            self.seats.entry(result.seat.number()).or_default().add(result);
            if played.first == Some(result.seat) {
                self.first.add(result);
            }
        }
    }

    fn victory(&mut self, played: &GameResult) {
        let winners = || played.results.iter().filter(|result| result.rank == 1);
        let Some(winner) = winners().next() else { return };
        let others = played.results.iter().filter(|result| result.seat != winner.seat);
        self.shared += u64::from(winners().count() > 1);
        self.winning.add(winner.points.into());
        if let Some(next) = others.map(|result| result.points).max() {
            self.leads.add(i64::from(winner.points - next).max(0));
        }
    }
}
