//! A series of games with one set-up, and playing one of them. The result does not depend on the thread.

use crate::contestant::{Contestant, SeatedBot};
use crate::error::ArenaError;
use crate::seating::Seating;
use crate::stop::Stop;
use portolan_bots::Heuristics;
use portolan_games::core::{Knowledge, NullLog, Outcome, Seat, SeatCount, Seed, Setup};
use portolan_games::{ListedGame, TableSetup};

/// Everything that determines a game, except its number.
#[derive(Clone, Debug)]
pub struct Series {
    /// The set-up of every game; the seeds of the games derive from its seed.
    pub table: TableSetup,
    /// The contestants.
    pub contestants: Vec<Contestant>,
    /// The contestant of each seat, by game.
    pub seating: Seating,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Its number in the series, from 0.
    pub game: u64,
    /// The seed of its randomness.
    pub seed: Seed,
    /// The number of choices.
    pub choices: u64,
    /// The round in which it ended; `None` if the game has no rounds.
    pub round: Option<u8>,
    /// The first player; `None` if the game has none.
    pub first: Option<Seat>,
    /// Why it ended.
    pub ending: &'static str,
    /// The result of each seat.
    pub results: Vec<SeatResult>,
}

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The seat.
    pub seat: Seat,
    /// The index of the contestant who sat there.
    pub contestant: usize,
    /// 1 for the winner.
    pub rank: usize,
    /// The total points.
    pub points: i32,
    /// Its share of the victory, in parts of [`WHOLE_WIN`].
    pub parts: u64,
}

/// The number of parts of a victory: divisible by every number of winners up to eight, so that shares are integers.
pub const WHOLE_WIN: u64 = 840;

impl GameResult {
    /// Returns the share of the victory of a contestant, all its seats together, in parts of [`WHOLE_WIN`].
    pub fn parts_of(&self, contestant: usize) -> u64 {
        self.results.iter().filter(|result| result.contestant == contestant).map(|result| result.parts).sum()
    }
}

/// Observes a game while it is played, for statistics.
pub(crate) trait GameObserver<G> {
    /// Called before each choice.
    fn choice(&mut self, state: &G, seat: Seat, choice: usize);
    /// Called after the end of the game.
    fn end(&mut self, played: &GameResult);
}

/// No observer; costs nothing.
impl<G> GameObserver<G> for () {
    #[inline]
    fn choice(&mut self, _: &G, _: Seat, _: usize) {}
    #[inline]
    fn end(&mut self, _: &GameResult) {}
}

impl Series {
    /// Returns the seed of a game of the series.
    pub fn seed_of(&self, game: u64) -> Seed {
        self.table.seed.nth(game)
    }

    /// Plays one game; `None` if it is stopped before its end.
    pub(crate) fn play<G: Heuristics + ListedGame>(
        &self,
        setup: &Setup<G>,
        game: u64,
        observer: &mut impl GameObserver<G>,
        stop: &Stop<'_>,
    ) -> Result<Option<GameResult>, ArenaError> {
        let seed = self.seed_of(game);
        let mut players = self.seated_bots::<G>(setup.seats, game, seed)?;
        let mut state = G::new(&Setup { seed, ..setup.clone() }, &mut NullLog)?;
        let mut choices = 0;
        while let Some(seat) = state.to_act().first() {
            let player = players.get_mut(seat.index()).ok_or(ArenaError::Unfinished)?;
            let choice = player.choose(&Knowledge::of(&state, seat), stop);
            // The search may have been cut short, so this choice would not be reproducible.
            if stop.is_set() {
                return Ok(None);
            }
            observer.choice(&state, seat, portolan_games::core::Choice::number(choice));
            let illegal_choice = |refusal| self.illegal_choice(game, seat, &choice, &refusal);
            state.apply(seat, choice, &mut NullLog).map_err(illegal_choice)?;
            choices += 1;
        }
        let outcome = state.outcome().ok_or(ArenaError::Unfinished)?;
        let results = self.results(game, &outcome);
        let (first, round) = (state.first(), state.round());
        let played = GameResult { game, seed, choices, round, first, ending: outcome.because, results };
        observer.end(&played);
        Ok(Some(played))
    }

    /// Returns the bots of a game, by seat.
    fn seated_bots<G: Heuristics + ListedGame>(
        &self,
        seats: SeatCount,
        game: u64,
        seed: Seed,
    ) -> Result<Vec<SeatedBot<G>>, ArenaError> {
        let seating = self.seating.at(game).iter().zip(seats.seats());
        let bots = seating.map(|(&contestant, seat)| {
            let contestant = self.contestants.get(contestant).ok_or(ArenaError::Unfinished)?;
            Ok(SeatedBot::new(contestant, seat, seats, seed)?)
        });
        bots.collect()
    }

    fn results(&self, game: u64, outcome: &Outcome) -> Vec<SeatResult> {
        let sits = self.seating.at(game);
        let share = WHOLE_WIN / outcome.winners().len().max(1) as u64;
        let result = |standing: &portolan_games::core::Standing| {
            let (seat, rank) = (standing.score.seat, standing.rank);
            let parts = if rank == 1 { share } else { 0 };
            SeatResult { seat, contestant: sits[seat.index()], rank, points: standing.score.points(), parts }
        };
        outcome.standings.iter().map(result).collect()
    }

    fn illegal_choice(
        &self,
        game: u64,
        seat: Seat,
        choice: &impl ToString,
        refusal: &impl ToString,
    ) -> ArenaError {
        let contestant =
            self.seating.at(game).get(seat.index()).and_then(|&index| self.contestants.get(index));
        ArenaError::IllegalChoice {
            game,
            bot: contestant.map(|contestant| contestant.name.clone()).unwrap_or_default(),
            choice: choice.to_string(),
            refusal: refusal.to_string(),
        }
    }
}
