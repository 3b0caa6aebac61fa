//! Results game by game, as comma-separated values: one row per seat of a game. No field needs quotes.

use crate::contestant::Contestant;
use crate::series::GameResult;
use std::fmt::Write;

/// The header of a simulation.
pub const SIMULATION: &str = "game,seed,seat,bot,rank,points,choices,round,ending\n";

/// The header of a contest.
pub const CONTEST: &str = "match,game,seed,seat,bot,rank,points,choices,round,ending\n";

/// Returns the rows of one game of a simulation.
pub fn simulation(contestants: &[Contestant], played: &GameResult) -> String {
    rows("", contestants, played)
}

/// Returns the rows of one game of a contest, with the number of its match, counted from 1.
pub fn contest(number: usize, contestants: &[Contestant], played: &GameResult) -> String {
    rows(&format!("{number},"), contestants, played)
}

fn rows(before: &str, contestants: &[Contestant], played: &GameResult) -> String {
    let GameResult { game, seed, choices, ending, .. } = played;
    let round = played.round.map(|round| round.to_string()).unwrap_or_default();
    played.results.iter().fold(String::new(), |mut rows, result| {
        let bot = contestants.get(result.contestant).map_or("", |contestant| contestant.name.as_str());
        let (seat, rank, points) = (result.seat, result.rank, result.points);
        // Writing to a string cannot fail.
        let _ =
            writeln!(rows, "{before}{game},{seed},{seat},{bot},{rank},{points},{choices},{round},{ending}");
        rows
    })
}
