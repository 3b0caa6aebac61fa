//! A series of games at tables of one kind, and one game of it. Which thread plays a game makes no difference to it.

use crate::contestant::{Contestant, SeatedBot};
use crate::error::ArenaError;
use crate::seating::Seating;
use crate::stop::Stop;
use portolan_bots::Heuristics;
use portolan_games::TableSetup;
use portolan_games::core::{Knowledge, NullLog, Outcome, Seat, SeatCount, Seed, Setup};

/// Who plays what, and where everybody sits: all that settles a game besides its number.
#[derive(Clone, Debug)]
pub struct Series {
    /// The table of every game; its seed names the series.
    pub table: TableSetup,
    /// All who take part.
    pub contestants: Vec<Contestant>,
    /// Who sits where.
    pub seating: Seating,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Its place in the series, from 0.
    pub game: u64,
    /// All its luck.
    pub seed: Seed,
    /// How many choices were made.
    pub choices: u64,
    /// In which round it ended, where the game has rounds.
    pub round: Option<u8>,
    /// Who began.
    pub first: Option<Seat>,
    /// How it came to its end.
    pub ending: &'static str,
    /// What everybody reached, by seat.
    pub results: Vec<SeatResult>,
}

/// What one seat reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// Where it sat.
    pub seat: Seat,
    /// Who sat there, by its place among the contestants.
    pub contestant: usize,
    /// 1 for the winner.
    pub rank: usize,
    /// All points.
    pub points: i32,
    /// What it has of the victory, in parts of which a whole one has [`WHOLE_WIN`].
    pub parts: u64,
}

/// A whole win, in parts. A victory can be shared by any number of players up to eight, and stays a whole number.
pub const WHOLE_WIN: u64 = 840;

impl GameResult {
    /// What a contestant has of the victory, in all its seats together.
    pub fn parts_of(&self, contestant: usize) -> u64 {
        self.results
            .iter()
            .filter(|reached| reached.contestant == contestant)
            .map(|reached| reached.parts)
            .sum()
    }
}

/// Somebody who looks on while a game is played, to count.
pub(crate) trait GameObserver<G> {
    /// A seat is about to make this choice.
    fn choice(&mut self, state: &G, seat: Seat, choice: usize);
    /// The game has ended.
    fn end(&mut self, played: &GameResult);
}

/// Nobody looks on: that costs nothing.
impl<G> GameObserver<G> for () {
    #[inline]
    fn choice(&mut self, _: &G, _: Seat, _: usize) {}
    #[inline]
    fn end(&mut self, _: &GameResult) {}
}

impl Series {
    /// The seed of one game of the series.
    pub fn seed_of(&self, game: u64) -> Seed {
        self.table.seed.nth(game)
    }

    /// Plays one game; nothing comes of it if it is stopped before its end.
    pub(crate) fn play<G: Heuristics>(
        &self,
        setup: &Setup<G>,
        game: u64,
        onlooker: &mut impl GameObserver<G>,
        stop: &Stop<'_>,
    ) -> Result<Option<GameResult>, ArenaError> {
        let seed = self.seed_of(game);
        let mut players = self.sit_down::<G>(setup.seats, game, seed);
        let mut state = G::new(&Setup { seed, ..setup.clone() }, &mut NullLog)?;
        let mut choices = 0;
        while let Some(seat) = state.to_act().first() {
            let player = players.get_mut(seat.index()).ok_or(ArenaError::Unfinished)?;
            let choice = player.choose(&Knowledge::of(&state, seat), stop);
            // Whoever was stopped may not have thought to the end: such a choice counts for nothing.
            if stop.is_set() {
                return Ok(None);
            }
            onlooker.choice(&state, seat, portolan_games::core::Choice::number(choice));
            let refused = |refusal| self.refused(game, seat, &choice, &refusal);
            state.apply(seat, choice, &mut NullLog).map_err(refused)?;
            choices += 1;
        }
        let outcome = state.outcome().ok_or(ArenaError::Unfinished)?;
        let results = self.results(game, &outcome);
        let (first, round) = (state.first(), state.round());
        let played = GameResult { game, seed, choices, round, first, ending: outcome.because, results };
        onlooker.end(&played);
        Ok(Some(played))
    }

    fn sit_down<G: Heuristics>(&self, seats: SeatCount, game: u64, seed: Seed) -> Vec<SeatedBot<G>> {
        let sits = self.seating.at(game).iter().enumerate();
        let sit = |(seat, &who): (usize, &usize)| {
            Some(SeatedBot::sit(self.contestants.get(who)?, Seat::new(seat)?, seats, seed))
        };
        sits.filter_map(sit).collect()
    }

    fn results(&self, game: u64, outcome: &Outcome) -> Vec<SeatResult> {
        let sits = self.seating.at(game);
        let share = WHOLE_WIN / outcome.winners().len().max(1) as u64;
        let reached = |standing: &portolan_games::core::Standing| {
            let (seat, rank) = (standing.score.seat, standing.rank);
            let parts = if rank == 1 { share } else { 0 };
            SeatResult { seat, contestant: sits[seat.index()], rank, points: standing.score.points(), parts }
        };
        outcome.standings.iter().map(reached).collect()
    }

    fn refused(&self, game: u64, seat: Seat, choice: &impl ToString, refusal: &impl ToString) -> ArenaError {
        let who = self.seating.at(game).get(seat.index()).and_then(|&who| self.contestants.get(who));
        ArenaError::Refused {
            game,
            bot: who.map(|who| who.name.clone()).unwrap_or_default(),
            choice: choice.to_string(),
            refusal: refusal.to_string(),
        }
    }
}
