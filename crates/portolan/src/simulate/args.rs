//! The arguments of `portolan simulate`.

use crate::arena::output::OutputArgs;
use crate::arena::table::TableArgs;
use crate::error::CliError;
use crate::error_message::ErrorMessage;
use portolan_arena::{Contestant, MAX_CONTESTANTS, Seating, Series};

/// The arguments of `portolan simulate`.
#[derive(Clone, Debug, clap::Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// The bots; they rotate seats from game to game, and the list repeats until all seats are taken
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy,random")]
    pub bots: Vec<String>,

    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,

    #[command(flatten)]
    pub output: OutputArgs,
}

impl SimulateArgs {
    /// Returns the series to play. Invalid arguments are refused here, before anything is written.
    pub fn series(&self) -> Result<Series, CliError> {
        if self.games == 0 {
            return Err(ErrorMessage::NoGames {}.into());
        }
        if self.bots.len() > MAX_CONTESTANTS {
            return Err(ErrorMessage::TooManyBots { most: MAX_CONTESTANTS.to_string() }.into());
        }
        let table = self.table.setup()?;
        let (contestants, list) = contestants(&self.bots)?;
        let seating = Seating::around(&list, table.seats.get());
        Ok(Series { table, contestants, seating })
    }
}

/// Returns the different contestants, and the list as indices into them.
fn contestants(names: &[String]) -> Result<(Vec<Contestant>, Vec<usize>), CliError> {
    let mut contestants: Vec<Contestant> = Vec::new();
    let mut list = Vec::new();
    for name in names {
        let contestant: Contestant = name.parse()?;
        let index = contestants.iter().position(|known| *known == contestant);
        list.push(index.unwrap_or(contestants.len()));
        if index.is_none() {
            contestants.push(contestant);
        }
    }
    if list.is_empty() {
        return Err(ErrorMessage::NoBots {}.into());
    }
    Ok((contestants, list))
}
