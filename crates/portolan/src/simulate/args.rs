//! What may be asked for on the command line, and what that means.

use crate::arena::output::OutputArgs;
use crate::arena::table::TableArgs;
use crate::error::CliError;
use portolan_arena::{Contestant, MOST_CONTESTANTS, Seating, Series};
use portolan_boards::program::ErrorMessage;

/// Play many games between bots, and see who wins, from where, with how many points, how fast and by which choices.
#[derive(Clone, Debug, clap::Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// Who plays; they change seats from game to game, and the list repeats around the table
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy,random")]
    pub bots: Vec<String>,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,

    #[command(flatten)]
    pub output: OutputArgs,
}

impl SimulateArgs {
    /// What is to be played; what cannot be is refused here, before anything is written.
    pub fn series(&self) -> Result<Series, CliError> {
        if self.games == 0 {
            return Err(ErrorMessage::NoGames {}.into());
        }
        if self.bots.len() > MOST_CONTESTANTS {
            return Err(ErrorMessage::TooManyBots { most: MOST_CONTESTANTS.to_string() }.into());
        }
        let table = self.table.setup()?;
        let (contestants, list) = who_plays(&self.bots)?;
        let seating = Seating::around(&list, table.seats.get());
        Ok(Series { table, contestants, seating })
    }
}

/// Everybody once, and the list with their places.
fn who_plays(names: &[String]) -> Result<(Vec<Contestant>, Vec<usize>), CliError> {
    let mut contestants: Vec<Contestant> = Vec::new();
    let mut list = Vec::new();
    for name in names {
        let contestant: Contestant = name.parse()?;
        let place = contestants.iter().position(|known| *known == contestant);
        list.push(place.unwrap_or(contestants.len()));
        if place.is_none() {
            contestants.push(contestant);
        }
    }
    if list.is_empty() {
        return Err(ErrorMessage::NoBots {}.into());
    }
    Ok((contestants, list))
}
